/// The witness of a protocol without isolation, with what generated code knows of its types.
///
/// Its requirements run wherever they are called, several at once if the protocol is `Sendable`. So do handlers, which
/// therefore must be `Sendable`.
public protocol NonisolatedWitness: ErasableWitness {
  /// Puts a handler in front of the answer to a requirement. One that is left out stays left out.
  ///
  /// - Parameters:
  ///   - position: The position of the requirement in ``ProtocolWitness/requirements``.
  ///   - handler: What is done with each call, where it was called. See ``Invocation``.
  mutating func intercept(_ position: Int, with handler: @escaping @Sendable (Invocation) -> Void)
}
