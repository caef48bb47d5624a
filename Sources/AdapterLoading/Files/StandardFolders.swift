/// The folders of the XDG Base Directory Specification, version 0.8, for this library's files.
///
/// A variable that is not set, or is empty, stands for its default; a path that is not absolute is ignored. Where there is no
/// `HOME` either, the user's own folders are absent.
struct StandardFolders: Sendable, Hashable {
  /// Where the user's own data are: `$XDG_DATA_HOME`, or `~/.local/share`.
  let userData: String?
  /// Where the system's data are, the most important first: `$XDG_DATA_DIRS`, or `/usr/local/share` and `/usr/share`.
  let systemData: [String]
  /// Where the user's settings are: `$XDG_CONFIG_HOME`, or `~/.config`.
  let userConfiguration: String?
  /// Where what can be made anew is kept: `$XDG_CACHE_HOME`, or `~/.cache`.
  let userCache: String?

  /// The folders of this process. One with more rights than whoever started it trusts none of the variables, and so has the
  /// system's default folders alone.
  static var current: StandardFolders {
    StandardFolders { ProcessFacts.environmentValue(of: $0) }
  }

  /// The rule, for any environment.
  init(variable: (String) -> String?) {
    func absolute(_ path: String) -> String? { path.hasPrefix("/") ? path : nil }
    let home = variable("HOME").flatMap(absolute)
    func user(_ name: String, _ fallback: String) -> String? {
      if let value = variable(name), let path = absolute(value) { return path }
      return home.map { FilePath.join($0, fallback) }
    }
    userData = user("XDG_DATA_HOME", ".local/share")
    userConfiguration = user("XDG_CONFIG_HOME", ".config")
    userCache = user("XDG_CACHE_HOME", ".cache")
    let system = variable("XDG_DATA_DIRS") ?? ""
    systemData = (system.isEmpty ? "/usr/local/share:/usr/share" : system).split(separator: ":").map(String.init)
      .compactMap(absolute)
  }
}
