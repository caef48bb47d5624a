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
      case "help", "--help", "-h": return Outcome(output: GenerateCommand.usage)
      case let name?: throw .usage("\(name): no such subcommand; there is generate")
      case nil: throw .usage("no subcommand; there is generate")
      }
    } catch {
      return Outcome(error)
    }
  }
}
