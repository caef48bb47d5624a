import AdapterLoading
import Arguments
import Foundation

/// `swivel adapters`: what there is of adapters, and what each is worth.
@MainActor
enum AdaptersCommand {
  nonisolated static let name = "adapters"
  static let summary = "list, inspect, check and make adapter modules"

  static let subcommands: [any Subcommand.Type] = [
    AdaptersListCommand.self, AdaptersInspectCommand.self, AdaptersCheckCommand.self, AdaptersNewCommand.self,
  ]

  static func run(_ arguments: [String]) throws(CommandFailure) {
    guard let word = arguments.first else {
      throw .usage(name, "a command is missing: swivel adapters help lists them")
    }
    if ["help", "-h", "--help"].contains(word) { return try Terminal.write(help(of: Array(arguments.dropFirst()))) }
    guard let subcommand = subcommands.first(where: { $0.declaration.name == "\(name) \(word)" }) else {
      throw .usage("\(name) \(word)", "there is no such command; swivel adapters help lists them")
    }
    try SwivelCommand.run(subcommand, Array(arguments.dropFirst()))
  }

  /// What the commands of this one are called and do.
  static var overview: String {
    let entries = subcommands.map { (String($0.declaration.name.dropFirst(name.count + 1)), $0.declaration.summary) }
    return SwivelCommand.overview(of: "swivel adapters", entries)
  }

  /// The help of a command of this one, or the overview if none is named.
  private static func help(of words: [String]) throws(CommandFailure) -> String {
    guard !words.isEmpty, words != ["help"] else { return overview }
    let full = ([name] + words).joined(separator: " ")
    guard let subcommand = subcommands.first(where: { $0.declaration.name == full }) else {
      throw .usage(
        "\(name) help \(words.joined(separator: " "))", "there is no such command; swivel adapters help lists them")
    }
    return subcommand.declaration.help
  }

  /// A value as JSON text for a reader, with a line end.
  static func json(_ value: some Encodable) throws(CommandFailure) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    do {
      return String(decoding: try encoder.encode(value), as: UTF8.self) + "\n"
    } catch {
      throw .failed("the answer cannot be written as JSON", "\(error)")
    }
  }
}
