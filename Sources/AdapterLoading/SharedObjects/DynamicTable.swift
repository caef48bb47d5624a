/// What the system's loader reads from a shared library: where its symbols, their names and their hash table are loaded,
/// and which libraries it needs.
struct DynamicTable {
  /// The addresses of the tables that find a symbol.
  var symbols: UInt64 = 0
  var gnuHash: UInt64?
  var systemVHash: UInt64?
  /// The address and the size in bytes of the texts.
  var strings: UInt64 = 0
  var stringsSize: UInt64 = 0
  /// Offsets of the needed libraries' names in the texts.
  var needed: [UInt64] = []
  /// All entries, up to the end mark.
  var entries: [(tag: UInt64, value: UInt64)] = []
  /// Whether the file is an executable made like a library.
  var isExecutable = false

  /// Reads the table, whose entries are a tag and a value each.
  init(_ table: Record) throws(SharedObjectFault) {
    var (symbols, strings, stringsSize): (UInt64?, UInt64?, UInt64?)
    var isTerminated = false
    for offset in stride(from: 0, through: table.bytes.count - 16, by: 16) {
      let tag = table.doubleWord(at: offset)
      let value = table.doubleWord(at: offset + 8)
      if tag == Tag.end {
        isTerminated = true
        break
      }
      entries.append((tag, value))
      switch tag {
      case Tag.needed: needed.append(value)
      case Tag.symbols: symbols = value
      case Tag.strings: strings = value
      case Tag.stringsSize: stringsSize = value
      case Tag.gnuHash: gnuHash = value
      case Tag.systemVHash: systemVHash = value
      case Tag.flags: isExecutable = value & Tag.positionIndependentExecutable != 0
      default: break
      }
    }
    // The system's loader reads on until the end mark, however far that is.
    guard isTerminated else { throw .malformed("its dynamic table has no end") }
    guard let symbols, let strings, let stringsSize else {
      throw .malformed("its dynamic table names no symbols")
    }
    self.symbols = symbols
    self.strings = strings
    self.stringsSize = stringsSize
  }

  /// The value of a tag that is there once.
  func value(of tag: UInt64) -> UInt64? {
    entries.first { $0.tag == tag }?.value
  }

  /// The tags of the System V ABI's figure 5-10 and of its GNU extensions.
  private enum Tag {
    static let end: UInt64 = 0
    static let needed: UInt64 = 1
    static let systemVHash: UInt64 = 4
    static let strings: UInt64 = 5
    static let symbols: UInt64 = 6
    static let stringsSize: UInt64 = 10
    static let gnuHash: UInt64 = 0x6FFF_FEF5
    static let flags: UInt64 = 0x6FFF_FFFB
    static let positionIndependentExecutable: UInt64 = 0x0800_0000
  }
}
