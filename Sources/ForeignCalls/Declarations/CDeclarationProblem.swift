/// What can be wrong with a declaration in C's notation.
public enum CDeclarationProblem: Error, Hashable, Sendable {
  /// Something else stands where `expected` should.
  case expected(String, found: String)
  /// A character that no declaration has.
  case unexpectedCharacter(String)
  /// A comment that never ends.
  case unterminatedComment
  /// A number that is not one, or too large.
  case invalidNumber(String)
  /// Words that do not make a type together, such as `short long`.
  case notAType(String)
  /// A value of a type that nobody has declared; only pointers to it can be used.
  case unknownType(String)
  /// A struct of which only the name is known; only pointers to it can be used.
  case incompleteStructure(String)
  /// The name is taken.
  case duplicateName(String)
  /// A type or a construct that cannot be passed on, and why.
  case unsupported(String, reason: String)
  /// `void` where a value must be.
  case voidValue
  /// A struct without fields.
  case emptyStructure
  /// A struct or an array larger than this many bytes.
  case tooLarge(limit: Int)
  /// More parameters than this.
  case tooManyParameters(limit: Int)
  /// Brackets within brackets, more than this many deep.
  case tooDeep(limit: Int)
  /// A type of its own cannot stand here, such as a function as the member of a struct.
  case misplaced(String, hint: String)
}

extension CDeclarationProblem: CustomStringConvertible {
  /// What is wrong, and what to do.
  public var description: String {
    switch self {
    case .expected(let expected, let found):
      "expected \(expected), found \(found)"
    case .unexpectedCharacter(let character):
      "unexpected character \(character)"
    case .unterminatedComment:
      "the comment that begins here never ends: close it with */"
    case .invalidNumber(let text):
      "‘\(text.declarationOnOneLine)’ is no number of elements: write a decimal or hexadecimal number, at least 1"
    case .notAType(let words):
      "‘\(words.declarationOnOneLine)’ is no type of C"
    case .unknownType(let name):
      "unknown type ‘\(name.declarationOnOneLine)’: declare it in CTypeNames, or use a pointer to it"
    case .incompleteStructure(let name):
      "the fields of ‘\(name.declarationOnOneLine)’ are not known: declare it in CTypeNames, or use a pointer to it"
    case .duplicateName(let name):
      "‘\(name.declarationOnOneLine)’ is declared twice, and differently"
    case .unsupported(let what, let reason):
      "\(what) not supported: \(reason)"
    case .voidValue:
      "void is no value: only a result can have this type"
    case .emptyStructure:
      "a struct needs at least one field"
    case .tooLarge(let limit):
      "larger than \(limit) bytes: pass a pointer"
    case .tooManyParameters(let limit):
      "more than \(limit) parameters: pass a pointer to a struct"
    case .tooDeep(let limit):
      "more than \(limit) brackets within each other"
    case .misplaced(let what, let hint):
      "\(what) cannot stand here: \(hint)"
    }
  }
}
