/// Why an invocation refused what was asked of it. The call itself is not harmed.
public enum InvocationError: Error, Hashable {
  /// There is no argument at the position.
  case noArgument(requirement: String, position: Int, count: Int)
  /// The argument at the position has another type.
  case argumentType(requirement: String, position: Int, expected: String, given: String)
  /// The result has another type.
  case resultType(requirement: String, expected: String, given: String)
  /// The error is not of the type that the requirement throws; `nil` if it throws nothing.
  case errorType(requirement: String, expected: String?, given: String)
  /// The argument at the position cannot be copied, is sent or only lent: it is not seen or not to be replaced.
  case hiddenArgument(requirement: String, position: Int, type: String)
  /// The argument at the position was given away when the call proceeded before.
  case givenAway(requirement: String, position: Int)
  /// The call proceeds at this moment.
  case proceeding(requirement: String)
  /// The requirement is asynchronous, and proceeding was not awaited.
  case waits(requirement: String)
  /// The call has ended: its answer is with the host already.
  case ended(requirement: String)
}

extension InvocationError: CustomStringConvertible {
  /// One line: what failed, why, and what to do.
  public var description: String {
    switch self {
    case .noArgument(let requirement, let position, let count):
      "\(requirement): there is no argument \(position); it has \(count), counted from 0"
    case .argumentType(let requirement, let position, let expected, let given):
      "\(requirement): argument \(position) is of type \(expected), not \(given)"
    case .resultType(let requirement, let expected, let given):
      "\(requirement): the result is of type \(expected), not \(given)"
    case .errorType(let requirement, nil, let given):
      "\(requirement): it throws nothing, so it cannot end with a \(given)"
    case .errorType(let requirement, let expected?, let given):
      "\(requirement): the error is of type \(expected), not \(given)"
    case .hiddenArgument(let requirement, let position, let type):
      "\(requirement): argument \(position) (\(type)) is lent, sent or cannot be copied; it goes on as it came"
    case .givenAway(let requirement, let position):
      "\(requirement): argument \(position) was given away; a call that gives away what cannot be copied proceeds once"
    case .proceeding(let requirement):
      "\(requirement): the call proceeds already; wait until that returns"
    case .waits(let requirement):
      "\(requirement): the call is asynchronous; await proceed()"
    case .ended(let requirement):
      "\(requirement): the call has ended; use its invocation only before the handler returns"
    }
  }
}
