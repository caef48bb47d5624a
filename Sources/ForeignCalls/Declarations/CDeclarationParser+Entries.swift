extension CDeclarationParser {
  /// Reads a function's declaration, and nothing behind it: `int f(int)`, `int (int)`, or a pointer to a function.
  mutating func function() throws(CDeclarationError) -> (name: String?, type: CFunctionType) {
    let start = token.offset
    let specified = try specifier()
    let declarator = try declarator(from: start)
    _ = takes(";")
    var type = declarator.type(from: specified)
    if case .pointer(let pointee, _) = type, case .function = pointee { type = pointee }
    guard case .function(let function) = type else {
      throw error(.expected("‘(’ and the parameters", found: token.description))
    }
    try takeEnd()
    return (declarator.name, function)
  }

  /// Reads a type, and nothing behind it.
  mutating func type() throws(CDeclarationError) -> CType {
    let start = token.offset
    let specified = try specifier()
    let declarator = try declarator(from: start)
    try takeEnd()
    let type = declarator.type(from: specified)
    return try located(at: start) { () throws(CDeclarationProblem) in try type.valueType() }
  }

  /// Reads the members of a struct, in `struct Name { … };` or on their own, and nothing behind them.
  mutating func table() throws(CDeclarationError) -> (name: String?, members: [Member]) {
    _ = takes(word: "typedef")
    var name: String?
    var members: [Member]
    // `struct Name {` opens the whole, `struct Name *field;` is a member.
    let opensWithName = tokenAfterNext.kind == .sign("{")
    if nextIs("{") || token.kind == .word("struct") && (tokenBehind.kind == .sign("{") || opensWithName) {
      if takes(word: "struct"), case .word(let word) = token.kind {
        name = word
        advance()
      }
      members = try structureBody()
      // The name that a typedef gives.
      if case .word(let word) = token.kind, !Self.isReserved(word) {
        name = word
        advance()
      }
      _ = takes(";")
    } else {
      members = try self.members { $0.token.kind == .end }
    }
    try takeEnd()
    return (name, members)
  }

  /// Reads typedefs and struct declarations up to the end, and adds what they name.
  mutating func declarations() throws(CDeclarationError) {
    while token.kind != .end {
      if takes(";") { continue }
      let isTypedef = takes(word: "typedef")
      let start = token.offset
      let specified = try specifier()
      if isTypedef {
        repeat {
          let declarator = try declarator(from: start)
          guard let name = declarator.name else {
            throw error(.expected("the new type's name", found: token.description))
          }
          guard names.add(declarator.type(from: specified), as: name) else {
            throw error(.duplicateName(name), at: declarator.nameOffset)
          }
        } while takes(",")
      }
      guard takes(";") || token.kind == .end else {
        throw error(
          .expected(
            isTypedef ? "‘,’ or ‘;’" : "‘;’ (only typedefs and structs can be declared here)", found: token.description)
        )
      }
    }
  }

  private mutating func takeEnd() throws(CDeclarationError) {
    guard token.kind == .end else { throw error(.expected("the end", found: token.description)) }
  }
}
