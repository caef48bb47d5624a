/// A pointer type of Swift. Each stands for every pointer type of C, except that none stands for text in Swift: use
/// `String` for that, or a pointer to the bytes.
public protocol ForeignPointer: ForeignReturnable, ForeignNullable {
  /// The pointer to an address, which is not zero.
  init(foreignAddress: UnsafeMutableRawPointer)
  /// The address.
  var foreignAddress: UnsafeMutableRawPointer { get }
}

/// A type of which `nil` stands for `NULL`.
public protocol ForeignNullable: ForeignArgument {
  /// What C gave at an address that is not zero.
  static func load(pointedToBy address: UnsafeMutableRawPointer) -> Self
}

extension ForeignPointer {
  @inlinable
  public static var isBitwise: Bool { true }

  /// Whether the type is a pointer.
  @inlinable
  public static func represents(_ type: CType) -> Bool {
    if case .pointer = type { true } else { false }
  }

  @inlinable
  public func store(in slot: UnsafeMutableRawPointer) {
    slot.storeBytes(of: foreignAddress, as: UnsafeMutableRawPointer.self)
  }

  @inlinable
  public static func load(pointedToBy address: UnsafeMutableRawPointer) -> Self { Self(foreignAddress: address) }
}

extension UnsafeMutableRawPointer: ForeignPointer {
  @inlinable
  public init(foreignAddress: UnsafeMutableRawPointer) { self = foreignAddress }
  @inlinable
  public var foreignAddress: UnsafeMutableRawPointer { self }
}

extension UnsafeRawPointer: ForeignPointer {
  @inlinable
  public init(foreignAddress: UnsafeMutableRawPointer) { self.init(foreignAddress) }
  @inlinable
  public var foreignAddress: UnsafeMutableRawPointer { UnsafeMutableRawPointer(mutating: self) }
}

extension UnsafeMutablePointer: ForeignRepresentable, ForeignArgument, ForeignReturnable, ForeignNullable,
  ForeignPointer
{
  @inlinable
  public init(foreignAddress: UnsafeMutableRawPointer) { self = foreignAddress.assumingMemoryBound(to: Pointee.self) }
  @inlinable
  public var foreignAddress: UnsafeMutableRawPointer { UnsafeMutableRawPointer(self) }
}

extension UnsafePointer: ForeignRepresentable, ForeignArgument, ForeignReturnable, ForeignNullable, ForeignPointer {
  @inlinable
  public init(foreignAddress: UnsafeMutableRawPointer) {
    self = UnsafePointer(foreignAddress.assumingMemoryBound(to: Pointee.self))
  }
  @inlinable
  public var foreignAddress: UnsafeMutableRawPointer { UnsafeMutableRawPointer(mutating: self) }
}

extension OpaquePointer: ForeignPointer {
  @inlinable
  public init(foreignAddress: UnsafeMutableRawPointer) { self.init(foreignAddress) }
  @inlinable
  public var foreignAddress: UnsafeMutableRawPointer { UnsafeMutableRawPointer(self) }
}

extension Optional: ForeignRepresentable where Wrapped: ForeignNullable {
  // `nil` is a pointer's address of zero.
  @inlinable
  public static var isBitwise: Bool { Wrapped.isBitwise }

  /// Whether the wrapped type stands for the type.
  @inlinable
  public static func represents(_ type: CType) -> Bool { Wrapped.represents(type) }
}

extension Optional: ForeignArgument where Wrapped: ForeignNullable {
  @inlinable
  public func store(in slot: UnsafeMutableRawPointer, storage: inout ArgumentStorage) {
    if let wrapped = self {
      wrapped.store(in: slot, storage: &storage)
    } else {
      slot.storeBytes(of: nil, as: UnsafeMutableRawPointer?.self)
    }
  }
}

extension Optional: ForeignReadable where Wrapped: ForeignNullable {
  /// `nil` for `NULL`.
  @inlinable
  public static func load(from slot: UnsafeRawPointer) -> Wrapped? {
    guard let address = slot.load(as: UnsafeMutableRawPointer?.self) else { return nil }
    return Wrapped.load(pointedToBy: address)
  }
}

extension Optional: ForeignReturnable where Wrapped: ForeignPointer {
  @inlinable
  public func store(in slot: UnsafeMutableRawPointer) {
    slot.storeBytes(of: self?.foreignAddress, as: UnsafeMutableRawPointer?.self)
  }
}

extension String: ForeignNullable {
  /// Whether the type is a pointer to `char`.
  @inlinable
  public static func represents(_ type: CType) -> Bool {
    if case .pointer(let pointer) = type { pointer.pointee == .character } else { false }
  }

  /// Passes a copy of the text in UTF-8, ended by a zero byte, that lives until the call has returned. A zero byte
  /// within the text ends it for C.
  @inlinable
  public func store(in slot: UnsafeMutableRawPointer, storage: inout ArgumentStorage) {
    slot.storeBytes(of: storage.copy(self), as: UnsafeMutablePointer<CChar>.self)
  }

  /// Copies C's string. What is no UTF-8 in it is replaced by U+FFFD.
  public static func load(pointedToBy address: UnsafeMutableRawPointer) -> String {
    String(cString: address.assumingMemoryBound(to: CChar.self))
  }
}
