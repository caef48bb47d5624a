/// Reads declarations in C's notation. The documentation's article on signatures has the grammar.
///
/// A declaration is a *type specifier* (`const unsigned int`, `struct Point`, `{int, double}`) and a *declarator*
/// (`*name`, `(*name)(int)`, `name[4]`); this file has the tokens and the declarators, its extensions the rest.
struct CDeclarationParser {
  /// The largest number of brackets within each other. It keeps a hostile text from exhausting the stack.
  static let deepest = 64

  let text: String
  var names: CTypeNames
  private let tokens: [CToken]
  private var position = 0
  private var depth = 0

  init(_ text: String, names: CTypeNames) throws(CDeclarationError) {
    self.text = text
    self.names = names
    var tokenizer = CTokenizer(text)
    tokens = try tokenizer.tokens()
  }

  // MARK: Tokens

  /// The token that comes next. The last one, the end, is never passed.
  var token: CToken { tokens[position] }

  /// The one behind it.
  var tokenBehind: CToken { tokens[min(position + 1, tokens.count - 1)] }

  /// The one behind that.
  var tokenAfterNext: CToken { tokens[min(position + 2, tokens.count - 1)] }

  mutating func advance() {
    if position < tokens.count - 1 { position += 1 }
  }

  func nextIs(_ sign: Character) -> Bool { token.kind == .sign(sign) }

  /// Passes a sign, if it comes next.
  mutating func takes(_ sign: Character) -> Bool {
    guard nextIs(sign) else { return false }
    advance()
    return true
  }

  /// Passes a word, if it comes next.
  mutating func takes(word: String) -> Bool {
    guard token.kind == .word(word) else { return false }
    advance()
    return true
  }

  mutating func take(_ sign: Character, or alternative: String? = nil) throws(CDeclarationError) {
    guard takes(sign) else {
      throw error(.expected((alternative.map { "\($0) or " } ?? "") + "‘\(sign)’", found: token.description))
    }
  }

  func error(_ problem: CDeclarationProblem, at offset: Int? = nil) -> CDeclarationError {
    CDeclarationError(problem, in: text, at: offset ?? token.offset)
  }

  /// Gives a problem its place.
  func located<Result>(
    at offset: Int, _ body: () throws(CDeclarationProblem) -> Result
  ) throws(CDeclarationError) -> Result {
    do { return try body() } catch { throw self.error(error, at: offset) }
  }

  /// Runs `body` one bracket deeper.
  mutating func deeper<Result>(
    _ body: (inout CDeclarationParser) throws(CDeclarationError) -> Result
  ) throws(CDeclarationError) -> Result {
    guard depth < Self.deepest else { throw error(.tooDeep(limit: Self.deepest)) }
    depth += 1
    defer { depth -= 1 }
    return try body(&self)
  }

  // MARK: Declarators

  /// What a declarator says: the name, if any, and what it makes of the specifier's type.
  struct Declarator {
    var name: String?
    var nameOffset: Int
    /// In the order in which they are applied to the type.
    var derivations: [Derivation] = []

    func type(from specified: CDeclaredType) -> CDeclaredType {
      var type = specified
      for derivation in derivations {
        switch derivation {
        case .pointer(let isConstant): type = .pointer(to: type, isConstant: isConstant)
        case .array(let count): type = .array(of: type, count: count)
        case .function(let parameters, let variadicOffset, let offset):
          type = .function(
            CFunctionType(result: type, resultOffset: offset, parameters: parameters, variadicOffset: variadicOffset))
        }
      }
      return type
    }
  }

  enum Derivation {
    case pointer(isConstant: Bool)
    case array(Int?)
    case function([CFunctionType.Parameter], variadicOffset: Int?, resultOffset: Int)
  }

  /// - Parameter start: Where the declaration begins; a function's result is declared from there on.
  mutating func declarator(from start: Int) throws(CDeclarationError) -> Declarator {
    var pointers: [Derivation] = []
    while takes("*") {
      var isConstant = false
      while let qualifier = takeQualifier() { isConstant = isConstant || qualifier == "const" }
      pointers.append(.pointer(isConstant: isConstant))
    }

    var declarator = Declarator(name: nil, nameOffset: token.offset)
    var inner: [Derivation] = []
    if nextIs("("), beginsGroup(tokenBehind) {
      advance()
      declarator = try deeper { parser throws(CDeclarationError) in try parser.declarator(from: start) }
      inner = declarator.derivations
      try take(")")
    } else if case .word(let word) = token.kind, !Self.isReserved(word) {
      declarator.name = word
      advance()
    }

    var suffixes: [Derivation] = []
    while true {
      if nextIs("(") {
        if case .array? = suffixes.last {
          throw error(
            .misplaced("a parameter list behind an array", hint: "an array of functions is written type (*name[4])(…)"))
        }
        if case .function? = suffixes.last {
          throw error(
            .misplaced("a second parameter list", hint: "a function cannot return a function, only a pointer to one"))
        }
        suffixes.append(try parameterList(resultOffset: start))
      } else if takes("[") {
        if case .function? = suffixes.last {
          throw error(
            .misplaced("an array behind a parameter list", hint: "a function cannot return an array, only a pointer"))
        }
        suffixes.append(.array(try arrayCount()))
      } else {
        break
      }
    }
    // What stands nearest to the name counts first when the declaration is read aloud, so it is applied last.
    declarator.derivations = pointers + suffixes.reversed() + inner
    guard declarator.derivations.count <= Self.deepest else { throw error(.tooDeep(limit: Self.deepest), at: start) }
    return declarator
  }

  /// Whether a bracket before this token holds a part of the declarator, not parameters.
  private func beginsGroup(_ behind: CToken) -> Bool {
    switch behind.kind {
    case .sign("*"), .sign("("): return true
    case .word(let word):
      guard !Self.isReserved(word), names[word] == nil else { return false }
      // `(name)` is a name in brackets; `(name *)` and `(name other)` are parameters of a type that only has a name.
      let third = tokenAfterNext.kind
      return third == .sign(")") || third == .sign("(") || third == .sign("[")
    default: return false
    }
  }

  private mutating func arrayCount() throws(CDeclarationError) -> Int? {
    // `static` and qualifiers may stand in the brackets of a parameter; they change nothing here.
    while takeQualifier() != nil {}
    if takes("]") { return nil }
    guard case .number(let digits) = token.kind else {
      throw error(.expected("the number of elements or ‘]’", found: token.description))
    }
    let hexadecimal = digits.hasPrefix("0x") || digits.hasPrefix("0X")
    // A leading zero would make it octal in C: better refused than misread.
    let isOctal = !hexadecimal && digits.hasPrefix("0")
    let count = isOctal ? nil : hexadecimal ? Int(digits.dropFirst(2), radix: 16) : Int(digits)
    guard let count, count > 0 else { throw error(.invalidNumber(digits)) }
    advance()
    try take("]")
    return count
  }

  private mutating func parameterList(resultOffset: Int) throws(CDeclarationError) -> Derivation {
    try deeper { parser throws(CDeclarationError) in try parser.parameters(resultOffset: resultOffset) }
  }

  private mutating func parameters(resultOffset: Int) throws(CDeclarationError) -> Derivation {
    try take("(")
    var parameters: [CFunctionType.Parameter] = []
    if takes(")") { return .function([], variadicOffset: nil, resultOffset: resultOffset) }
    if token.kind == .word("void"), tokenBehind.kind == .sign(")") {
      advance()
      advance()
      return .function([], variadicOffset: nil, resultOffset: resultOffset)
    }
    var variadicOffset: Int?
    repeat {
      if token.kind == .ellipsis {
        variadicOffset = token.offset
        advance()
        break
      }
      let offset = token.offset
      let specified = try specifier()
      let declarator = try declarator(from: offset)
      parameters.append(
        CFunctionType.Parameter(
          name: declarator.name, type: declarator.type(from: specified).asParameter, offset: offset))
    } while takes(",")
    try take(")", or: variadicOffset == nil ? "‘,’" : nil)
    return .function(parameters, variadicOffset: variadicOffset, resultOffset: resultOffset)
  }
}
