/// A Swift type that stands for types of C. What can be done with its values, the protocols that refine this one say.
public protocol ForeignRepresentable: SendableMetatype {
  /// Whether values of this type stand for values of a C type. Nothing is ever converted: sizes and signs must be the
  /// same.
  static func represents(_ type: CType) -> Bool

  /// Whether a value stands in memory as C has it, byte by byte, so that it can be handed over where it is. A
  /// `String` does not, and neither does a `Bool`, which has fewer values than a byte of C's.
  static var isBitwise: Bool { get }
}

extension ForeignRepresentable {
  @inlinable
  public static var isBitwise: Bool { false }
}

/// A Swift type whose values can be given to a C function as arguments.
///
/// `Bool`, the integers, `Float`, `Double`, all pointers, `ForeignClosure`, `String` and the optionals of the last
/// ones are; a struct that is imported from C becomes one by conforming to `ForeignStruct`.
public protocol ForeignArgument: ForeignRepresentable {
  /// Writes the value as C has it.
  ///
  /// - Parameters:
  ///   - slot: Where to; there is room for the C type, and alignment for it.
  ///   - storage: Keeps strings and closures alive until the call has returned.
  func store(in slot: UnsafeMutableRawPointer, storage: inout ArgumentStorage)
}

/// A Swift type whose values can be read from what C gives: the result of a function, the argument of a closure, a
/// field.
///
/// Pointers are read as optionals, since C may always give `NULL`.
public protocol ForeignReadable: ForeignRepresentable {
  /// Reads a value as C has it.
  ///
  /// - Parameter slot: Where it stands, in the C type's representation and alignment.
  static func load(from slot: UnsafeRawPointer) -> Self
}

/// A Swift type whose values a closure can return to C, and that can be written to a field.
///
/// A `String` is none: nobody would know how long its characters have to live.
public protocol ForeignReturnable: ForeignArgument {
  /// Writes the value as C has it.
  ///
  /// - Parameter slot: Where to; there is room for the C type, and alignment for it.
  func store(in slot: UnsafeMutableRawPointer)

  /// Writes the value as the result of a closure. A narrow integer fills a whole register there.
  ///
  /// - Parameter buffer: Where to; there is room for a register, and for the C type.
  func storeAsResult(in buffer: UnsafeMutableRawPointer)
}

extension ForeignReturnable {
  @inlinable
  public func store(in slot: UnsafeMutableRawPointer, storage: inout ArgumentStorage) {
    store(in: slot)
  }

  @inlinable
  public func storeAsResult(in buffer: UnsafeMutableRawPointer) {
    store(in: buffer)
  }
}
