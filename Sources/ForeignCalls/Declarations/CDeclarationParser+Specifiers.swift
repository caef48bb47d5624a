extension CDeclarationParser {
  private static let qualifiers: Set<String> = [
    "const", "volatile", "restrict", "__restrict", "__restrict__", "__const", "__extension__", "register", "extern",
    "static", "inline",
  ]
  private static let basicWords: Set<String> = [
    "signed", "unsigned", "short", "long", "char", "int", "float", "double", "void", "bool", "_Bool",
  ]
  /// Types that C has and that cannot be used, and why.
  private static let refusedWords: [String: String] = [
    "_Complex": "libffi's support for complex numbers depends on the platform; pass a pointer",
    "__int128": "libffi has no integers of 128 bits; pass a pointer",
    "__int128_t": "libffi has no integers of 128 bits; pass a pointer",
    "__uint128_t": "libffi has no integers of 128 bits; pass a pointer",
    "__float128": "libffi has no such type; pass a pointer",
    "_Float16": "libffi has no such type; pass a pointer",
    "_Float128": "libffi has no such type; pass a pointer",
    "_BitInt": "libffi has no such type; pass a pointer",
    "_Atomic": "how it is passed depends on the compiler; pass a pointer",
    "va_list": "it depends on the caller's frame; call a function that takes its arguments another way",
    "__builtin_va_list": "it depends on the caller's frame; call a function that takes its arguments another way",
  ]
  private static let otherWords: Set<String> = ["struct", "union", "enum", "typedef"]

  /// Whether a word has a meaning of its own, so that it is nobody's name.
  static func isReserved(_ word: String) -> Bool {
    qualifiers.contains(word) || basicWords.contains(word) || otherWords.contains(word) || refusedWords[word] != nil
  }

  mutating func takeQualifier() -> String? {
    guard case .word(let word) = token.kind, Self.qualifiers.contains(word) else { return nil }
    advance()
    return word
  }

  /// Whether a declaration can begin with the next token. A name that nobody knows begins one if a pointer to it or a
  /// name follows.
  var beginsType: Bool {
    switch token.kind {
    case .sign("{"): return true
    case .word(let word):
      if Self.isReserved(word) || names[word] != nil { return true }
      switch tokenBehind.kind {
      case .word, .sign("*"): return true
      default: return false
      }
    default: return false
    }
  }

  /// Reads a type specifier.
  mutating func specifier() throws(CDeclarationError) -> CDeclaredType {
    var isConstant = false
    var words: [String] = []
    let start = token.offset
    var named: CDeclaredType?
    loop: while true {
      if let qualifier = takeQualifier() {
        isConstant = isConstant || qualifier == "const" || qualifier == "__const"
        continue
      }
      switch token.kind {
      case .word(let word) where Self.basicWords.contains(word):
        guard named == nil else { break loop }
        words.append(word)
        advance()
      case .word("struct") where named == nil && words.isEmpty, .sign("{") where named == nil && words.isEmpty:
        named = try structSpecifier()
      case .word("union") where named == nil && words.isEmpty:
        named = try opaqueSpecifier(
          .unsupported("a union as a value", reason: "libffi does not know how one is passed; pass a pointer"))
      case .word("enum") where named == nil && words.isEmpty:
        named = try opaqueSpecifier(
          .unsupported("an enum", reason: "its size is the compiler's choice; write int or unsigned int as it chose"))
      case .word(let word):
        if let reason = Self.refusedWords[word] {
          // Only a pointer to it can be used; what follows decides.
          advance()
          named = .incomplete(spelling: word, isConstant: false, problem: .unsupported(word, reason: reason))
          // `_Complex double` and `double _Complex` are one type.
          words = []
          while case .word(let other) = token.kind, Self.basicWords.contains(other) { advance() }
          continue
        }
        guard named == nil, words.isEmpty else { break loop }
        guard !Self.isReserved(word) else {
          throw error(.expected("a type", found: token.description))
        }
        advance()
        named =
          names[word]?.declared(at: start)
          ?? .incomplete(spelling: word, isConstant: false, problem: .unknownType(word))
      default:
        break loop
      }
    }
    if let named { return isConstant ? named.constant : named }
    guard !words.isEmpty else { throw error(.expected("a type", found: token.description)) }
    guard let type = Self.basicType(words) else {
      throw error(.notAType(words.joined(separator: " ")), at: start)
    }
    return .base(type, isConstant: isConstant)
  }

  /// The type that these words make together, in whichever order.
  private static func basicType(_ words: [String]) -> CType? {
    var counts: [String: Int] = [:]
    for word in words { counts[word == "_Bool" ? "bool" : word, default: 0] += 1 }
    func take(_ word: String) -> Int { counts.removeValue(forKey: word) ?? 0 }
    let signed = take("signed")
    let unsigned = take("unsigned")
    let short = take("short")
    let long = take("long")
    guard signed + unsigned <= 1, short <= 1, long <= 2, short == 0 || long == 0 else { return nil }
    let hasSign = signed + unsigned > 0
    let isUnsigned = unsigned > 0
    // At most one word is left, once.
    guard counts.count <= 1, counts.values.allSatisfy({ $0 == 1 }) else { return nil }
    switch counts.keys.first {
    case "char" where short == 0 && long == 0:
      return .integer(isUnsigned ? .unsignedChar : hasSign ? .signedChar : .char)
    case nil, "int":
      if short == 1 { return .integer(isUnsigned ? .unsignedShort : .short) }
      switch long {
      case 1: return .integer(isUnsigned ? .unsignedLong : .long)
      case 2: return .integer(isUnsigned ? .unsignedLongLong : .longLong)
      default: return .integer(isUnsigned ? .unsignedInt : .int)
      }
    case "double" where !hasSign && short == 0 && long <= 1:
      return long == 1 ? .longDouble : .double
    case let word? where !hasSign && short == 0 && long == 0:
      switch word {
      case "float": return .float
      case "bool": return .bool
      case "void": return .void
      default: return nil
      }
    default: return nil
    }
  }

  /// Reads `union` or `enum` with its name; of those only pointers can be used.
  private mutating func opaqueSpecifier(_ problem: CDeclarationProblem) throws(CDeclarationError) -> CDeclaredType {
    guard case .word(let keyword) = token.kind else { throw error(.expected("a type", found: token.description)) }
    advance()
    guard case .word(let name) = token.kind, !Self.isReserved(name) else {
      throw error(problem)
    }
    advance()
    if nextIs("{") { throw error(problem) }
    return .incomplete(spelling: "\(keyword) \(name)", isConstant: false, problem: problem)
  }

  /// Reads `struct Name`, `struct Name { … }`, `struct { … }` or `{ … }`.
  private mutating func structSpecifier() throws(CDeclarationError) -> CDeclaredType {
    let start = token.offset
    var name: String?
    if takes(word: "struct") {
      if case .word(let word) = token.kind, !Self.isReserved(word) {
        name = word
        advance()
      } else if !nextIs("{") {
        throw error(.expected("the struct's name or ‘{’", found: token.description))
      }
    }
    guard nextIs("{") else {
      let tag = "struct \(name ?? "")"
      return names[tag]?.declared(at: start)
        ?? .incomplete(spelling: tag, isConstant: false, problem: .incompleteStructure(tag))
    }
    // Within its own fields a struct is known by its name alone: only pointers to it can stand there.
    let members = try deeper { parser throws(CDeclarationError) in try parser.structureBody() }
    let fields = try fields(of: members)
    let structure = try located(at: start) { () throws(CDeclarationProblem) in
      try CStructure(name: name, members: fields)
    }
    let type = CDeclaredType.base(.structure(structure), isConstant: false)
    if let name, !names.add(type, as: "struct \(name)") { throw error(.duplicateName("struct \(name)"), at: start) }
    return type
  }
}

extension CDeclaredType {
  /// The same type, not to be written to.
  fileprivate var constant: CDeclaredType {
    switch self {
    case .base(let type, _): .base(type, isConstant: true)
    case .incomplete(let spelling, _, let problem): .incomplete(spelling: spelling, isConstant: true, problem: problem)
    case .pointer(let pointee, _): .pointer(to: pointee, isConstant: true)
    case .function, .array: self
    }
  }
}
