/// An ELF file read the short way: tables from beginning to end, one byte after another, with an `Optional` for each number
/// that may not be there. It knows of no hash table, and takes no care how long it takes.
struct NaiveSharedObject {
  struct Segment {
    let offset, address, fileSize, memorySize: UInt64
    let isExecutable: Bool
  }

  private let bytes: [UInt8]
  /// What is loaded.
  let segments: [Segment]
  /// The dynamic table, up to its end mark.
  private let dynamic: [(tag: UInt64, value: UInt64)]

  init?(_ bytes: [UInt8]) {
    self.bytes = bytes
    guard let table = Self.number(bytes, at: 32, width: 8), let count = Self.number(bytes, at: 56, width: 2) else {
      return nil
    }
    var segments: [Segment] = []
    var dynamicAddress: UInt64?
    for index in 0..<count {
      let header = table &+ index * 56
      func field(_ offset: UInt64, _ width: UInt64 = 8) -> UInt64? {
        Self.number(bytes, at: header &+ offset, width: width)
      }
      guard let type = field(0, 4), let flags = field(4, 4), let offset = field(8), let address = field(16),
        let fileSize = field(32), let memorySize = field(40)
      else { return nil }
      if type == 1 {
        segments.append(
          Segment(
            offset: offset, address: address, fileSize: fileSize, memorySize: memorySize, isExecutable: flags & 1 == 1))
      }
      if type == 2 { dynamicAddress = address }
    }
    self.segments = segments
    guard let dynamicAddress else { return nil }
    var dynamic: [(UInt64, UInt64)] = []
    for index in 0..<UInt64(bytes.count) {
      guard let place = Self.place(of: dynamicAddress &+ index * 16, in: segments),
        let tag = Self.number(bytes, at: place, width: 8), let value = Self.number(bytes, at: place &+ 8, width: 8)
      else { return nil }
      if tag == 0 { break }
      dynamic.append((tag, value))
    }
    self.dynamic = dynamic
  }

  /// What the file needs; `nil` if a name is not there.
  func neededLibraries() -> [String]? {
    var names: [String] = []
    for entry in dynamic where entry.tag == 1 {
      guard let strings = value(5), let name = text(at: strings &+ entry.value) else { return nil }
      names.append(name)
    }
    return names
  }

  /// Whether one of the symbols is a function of this name, in code, that others may use. The table says nowhere how long it
  /// is; a symbol beyond its end that looks like this one is as good as one in it, to the system's loader too.
  func hasFunction(named name: String) -> Bool {
    guard let symbols = value(6), let strings = value(5) else { return false }
    for index in 0..<UInt64(bytes.count) {
      guard let place = Self.place(of: symbols &+ index * 24, in: segments),
        let nameOffset = Self.number(bytes, at: place, width: 4),
        let information = Self.number(bytes, at: place &+ 4, width: 1),
        let visibility = Self.number(bytes, at: place &+ 5, width: 1),
        let section = Self.number(bytes, at: place &+ 6, width: 2),
        let address = Self.number(bytes, at: place &+ 8, width: 8)
      else { continue }
      let isCode = segments.contains {
        $0.isExecutable && address >= $0.address && address - $0.address < $0.fileSize
      }
      if [0x12, 0x22].contains(information), [0, 3].contains(visibility & 3), section != 0, isCode,
        text(at: strings &+ nameOffset) == name
      {
        return true
      }
    }
    return false
  }

  /// The texts of the first section that is called `.comment`, each once; none if they would be very long.
  func toolRecords() -> [String] {
    guard let table = Self.number(bytes, at: 40, width: 8), table != 0,
      let count = Self.number(bytes, at: 60, width: 2),
      let namesIndex = Self.number(bytes, at: 62, width: 2), namesIndex < count,
      let names = Self.number(bytes, at: table &+ namesIndex * 64 &+ 24, width: 8),
      let namesSize = Self.number(bytes, at: table &+ namesIndex * 64 &+ 32, width: 8)
    else { return [] }
    for index in 0..<count {
      let header = table &+ index * 64
      guard let nameOffset = Self.number(bytes, at: header, width: 4),
        let type = Self.number(bytes, at: header &+ 4, width: 4), type != 0, type != 8,
        let offset = Self.number(bytes, at: header &+ 24, width: 8),
        let size = Self.number(bytes, at: header &+ 32, width: 8), size <= 1 << 16, nameOffset < namesSize
      else { continue }
      // A name ends at a zero, or where the names do.
      let name = (nameOffset..<min(nameOffset + 9, namesSize)).compactMap {
        Self.number(bytes, at: names &+ $0, width: 1)
      }
      guard name.prefix(while: { $0 != 0 }).elementsEqual(".comment".utf8.map(UInt64.init)) else { continue }
      guard offset <= bytes.count, size <= UInt64(bytes.count) - offset else { return [] }
      var records: [String] = []
      for text in bytes[Int(offset)..<Int(offset + size)].split(separator: 0) {
        let record = String(decoding: text, as: UTF8.self)
        if !records.contains(record) { records.append(record) }
      }
      return records
    }
    return []
  }

  /// The last value of a tag: the loader takes that one.
  private func value(_ tag: UInt64) -> UInt64? { dynamic.last { $0.tag == tag }?.value }

  /// A text that ends with a zero, from an address on.
  private func text(at address: UInt64) -> String? {
    var text: [UInt8] = []
    while let place = Self.place(of: address &+ UInt64(text.count), in: segments),
      let byte = Self.number(bytes, at: place, width: 1)
    {
      if byte == 0 { return String(decoding: text, as: UTF8.self) }
      text.append(UInt8(byte))
    }
    return nil
  }

  /// Where in the file the byte is that is loaded at an address.
  private static func place(of address: UInt64, in segments: [Segment]) -> UInt64? {
    for segment in segments where address >= segment.address && address - segment.address < segment.fileSize {
      return segment.offset &+ (address - segment.address)
    }
    return nil
  }

  private static func number(_ bytes: [UInt8], at offset: UInt64, width: UInt64) -> UInt64? {
    guard offset <= UInt64(bytes.count), width <= UInt64(bytes.count) - offset else { return nil }
    return (0..<width).reduce(0) { $0 | UInt64(bytes[Int(offset + $1)]) << ($1 * 8) }
  }
}
