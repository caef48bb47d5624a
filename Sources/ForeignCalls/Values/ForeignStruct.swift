/// A Swift struct that stands for a struct of C by value.
///
/// Conform a struct that is *imported from C*: only of those the layout is C's.
///
/// ```swift
/// extension Point: @retroactive ForeignStruct {
///   public static let foreignType = try? CType("struct { double x, y; }")
/// }
/// ```
///
/// Size and alignment are compared whenever the type is used; that the fields are declared as the C compiler saw them
/// is the conformance's promise.
///
/// All that is unsafe about it stands in this file: values are copied byte by byte, which is right for types without
/// references in them. `represents(_:)` refuses others, and everybody asks it before a value is copied.
public protocol ForeignStruct: ForeignReturnable, ForeignReadable {
  /// The struct's type in C. `nil`, which a declaration that cannot be read gives, stands for no type at all.
  static var foreignType: CType? { get }
}

extension ForeignStruct {
  @inlinable
  public static var isBitwise: Bool { true }

  /// Whether the type has the same fields as this one, and this one's memory has its size and alignment and is plain
  /// bytes.
  public static func represents(_ type: CType) -> Bool {
    guard case .structure = type, let foreignType, type.isRepresented(like: foreignType) else { return false }
    return type.size == MemoryLayout<Self>.size && type.alignment == MemoryLayout<Self>.alignment && _isPOD(Self.self)
  }

  @inlinable
  public func store(in slot: UnsafeMutableRawPointer) {
    withUnsafeBytes(of: self) { bytes in
      if let start = bytes.baseAddress { slot.copyMemory(from: start, byteCount: bytes.count) }
    }
  }

  @inlinable
  public static func load(from slot: UnsafeRawPointer) -> Self {
    // Small structs that C passed in registers have a register's alignment, which may be less than theirs.
    withUnsafeTemporaryAllocation(of: Self.self, capacity: 1) { copy in
      UnsafeMutableRawBufferPointer(copy).copyMemory(
        from: UnsafeRawBufferPointer(start: slot, count: MemoryLayout<Self>.size))
      return copy[0]
    }
  }
}
