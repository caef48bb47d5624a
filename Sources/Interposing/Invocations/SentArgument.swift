/// An argument that is sent to where it is used.
///
/// ### Why it may be sent on
/// Nobody but this box has the value between the call and the layer below: a handler is never given it.
public final class SentArgument<Value>: InvocationArgument {
  private var value: Value?

  /// Holds an argument.
  ///
  /// - Parameter value: The argument.
  public init(_ value: sending Value) { self.value = value }

  internal override var isThere: Bool { value != nil }

  internal override var boxed: Any { OpaqueArgument(type: "sending \(Value.self)") }

  /// The argument, which is gone then. Generated code hands it on.
  public func take() -> sending Value {
    // An invocation proceeds only with arguments that are there.
    guard let value = value.take() else { preconditionFailure("a \(Value.self) that was sent is sent once more") }
    nonisolated(unsafe) let taken = value
    return taken
  }
}
