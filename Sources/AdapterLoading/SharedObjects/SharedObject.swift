/// An ELF shared library as the system's loader would see it, read without loading it.
///
/// Nothing of the file is trusted: every position it names is checked before it is read, so any bytes at all either make a
/// shared object or throw. What passes can be mapped without running past the file's end; whether its code behaves is
/// another question.
struct SharedObject<Source: ByteSource> {
  let source: Source
  let header: SharedObjectHeader
  let segments: [LoadSegment]
  let sections: [Section]
  let dynamicTable: DynamicTable

  /// The largest dynamic table that is read, in bytes: real ones have some dozen entries of 16 bytes.
  private static var largestDynamicTable: UInt64 { 1 << 20 }
  /// The longest name that is read, in bytes.
  private static var longestName: UInt64 { 1 << 16 }

  /// Reads and checks a file's tables.
  ///
  /// - Parameters:
  ///   - source: The file's bytes.
  ///   - kind: What the file has to be.
  /// - Throws: What is wrong with the file.
  /// - Complexity: O(*n*) in the number of the file's segments and sections; the rest of the file is not read.
  init(_ source: Source, kind: SharedObjectHeader.Kind = .sharedLibrary) throws(SharedObjectFault) {
    self.source = source
    header = try SharedObjectHeader(of: source, kind: kind)

    var segments: [LoadSegment] = []
    var dynamicRange: (address: UInt64, size: UInt64)?
    let table = try source.record(
      at: header.segments.offset, count: header.segments.count * 56, part: "the program headers")
    for index in 0..<header.segments.count {
      let start = index * 56
      switch table.word(at: start) {
      case 1:
        let segment = try LoadSegment(Record(bytes: Array(table.bytes[start..<start + 56])), in: source)
        if let last = segments.last, segment.address < last.address + last.memorySize {
          throw .malformed("its segments overlap or are out of order")
        }
        segments.append(segment)
      case 2:
        dynamicRange = (table.doubleWord(at: start + 16), table.doubleWord(at: start + 32))
      default:
        break
      }
    }
    guard !segments.isEmpty else { throw .malformed("nothing of it is loaded") }
    self.segments = segments
    guard let dynamicRange else { throw .malformed("it has no dynamic table") }
    guard dynamicRange.size <= Self.largestDynamicTable else { throw .malformed("its dynamic table is too large") }
    dynamicTable = try DynamicTable(
      Self.loaded(
        at: dynamicRange.address, count: dynamicRange.size, part: "the dynamic table", from: source, segments))
    guard kind == .image || !dynamicTable.isExecutable else { throw .wrongType(2) }
    sections = try Self.sections(of: header, in: source)
    try checkDynamicRanges()
  }

  /// The bytes that are loaded at an address.
  ///
  /// - Throws: `.malformed` if they do not all come from one segment's part of the file.
  func loaded(at address: UInt64, count: UInt64, part: String) throws(SharedObjectFault) -> Record {
    try Self.loaded(at: address, count: count, part: part, from: source, segments)
  }

  private static func loaded(
    at address: UInt64, count: UInt64, part: String, from source: Source, _ segments: [LoadSegment]
  ) throws(SharedObjectFault) -> Record {
    for segment in segments {
      if let offset = segment.fileOffset(ofAddress: address, count: count) {
        return try source.record(at: offset, count: Int(count), part: part)
      }
    }
    throw .malformed("\(part) is not in the file")
  }

  /// Whether bytes that are loaded at an address all come from one segment's part of the file.
  func isLoaded(at address: UInt64, count: UInt64) -> Bool {
    segments.contains { $0.fileOffset(ofAddress: address, count: count) != nil }
  }

  /// The names of the libraries that this one needs, in order.
  func neededLibraries() throws(SharedObjectFault) -> [String] {
    var names: [String] = []
    for offset in dynamicTable.needed { names.append(try string(at: offset)) }
    return names
  }

  /// A text of the dynamic table.
  func string(at offset: UInt64) throws(SharedObjectFault) -> String {
    let strings = dynamicTable.strings
    var bytes: [UInt8] = []
    var position = offset
    while position < dynamicTable.stringsSize, position - offset < Self.longestName {
      let count = min(64, dynamicTable.stringsSize - position)
      let (address, overflow) = strings.addingReportingOverflow(position)
      guard !overflow else { break }
      let chunk = try loaded(at: address, count: count, part: "a name").bytes
      if let end = chunk.firstIndex(of: 0) {
        return String(decoding: bytes + chunk[..<end], as: UTF8.self)
      }
      bytes += chunk
      position += count
    }
    throw .malformed("a name has no end")
  }
}
