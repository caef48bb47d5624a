/// Bytes read in blocks, each once: a shared object's tables are many short reads at few places.
final class BlockCache<Source: ByteSource>: ByteSource {
  let size: UInt64
  private let source: Source
  private var blocks: [UInt64: [UInt8]] = [:]

  /// How many bytes a block has: a page. Fewer take more calls of the system, and more are copied for nothing.
  private static var blockSize: UInt64 { 1 << 12 }
  /// How many blocks are kept at most.
  private static var capacity: Int { 64 }

  init(_ source: Source) {
    self.source = source
    size = source.size
  }

  func read(at offset: UInt64, count: Int) throws(SharedObjectFault) -> [UInt8] {
    guard count <= Self.blockSize else { return try source.read(at: offset, count: count) }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(count)
    while bytes.count < count {
      let position = offset + UInt64(bytes.count)
      let block = try block(position / Self.blockSize)
      let start = Int(position % Self.blockSize)
      bytes += block[start..<min(block.count, start + count - bytes.count)]
    }
    return bytes
  }

  /// A block, the last of which may be shorter.
  private func block(_ index: UInt64) throws(SharedObjectFault) -> [UInt8] {
    if let block = blocks[index] { return block }
    let start = index * Self.blockSize
    let block = try source.read(at: start, count: Int(min(Self.blockSize, size - start)))
    if blocks.count < Self.capacity { blocks[index] = block }
    return block
  }
}
