/// One call that an observer of a requirement is given.
///
/// The call itself goes on as if nobody had watched; what is here are copies. Arguments and result may be of any type, so they
/// are read on the main actor, where they came from.
///
/// ### Why it is `Sendable`
/// The boxes may hold values that are not. They are reached on the main actor alone, and nothing else in here is mutable.
public struct ObservedCall: @unchecked Sendable {
  /// The requirement that was called.
  public let requirement: RequirementDescriptor
  /// What was thrown; `nil` if the call returned, or is observed before it is answered.
  public let error: (any Error)?
  private let boxedArguments: [Any]
  private let boxedResult: Any?

  internal init(requirement: RequirementDescriptor, arguments: [Any], result: Any?, error: (any Error)?) {
    self.error = error
    self.requirement = requirement
    boxedArguments = arguments
    boxedResult = result
  }

  /// The arguments in order.
  @MainActor public var arguments: [Any] { boxedArguments }

  /// The result, `()` where the requirement has none; `nil` in a call that is observed before it is answered, or
  /// that threw.
  @MainActor public var result: Any? { boxedResult }

  /// An argument of a known type.
  ///
  /// - Parameters:
  ///   - position: The argument's position, from 0.
  ///   - type: Its type.
  /// - Returns: The argument, or `nil` if there is none at the position or it is of another type.
  @MainActor public func argument<Value>(at position: Int, as type: Value.Type = Value.self) -> Value? {
    boxedArguments.indices.contains(position) ? boxedArguments[position] as? Value : nil
  }
}
