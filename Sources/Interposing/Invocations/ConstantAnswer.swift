/// The same answer to every call of a requirement.
///
/// ### Why it is `Sendable`
/// The value came as `any Sendable`; what it was cast to may not say so, but it is the same value.
public struct ConstantAnswer<Value>: @unchecked Sendable {
  /// The answer.
  public let value: Value
}

extension RequirementDescriptor {
  /// A constant answer, if a value is of the requirement's type. Generated code calls it.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - type: The type of the requirement's result.
  /// - Throws: ``InvocationError/resultType(requirement:expected:given:)``.
  public func constant<Value>(
    _ value: any Sendable, as type: Value.Type
  ) throws(InvocationError) -> ConstantAnswer<Value> {
    guard let answer = value as? Value else {
      throw .resultType(requirement: name, expected: result, given: String(describing: Swift.type(of: value)))
    }
    return ConstantAnswer(value: answer)
  }
}
