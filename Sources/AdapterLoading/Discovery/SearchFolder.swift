/// A folder that adapters are looked for in, and who named it.
public struct SearchFolder: Sendable, Hashable {
  /// Who named a folder.
  public enum Origin: Sendable, Hashable {
    /// The program's user or its author, explicitly.
    case explicit
    /// The environment variable `SWIVEL_ADD_ADAPTER_PATH`.
    case addedByEnvironment
    /// The environment variable `SWIVEL_ADAPTER_PATH`.
    case environment
    /// Nobody: it is where adapters are installed for one user.
    case userData
    /// Nobody: it is where adapters are installed for all users.
    case systemData
    /// Nobody: it is where the program's executable stands.
    case besideExecutable
  }

  /// Whether somebody named the folder: then it should be there.
  public var isNamed: Bool {
    switch origin {
    case .explicit, .addedByEnvironment, .environment: true
    case .userData, .systemData, .besideExecutable: false
    }
  }

  /// The folder's path.
  public let path: String
  /// Who named it.
  public let origin: Origin

  /// Names a folder.
  public init(path: String, origin: Origin) {
    self.path = path
    self.origin = origin
  }
}

extension SearchFolder.Origin: CustomStringConvertible {
  /// Who named the folder, to stand behind its path.
  public var description: String {
    switch self {
    case .explicit: "named explicitly"
    case .addedByEnvironment: SearchPath.addingEnvironmentVariable
    case .environment: SearchPath.environmentVariable
    case .userData: "the user's data"
    case .systemData: "the system's data"
    case .besideExecutable: "beside the program"
    }
  }
}
