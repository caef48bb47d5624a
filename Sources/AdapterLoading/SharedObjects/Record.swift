/// A few bytes of a little-endian file, read as numbers.
///
/// Offsets are those of the file format, within what was asked for when the record was read; an array checks them again.
struct Record {
  let bytes: [UInt8]

  func byte(at offset: Int) -> UInt8 { bytes[offset] }

  func half(at offset: Int) -> UInt16 {
    UInt16(bytes[offset]) | UInt16(bytes[offset + 1]) << 8
  }

  func word(at offset: Int) -> UInt32 {
    UInt32(half(at: offset)) | UInt32(half(at: offset + 2)) << 16
  }

  func doubleWord(at offset: Int) -> UInt64 {
    UInt64(word(at: offset)) | UInt64(word(at: offset + 4)) << 32
  }
}
