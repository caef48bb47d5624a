import Arguments
import Scenes

/// `swivel completion`: what makes a shell complete the program's commands, options and their values.
enum CompletionCommand: Subcommand {
  private enum Shell: String, CaseIterable {
    case bash
  }

  static func run(_ arguments: ParsedArguments) throws(CommandFailure) {
    guard Shell(rawValue: arguments.operands[0]) != nil else {
      throw arguments.failure("\(arguments.operands[0]): there is a completion for bash alone")
    }
    let source = try AdapterSource(folders: [])
    var adapters: [String] = []
    for listing in source.searchPath.listings where listing.shadowedBy == nil { adapters.append(listing.name) }
    try Terminal.write(BashCompletion(of: commands, adapters: adapters.sorted()).script)
  }

  /// All that follows `swivel`, of this program and of the others that the launcher starts.
  private static var commands: [CommandDeclaration] {
    var commands = [ShowDeclaration.declaration]
    for subcommand in SwivelCommand.subcommands + AdaptersCommand.subcommands {
      commands.append(subcommand.declaration)
    }
    commands += OtherPrograms.declarations
    return commands + [OtherPrograms.help(of: commands)]
  }

  static let declaration = CommandDeclaration(
    name: "completion",
    summary: "print what makes bash complete commands, options, adapters and files",
    operand: "SHELL",
    operandValues: .words(Shell.allCases.map(\.rawValue)),
    discussion: [
      "Prints a script for bash, by which it completes what swivel takes. Have it read by each new shell with a line in ~/.bashrc: "
        + "source <(swivel completion bash), or write it to ~/.local/share/bash-completion/completions/swivel. The adapters that "
        + "it knows are those that are found now."
    ],
    options: [],
    examples: ["swivel completion bash >~/.local/share/bash-completion/completions/swivel"])
}
