import Interposing

/// The folders that adapters are looked for in, the first that has one of a name winning.
///
/// A manifest stands in one of the folders itself or in one of their sub-folders whose names end in `.resources`, which is
/// where SwiftPM puts it. Nothing here opens a module.
public struct SearchPath: Sendable, Hashable {
  /// The environment variable that names folders, joined by colons, in place of the executable's own.
  public static let environmentVariable = "SWIVEL_ADAPTER_PATH"

  /// The folders in order.
  public let folders: [SearchFolder]

  /// Makes a search path of exactly these folders.
  public init(folders: [SearchFolder]) {
    self.folders = folders
  }

  /// The search path of this process: the explicit folders, then those of `SWIVEL_ADAPTER_PATH`, or, if that variable is
  /// not set, the folder of the program's executable.
  ///
  /// A process that runs with more rights than whoever started it (set-user-ID, say) ignores the variable.
  ///
  /// - Parameter explicit: Folders that the user or the program names, searched first.
  public init(explicit: [String] = []) {
    self.init(
      explicit: explicit, environmentValue: ProcessFacts.environmentValue(of: Self.environmentVariable),
      executable: ProcessFacts.executablePath)
  }

  /// The rule, for any environment and executable. An empty entry of the variable names no folder.
  init(explicit: [String], environmentValue: String?, executable: String?) {
    var folders = explicit.map { SearchFolder(path: $0, origin: .explicit) }
    if let environmentValue {
      folders += environmentValue.split(separator: ":").map { SearchFolder(path: String($0), origin: .environment) }
    } else if let executable {
      folders.append(SearchFolder(path: FilePath.folder(of: executable), origin: .besideExecutable))
    }
    self.folders = folders
  }

  /// Finds an adapter's manifest by the adapter's name.
  ///
  /// - Throws: `.invalidName` or `.notFound`, with the nearest names; or what is wrong with the manifest found first: a bad
  ///   manifest does not make room for a later one of the same name.
  public func manifestFile(forAdapter name: String) throws(AdapterLoadingError) -> ManifestFile {
    guard AdapterName.isWellFormed(name) else { throw .invalidName(name) }
    for folder in manifestFolders {
      let path = FilePath.join(folder, "\(name).json")
      if FilePath.exists(path) { return try ManifestFile(contentsOf: path) }
    }
    let places = folders.map { FilePath.isFolder($0.path) ? $0.path : "\($0.path) (no such folder)" }
    throw .notFound(name: name, places: places, available: adapterNames)
  }

  /// The names of all adapters on the search path, in alphabetical order.
  public var adapterNames: [String] {
    Set(listings.map(\.name)).sorted()
  }

  /// All manifests on the search path, in the order in which they are found; refused and shadowed ones too.
  public var listings: [AdapterListing] {
    var listings: [AdapterListing] = []
    var first: [String: String] = [:]
    for folder in manifestFolders {
      for file in FilePath.contents(of: folder) where file.hasSuffix(".json") {
        let name = String(file.dropLast(5))
        let path = FilePath.join(folder, file)
        guard AdapterName.isWellFormed(name), let result = Self.manifest(at: path) else { continue }
        listings.append(AdapterListing(name: name, path: path, manifest: result, shadowedBy: first[name]))
        if first[name] == nil { first[name] = path }
      }
    }
    return listings
  }

  /// A manifest, or why it is refused; `nil` for a JSON file that is none. Build systems put such files beside executables,
  /// so one is taken for a manifest only if it has a key that other files are unlikely to have, or cannot be read as JSON.
  private static func manifest(at path: String) -> Result<ManifestFile, AdapterLoadingError>? {
    do {
      let json = try ManifestFile.bytes(of: path)
      if let keys = AdapterManifest.keys(inJSON: json) {
        guard keys.contains(where: { ["abi", "kind", "file"].contains($0) }) else { return nil }
      }
      return .success(try ManifestFile(json: json, path: path))
    } catch .manifestUnreadable {
      return nil
    } catch {
      return .failure(error)
    }
  }

  /// The folders with their sub-folders for resources, in order.
  private var manifestFolders: [String] {
    folders.flatMap { folder in
      [folder.path]
        + FilePath.contents(of: folder.path).filter { $0.hasSuffix(".resources") }
        .map { FilePath.join(folder.path, $0) }
    }
  }
}
