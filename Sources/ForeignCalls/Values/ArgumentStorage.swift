/// What the arguments of one call need until it has returned: C strings, and closures whose function pointers were
/// passed.
///
/// All that is unsafe about it: each block begins with the address of the one before it and an object that it holds,
/// if any. It is freed when this dies. Only the callee sees a block's characters, during its call.
@frozen
public struct ArgumentStorage: ~Copyable {
  @usableFromInline var last: UnsafeMutableRawPointer?

  @inlinable
  init() {
    last = nil
  }

  @inlinable
  deinit {
    if last != nil { free() }
  }

  private struct Header {
    var previous: UnsafeMutableRawPointer?
    var object: Unmanaged<AnyObject>?
  }

  /// Copies a string to where C can read it, ended by a zero byte. The copy has exactly the size it needs.
  ///
  /// - Complexity: O(*n*) for *n* bytes; one allocation.
  public mutating func copy(_ string: String) -> UnsafeMutablePointer<CChar> {
    var string = string
    return string.withUTF8 { bytes in
      let characters = addBlock(holding: nil, size: bytes.count + 1)
      if let start = bytes.baseAddress { characters.copyMemory(from: start, byteCount: bytes.count) }
      characters.storeBytes(of: 0, toByteOffset: bytes.count, as: UInt8.self)
      return characters.bindMemory(to: CChar.self, capacity: bytes.count + 1)
    }
  }

  /// Keeps an object alive.
  ///
  /// - Complexity: O(1); one allocation.
  public mutating func keep(_ object: AnyObject) {
    _ = addBlock(holding: .passRetained(object), size: 0)
  }

  private mutating func addBlock(holding object: Unmanaged<AnyObject>?, size: Int) -> UnsafeMutableRawPointer {
    let block = UnsafeMutableRawPointer.allocate(
      byteCount: MemoryLayout<Header>.size + size, alignment: MemoryLayout<Header>.alignment)
    block.initializeMemory(as: Header.self, to: Header(previous: last, object: object))
    last = block
    return block + MemoryLayout<Header>.size
  }

  @usableFromInline
  func free() {
    var block = last
    while let freed = block {
      let header = freed.load(as: Header.self)
      header.object?.release()
      block = header.previous
      freed.deallocate()
    }
  }
}
