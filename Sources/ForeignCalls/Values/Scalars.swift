// How Swift's numbers stand for C's. All of it writes and reads at addresses that the protocols guarantee.

extension Bool: ForeignReturnable, ForeignReadable {
  /// Whether the type is `bool`.
  @inlinable
  public static func represents(_ type: CType) -> Bool { if case .bool = type { true } else { false } }

  @inlinable
  public func store(in slot: UnsafeMutableRawPointer) {
    slot.storeBytes(of: self ? 1 : 0, as: UInt8.self)
  }

  @inlinable
  public func storeAsResult(in buffer: UnsafeMutableRawPointer) {
    buffer.storeBytes(of: self ? 1 : 0, as: UInt.self)
  }

  /// Any byte but 0 is true, as in C.
  @inlinable
  public static func load(from slot: UnsafeRawPointer) -> Bool { slot.load(as: UInt8.self) != 0 }
}

extension FixedWidthInteger where Self: ForeignReturnable & ForeignReadable & BitwiseCopyable {
  /// Whether the type is an integer of this size and sign. For `char` and `size_t` either sign will do.
  public static func represents(_ type: CType) -> Bool {
    guard case .integer(let integer) = type, integer.size * 8 == bitWidth else { return false }
    return integer.isSigned == isSigned || integer.acceptsBothSigns
  }

  @inlinable
  public static var isBitwise: Bool { true }

  @inlinable
  public func store(in slot: UnsafeMutableRawPointer) {
    slot.storeBytes(of: self, as: Self.self)
  }

  @inlinable
  public func storeAsResult(in buffer: UnsafeMutableRawPointer) {
    // Zeros before an unsigned number, the sign's bits before a signed one.
    buffer.storeBytes(of: UInt(truncatingIfNeeded: self), as: UInt.self)
  }

  @inlinable
  public static func load(from slot: UnsafeRawPointer) -> Self { slot.load(as: Self.self) }
}

extension Int8: ForeignReturnable, ForeignReadable {}
extension UInt8: ForeignReturnable, ForeignReadable {}
extension Int16: ForeignReturnable, ForeignReadable {}
extension UInt16: ForeignReturnable, ForeignReadable {}
extension Int32: ForeignReturnable, ForeignReadable {}
extension UInt32: ForeignReturnable, ForeignReadable {}
extension Int64: ForeignReturnable, ForeignReadable {}
extension UInt64: ForeignReturnable, ForeignReadable {}
extension Int: ForeignReturnable, ForeignReadable {}
extension UInt: ForeignReturnable, ForeignReadable {}

extension Float: ForeignReturnable, ForeignReadable {
  /// Whether the type is `float`.
  @inlinable
  public static func represents(_ type: CType) -> Bool { if case .float = type { true } else { false } }

  @inlinable
  public static var isBitwise: Bool { true }

  @inlinable
  public func store(in slot: UnsafeMutableRawPointer) { slot.storeBytes(of: self, as: Float.self) }

  @inlinable
  public static func load(from slot: UnsafeRawPointer) -> Float { slot.load(as: Float.self) }
}

extension Double: ForeignReturnable, ForeignReadable {
  /// Whether the type is `double`.
  @inlinable
  public static func represents(_ type: CType) -> Bool { if case .double = type { true } else { false } }

  @inlinable
  public static var isBitwise: Bool { true }

  @inlinable
  public func store(in slot: UnsafeMutableRawPointer) { slot.storeBytes(of: self, as: Double.self) }

  @inlinable
  public static func load(from slot: UnsafeRawPointer) -> Double { slot.load(as: Double.self) }
}

#if arch(x86_64)
  extension Float80: ForeignReturnable, ForeignReadable {
    /// Whether the type is `long double`.
    @inlinable
    public static func represents(_ type: CType) -> Bool { if case .longDouble = type { true } else { false } }

    @inlinable
    public static var isBitwise: Bool { true }

    @inlinable
    public func store(in slot: UnsafeMutableRawPointer) { slot.storeBytes(of: self, as: Float80.self) }

    @inlinable
    public static func load(from slot: UnsafeRawPointer) -> Float80 { slot.load(as: Float80.self) }
  }
#endif
