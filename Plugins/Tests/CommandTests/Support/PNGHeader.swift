import Testing

/// What a PNG file says at its beginning: a signature of eight bytes, then a chunk with the size.
struct PNGHeader: Equatable {
  let width: Int
  let height: Int

  init(width: Int, height: Int) {
    self.width = width
    self.height = height
  }

  init(_ bytes: [UInt8]) throws {
    try #require(bytes.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]))
    try #require(bytes.count > 24 && Array(bytes.suffix(8).prefix(4)) == Array("IEND".utf8))
    func number(_ offset: Int) -> Int { bytes[offset..<offset + 4].reduce(0) { $0 << 8 | Int($1) } }
    self.init(width: number(16), height: number(20))
  }
}
