public import Interposing

/// Why an adapter could not be installed in a table, or taken out. The table is then as it was before.
public enum AdapterInstallationError: Error {
  /// An adapter of that name is installed already.
  case installedAlready(String)
  /// This very adapter is installed in another table: one instance serves one.
  case servesAnotherTable(String)
  /// No adapter of that name is installed.
  case notInstalled(String, present: [String])
  /// The chain refused the adapter's interposers, or to go on without them.
  case chain(adapter: String, ChainError)
}

extension AdapterInstallationError: CustomStringConvertible {
  /// One line: what failed, why, and what to do.
  public var description: String {
    switch self {
    case .installedAlready(let name):
      "adapter '\(name)': the table has one of that name already; uninstall it first"
    case .servesAnotherTable(let name):
      "adapter '\(name)': it serves another table; make one for each table, or uninstall it there first"
    case .notInstalled(let name, let present):
      "adapter '\(name)': the table has none of that name; it has "
        + (present.isEmpty ? "no adapter at all" : present.joined(separator: ", "))
    case .chain(let adapter, let error):
      "adapter '\(adapter)': \(error)"
    }
  }
}
