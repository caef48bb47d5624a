import AdapterLoading
import Arguments
import Scenes

/// Everything about one adapter.
@MainActor
struct AdapterInspection {
  let manifest: AdapterManifest
  let manifestPath: String
  let modulePath: String
  let origin: String
  let isIn: Bool
  let reason: String
  /// The manifests of the same name that are passed over.
  let shadowed: [String]
  let warnings: [String]
  /// Why the module is refused before it is opened; `nil` if it is not.
  let refused: String?

  init(_ file: ManifestFile, entries: [AdapterEntry], source: AdapterSource) {
    manifest = file.manifest
    manifestPath = file.path
    warnings = file.warnings.map(\.description)
    let own = entries.first { $0.manifest == file.path }
    origin = own?.origin ?? ""
    isIn = own?.isIn ?? false
    reason = own?.reason ?? ""
    shadowed = entries.filter { $0.name == file.manifest.name && $0.manifest != file.path }.map(\.manifest)
    var path = file.modulePath
    var refused: String?
    do throws(AdapterLoadingError) {
      path = try source.check(file)
    } catch {
      refused = error.description
    }
    modulePath = path
    self.refused = refused
  }

  /// The inspection for a screen.
  var text: String {
    var rows: [[String]] = [
      ["name", manifest.name], ["version", manifest.version], ["kind", manifest.kind.rawValue],
      ["status", "\(isIn ? "in" : "out"): \(reason)"], ["manifest", "\(manifestPath) (\(origin))"],
      ["module", modulePath], ["checks", refused.map { "refused: \($0)" } ?? "passed; it has not been opened"],
      ["contract", "version \(manifest.abi)"], ["compiler", manifest.compiler ?? "(any)"],
      ["library", manifest.library ?? "(any)"],
      ["touches", manifest.touchedRequirements.map(Self.list) ?? "(it does not say)"],
      ["before", Self.list(manifest.before)], ["after", Self.list(manifest.after)],
      ["kept out by", manifest.disableVariable ?? "(nothing of its own)"],
    ]
    for (key, value) in manifest.configuration.sorted(by: { $0.key < $1.key }) {
      let fallback = value.defaultValue.map { ", \($0) if not given" } ?? ""
      rows.append(["key \(key)", value.type.rawValue + fallback + (value.summary.map { ": \($0)" } ?? "")])
    }
    rows += shadowed.map { ["passed over", $0] } + warnings.map { ["odd", $0] }
    return TextColumns.table(rows)
  }

  private static func list(_ words: [String]) -> String {
    words.isEmpty ? "(nothing)" : words.joined(separator: ", ")
  }
}

extension AdapterInspection: @MainActor Encodable {
  private enum CodingKeys: String, CodingKey {
    case manifest, manifestPath, modulePath, origin
    case isIn = "in"
    case reason, shadowed, warnings, refused
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(manifest, forKey: .manifest)
    try container.encode(manifestPath, forKey: .manifestPath)
    try container.encode(modulePath, forKey: .modulePath)
    try container.encode(origin, forKey: .origin)
    try container.encode(isIn, forKey: .isIn)
    try container.encode(reason, forKey: .reason)
    try container.encode(shadowed, forKey: .shadowed)
    try container.encode(warnings, forKey: .warnings)
    try container.encodeIfPresent(refused, forKey: .refused)
  }
}
