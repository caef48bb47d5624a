/// An argument that is given away: `consuming`, `sending`.
///
/// What can be copied is, each time the call proceeds. What cannot, and what is sent, is handed on once: to proceed a second time
/// is then an error, ``InvocationError/givenAway(requirement:position:)``. A handler sees an ``OpaqueArgument`` in its place.
public final class GivenArgument<Value: ~Copyable>: InvocationArgument {
  private var value: Value?
  private let read: (borrowing Value) -> Any
  private let cast: (Any) -> Value?

  private init(
    _ value: consuming Value, read: @escaping (borrowing Value) -> Any, cast: @escaping (Any) -> Value?
  ) {
    self.value = consume value
    self.read = read
    self.cast = cast
  }

  internal override var isThere: Bool { value != nil }

  internal override var boxed: Any {
    guard let value = value.take() else { return OpaqueArgument(type: "\(Value.self)") }
    let boxed = read(value)
    self.value = consume value
    return boxed
  }

  internal override func change(to value: Any) -> Bool {
    guard let value = cast(value) else { return false }
    self.value = consume value
    return true
  }

  private func taken() -> Value {
    // An invocation proceeds only with arguments that are there.
    guard let value = value.take() else {
      preconditionFailure("a \(Value.self) that was given away is given once more")
    }
    return value
  }
}

extension GivenArgument where Value: ~Copyable {
  /// Holds an argument that cannot be copied.
  ///
  /// - Parameter value: The argument.
  public convenience init(_ value: consuming Value) {
    self.init(value, read: { _ in OpaqueArgument(type: "\(Value.self)") }, cast: { _ in nil })
  }

  /// The argument, which is gone then. Generated code hands it on.
  public func take() -> Value { taken() }
}

extension GivenArgument {
  /// Holds an argument.
  ///
  /// - Parameter value: The argument.
  public convenience init(_ value: consuming Value) {
    self.init(value, read: { copy $0 }, cast: { $0 as? Value })
  }

  /// A copy of the argument. Generated code hands it on.
  public func take() -> Value {
    let value = taken()
    self.value = value
    return value
  }
}
