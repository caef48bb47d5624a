extension CDeclarationParser {
  /// One member of a struct.
  struct Member {
    let name: String?
    let nameOffset: Int
    let type: CDeclaredType
    /// Where its declaration begins.
    let offset: Int
  }

  /// Reads `{ members }`.
  mutating func structureBody() throws(CDeclarationError) -> [Member] {
    try take("{")
    let members = try self.members { $0.nextIs("}") }
    try take("}", or: "‘;’ or ‘,’")
    return members
  }

  /// Reads members up to where `isEnd` says so.
  ///
  /// `;` ends a member's declaration. Behind `,` comes another declaration if a type can begin there, and otherwise
  /// another name of the same type: `int, double` as well as `int x, y`.
  mutating func members(
    until isEnd: (CDeclarationParser) -> Bool
  ) throws(CDeclarationError) -> [Member] {
    var members: [Member] = []
    var continues = true
    while continues, !isEnd(self) {
      let offset = token.offset
      let specified = try specifier()
      while true {
        let declarator = try declarator(from: offset)
        if nextIs(":") {
          throw error(
            .unsupported(
              "a bit-field", reason: "compilers place them each in their own way; write the integer that holds it"))
        }
        members.append(
          Member(
            name: declarator.name, nameOffset: declarator.nameOffset, type: declarator.type(from: specified),
            offset: offset))
        guard takes(",") else {
          continues = takes(";")
          break
        }
        if isEnd(self) || beginsType { break }
      }
    }
    return members
  }

  /// The fields of a struct: each is a value, and no two have one name.
  func fields(of members: [Member]) throws(CDeclarationError) -> [(name: String?, type: CType)] {
    var fields: [(name: String?, type: CType)] = []
    var names: Set<String> = []
    for member in members {
      if let name = member.name, !names.insert(name).inserted {
        throw error(.duplicateName(name), at: member.nameOffset)
      }
      let type = try located(at: member.offset) { () throws(CDeclarationProblem) in try member.type.valueType() }
      guard type != .void else { throw error(.voidValue, at: member.offset) }
      fields.append((member.name, type))
    }
    return fields
  }
}
