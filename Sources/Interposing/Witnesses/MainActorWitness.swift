/// The witness of a protocol that is isolated to the main actor, with what generated code knows of its types.
///
/// Everything that works on any requirement without naming its type is built on these three: interceptors, traces, observers,
/// multicasts.
public protocol MainActorWitness: ProtocolWitness, Sendable {
  /// Puts a handler in front of the answer to a requirement. One that is left out stays left out.
  ///
  /// - Parameters:
  ///   - position: The position of the requirement in ``ProtocolWitness/requirements``.
  ///   - handler: What is done with each call. See ``Invocation``.
  mutating func intercept(_ position: Int, with handler: @escaping @MainActor (Invocation) -> Void)

  /// Answers a requirement with a constant, whether it was left out or not.
  ///
  /// - Parameters:
  ///   - position: The position of the requirement in ``ProtocolWitness/requirements``.
  ///   - value: The answer to each call; `()` for a requirement without a result.
  /// - Throws: ``InvocationError/resultType(requirement:expected:given:)`` if the value is not of the requirement's type.
  mutating func fill(_ position: Int, with value: any Sendable) throws(InvocationError)

  /// Lets another witness answer as well.
  ///
  /// - Parameters:
  ///   - other: The other witness.
  ///   - rule: Says, for each requirement that both implement, who is asked and whose result counts.
  mutating func join(_ other: Self, rule: (RequirementDescriptor) -> MulticastRule)
}
