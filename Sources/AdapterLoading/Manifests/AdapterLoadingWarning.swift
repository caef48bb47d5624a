import Interposing

/// Something odd about adapters on the search path that does not keep any from being loaded.
public enum AdapterLoadingWarning: Sendable, Hashable {
  /// A manifest has a key that nobody reads: mistyped, or of a later version.
  case unknownKey(manifest: String, key: String)
}

extension AdapterLoadingWarning: CustomStringConvertible {
  /// One line: what, why, and what to do.
  public var description: String {
    switch self {
    case .unknownKey(let manifest, let key):
      "manifest \(manifest.onOneLine): unknown key $.\(key.onOneLine): it is ignored; "
        + (NearestNames(to: key, among: AdapterManifest.CodingKeys.allCases.map(\.rawValue)).question ?? "remove it")
    }
  }
}
