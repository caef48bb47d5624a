internal import CLibFFI

/// Where the elements of a tuple of arguments stand, if all of them stand there as C has them. Such a tuple is handed
/// to libffi as it is, without a look at one argument after the other.
///
/// All that is unsafe about it stands in this file:
///
/// - A tuple's elements stand in memory one behind the other, each at the next multiple of its alignment, as Swift's
///   ABI has it; a tuple of one is its element.
/// - The types have been checked against the signature, so each element has the size that libffi reads, and `isBitwise`
///   says that its bytes are C's.
@usableFromInline
final class TupleLayout: @unchecked Sendable {
  private let interface: PreparedInterface
  private let offsets: [Int]
  @usableFromInline let resultReadOffset: Int

  /// Lays out the tuple, unless a type has another representation than C's.
  @usableFromInline
  init?<each Argument: ForeignRepresentable>(
    _ argument: repeat (each Argument).Type, for interface: PreparedInterface
  ) {
    var offsets: [Int] = []
    var end = 0
    for type in repeat each argument {
      guard type.isBitwise else { return nil }
      let (size, alignment) = Self.measure(type)
      let offset = end.roundedUp(toMultipleOf: alignment)
      offsets.append(offset)
      end = offset + size
    }
    self.interface = interface
    self.offsets = offsets
    resultReadOffset = interface.resultReadOffset
  }

  private static func measure<Value>(_ type: Value.Type) -> (size: Int, alignment: Int) {
    (MemoryLayout<Value>.size, MemoryLayout<Value>.alignment)
  }

  /// Room for a result: two registers.
  @usableFromInline typealias Buffer = (UInt, UInt)

  /// Whether a result has room in a buffer.
  @inlinable
  static func hasRoom<Result>(for result: Result.Type) -> Bool {
    MemoryLayout<Result>.size <= MemoryLayout<Buffer>.size
      && MemoryLayout<Result>.alignment <= MemoryLayout<Buffer>.alignment
  }

  /// Whether a result has room in a buffer.
  @usableFromInline
  static func hasRoom(for result: CType) -> Bool {
    result.size <= MemoryLayout<Buffer>.size && result.alignment <= MemoryLayout<Buffer>.alignment
  }

  /// Calls a function with the elements of a tuple. There is room for the result in a buffer.
  @inlinable
  @inline(__always)
  func call<Arguments, Result: ForeignReadable>(_ function: UnsafeRawPointer, _ arguments: inout Arguments) -> Result {
    withUnsafeMutablePointer(to: &arguments) { arguments in
      var buffer: Buffer = (0, 0)
      return withUnsafeMutablePointer(to: &buffer) { buffer in
        call(function, UnsafeMutableRawPointer(arguments), UnsafeMutableRawPointer(buffer))
        return Result.load(from: UnsafeRawPointer(buffer) + resultReadOffset)
      }
    }
  }

  @usableFromInline
  func call(_ function: UnsafeRawPointer, _ tuple: UnsafeMutableRawPointer, _ result: UnsafeMutableRawPointer) {
    withUnsafeTemporaryAllocation(of: UnsafeMutableRawPointer?.self, capacity: offsets.count) { addresses in
      for position in 0..<offsets.count { addresses.initializeElement(at: position, to: tuple + offsets[position]) }
      libffi_call(interface.callInterface, function, result, addresses.baseAddress)
    }
  }
}
