/// Why an invocation refused what was asked of it. The call itself is not harmed.
public enum InvocationError: Error, Hashable {
  /// There is no argument at the position.
  case noArgument(requirement: String, position: Int, count: Int)
  /// The argument at the position has another type.
  case argumentType(requirement: String, position: Int, expected: String, given: String)
  /// The result has another type.
  case resultType(requirement: String, expected: String, given: String)
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
    case .ended(let requirement):
      "\(requirement): the call has ended; use its invocation only before the handler returns"
    }
  }
}
