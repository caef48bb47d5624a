import Interposing

/// Something odd about adapters on the search path that does not keep any from being loaded.
public enum AdapterLoadingWarning: Sendable, Hashable {
  /// A manifest has a key that nobody reads: mistyped, or of a later version.
  case unknownKey(manifest: String, key: String)
  /// Everybody may write to a folder that an adapter is in, and so put another one in its place.
  case writableFolder(adapter: String, folder: String)
  /// A module did something while loading that it should not, and that does no harm to its host's life.
  case misbehaviour(adapter: String, reason: String)
  /// The user's settings have a key that nobody reads.
  case unknownSetting(file: String, key: String, known: [String])
  /// A manifest says that its module touches a requirement that tables do not have.
  case unknownRequirement(manifest: String, jsonPath: String, name: String, known: [String])
  /// A module touches a requirement, `TableViewDelegate.heightForRowAt`, that its manifest does not name.
  case unclaimedRequirement(adapter: String, manifest: String, requirement: String, claimed: [String])
  /// A manifest describes a key of the configuration for which its module never asks, and which it does not say it knows.
  case unreadKey(adapter: String, manifest: String, key: String, known: [String])
  /// A module asks for a key of the configuration that its manifest does not describe, while it describes others.
  case undeclaredKey(adapter: String, manifest: String, key: String, declared: [String])
  /// A module reads a key of the configuration as another type than its manifest says.
  case otherKeyType(adapter: String, manifest: String, key: String, declared: String, read: String)
  /// A module takes another value than its manifest says for a key of the configuration that the user does not set.
  case otherDefault(adapter: String, manifest: String, key: String, declared: String, used: String)
}

extension AdapterLoadingWarning: CustomStringConvertible {
  /// One line: what, why, and what to do.
  public var description: String {
    switch self {
    case .unknownKey(let manifest, let key):
      "manifest \(manifest.onOneLine): unknown key $.\(key.onOneLine): it is ignored; "
        + (Self.question(forKey: key) ?? "remove it")
    case .writableFolder(let adapter, let folder):
      "adapter \(adapter): everybody may write to its folder \(folder.onOneLine), and so replace it; "
        + "take that right away: chmod o-w"
    case .misbehaviour(let adapter, let reason):
      "adapter \(adapter): \(reason.onOneLine); tell its author"
    case .unknownSetting(let file, let key, let known):
      "settings \(file.onOneLine): unknown key $.\(key.onOneLine): it is ignored; "
        + (NearestNames(to: key, among: known).question ?? "remove it")
    case .unknownRequirement(let manifest, let jsonPath, let name, let known):
      "manifest \(manifest.onOneLine): \(jsonPath): no table asks for \(name); "
        + (NearestNames(to: name, among: known).question ?? "remove it")
    case .unclaimedRequirement(let adapter, let manifest, let requirement, let claimed):
      "adapter \(adapter): the module touches \(requirement), its manifest \(manifest.onOneLine) says it touches "
        + (claimed.isEmpty ? "nothing" : claimed.joined(separator: ", ")) + "; correct one of the two"
    case .unreadKey(let adapter, let manifest, let key, let known):
      "adapter \(adapter): its manifest \(manifest.onOneLine) describes the key \(key), for which the module never asks; "
        + (NearestNames(to: key, among: known).question ?? "remove it")
    case .undeclaredKey(let adapter, let manifest, let key, let declared):
      "adapter \(adapter): the module asks for the key \(key.quotedOnOneLine), which its manifest \(manifest.onOneLine) does "
        + "not describe; " + (NearestNames(to: key, among: declared).question ?? "add it")
    case .otherKeyType(let adapter, let manifest, let key, let declared, let read):
      "adapter \(adapter): the module reads the key \(key) as \(read), its manifest \(manifest.onOneLine) says it is "
        + "\(declared); correct one of the two"
    case .otherDefault(let adapter, let manifest, let key, let declared, let used):
      "adapter \(adapter): the module takes \(used.quotedOnOneLine) for the key \(key) if it is not set, its manifest "
        + "\(manifest.onOneLine) says \(declared.quotedOnOneLine); correct one of the two"
    }
  }

  /// The known keys that an unknown one may have meant, at the same place.
  private static func question(forKey path: String) -> String? {
    let parts = path.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count == 3, parts[0] == "configuration" else {
      return NearestNames(to: path, among: AdapterManifest.CodingKeys.allCases.map(\.rawValue)).question
    }
    return NearestNames(
      to: String(parts[2]), among: ManifestConfigurationKey.CodingKeys.allCases.map(\.rawValue)
    ).question
  }
}
