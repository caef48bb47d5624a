import Foundation

/// The command `swivel-source-tools`, which serves the subcommands of `swivel` that read Swift sources.
public enum SourceToolsCommand {
  /// Runs the command.
  ///
  /// - Parameter arguments: What was typed, the command's own name left out.
  /// - Returns: What to print, and the status to end with.
  public static func run(_ arguments: [String]) -> Outcome {
    do throws(SourceToolsError) {
      switch arguments.first {
      case "generate": return try GenerateCommand(Array(arguments.dropFirst())).run()
      case "lint":
        return try LintCommand(Array(arguments.dropFirst()))
          .run(library: LibrarySources.files(near: Bundle.main.executableURL))
      case "stock-protocols":
        return Outcome(output: try StockProtocolsFile(from: arguments.dropFirst().first ?? "").text)
      case "help", "--help", "-h": return Outcome(output: GenerateCommand.usage + "\n" + LintCommand.usage)
      case let name?: throw .usage("\(name): no such subcommand; there are generate and lint")
      case nil: throw .usage("no subcommand; there are generate and lint")
      }
    } catch {
      return Outcome(error)
    }
  }
}
