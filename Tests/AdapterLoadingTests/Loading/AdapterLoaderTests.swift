import Foundation
import Glibc
import Testing

@testable import AdapterLoading

/// The checks before a module is opened, and what opening does in a program that has no shared library: this one, whose
/// tests are linked with the library's modules themselves.
@MainActor
@Suite("Loading modules")
struct AdapterLoaderTests {
  private let folder: TemporaryFolder
  private let host = HostIdentity(compiler: "6.3.1", library: "0.1.0", supportedABIs: 2...3)

  init() throws {
    folder = try TemporaryFolder()
  }

  /// Writes a manifest for `row-scale`.
  private func writeManifest(
    file: String = "libRowScale.so", abi: Int = 2, compiler: String = "6.3.1", library: String = "0.1.0"
  ) throws {
    let manifest = AdapterManifest(
      name: "row-scale", version: "1.0.0", kind: .swift, file: file, abi: abi, compiler: compiler, library: library)
    try folder.write([UInt8](JSONEncoder().encode(manifest)), to: "row-scale.json")
  }

  private func loader() -> AdapterLoader {
    AdapterLoader(
      searchPath: SearchPath(folders: [SearchFolder(path: folder.path, origin: .explicit)]), host: host, warn: { _ in })
  }

  private func error() -> AdapterLoadingError? {
    do {
      _ = try loader().module(named: "row-scale")
      return nil
    } catch {
      return error
    }
  }

  private var module: String { folder["libRowScale.so"] }

  @Test("A manifest that does not fit is refused before its module is touched")
  func manifestMismatches() throws {
    // The module is missing throughout: a later check would say so.
    try writeManifest(abi: 1)
    #expect(error() == .unsupportedABI(adapter: "row-scale", found: 1, supported: 2...3))
    try writeManifest(abi: 4)
    #expect(error() == .unsupportedABI(adapter: "row-scale", found: 4, supported: 2...3))
    #expect(
      error()?.description
        == "adapter row-scale: it keeps to version 4 of the module contract, this program to versions 2 to 3; "
        + "update this program")
    try writeManifest(compiler: "6.2.3")
    #expect(error() == .compilerMismatch(adapter: "row-scale", module: "6.2.3", host: "6.3.1"))
    #expect(
      error()?.description
        == "adapter row-scale: it was built by Swift 6.2.3, this program by Swift 6.3.1; "
        + "build the adapter with Swift 6.3.1")
    try writeManifest(library: "0.0.9")
    #expect(error() == .libraryMismatch(adapter: "row-scale", module: "0.0.9", host: "0.1.0"))
    #expect(
      error()?.description
        == "adapter row-scale: it was built against version 0.0.9 of the library, this program has version 0.1.0; "
        + "build the adapter against version 0.1.0")
  }

  @Test("A module's path that leads to no regular file is an error that says to what")
  func notAFile() throws {
    try writeManifest()
    #expect(error() == .moduleMissing(adapter: "row-scale", path: module))
    try FileManager.default.createSymbolicLink(atPath: module, withDestinationPath: "/nowhere")
    #expect(error() == .moduleMissing(adapter: "row-scale", path: module))
    try FileManager.default.removeItem(atPath: module)
    try folder.makeFolder("libRowScale.so")
    #expect(error() == .moduleNotRegularFile(adapter: "row-scale", path: module, kind: "a folder"))
    try FileManager.default.removeItem(atPath: module)
    try #require(mkfifo(module, 0o600) == 0)
    #expect(error() == .moduleNotRegularFile(adapter: "row-scale", path: module, kind: "a pipe"))
    try writeManifest(file: "../../../../../../../../dev/null")
    #expect(error() == .moduleNotRegularFile(adapter: "row-scale", path: "/dev/null", kind: "a device"))
  }

  @Test("A socket is not opened")
  func socketFile() throws {
    // A socket's path has to be short.
    let path = "/tmp/swivel-test-\(getpid()).socket"
    let descriptor = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0)
    defer {
      close(descriptor)
      unlink(path)
    }
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: path.utf8) }
    let bound = withUnsafeBytes(of: &address) { bytes in
      bytes.withMemoryRebound(to: sockaddr.self) {
        bind(descriptor, $0.baseAddress, socklen_t(MemoryLayout<sockaddr_un>.size))
      }
    }
    try #require(bound == 0)
    #expect(throws: RegularFileError.notRegular(kind: "a socket or a device")) { try RegularFile(path: path) }
  }

  @Test("A module's file that is no shared library is an error that says why")
  func notALibrary() throws {
    try writeManifest()
    func fault(_ bytes: [UInt8]) throws -> AdapterLoadingError? {
      try folder.write(bytes, to: "libRowScale.so")
      return error()
    }
    func expected(_ fault: SharedObjectFault) -> AdapterLoadingError {
      .moduleNotLoadable(adapter: "row-scale", path: module, fault: fault)
    }
    #expect(try fault([]) == expected(.empty))
    #expect(try fault(Array("not a library\n".utf8)) == expected(.notELF))
    let whole = try CompiledLibrary.moduleBytes(compilers: [])
    #expect(
      try fault(Array(whole[..<(whole.count - 1)]))
        == expected(.truncated(part: "the section headers", size: UInt64(whole.count - 1))))
    #expect(try fault(Array(whole[..<100])) == expected(.truncated(part: "the program headers", size: 100)))
    #expect(
      error()?.description
        == "adapter row-scale: \(module): it is truncated: it ends after 100 bytes, before the end of "
        + "the program headers; build the module anew")
  }

  @Test("A library that is no adapter module is an error")
  func noModule() throws {
    try writeManifest()
    try folder.write(CompiledLibrary.bytes(of: "int other(void) { return 1; }"), to: "libRowScale.so")
    #expect(error() == .noEntry(adapter: "row-scale", path: module, symbol: "swivel_adapter_entry"))
    try folder.write(CompiledLibrary.bytes(of: CompiledLibrary.entrySource), to: "libRowScale.so")
    #expect(error() == .ownLibraryCopy(adapter: "row-scale", path: module, library: "libSwivelKit.so"))
  }

  @Test("A manifest that lies about the compiler is found out by the code's own record")
  func lyingManifest() throws {
    try writeManifest()
    let own = try #require(try HostIdentity.compilerRecords.get().first)
    let other = "clang version 20.1.0 (https://example.org/swift/llvm.git 0123abcd)"
    try folder.write(CompiledLibrary.moduleBytes(compilers: [other]), to: "libRowScale.so")
    #expect(
      error() == .compilerRecordMismatch(adapter: "row-scale", path: module, module: other, host: own))
    #expect(error()?.description.contains(other) == true)
    #expect(error()?.description.contains(own) == true)
    // One part by the right compiler does not make up for another part by a wrong one.
    try folder.write(CompiledLibrary.moduleBytes(compilers: [own, other]), to: "libRowScale.so")
    #expect(
      error() == .compilerRecordMismatch(adapter: "row-scale", path: module, module: other, host: own))
    // A record that is not of a Swift toolchain says nothing of Swift code.
    try folder.write(
      CompiledLibrary.moduleBytes(compilers: ["Debian clang version 14.0.6"]), to: "libRowScale.so")
    #expect(error() == .compilerUnrecorded(adapter: "row-scale", path: module))
  }

  @Test("A program that does not share the library opens no module")
  func hostWithoutLibrary() throws {
    try writeManifest()
    let own = try HostIdentity.compilerRecords.get()
    // If it were opened, this would end the process.
    let source = "__attribute__((constructor)) static void run(void) { __builtin_trap(); }\n"
    try folder.write(
      CompiledLibrary.moduleBytes(compilers: own, source: source + CompiledLibrary.entrySource), to: "libRowScale.so")
    #expect(error() == .hostWithoutLibrary(adapter: "row-scale", library: "libSwivelKit.so"))
    #expect(error()?.description.contains("depend on the product SwivelKit") == true)
  }

  @Test("What is odd about a manifest is told, once for each load")
  func warnings() throws {
    try folder.write(
      """
      {"name": "row-scale", "version": "1", "kind": "swift", "file": "x.so", "abi": 2, "compiler": "6.3.1",
       "library": "0.1.0", "author": "nobody"}
      """, to: "row-scale.json")
    var warnings: [AdapterLoadingWarning] = []
    let loader = AdapterLoader(searchPath: loader().searchPath, host: host) { warnings.append($0) }
    #expect(throws: AdapterLoadingError.self) { try loader.module(named: "row-scale") }
    #expect(warnings == [.unknownKey(manifest: folder["row-scale.json"], key: "author")])
  }

  @Test("A folder that everybody may write to is told of")
  func writableFolder() throws {
    try folder.makeFolder("modules")
    try writeManifest(file: "modules/x.so")
    try folder.write("", to: "modules/x.so")
    var warnings: [AdapterLoadingWarning] = []
    func load() {
      warnings = []
      let loader = AdapterLoader(searchPath: loader().searchPath, host: host) { warnings.append($0) }
      #expect(throws: AdapterLoadingError.self) { try loader.module(named: "row-scale") }
    }
    load()
    #expect(warnings.isEmpty)
    for (mode, path) in [(0o777, folder["modules"]), (0o702, folder["modules"])] {
      try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: path)
      load()
      #expect(warnings == [.writableFolder(adapter: "row-scale", folder: path)])
    }
    try FileManager.default.setAttributes([.posixPermissions: 0o777], ofItemAtPath: folder.path)
    load()
    #expect(
      warnings.map(\.description)
        == [folder.path, folder["modules"]].map {
          "adapter row-scale: everybody may write to its folder \($0), and so replace it; take that right away: chmod o-w"
        })
  }

  @Test("A folder that everybody may write to is told of once, whatever it is called")
  func writableFolderByAnotherName() throws {
    try writeManifest(file: "x.so")
    try folder.write("", to: "x.so")
    try FileManager.default.setAttributes([.posixPermissions: 0o777], ofItemAtPath: folder.path)
    // From the root of the file system, which stands as many folders above this one as its path has.
    let depth = FileManager.default.currentDirectoryPath.split(separator: "/").count
    let relative = String(repeating: "../", count: depth) + folder.path.dropFirst()
    try FileManager.default.createSymbolicLink(atPath: folder["link"], withDestinationPath: folder.path)
    for path in [folder.path, relative, folder["link"], folder["."], folder["./link/."]] {
      var warnings: [AdapterLoadingWarning] = []
      let searchPath = SearchPath(folders: [SearchFolder(path: path, origin: .explicit)])
      let loader = AdapterLoader(searchPath: searchPath, host: host) { warnings.append($0) }
      #expect(throws: AdapterLoadingError.self) { try loader.module(named: "row-scale") }
      #expect(warnings == [.writableFolder(adapter: "row-scale", folder: folder.path)], "\(path)")
    }
  }

  @Test("The host knows what it was built with")
  func currentHost() throws {
    let current = HostIdentity.current
    #expect(current.compiler.wholeMatch(of: /[0-9]+\.[0-9]+(\.[0-9]+)?(-dev)?/) != nil)
    #expect(current.library.wholeMatch(of: /[0-9]+\.[0-9]+\.[0-9]+(-[0-9A-Za-z.-]+)?/) != nil)
    #expect(!HostIdentity.sharesLibrary)
    #expect(ProcessFacts.ownImagePath == ProcessFacts.executablePath)
  }

  @Test("No message has more than one line, whatever the names in it")
  func oneLine() {
    let nasty = "a\nb\r\u{1B}[2J\u{2028}c"
    let errors: [AdapterLoadingError] = [
      .invalidName(nasty), .notFound(name: nasty, places: [nasty], available: [nasty]),
      .invalidRequest(nasty, reason: nasty), .manifestUnreadable(path: nasty, reason: nasty),
      .manifestInvalid(path: nasty, jsonPath: nasty, reason: nasty),
      .unsupportedABI(adapter: nasty, found: 1, supported: 1...1), .moduleMissing(adapter: nasty, path: nasty),
      .moduleNotRegularFile(adapter: nasty, path: nasty, kind: nasty),
      .moduleUnreadable(adapter: nasty, path: nasty, reason: nasty),
      .moduleNotLoadable(adapter: nasty, path: nasty, fault: .unreadable(reason: nasty)),
      .noEntry(adapter: nasty, path: nasty, symbol: nasty),
      .ownLibraryCopy(adapter: nasty, path: nasty, library: nasty),
      .compilerMismatch(adapter: nasty, module: nasty, host: nasty),
      .libraryMismatch(adapter: nasty, module: nasty, host: nasty),
      .compilerRecordMismatch(adapter: nasty, path: nasty, module: nasty, host: nasty),
      .compilerUnrecorded(adapter: nasty, path: nasty), .hostWithoutLibrary(adapter: nasty, library: nasty),
      .hostUnreadable(path: nasty, reason: nasty), .openingFailed(adapter: nasty, path: nasty, reason: nasty),
      .brokenEntry(adapter: nasty, path: nasty, reason: nasty), .refused(adapter: nasty, reason: nasty),
      .nameMismatch(adapter: nasty, actual: nasty), .settingsInvalid(path: nasty, jsonPath: nasty, reason: nasty),
      .orderCycle([nasty, nasty]), .unsound(adapter: nasty, path: nasty, reason: nasty),
      .probeFailed(manifest: nasty, reason: nasty),
    ]
    for error in errors {
      #expect(!error.description.unicodeScalars.contains { $0.value < 32 || $0.value == 0x2028 })
      #expect(error.description.contains(": "))
    }
  }
}
