/// A slot's name together with Swift's types for its function, so that closures for it need not repeat them.
///
/// ```swift
/// let write = CallbackSlot<Int32, UnsafeMutableRawPointer?, UnsafeRawPointer?, Int32, Int64>("xWrite")
///
/// try table.interpose(on: write) { next, file, buffer, count, offset in
///   next(file, buffer, count, offset)
/// }
/// ```
///
/// The result's type comes first, `ForeignVoid` if there is none.
public struct CallbackSlot<
  Result: ForeignReadable & ForeignReturnable, each Argument: ForeignReadable & ForeignArgument
>:
  Sendable
{
  /// The field's name.
  public let name: String

  /// Names a slot.
  ///
  /// - Parameter name: The field's name.
  public init(_ name: String) {
    self.name = name
  }
}
