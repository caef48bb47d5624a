import AdapterLoading
import Foundation
import Interposing
import TableKit
import Testing

/// Modules opened for real, in a process that shares the library with them.
@MainActor
@Suite("Modules loaded at run time")
struct ModuleLoadingTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private func loader(_ folder: String) -> AdapterLoader {
    AdapterLoader(searchPath: SearchPath(folders: [SearchFolder(path: folder, origin: .explicit)]))
  }

  private func error(_ name: String, in folder: String? = nil) -> AdapterLoadingError? {
    do {
      _ = try loader(folder ?? self.folder.path).module(named: name)
      return nil
    } catch {
      return error
    }
  }

  private func adapterType(of module: AdapterModule) throws -> ObjectIdentifier {
    let adapter = try module.makeAdapter()
    return ObjectIdentifier(type(of: adapter))
  }

  @Test("A module that was built beside the program is found and loaded by its name")
  func loading() throws {
    if ProcessInfo.processInfo.environment[SearchPath.environmentVariable] == nil {
      #expect(SearchPath().folders.last == BuiltModule.searchPath.folders.last)
    }
    let module = try AdapterLoader(searchPath: BuiltModule.searchPath).module(named: "fixture")
    #expect(module.name == "fixture")
    #expect(module.manifestFile.warnings.isEmpty)
    #expect(module.path.hasSuffix("/libFixtureModule.so"))
    let adapter = try module.makeAdapter()
    #expect(adapter.name == "fixture")
    #expect(String(reflecting: type(of: adapter)) == "FixtureModule.FixtureAdapter")
  }

  @Test("A module is loaded once, and makes as many adapters as there are hosts")
  func twice() throws {
    let loader = AdapterLoader(searchPath: BuiltModule.searchPath)
    let first = try loader.module(named: "fixture")
    let second = try loader.module(named: "fixture")
    #expect(first.factory === second.factory)
    #expect(try first.makeAdapter() !== second.makeAdapter())
    // Another way to the same file is the same module.
    let manifest = try BuiltModule("fixture").file
    try folder.write([UInt8](Data(contentsOf: URL(filePath: manifest.path))), to: "sub/fixture.json")
    try FileManager.default.createSymbolicLink(
      atPath: folder["libFixtureModule.so"], withDestinationPath: manifest.modulePath)
    let path = SearchPath(folders: [SearchFolder(path: folder["sub"], origin: .explicit)])
    #expect(try path.manifestFile(forAdapter: "fixture").modulePath == folder["sub/../libFixtureModule.so"])
    let third = try AdapterLoader(searchPath: path).module(named: "fixture")
    #expect(third.path == first.path)
    #expect(try adapterType(of: third) == adapterType(of: first))
  }

  @Test("An adapter gets its configuration, and its refusal is one line")
  func configuration() throws {
    let loader = AdapterLoader(searchPath: BuiltModule.searchPath)
    #expect(try loader.makeAdapter(AdapterRequest(parsing: "fixture:limit=0.5")).name == "fixture")
    func refusal(_ request: String) throws -> String? {
      let request = try AdapterRequest(parsing: request)
      return #expect(throws: AdapterLoadingError.self) { try loader.makeAdapter(request) }?.description
    }
    #expect(try refusal("fixture:limit=2") == #"adapter fixture: limit 2.0\nis too large"#)
    #expect(try refusal("fixture:limit=x") == "adapter fixture: key limit is “x”; expected a finite decimal number")
    #expect(try refusal("fixture:limt=1") == "adapter fixture: unknown key “limt”; did you mean limit?")
    #expect(throws: AdapterLoadingError.nameMismatch(adapter: "fixture", actual: "other")) {
      try loader.makeAdapter(AdapterRequest(name: "fixture", values: ["name": "other"]))
    }
  }

  @Test("14. Closing a library leaves dangling pointers: a module stays, whoever closes it")
  func neverClosed() throws {
    let path: String
    let type: AnyObject.Type
    let interposers: [Interposer<TableViewWitness>]
    do {
      let loader = AdapterLoader(searchPath: BuiltModule.searchPath)
      path = try loader.module(named: "fixture").path
      let adapter = try loader.makeAdapter(AdapterRequest(parsing: "fixture:height=30"))
      type = Swift.type(of: adapter)
      interposers = adapter.interposers
    }
    // Somebody opens it and closes it once too often: what the loader counted is taken back as well.
    let handle = try #require(dlopen(path, RTLD_NOW | RTLD_NOLOAD))
    dlclose(handle)
    dlclose(handle)
    // Its code runs, its types are found, and it is still the module that it was.
    var witness = TableViewWitness()
    for interposer in interposers { try interposer.edit(&witness) }
    let table = TableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480), style: .plain)
    #expect(witness.delegate.heightForRowAt?(table, IndexPath(row: 0, section: 0)) == 30)
    #expect(type is any Adapter.Type && String(reflecting: type) == "FixtureModule.FixtureAdapter")
    let again = try AdapterLoader(searchPath: BuiltModule.searchPath).module(named: "fixture")
    #expect(try adapterType(of: again) == ObjectIdentifier(type))
  }

  @Test("A manifest of another build keeps its module closed")
  func manifests() throws {
    let built = try BuiltModule("fixture")
    let host = HostIdentity.current
    #expect(built.manifest.compiler == host.compiler)
    #expect(built.manifest.library == host.library)
    try built.copy(into: folder, edit: { $0.compiler = "6.2.3" })
    #expect(error("fixture") == .compilerMismatch(adapter: "fixture", module: "6.2.3", host: host.compiler))
    try built.copy(into: folder, edit: { $0.library = "0.0.1" })
    #expect(error("fixture") == .libraryMismatch(adapter: "fixture", module: "0.0.1", host: host.library))
    try built.copy(into: folder, edit: { $0.abi = 99 })
    #expect(error("fixture") == .unsupportedABI(adapter: "fixture", found: 99, supported: host.supportedABIs))
  }

  @Test("Code by another compiler is found out, whatever its manifest says")
  func lyingManifest() throws {
    let built = try BuiltModule("fixture")
    let record = try #require(built.compilerRecords.first)
    let other = record.replacing("clang version 2", with: "clang version 3")
    try #require(other != record)
    try built.copy(into: folder, editBytes: { $0.replace(Array(record.utf8), with: Array(other.utf8)) })
    #expect(
      error("fixture")
        == .compilerRecordMismatch(adapter: "fixture", path: folder["module.so"], module: other, host: record))
  }

  @Test("A truncated module is refused and not opened")
  func truncated() throws {
    let built = try BuiltModule("fixture")
    let size = try built.bytes.count
    for removed in [1, 100, size / 2, size - 70] {
      try built.copy(into: folder, editBytes: { $0.removeLast(removed) })
      guard
        case .moduleNotLoadable("fixture", folder["module.so"], .truncated(_, UInt64(size - removed))) = error(
          "fixture")
      else {
        Issue.record("\(removed) bytes removed: \(String(describing: error("fixture")))")
        continue
      }
    }
  }

  @Test("A copy of a module loads beside the module, and has types of its own")
  func copies() throws {
    try BuiltModule("fixture").copy(into: folder)
    let copy = try loader(folder.path).module(named: "fixture")
    let original = try AdapterLoader(searchPath: BuiltModule.searchPath).module(named: "fixture")
    #expect(copy.factory !== original.factory)
    #expect(try adapterType(of: copy) != adapterType(of: original))
  }

  @Test("What the system's loader refuses is one line with its reason")
  func undefinedSymbol() throws {
    try CompiledModule.write(
      "lacking", source: "extern void *nowhere(void); void *swivel_adapter_entry(void) { return nowhere(); }",
      into: folder)
    let error = error("lacking")
    guard case .openingFailed("lacking", folder["liblacking.so"], let reason) = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(reason.contains("undefined symbol: nowhere"))
    #expect(error?.description.contains("\n") == false)
  }

  @Test("An entry that returns no factory is found out")
  func brokenEntries() throws {
    try CompiledModule.write("empty", source: "void *swivel_adapter_entry(void) { return 0; }", into: folder)
    #expect(
      error("empty")
        == .brokenEntry(
          adapter: "empty", path: folder["libempty.so"], reason: "returned nothing; it has to return a factory"))
    let foreign = "returned something else than a factory of this program's library"
    try CompiledModule.write(
      "foreign", source: "static long object[8]; void *swivel_adapter_entry(void) { return object; }", into: folder)
    #expect(error("foreign") == .brokenEntry(adapter: "foreign", path: folder["libforeign.so"], reason: foreign))
    try CompiledModule.write(
      "odd", source: "static long object[8]; void *swivel_adapter_entry(void) { return (char *)object + 1; }",
      into: folder)
    #expect(error("odd") == .brokenEntry(adapter: "odd", path: folder["libodd.so"], reason: foreign))
  }

  @Test("Listing opens no module")
  func listing() throws {
    // If it were opened, this would end the process.
    try CompiledModule.write(
      "trapping",
      source: """
        __attribute__((constructor)) static void run(void) { __builtin_trap(); }
        void *swivel_adapter_entry(void) { return 0; }
        """, into: folder)
    let listings = SearchPath(folders: [SearchFolder(path: folder.path, origin: .explicit)]).listings
    #expect(listings.map(\.name) == ["trapping"])
    #expect(BuiltModule.searchPath.adapterNames.contains("fixture"))
  }
}
