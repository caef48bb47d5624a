import Foundation
import PackagePlugin

/// Writes down which compiler and which version of the library a target is built with, so that a host can tell before it
/// opens an adapter module whether the two fit.
///
/// - A target with an adapter's manifest in its folder (a JSON file named in kebab-case, such as `rotated-cells.json`)
///   gets that manifest completed: the compiler, the library's version and the file of the module, which stands one folder
///   above the target's resources. The completed manifest becomes a resource of the target.
/// - Any other target gets a Swift source with `enum BuildRecord`.
///
/// The compiler is the one that builds the target, since SwiftPM hands out its tools. The library's version is the content
/// of the file `VERSION` in the library's package. Both are read when the command runs, not here: SwiftPM asks a plugin
/// again only if the package's structure changes, and would miss a new content.
@main
struct BuildRecord: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) async throws -> [Command] {
    let library = context.package.dependencies.map(\.package).first { $0.displayName == "swivel" } ?? context.package
    let versionFile = library.directoryURL.appending(path: "VERSION")
    let compiler = try context.tool(named: "swiftc").url
    let recorder = try context.tool(named: "BuildRecordCommand").url

    func command(for file: String, inputs: [URL], arguments: [String]) -> Command {
      let output = context.pluginWorkDirectoryURL.appending(path: file)
      return .buildCommand(
        displayName: "Recording versions in \(file)",
        executable: recorder,
        arguments: [versionFile.plainPath, compiler.plainPath, output.plainPath] + arguments,
        inputFiles: [versionFile, compiler] + inputs,
        outputFiles: [output])
    }

    let manifests = try Self.manifests(in: target)
    guard !manifests.isEmpty else {
      return [command(for: "BuildRecord.swift", inputs: [], arguments: [])]
    }
    guard let module = Self.fileName(ofModule: target, in: context.package) else { return [] }
    return manifests.map { manifest in
      // The manifest becomes a resource: it lands in a folder of its own beside the module.
      command(
        for: manifest.lastPathComponent, inputs: [manifest], arguments: [manifest.plainPath, "../\(module)"])
    }
  }

  /// The JSON files in a target's folder whose names are adapters' names.
  private static func manifests(in target: any Target) throws -> [URL] {
    try FileManager.default.contentsOfDirectory(at: target.directoryURL, includingPropertiesForKeys: nil)
      .filter { $0.lastPathComponent.wholeMatch(of: /[a-z][a-z0-9]*(-[a-z0-9]+)*\.json/) != nil }
      .sorted { $0.lastPathComponent < $1.lastPathComponent }
  }

  /// The name of the file that holds a target's module: that of the dynamic library product the target is in. If there is
  /// not exactly one, the build stops.
  private static func fileName(ofModule target: any Target, in package: Package) -> String? {
    let products = package.products(ofType: LibraryProduct.self).filter { product in
      product.kind == .dynamic && product.targets.contains { $0.id == target.id }
    }
    guard products.count == 1, let product = products.first else {
      Diagnostics.error(
        "target \(target.name) has to be in exactly one dynamic library product, but is in \(products.count)")
      return nil
    }
    return "lib\(product.name).so"
  }
}

extension URL {
  fileprivate var plainPath: String { path(percentEncoded: false) }
}
