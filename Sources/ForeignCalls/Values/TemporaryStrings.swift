/// The C strings that the arguments of one call were given as. They live until the call has returned.
///
/// All that is unsafe about it: each block begins with the address of the one before it, and is freed when this dies.
/// Only the callee sees the blocks, during its call.
@frozen
public struct TemporaryStrings: ~Copyable {
  @usableFromInline var last: UnsafeMutableRawPointer?

  @inlinable
  init() {
    last = nil
  }

  @inlinable
  deinit {
    if last != nil { free() }
  }

  /// Copies a string to where C can read it, ended by a zero byte. The copy has exactly the size it needs.
  ///
  /// - Complexity: O(*n*) for *n* bytes; one allocation.
  public mutating func copy(_ string: String) -> UnsafeMutablePointer<CChar> {
    let header = MemoryLayout<UnsafeMutableRawPointer?>.size
    var string = string
    return string.withUTF8 { bytes in
      let block = UnsafeMutableRawPointer.allocate(
        byteCount: header + bytes.count + 1, alignment: MemoryLayout<UnsafeMutableRawPointer?>.alignment)
      block.storeBytes(of: last, as: UnsafeMutableRawPointer?.self)
      last = block
      let characters = block + header
      if let start = bytes.baseAddress { characters.copyMemory(from: start, byteCount: bytes.count) }
      characters.storeBytes(of: 0, toByteOffset: bytes.count, as: UInt8.self)
      return characters.bindMemory(to: CChar.self, capacity: bytes.count + 1)
    }
  }

  @usableFromInline
  func free() {
    var block = last
    while let freed = block {
      block = freed.load(as: UnsafeMutableRawPointer?.self)
      freed.deallocate()
    }
  }
}
