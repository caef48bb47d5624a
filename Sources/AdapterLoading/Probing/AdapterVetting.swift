/// Keeps modules that would take their host along out of it: each is probed in a child process once, and the verdict kept as
/// long as its file stays the same.
@MainActor
public struct AdapterVetting {
  private let loader: AdapterLoader
  private let probe: ModuleProbe
  private let cache: VerdictCache
  private let log = AdapterLog.current

  /// Makes a vetting that keeps its verdicts in the user's folder for caches.
  ///
  /// - Parameters:
  ///   - loader: What checks a module's file first.
  ///   - probe: What loads modules in child processes.
  public init(loader: AdapterLoader, probe: ModuleProbe) {
    self.init(loader: loader, probe: probe, cache: .standard)
  }

  init(loader: AdapterLoader, probe: ModuleProbe, cache: VerdictCache) {
    self.loader = loader
    self.probe = probe
    self.cache = cache
  }

  /// A verdict on a module.
  ///
  /// - Parameters:
  ///   - file: The module's manifest.
  ///   - isFresh: Whether to probe the module whatever is known of it.
  /// - Returns: The verdict, and whether it was known.
  /// - Throws: Why the module is refused before it is opened; `.probeFailed`.
  public func verdict(
    on file: ManifestFile, isFresh: Bool = false
  ) throws(AdapterLoadingError) -> (verdict: AdapterVerdict, isKnown: Bool) {
    let name = file.manifest.name
    let path = try loader.check(file)
    let identity = ModuleIdentity(adapter: name, path: path)
    if !isFresh, let identity, let verdict = cache.verdict(on: identity) {
      log.note("\(name): known of \(path): \(verdict.reason)")
      return (verdict, true)
    }
    log.note("\(name): loading \(path) in a process of its own")
    let verdict = try probe.verdict(onManifest: file.path)
    log.note("\(name): found out of \(path): \(verdict.reason)")
    // A file that was replaced meanwhile may not be the one that was loaded.
    if let identity, ModuleIdentity(adapter: name, path: path) == identity { cache.keep(verdict, on: identity) }
    return (verdict, false)
  }

  /// Refuses a module that its host would not survive. Modules in the folder of the program's own executable are part of the
  /// program, and are not probed.
  ///
  /// - Parameter file: The module's manifest.
  /// - Returns: The verdict, if the module was probed now or before.
  /// - Throws: `.unsound`, and as ``verdict(on:isFresh:)`` does.
  @discardableResult
  public func requireSurvivable(_ file: ManifestFile) throws(AdapterLoadingError) -> AdapterVerdict? {
    let path = try loader.check(file)
    if let executable = ProcessFacts.executablePath, FilePath.folder(of: path) == FilePath.folder(of: executable) {
      return nil
    }
    let verdict = try verdict(on: file).verdict
    guard verdict.isSurvivable else {
      throw .unsound(adapter: file.manifest.name, path: path, reason: verdict.reason)
    }
    return verdict
  }
}
