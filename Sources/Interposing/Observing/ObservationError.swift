/// Why a requirement cannot be observed. The chain is as it was before.
public enum ObservationError: Error {
  /// No requirement of the witness has the key.
  case noRequirement(key: String, question: String?)
  /// The requirement is left out and has a result, so somebody has to say what the host is to be answered.
  case needsAnswer(requirement: String, result: String)
  /// No handler can be given the requirement's calls.
  case notObservable(requirement: String, reason: String)
  /// The answer that was given is not of the requirement's type.
  case answerType(InvocationError)
  /// The chain refused the observer.
  case chain(ChainError)
}

extension ObservationError: CustomStringConvertible {
  /// One line: what failed, why, and what to do.
  public var description: String {
    switch self {
    case .noRequirement(let key, let question):
      "requirement '\(key)': the witness has none of that key" + (question.map { "; \($0)" } ?? "")
    case .needsAnswer(let requirement, let result):
      "\(requirement): it is left out, and a host that sees it expects a \(result); say what to answer while it is observed"
    case .notObservable(let requirement, let reason):
      "\(requirement): its calls cannot be observed: \(reason)"
    case .answerType(let error): "\(error)"
    case .chain(let error): "\(error)"
    }
  }
}
