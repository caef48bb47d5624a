/// One call of a traced witness, after it returned.
///
/// ```swift
/// var witness = delegate.tableViewDelegateWitness
/// witness.trace { call in print(call.requirement.key, call.arguments, call.result, call.duration) }
/// ```
public struct TracedCall {
  /// The requirement that was called.
  public let requirement: RequirementDescriptor
  /// The arguments in order.
  public let arguments: [Any]
  /// What was returned; `()` where there is no result.
  public let result: Any
  /// How long the call took, layers below included.
  public let duration: Duration

  /// Makes a record of a call. Generated code does this.
  ///
  /// - Parameters:
  ///   - requirement: The requirement that was called.
  ///   - arguments: The arguments in order.
  ///   - result: What was returned; `()` where there is no result.
  ///   - duration: How long the call took.
  public init(requirement: RequirementDescriptor, arguments: [Any], result: Any, duration: Duration) {
    self.requirement = requirement
    self.arguments = arguments
    self.result = result
    self.duration = duration
  }
}
