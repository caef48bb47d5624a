/// An argument that is only lent: `borrowing`, and closures that do not escape. Whoever is below gets the caller's own, so it cannot
/// be replaced.
public final class LentArgument: InvocationArgument {
  private let value: Any

  private init(_ value: Any) { self.value = value }

  internal override var boxed: Any { value }

  /// Stands for an argument that is seen as a copy.
  ///
  /// - Parameter value: The argument.
  public static func showing<Value>(_ value: borrowing Value) -> LentArgument { LentArgument(copy value) }

  /// Stands for an argument that cannot be copied and so is not seen.
  ///
  /// - Parameter value: The argument.
  public static func showing<Value: ~Copyable>(_ value: borrowing Value) -> LentArgument {
    LentArgument(OpaqueArgument(type: "\(Value.self)"))
  }

  /// Stands for a closure that does not escape and so is not seen.
  ///
  /// - Parameter type: Its type as the source spells it.
  public static func hiding(_ type: String) -> LentArgument { LentArgument(OpaqueArgument(type: type)) }
}
