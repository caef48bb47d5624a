/// A witness with what generated code knows of its types, so that requirements can be answered and joined without naming them.
public protocol ErasableWitness: ProtocolWitness {
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
