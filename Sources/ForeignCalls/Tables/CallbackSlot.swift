/// A slot's name together with its function's type in Swift, so that closures for it need not repeat that.
///
/// ```swift
/// let write = CallbackSlot<(UnsafeMutableRawPointer?, UnsafeRawPointer?, Int32, Int64) -> Int32>("xWrite")
///
/// try table.interpose(on: write) { next, file, buffer, count, offset in
///   next(file, buffer, count, offset)
/// }
/// ```
public struct CallbackSlot<Function>: Sendable {
  /// The field's name.
  public let name: String

  /// Names a slot.
  ///
  /// - Parameter name: The field's name.
  public init(_ name: String) {
    self.name = name
  }
}
