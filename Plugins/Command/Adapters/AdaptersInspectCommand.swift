import AdapterLoading
import Arguments
import Foundation
import Scenes

/// `swivel adapters inspect NAME`: everything about one adapter, without opening its module.
enum AdaptersInspectCommand: Subcommand {
  static func run(_ arguments: ParsedArguments) throws(CommandFailure) {
    let name = arguments.operands[0]
    let source = try AdapterSource(folders: arguments.paths("--path"))
    let inspection: AdapterInspection
    do {
      let file = try source.searchPath.manifestFile(forAdapter: name)
      inspection = AdapterInspection(
        file,
        entries: AdapterEntry.all(
          source.searchPath.listings, decisions: try source.selection(for: .vertical).decisions), source: source)
    } catch let error as AdapterLoadingError {
      throw .failed(error)
    } catch {
      throw .failed(name, "\(error)")
    }
    try Terminal.write(arguments.flag("--json") ? AdaptersCommand.json(inspection) : inspection.text)
  }

  static let declaration = CommandDeclaration(
    name: "adapters inspect",
    summary: "everything about one adapter",
    operand: "NAME",
    operandValues: .adapter,
    discussion: [
      "Prints what an adapter's manifest says, where it was found, whether it would be in without anybody else asking for it, "
        + "and whether its module passes the checks before it is opened. It is not opened."
    ],
    options: [OptionDeclaration(name: "--json", help: "print it as JSON"), SceneOptions.pathDeclaration],
    examples: ["swivel adapters inspect rotated-cells"])
}
