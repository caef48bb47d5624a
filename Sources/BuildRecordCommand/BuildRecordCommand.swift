import Foundation

/// The command behind the plugin `BuildRecord`:
///
///     BuildRecordCommand VERSION-FILE SWIFTC OUTPUT [MANIFEST MODULE]
///
/// With a manifest it writes that manifest, completed, else a Swift source. SwiftPM runs it; nobody else needs to.
@main
struct BuildRecordCommand {
  static func main() {
    do {
      let arguments = Array(CommandLine.arguments.dropFirst())
      guard arguments.count == 3 || arguments.count == 5 else {
        throw RecordingError("expected VERSION-FILE SWIFTC OUTPUT [MANIFEST MODULE], got \(arguments.count) arguments")
      }
      let versions = try BuiltVersions(versionFile: arguments[0], compiler: arguments[1])
      let text =
        arguments.count == 3
        ? versions.swiftSource
        : try versions.completedManifest(arguments[3], module: arguments[4])
      let output = URL(filePath: arguments[2])
      // A file that is written anew counts as changed, and all that depends on it would be built anew.
      guard (try? Data(contentsOf: output)) != Data(text.utf8) else { return }
      try Data(text.utf8).write(to: output, options: .atomic)
    } catch {
      FileHandle.standardError.write(Data("error: \(error)\n".utf8))
      exit(1)
    }
  }
}
