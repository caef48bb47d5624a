/// A C function whose arguments and result have been checked to stand for Swift's types, so that calling it needs no
/// check.
///
/// `ForeignFunction.typed(_:returning:)` makes one. It can be called from any thread, from several at once, and from
/// within itself: each call has a frame of its own on the stack. A call allocates nothing on the heap unless its
/// arguments need more than 1 KiB, or one is a `String`, which is copied.
public struct TypedForeignFunction<Result: ForeignReadable, each Argument: ForeignArgument>: Sendable {
  /// The function behind it.
  public let function: ForeignFunction

  /// The types have been checked.
  @usableFromInline
  init(_ function: ForeignFunction) {
    self.function = function
  }

  /// Calls the function.
  ///
  /// - Parameter argument: The arguments.
  /// - Returns: The result.
  @inlinable
  @discardableResult
  public func callAsFunction(_ argument: repeat each Argument) -> Result {
    function.perform(repeat each argument)
  }
}
