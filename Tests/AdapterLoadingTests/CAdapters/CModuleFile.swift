import Foundation
import TableKit
import Testing

@testable import AdapterLoading

/// A module in C that the system's compiler makes for a test, with its manifest.
@MainActor
final class CModuleFile {
  private let folder: TemporaryFolder
  let name: String
  let path: String

  /// The folder of the contract's header.
  nonisolated static var header: String {
    URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: "Sources/CSwivelAdapter/include").path
  }

  /// What stands before each source: an adapter that is its own context, counts how often it is made and destroyed, and has a name.
  nonisolated static let prelude = """
    #include "swivel_adapter.h"
    #include <stdio.h>
    #include <stdlib.h>
    #include <string.h>

    static const swivel_host *host;
    int made, destroyed, entered;

    static void *create_own(const swivel_host *given, const swivel_configuration *configuration, swivel_error *error) {
      (void)configuration; (void)error;
      host = given;
      made += 1;
      return malloc(8);
    }

    static void destroy_own(void *context) { destroyed += 1; free(context); }

    #define FUNCTION(requirement, signature, function, when) \\
      {sizeof(swivel_function), requirement, signature, SWIVEL_FUNCTION(function), when, 0}

    #define MODULE(functions) \\
      {sizeof(swivel_module), 1, 0, "probe", create_own, destroy_own, NULL, NULL, NULL, functions, \\
       sizeof functions / sizeof functions[0], NULL, 0}

    #define ENTRY(module) \\
      const swivel_module *swivel_c_adapter_entry(const swivel_offer *offer, swivel_error *error) { \\
        (void)offer; (void)error; entered += 1; return &module; }

    """

  /// Compiles a module.
  ///
  /// - Parameters:
  ///   - source: What stands behind the prelude.
  ///   - name: The name in the manifest.
  init(_ source: String, name: String = "probe", abi: Int = 1) throws {
    folder = try TemporaryFolder()
    self.name = name
    path = folder["lib\(name).so"]
    let bytes = try CompiledLibrary.bytes(
      of: Self.prelude + source,
      flags: ["-shared", "-fPIC", "-std=c11", "-Wall", "-Wextra", "-Werror", "-I", Self.header])
    try folder.write(bytes, to: "lib\(name).so")
    try folder.write(
      #"{"name": "\#(name)", "version": "1", "kind": "c", "file": "lib\#(name).so", "abi": \#(abi)}"#,
      to: "\(name).json")
  }

  /// Loads the module.
  func load() throws(AdapterLoadingError) -> AdapterModule {
    let loader = AdapterLoader(searchPath: SearchPath(folders: [SearchFolder(path: folder.path, origin: .explicit)]))
    return try loader.module(named: name)
  }

  /// Loads the module and makes an adapter.
  func adapter(_ values: [String: String] = [:]) throws -> any Adapter {
    try load().makeAdapter(values: values)
  }

  /// Why the module is refused.
  var refusal: String? {
    do throws(AdapterLoadingError) {
      _ = try load().makeAdapter()
      return nil
    } catch {
      return error.description.replacing(path, with: "FILE")
    }
  }

  /// A global variable of the loaded module.
  func number(_ name: String) -> Int {
    guard let image = try? SystemLoader.open(path), let address = image.address(ofSymbol: name) else { return .min }
    return Int(address.load(as: CInt.self))
  }
}
