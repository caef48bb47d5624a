import Interposing
import StrictJSON

/// The folders that adapters are looked for in, the first that has one of a name winning.
///
/// A manifest stands in one of the folders itself or in one of their sub-folders whose names end in `.resources`, which is
/// where SwiftPM puts it. Nothing here opens a module.
public struct SearchPath: Sendable, Hashable {
  /// The environment variable that names folders, joined by colons, in place of those that nobody names.
  public static let environmentVariable = "SWIVEL_ADAPTER_PATH"
  /// The environment variable that names folders, joined by colons, to search before all others but the explicit ones.
  public static let addingEnvironmentVariable = "SWIVEL_ADD_ADAPTER_PATH"
  /// Where adapters stand in a folder for data.
  static let dataFolder = "swivel/adapters"

  /// The folders in order.
  public let folders: [SearchFolder]

  /// Makes a search path of exactly these folders.
  public init(folders: [SearchFolder]) {
    self.folders = folders
  }

  /// The search path of this process: the explicit folders; those of `SWIVEL_ADD_ADAPTER_PATH`; then those of
  /// `SWIVEL_ADAPTER_PATH`, or, if that variable is not set, `swivel/adapters` in the user's and the system's folders for
  /// data (`$XDG_DATA_HOME`, `$XDG_DATA_DIRS`) and the folder of the program's executable.
  ///
  /// A process that runs with more rights than whoever started it (set-user-ID, say) ignores the variables.
  ///
  /// - Parameter explicit: Folders that the user or the program names, searched first.
  public init(explicit: [String] = []) {
    self.init(explicit: explicit, executable: ProcessFacts.executablePath) { ProcessFacts.environmentValue(of: $0) }
  }

  /// The rule, for any environment and executable. An empty variable is as good as none, as in the XDG specification, and an
  /// empty entry of one names no folder.
  init(explicit: [String], executable: String?, variable: (String) -> String?) {
    func value(_ name: String) -> String? { variable(name).flatMap { $0.isEmpty ? nil : $0 } }
    func folders(_ name: String, _ origin: SearchFolder.Origin) -> [SearchFolder]? {
      value(name).map { $0.split(separator: ":").map { SearchFolder(path: String($0), origin: origin) } }
    }
    var all = explicit.map { SearchFolder(path: $0, origin: .explicit) }
    all += folders(Self.addingEnvironmentVariable, .addedByEnvironment) ?? []
    if let named = folders(Self.environmentVariable, .environment) {
      all += named
    } else {
      let standard = StandardFolders(variable: variable)
      let data =
        [standard.userData].compactMap(\.self).map { ($0, SearchFolder.Origin.userData) }
        + standard.systemData.map { ($0, .systemData) }
      all += data.map { SearchFolder(path: FilePath.join($0.0, Self.dataFolder), origin: $0.1) }
      if let executable { all.append(SearchFolder(path: FilePath.folder(of: executable), origin: .besideExecutable)) }
    }
    self.folders = all
  }

  /// Finds an adapter's manifest by the adapter's name.
  ///
  /// - Throws: `.invalidName` or `.notFound`, with the nearest names; or what is wrong with the manifest found first: a bad
  ///   manifest does not make room for a later one of the same name.
  public func manifestFile(forAdapter name: String) throws(AdapterLoadingError) -> ManifestFile {
    try manifestFile(forAdapter: name, log: .current)
  }

  func manifestFile(forAdapter name: String, log: AdapterLog) throws(AdapterLoadingError) -> ManifestFile {
    guard AdapterName.isWellFormed(name) else { throw .invalidName(name) }
    var first: String?
    search: for (folder, origin) in manifestFolders {
      let path = FilePath.join(folder, "\(name).json")
      if FilePath.exists(path) {
        if let first {
          log.note("\(name): \(path) (\(origin)) is passed over: \(first) comes first")
        } else {
          log.note("\(name): found \(path) (\(origin))")
          first = path
          if log.isSilent { break search }
        }
      } else if first == nil {
        log.note("\(name): not in \(folder) (\(origin))")
      }
    }
    guard let first else { throw notFound(name) }
    return try ManifestFile(contentsOf: first)
  }

  /// The error for a name that is not on the search path.
  ///
  /// A folder that nobody named need not be there.
  func notFound(_ name: String) -> AdapterLoadingError {
    let places = folders.compactMap { folder -> String? in
      if FilePath.isFolder(folder.path) { return folder.path }
      return folder.isNamed ? "\(folder.path) (no such folder)" : nil
    }
    return .notFound(name: name, places: places, available: adapterNames)
  }

  /// The names of all adapters on the search path, in alphabetical order.
  public var adapterNames: [String] {
    Set(listings.map(\.name)).sorted()
  }

  /// All manifests on the search path, in the order in which they are found; refused and shadowed ones too.
  public var listings: [AdapterListing] {
    listings(log: .current)
  }

  func listings(log: AdapterLog) -> [AdapterListing] {
    var listings: [AdapterListing] = []
    var first: [String: String] = [:]
    for (folder, origin) in manifestFolders {
      log.note("looking in \(folder) (\(origin))" + (FilePath.isFolder(folder) ? "" : ": no such folder"))
      for file in FilePath.contents(of: folder) where file.hasSuffix(".json") {
        let name = String(file.dropLast(5))
        let path = FilePath.join(folder, file)
        guard AdapterName.isWellFormed(name), let result = Self.manifest(at: path) else { continue }
        if let first = first[name] {
          log.note("\(name): \(path) is passed over: \(first) comes first")
        } else {
          first[name] = path
          log.note("\(name): found \(path)")
        }
        let shadowing = first[name] == path ? nil : first[name]
        listings.append(
          AdapterListing(name: name, path: path, origin: origin, manifest: result, shadowedBy: shadowing))
      }
    }
    return listings
  }

  /// A manifest, or why it is refused; `nil` for a JSON file that is none. Build systems put such files beside executables,
  /// so one is taken for a manifest only if it has a key that other files are unlikely to have, or cannot be read as JSON.
  private static func manifest(at path: String) -> Result<ManifestFile, AdapterLoadingError>? {
    do {
      let json = try ManifestFile.bytes(of: path)
      if let keys = try? JSONValue(json).keys {
        guard keys.contains(where: { ["abi", "kind", "file"].contains($0) }) else { return nil }
      }
      return .success(try ManifestFile(json: json, path: path))
    } catch .manifestUnreadable {
      return nil
    } catch {
      return .failure(error)
    }
  }

  /// The folders with their sub-folders for resources, in order. One that is named twice counts where it is first. A folder is
  /// looked into no sooner than its sub-folders are asked for.
  private var manifestFolders: some Sequence<(path: String, origin: SearchFolder.Origin)> {
    var seen: Set<String> = []
    return folders.filter { seen.insert($0.path).inserted }.lazy.flatMap { folder in
      let places: [() -> [String]] = [{ [folder.path] }, { Self.resourceFolders(in: folder.path) }]
      return places.lazy.flatMap { $0() }.map { (path: $0, origin: folder.origin) }
    }
  }

  private static func resourceFolders(in folder: String) -> [String] {
    FilePath.contents(of: folder).filter { $0.hasSuffix(".resources") }.map { FilePath.join(folder, $0) }
  }
}
