/// A part of the file that the system's loader maps into memory.
struct LoadSegment {
  let offset: UInt64
  let fileSize: UInt64
  let address: UInt64
  let memorySize: UInt64
  let isExecutable: Bool

  /// Reads a program header of type `PT_LOAD` and checks that the segment lies within the file and the address space.
  init(_ header: Record, in source: some ByteSource) throws(SharedObjectFault) {
    offset = header.doubleWord(at: 8)
    address = header.doubleWord(at: 16)
    fileSize = header.doubleWord(at: 32)
    memorySize = header.doubleWord(at: 40)
    isExecutable = header.word(at: 4) & 1 != 0
    // Behind the end of a file its mapping has no pages: touching them kills the process with SIGBUS.
    try source.requireRange(at: offset, count: fileSize, part: "a loaded segment")
    guard memorySize >= fileSize else { throw .malformed("a segment is larger in the file than in memory") }
    guard !address.addingReportingOverflow(memorySize).overflow else {
      throw .malformed("a segment leaves the address space")
    }
    let alignment = header.doubleWord(at: 48)
    guard alignment <= 1 || (alignment & (alignment - 1) == 0 && (address &- offset) & (alignment - 1) == 0) else {
      throw .malformed("a segment is not aligned")
    }
  }

  /// The place in the file of what is loaded at an address; `nil` if these bytes do not all come from this segment's part
  /// of the file.
  func fileOffset(ofAddress wanted: UInt64, count: UInt64) -> UInt64? {
    guard wanted >= address, wanted - address <= fileSize, count <= fileSize - (wanted - address) else { return nil }
    return offset + (wanted - address)
  }
}
