/// Bytes that can be read anywhere: a file, or an array in a test.
///
/// Files are read, not mapped: a mapped file that somebody shortens meanwhile kills the process at the next access.
protocol ByteSource {
  /// How many bytes there are.
  var size: UInt64 { get }

  /// Reads bytes that lie within `size`; whoever calls has checked that.
  ///
  /// - Throws: `.unreadable` or, if the source has become shorter, `.truncated`.
  func read(at offset: UInt64, count: Int) throws(SharedObjectFault) -> [UInt8]
}

extension ByteSource {
  /// Reads bytes that may or may not be there.
  ///
  /// - Parameters:
  ///   - offset: The position of the first byte.
  ///   - count: How many bytes.
  ///   - part: What the bytes are, for the message.
  /// - Throws: `.truncated` if the source ends before.
  func record(at offset: UInt64, count: Int, part: String) throws(SharedObjectFault) -> Record {
    try requireRange(at: offset, count: UInt64(count), part: part)
    return Record(bytes: try read(at: offset, count: count))
  }

  /// Checks that a range of bytes lies within the source.
  func requireRange(at offset: UInt64, count: UInt64, part: String) throws(SharedObjectFault) {
    guard offset <= size, count <= size - offset else { throw .truncated(part: part, size: size) }
  }
}

extension Array: ByteSource where Element == UInt8 {
  var size: UInt64 { UInt64(count) }

  func read(at offset: UInt64, count: Int) throws(SharedObjectFault) -> [UInt8] {
    let start = Int(offset)
    return Array(self[start..<start + count])
  }
}
