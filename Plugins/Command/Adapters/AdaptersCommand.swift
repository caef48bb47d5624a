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
    if ["help", "-h", "--help"].contains(word) {
      let entries = subcommands.map { (String($0.declaration.name.dropFirst(name.count + 1)), $0.declaration.summary) }
      return try Terminal.write(SwivelCommand.overview(of: "swivel adapters", entries))
    }
    guard let subcommand = subcommands.first(where: { $0.declaration.name == "\(name) \(word)" }) else {
      throw .usage("\(name) \(word)", "there is no such command; swivel adapters help lists them")
    }
    try SwivelCommand.run(subcommand, Array(arguments.dropFirst()))
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
