extension SharedObject {
  /// What an entry of the dynamic table leads to.
  private enum Target {
    /// A table in the file, whose size is the value of another tag.
    case table(sizeTag: UInt64)
    /// A table in the file that begins with so many bytes.
    case beginning(size: UInt64)
    /// Code.
    case code
    /// A text among the names.
    case name
  }

  /// The tags behind which the system's loader goes without looking, by the System V ABI's figure 5-10 and the GNU extensions.
  private static func target(of tag: UInt64) -> (part: String, target: Target)? {
    switch tag {
    case 1: ("the name of a needed library", .name)
    case 14: ("its own name", .name)
    case 15, 29: ("its library path", .name)
    case 4: ("the hash table", .beginning(size: 8))
    case 0x6FFF_FEF5: ("the hash table", .beginning(size: 16))
    case 5: ("the names", .table(sizeTag: 10))
    case 6: ("the symbol table", .beginning(size: 24))
    case 7: ("the relocations", .table(sizeTag: 8))
    case 23: ("the relocations of calls", .table(sizeTag: 2))
    case 36: ("the relative relocations", .table(sizeTag: 35))
    case 25: ("the list of initialisers", .table(sizeTag: 27))
    case 26: ("the list of finalisers", .table(sizeTag: 28))
    case 12: ("the initialiser", .code)
    case 13: ("the finaliser", .code)
    case 0x6FFF_FFF0: ("the symbols' versions", .beginning(size: 2))
    case 0x6FFF_FFFC: ("the versions it defines", .beginning(size: 20))
    case 0x6FFF_FFFE: ("the versions it needs", .beginning(size: 16))
    default: nil
    }
  }

  /// Checks that whatever the dynamic table leads to is in the file: the system's loader goes there without looking, and a
  /// single wrong byte in it would end the process.
  ///
  /// What stands in those tables is not checked: a file with other wrong bytes than these can still end a process that opens it.
  func checkDynamicRanges() throws(SharedObjectFault) {
    for entry in dynamicTable.entries {
      guard let (part, target) = Self.target(of: entry.tag) else { continue }
      let isThere =
        switch target {
        case .table(let tag): isLoaded(at: entry.value, count: dynamicTable.value(of: tag) ?? .max)
        case .beginning(let size): isLoaded(at: entry.value, count: size)
        // An address of 0 means that there is none.
        case .code: entry.value == 0 || isCode(at: entry.value)
        case .name: entry.value < dynamicTable.stringsSize
        }
      guard isThere else { throw .malformed("\(part): not in the file") }
    }
  }

  /// Whether an address lies in code that comes out of the file.
  func isCode(at address: UInt64) -> Bool {
    segments.contains { $0.isExecutable && $0.fileOffset(ofAddress: address, count: 1) != nil }
  }
}
