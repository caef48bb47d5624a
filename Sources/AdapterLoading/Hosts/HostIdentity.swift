/// What a host has to have in common with the modules it loads.
public struct HostIdentity: Sendable, Hashable {
  /// The version of the Swift compiler that built the library, such as `6.3.1`.
  public let compiler: String
  /// The version of the library, such as `0.1.0`.
  public let library: String
  /// The versions of the contract between host and module that the library keeps to.
  public let supportedABIs: ClosedRange<Int>

  /// The identity of the library that this process runs on.
  public static let current = HostIdentity(
    compiler: BuildRecord.compiler, library: BuildRecord.library, supportedABIs: AdapterContract.supportedABIs)

  init(compiler: String, library: String, supportedABIs: ClosedRange<Int>) {
    self.compiler = compiler
    self.library = library
    self.supportedABIs = supportedABIs
  }

  /// Compares what a manifest says with the host.
  func requireFitting(_ manifest: AdapterManifest) throws(AdapterLoadingError) {
    let supported = manifest.kind == .c ? CAdapterModule.supportedABIs : supportedABIs
    guard supported.contains(manifest.abi) else {
      throw .unsupportedABI(adapter: manifest.name, found: manifest.abi, supported: supported)
    }
    guard manifest.kind == .swift else { return }
    guard manifest.compiler == compiler else {
      throw .compilerMismatch(adapter: manifest.name, module: manifest.compiler ?? "", host: compiler)
    }
    guard manifest.library == library else {
      throw .libraryMismatch(adapter: manifest.name, module: manifest.library ?? "", host: library)
    }
  }

  /// Whether this very code is in the shared library, and so shared with modules that need that library. It is not if the
  /// library's modules are linked into the executable, even if the shared library is loaded as well.
  ///
  /// Found out once: code does not move, and a library that it is in is never closed.
  static let sharesLibrary: Bool = {
    guard let path = ProcessFacts.ownImagePath else { return false }
    return FilePath.name(of: path) == AdapterContract.sharedLibrary
      && SystemLoader.isLoaded(AdapterContract.sharedLibrary)
  }()

  /// The Swift compilers that recorded themselves in the image that this very code is in, read once.
  static let compilerRecords = Result { () throws(AdapterLoadingError) in try readCompilerRecords() }

  private static func readCompilerRecords() throws(AdapterLoadingError) -> [String] {
    guard let path = ProcessFacts.ownImagePath else {
      throw .hostUnreadable(path: "code", reason: "the system does not say which file it is in")
    }
    do {
      return CompilerRecords.ofSwift(try SharedObject(RegularFile(path: path), kind: .image).toolRecords())
    } catch {
      throw .hostUnreadable(path: path, reason: "\(error)")
    }
  }
}
