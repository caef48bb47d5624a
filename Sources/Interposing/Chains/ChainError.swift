/// Why a chain refused a change. The chain is then as it was before.
public enum ChainError: Error {
  /// Another interposer of the chain has the name.
  case duplicateName(String)
  /// No interposer of the chain has the name. `present` lists those it has.
  case notFound(String, present: [String])
  /// A position outside the chain, to insert at.
  case positionOutOfRange(Int, count: Int)
  /// A position outside the chain, to move to.
  case targetOutOfRange(Int, count: Int)
  /// An interposer's edit threw.
  case editFailed(name: String, reason: any Error)
  /// The new base came through this very chain, so each call would reach itself.
  case interposingOnItself
}

extension ChainError: CustomStringConvertible {
  /// One line: what failed, why, and what to do.
  public var description: String {
    switch self {
    case .duplicateName(let name):
      "interposer '\(name)': the chain has one of that name already; remove it first or choose another name"
    case .notFound(let name, let present):
      "interposer '\(name)': the chain has none of that name; it has "
        + (present.isEmpty ? "no interposer at all" : present.joined(separator: ", "))
    case .positionOutOfRange(let position, let count):
      "position \(position): the chain has \(count) interposers, so 0 to \(count) can be inserted at"
    case .targetOutOfRange(let position, let count):
      "position \(position): the chain has \(count) interposers, so they can be moved to 0 to \(count - 1)"
    case .editFailed(let name, let reason):
      "interposer '\(name)': its edit failed: \(reason)"
    case .interposingOnItself:
      "base witness: it came through this chain itself, so each call would reach itself; give the chain the object behind it"
    }
  }
}
