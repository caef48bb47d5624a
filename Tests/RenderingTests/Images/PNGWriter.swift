/// Writes PNG files byte by byte, by the specification (ISO/IEC 15948), without compressing anything.
enum PNGWriter {
  /// A file.
  ///
  /// - Parameters:
  ///   - depth: How many bits a sample has.
  ///   - colorType: 0 gray, 2 colours, 3 a palette, 4 gray with opacity, 6 colours with opacity.
  ///   - palette: The colours of a palette, three bytes each.
  ///   - rows: The bytes of each row.
  static func file(
    width: Int, height: Int, depth: UInt8 = 8, colorType: UInt8, palette: [UInt8] = [], rows: [[UInt8]]
  ) -> [UInt8] {
    var file: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
    file += chunk("IHDR", bigEndian(UInt32(width)) + bigEndian(UInt32(height)) + [depth, colorType, 0, 0, 0])
    if !palette.isEmpty { file += chunk("PLTE", palette) }
    // No filter in any row.
    var data: [UInt8] = []
    for row in rows { data += [0] + row }
    let length = UInt16(data.count)
    // A zlib header, one stored block, and the sum of all bytes.
    let block: [UInt8] = [
      0x78, 0x01, 1, UInt8(length & 0xFF), UInt8(length >> 8), UInt8(~length & 0xFF), UInt8(~length >> 8),
    ]
    file += chunk("IDAT", block + data + bigEndian(adler(data)))
    return file + chunk("IEND", [])
  }

  private static func chunk(_ type: String, _ data: [UInt8]) -> [UInt8] {
    let body = Array(type.utf8) + data
    return bigEndian(UInt32(data.count)) + body + bigEndian(checksum(body))
  }

  private static func bigEndian(_ number: UInt32) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> $0) }
  }

  private static func adler(_ bytes: [UInt8]) -> UInt32 {
    var (low, high): (UInt32, UInt32) = (1, 0)
    for byte in bytes {
      low = (low + UInt32(byte)) % 65_521
      high = (high + low) % 65_521
    }
    return high << 16 | low
  }

  private static func checksum(_ bytes: [UInt8]) -> UInt32 {
    var sum: UInt32 = 0xFFFF_FFFF
    for byte in bytes {
      sum ^= UInt32(byte)
      for _ in 0..<8 { sum = sum & 1 == 1 ? sum >> 1 ^ 0xEDB8_8320 : sum >> 1 }
    }
    return ~sum
  }
}
