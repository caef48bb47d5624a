/// Why a table cannot be traced.
public enum TracingError: Error, Sendable, Hashable {
  /// The file cannot be opened for writing; the system's reason.
  case unwritable(path: String, reason: String)
  /// The pattern fits no requirement of a table.
  case noSuchRequirement(pattern: String)
}

extension TracingError: CustomStringConvertible {
  /// One line: what failed, why, and what to do.
  public var description: String {
    switch self {
    case .unwritable(let path, let reason):
      "adapter tracing: file \(path.debugDescription) cannot be written: \(reason)"
    case .noSuchRequirement(let pattern):
      "adapter tracing: requirements \(pattern.debugDescription) fits none that a table has; try heightForRowAt or *Header*"
    }
  }
}
