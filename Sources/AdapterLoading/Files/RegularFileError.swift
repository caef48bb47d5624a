/// Why a file could not be opened or read.
enum RegularFileError: Error, Hashable {
  /// Nothing stands at the path.
  case missing
  /// What stands at the path is not a regular file.
  case notRegular(kind: String)
  /// The system refused, with its reason.
  case unreadable(reason: String)
}

extension RegularFileError: CustomStringConvertible {
  var description: String {
    switch self {
    case .missing: "there is no such file"
    case .notRegular(let kind): "it is \(kind), not a regular file"
    case .unreadable(let reason): "it cannot be read: \(reason)"
    }
  }
}
