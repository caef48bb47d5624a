/// The witness of a protocol that is isolated to the main actor, with what generated code knows of its types.
///
/// Everything that works on any requirement without naming its type is built on it: interceptors, traces, observers,
/// multicasts.
public protocol MainActorWitness: ErasableWitness, Sendable {
  /// Puts a handler in front of the answer to a requirement. One that is left out stays left out, and one that is asynchronous
  /// stays as it is, for this handler cannot wait.
  ///
  /// - Parameters:
  ///   - position: The position of the requirement in ``ProtocolWitness/requirements``.
  ///   - handler: What is done with each call. See ``Invocation``.
  mutating func intercept(_ position: Int, with handler: @escaping @MainActor (Invocation) -> Void)

  /// Puts a handler in front of the answer to an asynchronous requirement. One that is left out stays left out, and so does what is
  /// not asynchronous stay as it is.
  ///
  /// - Parameters:
  ///   - position: The position of the requirement in ``ProtocolWitness/requirements``.
  ///   - handler: What is done with each call. See ``Invocation``.
  mutating func intercept(_ position: Int, waiting handler: @escaping @MainActor (Invocation) async -> Void)
}

extension MainActorWitness {
  /// Does nothing, for witnesses without asynchronous requirements.
  public mutating func intercept(_ position: Int, waiting handler: @escaping @MainActor (Invocation) async -> Void) {}
}
