import AdapterLoading
import Arguments
import Foundation
import Scenes

/// `swivel adapters list`: which adapters there are, which of them a table would get, in which order, and why.
enum AdaptersListCommand: Subcommand {
  static func run(_ arguments: ParsedArguments) throws(CommandFailure) {
    let axis = try arguments.choice("--axis", Axis.self) ?? .vertical
    let requests = try SceneOptions.adapters(arguments, axis: axis)
    let source = try AdapterSource(folders: arguments.paths("--path"))
    let entries = AdapterEntry.all(
      source.searchPath.listings, decisions: try source.selection(for: axis, and: requests).decisions)
    guard !arguments.flag("--json") else {
      return try Terminal.write(AdaptersCommand.json(["adapters": entries]))
    }
    let columns = entries.map { entry in
      [entry.position.map { "\($0)" } ?? "-", entry.name, entry.version ?? "-", entry.reason]
    }
    try Terminal.write(
      entries.isEmpty ? "There are no adapters on the search path.\n" : TextColumns.table(columns))
  }

  static let declaration = CommandDeclaration(
    name: "adapters list",
    summary: "which adapters there are, and which a table would get, in which order and why",
    discussion: [
      "Lists the adapters on the search path: first those that a table would get, numbered in the order of its chain, the one "
        + "next to the data first, then the others. No module is opened."
    ],
    options: [
      OptionDeclaration(
        name: "--adapter", value: "NAME[:key=value,…]", help: "an adapter to ask for, as for swivel render",
        isRepeated: true, values: .adapter),
      OptionDeclaration(
        name: "--axis", value: "AXIS", help: "ask for the adapters of an axis, as for swivel render",
        values: .words(Axis.allCases.map(\.rawValue))),
      OptionDeclaration(name: "--json", help: "print it as JSON, with the paths"),
      SceneOptions.pathDeclaration,
    ],
    examples: ["swivel adapters list --axis horizontal"])
}
