/// A folder that adapters are looked for in, and who named it.
public struct SearchFolder: Sendable, Hashable {
  /// Who named a folder.
  public enum Origin: Sendable, Hashable {
    /// The program's user or its author, explicitly.
    case explicit
    /// The environment variable `SWIVEL_ADAPTER_PATH`.
    case environment
    /// Nobody: it is where the program's executable stands.
    case besideExecutable
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
