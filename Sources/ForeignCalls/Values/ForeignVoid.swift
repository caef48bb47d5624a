/// The result of a function that has none. It is no value: nothing is read or written.
@frozen
public struct ForeignVoid: ForeignReturnable, ForeignReadable, Hashable, Sendable {
  /// Makes one.
  @inlinable
  public init() {}

  /// Whether the type is `void`.
  @inlinable
  public static func represents(_ type: CType) -> Bool { if case .void = type { true } else { false } }

  @inlinable
  public static var isBitwise: Bool { true }

  @inlinable
  public func store(in slot: UnsafeMutableRawPointer) {}

  @inlinable
  public static func load(from slot: UnsafeRawPointer) -> ForeignVoid { ForeignVoid() }
}
