import AdapterLoading
import Arguments
import Foundation
import Scenes

/// `swivel adapters check`: loads modules in processes of their own and tells what they did.
enum AdaptersCheckCommand: Subcommand {
  /// What is known of one adapter.
  private struct Entry: Encodable {
    let name: String
    let finding: String
    let reason: String
    /// Whether the verdict was known from before.
    let isKnown: Bool

    private enum CodingKeys: String, CodingKey {
      case name, finding, reason
      case isKnown = "known"
    }
  }

  static func run(_ arguments: ParsedArguments) throws(CommandFailure) {
    var limit = ModuleProbe.standardLimit
    if let seconds = try arguments.number("--limit") {
      guard seconds > 0, seconds <= 3600 else {
        throw .failed("--limit \(arguments.text("--limit") ?? "")", "must be more than 0 and at most 3600 seconds")
      }
      limit = .milliseconds(Int(seconds * 1000))
    }
    let source = try AdapterSource(folders: arguments.paths("--path"), limit: limit)
    var files: [(name: String, manifest: Result<ManifestFile, AdapterLoadingError>)] = []
    if arguments.operands.isEmpty {
      for listing in source.searchPath.listings where listing.shadowedBy == nil {
        files.append((listing.name, listing.manifest))
      }
    }
    for name in arguments.operands {
      do throws(AdapterLoadingError) {
        files.append((name, .success(try source.searchPath.manifestFile(forAdapter: name))))
      } catch {
        throw .failed(error)
      }
    }
    var entries: [Entry] = []
    for (name, manifest) in files {
      do throws(AdapterLoadingError) {
        let (verdict, isKnown) = try source.vetting.verdict(on: manifest.get(), isFresh: arguments.flag("--fresh"))
        entries.append(
          Entry(name: name, finding: verdict.finding.rawValue, reason: verdict.reason, isKnown: isKnown))
      } catch {
        entries.append(
          Entry(
            name: name, finding: AdapterVerdict.Finding.refused.rawValue, reason: error.description, isKnown: false))
      }
    }
    if arguments.flag("--json") {
      try Terminal.write(AdaptersCommand.json(["adapters": entries]))
    } else {
      try Terminal.write(
        TextColumns.table(
          entries.map { [$0.name, $0.finding, $0.reason + ($0.isKnown ? " (known from before)" : "")] }))
    }
    let unsound = entries.filter { $0.finding != AdapterVerdict.Finding.sound.rawValue }.map(\.name)
    guard unsound.isEmpty else {
      throw .failed("adapters check", "not sound: \(unsound.joined(separator: ", "))")
    }
  }

  static let declaration = CommandDeclaration(
    name: "adapters check",
    summary: "load modules in processes of their own and tell what they do",
    operand: "[NAME…]",
    operandCount: 0...1000,
    operandValues: .adapter,
    discussion: [
      "Loads the named adapters' modules, or all on the search path, each in a process of its own, and tells whether it is "
        + "sound, or what it did: it prints, leaks files, is refused, crashes, exits or hangs. A verdict but refused is kept as "
        + "long as the module's file stays the same. If one is not sound, the exit status is 1."
    ],
    options: [
      OptionDeclaration(name: "--limit", value: "SECONDS", help: "how long a module may take to load; 10 if not given"),
      OptionDeclaration(name: "--fresh", help: "load them whatever is known from before"),
      OptionDeclaration(name: "--json", help: "print it as JSON"),
      SceneOptions.pathDeclaration,
    ],
    examples: ["swivel adapters check rotated-cells"])
}
