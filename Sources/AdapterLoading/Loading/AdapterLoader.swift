import CSwivelAdapter
import Interposing
import TableKit

/// Loads adapter modules by name.
///
/// ```swift
/// let loader = AdapterLoader(searchPath: SearchPath())
/// let adapter = try loader.module(named: "rotated-cells").makeAdapter()
/// ```
///
/// A module is opened only after its manifest and its file have been checked, and opened once: asked for again, the loader
/// gives the same one. Documentation/AdapterModules.md states what a module has to keep to, rule by rule.
@MainActor
public final class AdapterLoader {
  /// Where modules are looked for.
  public let searchPath: SearchPath

  private let host: HostIdentity
  private let log: AdapterLog
  private let warn: @MainActor (AdapterLoadingWarning) -> Void
  /// The factories of the modules opened so far, by the canonical path of the module's file.
  private var factories: [String: AdapterFactory] = [:]

  /// Makes a loader, which loads nothing yet.
  ///
  /// - Parameters:
  ///   - searchPath: Where modules are looked for.
  ///   - warn: Called with what is odd about a module that is loaded nevertheless.
  public convenience init(
    searchPath: SearchPath = SearchPath(), warn: @escaping @MainActor (AdapterLoadingWarning) -> Void = { _ in }
  ) {
    self.init(searchPath: searchPath, host: .current, log: .current, warn: warn)
  }

  init(
    searchPath: SearchPath, host: HostIdentity, log: AdapterLog = .silent,
    warn: @escaping @MainActor (AdapterLoadingWarning) -> Void
  ) {
    self.log = log
    self.searchPath = searchPath
    self.host = host
    self.warn = warn
  }

  /// Finds and loads an adapter's module.
  ///
  /// - Parameter name: The adapter's name.
  /// - Throws: Why it cannot be loaded. If the module's file fails a check, none of its code has run.
  public func module(named name: String) throws(AdapterLoadingError) -> AdapterModule {
    let file = try searchPath.manifestFile(forAdapter: name, log: log)
    for warning in file.warnings { warn(warning) }
    let path = try fittingPath(of: file)
    if let factory = factories[path] {
      log.note("\(name): \(path) is open already")
      return AdapterModule(manifestFile: file, path: path, factory: factory)
    }
    // In full, as the module's: one that is named from where the process is would count as another.
    let manifestFolder = FilePath.folder(of: file.path)
    let folders: Set = [FilePath.canonical(manifestFolder) ?? manifestFolder, FilePath.folder(of: path)]
    for folder in folders.sorted() where FilePath.isWritableByEverybody(folder) {
      warn(.writableFolder(adapter: name, folder: folder))
    }
    log.note("\(name): checking \(path)")
    try check(path, file.manifest)
    log.note("\(name): opening \(path)")
    let factory = try open(path, file.manifest)
    log.note("\(name): loaded")
    factories[path] = factory
    return AdapterModule(manifestFile: file, path: path, factory: factory)
  }

  /// Finds and loads an adapter's module and makes an adapter of it.
  ///
  /// - Parameter request: The adapter's name and what the user set.
  /// - Throws: Why there is no such adapter.
  public func makeAdapter(_ request: AdapterRequest) throws(AdapterLoadingError) -> any Adapter {
    try load(request).adapter
  }

  /// Finds and loads an adapter's module and makes an adapter of it that knows its manifest.
  ///
  /// - Parameter request: The adapter's name and what the user set.
  /// - Throws: Why there is no such adapter.
  public func load(_ request: AdapterRequest) throws(AdapterLoadingError) -> LoadedAdapter {
    let module = try module(named: request.name)
    let made = try module.makeComparedAdapter(values: request.values)
    for warning in made.warnings { warn(warning) }
    return LoadedAdapter(adapter: made.adapter, module: module)
  }

  /// Makes all checks that come before a module is opened.
  ///
  /// - Parameter file: The module's manifest.
  /// - Returns: The canonical path of the module's file.
  /// - Throws: Why the module would be refused.
  @discardableResult
  public func check(_ file: ManifestFile) throws(AdapterLoadingError) -> String {
    let path = try fittingPath(of: file)
    try check(path, file.manifest)
    return path
  }

  private func fittingPath(of file: ManifestFile) throws(AdapterLoadingError) -> String {
    try host.requireFitting(file.manifest)
    guard let path = FilePath.canonical(file.modulePath) else {
      throw .moduleMissing(adapter: file.manifest.name, path: file.modulePath)
    }
    return path
  }

  /// Checks a module's file, of which nothing has run yet.
  private func check(_ path: String, _ manifest: AdapterManifest) throws(AdapterLoadingError) {
    let adapter = manifest.name
    let entrySymbol = AdapterContract.entrySymbol(of: manifest.kind)
    let file: RegularFile
    do {
      file = try RegularFile(path: path)
    } catch {
      switch error {
      case .missing: throw .moduleMissing(adapter: adapter, path: path)
      case .notRegular(let kind): throw .moduleNotRegularFile(adapter: adapter, path: path, kind: kind)
      case .unreadable(let reason): throw .moduleUnreadable(adapter: adapter, path: path, reason: reason)
      }
    }
    let hasEntry: Bool
    let sharesLibrary: Bool
    let records: [String]
    do {
      let object = try SharedObject(BlockCache(file))
      hasEntry = try object.exportsFunction(named: entrySymbol)
      sharesLibrary = try object.neededLibraries().contains(AdapterContract.sharedLibrary)
      records = try object.toolRecords()
    } catch {
      throw .moduleNotLoadable(adapter: adapter, path: path, fault: error)
    }
    guard hasEntry else { throw .noEntry(adapter: adapter, path: path, symbol: entrySymbol) }
    // A module in C shares no types with its host, so it may use what libraries and compiler it likes.
    guard manifest.kind == .swift else { return }
    guard sharesLibrary else {
      throw .ownLibraryCopy(adapter: adapter, path: path, library: AdapterContract.sharedLibrary)
    }
    try checkCompiler(recordedIn: records, path, adapter: adapter)
  }

  /// Compares the compilers that recorded themselves in the module with those of the host: a manifest can be wrong.
  private func checkCompiler(
    recordedIn records: [String], _ path: String, adapter: String
  ) throws(AdapterLoadingError) {
    let own = try HostIdentity.compilerRecords.get()
    // A toolchain that leaves no record in the host leaves none to compare with either.
    guard let hostCompiler = own.first else { return }
    let others = records.filter { !own.contains($0) }
    if let other = CompilerRecords.ofSwift(others).first {
      throw .compilerRecordMismatch(adapter: adapter, path: path, module: other, host: hostCompiler)
    }
    guard others.count < records.count else { throw .compilerUnrecorded(adapter: adapter, path: path) }
  }

  /// Opens a checked module and takes over its factory.
  private func open(_ path: String, _ manifest: AdapterManifest) throws(AdapterLoadingError) -> AdapterFactory {
    let adapter = manifest.name
    let entrySymbol = AdapterContract.entrySymbol(of: manifest.kind)
    guard manifest.kind == .c || HostIdentity.sharesLibrary else {
      throw .hostWithoutLibrary(adapter: adapter, library: AdapterContract.sharedLibrary)
    }
    let image: SystemLoader.Image
    do {
      image = try SystemLoader.open(path)
    } catch {
      throw .openingFailed(adapter: adapter, path: path, reason: error.reason)
    }
    guard let address = image.address(ofSymbol: entrySymbol) else {
      throw .noEntry(adapter: adapter, path: path, symbol: entrySymbol)
    }
    guard manifest.kind == .swift else { return try factory(ofCEntry: address, path, adapter: adapter) }
    // The symbol is a function's, as its table says, and by the contract one of this type.
    let entry = unsafeBitCast(address, to: AdapterContract.Entry.self)
    guard let pointer = entry() else {
      throw .brokenEntry(adapter: adapter, path: path, reason: "returned nothing; it has to return a factory")
    }
    guard let factory = AdapterFactory.take(pointer) else {
      throw .brokenEntry(
        adapter: adapter, path: path, reason: "returned something else than a factory of this program's library")
    }
    return factory
  }

  /// Negotiates with an opened module in C.
  private func factory(
    ofCEntry address: UnsafeMutableRawPointer, _ path: String, adapter: String
  ) throws(AdapterLoadingError) -> AdapterFactory {
    let module: CAdapterModule
    do {
      // The symbol is a function's, as its table says, and by the contract one of this type.
      module = try CAdapterModule(entry: unsafeBitCast(address, to: swivel_entry.self))
    } catch {
      throw .brokenModule(adapter: adapter, path: path, fault: error)
    }
    guard module.name == adapter else { throw .nameMismatch(adapter: adapter, actual: module.name) }
    return AdapterFactory(module)
  }
}
