/// One argument of an intercepted call that waits, throws, runs on a global actor of its own, or is changed, given away or lent.
///
/// Generated code puts each argument of such a call into a box, of which there is a class for each way to hand an argument on:
/// ``CopiedArgument``, ``ChangedArgument``, ``GivenArgument``, ``LentArgument``. Arguments of other calls need none; see
/// ``InvocationTemplate``.
public class InvocationArgument {
  internal init() {}

  /// The argument as a handler sees it.
  internal var boxed: Any { OpaqueArgument(type: "an argument") }
  /// Whether it can still be handed on.
  internal var isThere: Bool { true }
  /// Changes the argument.
  ///
  /// - Parameter value: The new value.
  /// - Returns: Whether it is of the argument's type.
  internal func change(to value: Any) -> Bool { false }
}

/// What a handler sees in the place of an argument or result that it cannot be given: one that cannot be copied, one that is sent,
/// a closure that does not escape.
public struct OpaqueArgument: Sendable, Hashable, CustomStringConvertible {
  /// The argument's type.
  public let type: String
  /// The type, as reports print it.
  public var description: String { type }
}
