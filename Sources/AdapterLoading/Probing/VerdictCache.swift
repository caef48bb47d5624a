import Foundation

/// Verdicts kept in a file, each for one state of a module's file and one build of the library.
///
/// The file can be lost or damaged at any time: then modules are probed anew.
struct VerdictCache {
  /// How many verdicts are kept, the latest ones.
  static let capacity = 256

  private struct Entry: Codable {
    let identity: ModuleIdentity
    let host: String
    let verdict: AdapterVerdict
  }

  /// The path of the file; `nil` to keep nothing.
  let path: String?
  /// What the verdicts were found with.
  let host: String

  /// The user's own cache, for the library that this process runs on.
  static var standard: VerdictCache {
    let host = HostIdentity.current
    return VerdictCache(
      path: StandardFolders.current.userCache.map { FilePath.join($0, "swivel/adapter-verdicts.json") },
      host: "\(host.compiler) \(host.library) \(host.supportedABIs.upperBound)")
  }

  /// The verdict on a file's present state, if there is one.
  func verdict(on identity: ModuleIdentity) -> AdapterVerdict? {
    entries.last { $0.identity == identity && $0.host == host }?.verdict
  }

  /// Keeps a verdict in place of earlier ones on the same adapter and path. What cannot be kept is not; nor is a refusal, which may
  /// come from more than the module's file: from its manifest, or from a library that it needs; nor that it took too long, which may
  /// have been the machine's doing, or the limit's.
  func keep(_ verdict: AdapterVerdict, on identity: ModuleIdentity) {
    guard let path, verdict.finding != .refused, verdict.finding != .hangs else { return }
    let others = entries.filter {
      $0.identity.path != identity.path || $0.identity.adapter != identity.adapter || $0.host != host
    }
    let kept = others.suffix(Self.capacity - 1) + [Entry(identity: identity, host: host, verdict: verdict)]
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    guard let data = try? encoder.encode(Array(kept)) else { return }
    try? FileManager.default.createDirectory(atPath: FilePath.folder(of: path), withIntermediateDirectories: true)
    // Into another file first, which then takes the name: two processes at once leave one whole file.
    try? data.write(to: URL(filePath: path), options: .atomic)
  }

  private var entries: [Entry] {
    guard let path, let file = try? RegularFile(path: path), let bytes = try? file.bytes(at: 0, count: 1 << 22) else {
      return []
    }
    return (try? JSONDecoder().decode([Entry].self, from: Data(bytes))) ?? []
  }
}
