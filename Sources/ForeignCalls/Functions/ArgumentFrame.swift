internal import CLibFFI

/// The memory of one call: the addresses of the arguments, the arguments themselves, and room for the result.
///
/// All that is unsafe about it stands in this file:
///
/// - `base` has `interface.frameSize` bytes, aligned to `PreparedInterface.frameAlignment`, and lives as long as the
///   frame is used.
/// - Each argument's slot lies within it, has room for the argument's type and alignment for it: `PreparedInterface`
///   lays it out.
/// - Whoever writes to a slot has checked that the value stands for the type.
/// - `perform` is given the address of a function with the interface's signature: that is the promise of whoever made a
///   `ForeignFunction` out of it.
@frozen
@usableFromInline
struct ArgumentFrame {
  @usableFromInline let base: UnsafeMutableRawPointer
  @usableFromInline unowned(unsafe) let interface: PreparedInterface

  @inlinable
  init(_ base: UnsafeMutableRawPointer, _ interface: PreparedInterface) {
    self.base = base
    self.interface = interface
  }

  /// Where an argument stands.
  @inlinable
  func slot(_ position: Int) -> UnsafeMutableRawPointer { base + interface.argumentOffsets[position] }

  /// Where the next argument stands.
  @inlinable
  func nextSlot(_ position: inout Int) -> UnsafeMutableRawPointer {
    defer { position += 1 }
    return slot(position)
  }

  /// Where the result is read after the call.
  @inlinable
  var result: UnsafeRawPointer { UnsafeRawPointer(base + interface.resultOffset + interface.resultReadOffset) }

  /// Writes the addresses of all arguments, for libffi. Once is enough for a frame that is used again.
  @usableFromInline
  func prepare() {
    let addresses = base.assumingMemoryBound(to: UnsafeMutableRawPointer?.self)
    for position in 0..<interface.argumentCount { addresses[position] = slot(position) }
  }

  /// Calls a function with the arguments that have been written.
  @usableFromInline
  func perform(_ function: UnsafeRawPointer) {
    libffi_call(
      interface.callInterface, function, base + interface.resultOffset,
      base.assumingMemoryBound(to: UnsafeMutableRawPointer?.self))
  }
}
