/// Counts line ends: CR LF, LF and CR alone are one each.
struct LineEndCounter {
  private(set) var count = 0
  private var lastWasReturn = false

  /// Takes one byte.
  mutating func see(_ byte: UInt8) {
    switch byte {
    case UInt8(ascii: "\n"):
      if !lastWasReturn { count += 1 }
      lastWasReturn = false
    case UInt8(ascii: "\r"):
      count += 1
      lastWasReturn = true
    default:
      lastWasReturn = false
    }
  }

  /// Takes the bytes of a field. What stands around a field keeps it apart from the line ends beside it.
  mutating func see(_ field: UnsafeRawBufferPointer) {
    lastWasReturn = false
    for byte in field where byte <= UInt8(ascii: "\r") || lastWasReturn { see(byte) }
    lastWasReturn = false
  }
}
