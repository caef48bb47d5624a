/// An argument that is handed on by copying it.
public final class CopiedArgument<Value>: InvocationArgument {
  /// The argument as it stands now.
  public var value: Value

  /// Holds an argument.
  ///
  /// - Parameter value: The argument.
  public init(_ value: Value) { self.value = value }

  internal override var boxed: Any { value }

  internal override func change(to value: Any) -> Bool {
    guard let value = value as? Value else { return false }
    self.value = value
    return true
  }
}
