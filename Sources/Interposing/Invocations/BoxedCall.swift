/// One intercepted call whose arguments and outcome are in boxes: what a template of ``InvocationTemplate/init(boxing:_:)`` has in
/// the place of frames. It outlives the call with its invocation.
@usableFromInline
internal final class BoxedCall {
  internal let arguments: [InvocationArgument]
  internal let outcome: AnyCallOutcome
  /// Calls the layers below, where that does not wait. It is there until the call ends.
  internal var step: (() -> Void)?
  /// Calls the layers below, where that waits.
  internal var waitingStep: (() async -> Void)?
  private var isProceeding = false

  internal init(_ arguments: [InvocationArgument], _ outcome: AnyCallOutcome) {
    self.arguments = arguments
    self.outcome = outcome
  }

  /// Calls the layers below.
  internal func proceed() {
    isProceeding = true
    defer { isProceeding = false }
    step?()
  }

  /// Why the layers below cannot be called now, if they cannot.
  internal func obstacle(_ requirement: RequirementDescriptor) -> InvocationError? {
    if isProceeding { return .proceeding(requirement: requirement.name) }
    for position in arguments.indices where !arguments[position].isThere {
      return .givenAway(requirement: requirement.name, position: position)
    }
    return nil
  }
}
