/// The witness of a protocol that is not on the main actor as a whole, with what generated code knows of its types: of one without
/// isolation, of one on another global actor, of one whose requirements are on several.
///
/// Its requirements run wherever they are called or on their actors, several at once if the protocol is `Sendable`. So do handlers,
/// which have no isolation of their own and therefore must be `Sendable`. The witness of a protocol on another global actor takes
/// handlers that are on that actor, too: its `intercept(_:isolated:)` and `intercept(_:isolatedWaiting:)`.
public protocol NonisolatedWitness: ErasableWitness {
  /// Puts a handler in front of the answer to a requirement. One that is left out stays left out, and one that is asynchronous
  /// stays as it is, for this handler cannot wait.
  ///
  /// - Parameters:
  ///   - position: The position of the requirement in ``ProtocolWitness/requirements``.
  ///   - handler: What is done with each call, where it was called. See ``Invocation``.
  mutating func intercept(_ position: Int, with handler: @escaping @Sendable (Invocation) -> Void)

  /// Puts a handler in front of the answer to an asynchronous requirement. One that is left out stays left out, and so does what is
  /// not asynchronous stay as it is.
  ///
  /// - Parameters:
  ///   - position: The position of the requirement in ``ProtocolWitness/requirements``.
  ///   - handler: What is done with each call, where it was called. See ``Invocation``.
  mutating func intercept(
    _ position: Int, waiting handler: nonisolated(nonsending) @escaping @Sendable (Invocation) async -> Void)
}

extension NonisolatedWitness {
  /// Does nothing, for witnesses without asynchronous requirements.
  public mutating func intercept(
    _ position: Int, waiting handler: nonisolated(nonsending) @escaping @Sendable (Invocation) async -> Void
  ) {}
}
