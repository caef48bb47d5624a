import AdapterLoading
import Arguments
import Foundation
import Scenes

/// The program `swivel`, less what the launcher does itself: it finds the subcommand and turns errors into one line.
@main
@MainActor
enum SwivelCommand {
  static let subcommands: [any Subcommand.Type] = [RenderCommand.self, DemoCommand.self, CompletionCommand.self]

  static func main() {
    Terminal.reserveStandardStreams()
    do throws(CommandFailure) {
      try run(CommandLine.checkedArguments())
    } catch {
      Terminal.report(error)
      exit(error.status)
    }
  }

  private static func run(_ arguments: [String]) throws(CommandFailure) {
    try ProbeInvocation.runIfAsked(arguments)
    guard let name = arguments.first else { throw .usage("a command is missing", "swivel help lists them") }
    let rest = Array(arguments.dropFirst())
    switch name {
    case AdaptersCommand.name: try AdaptersCommand.run(rest)
    case "help", "-h", "--help": try Terminal.write(help(of: rest))
    case "--version":
      guard rest.isEmpty else { throw .usage(name, "unexpected argument \(rest[0])") }
      try Terminal.write("swivel \(HostIdentity.current.library)\n")
    default:
      guard let subcommand = subcommands.first(where: { $0.declaration.name == name }) else {
        throw .usage(name, "there is no such command; swivel help lists them")
      }
      try run(subcommand, rest)
    }
  }

  /// The help of a command, as its `--help` prints it, or the overview if none is named.
  private static func help(of words: [String]) throws(CommandFailure) -> String {
    switch words {
    case [], ["help"]: return overview
    case [AdaptersCommand.name]: return AdaptersCommand.overview
    default:
      // The window is another program, which has to be built first; what it takes is known here as well.
      var declarations = [ShowDeclaration.declaration]
      for subcommand in subcommands + AdaptersCommand.subcommands { declarations.append(subcommand.declaration) }
      let name = words.joined(separator: " ")
      guard let declaration = declarations.first(where: { $0.name == name }) else {
        throw .usage("help \(name)", "there is no such command; swivel help lists them")
      }
      return declaration.help
    }
  }

  /// Runs a subcommand, or prints its help.
  static func run(_ subcommand: any Subcommand.Type, _ arguments: [String]) throws(CommandFailure) {
    let declaration = subcommand.declaration
    let parsed = try ParsedArguments(arguments, of: declaration)
    if parsed.asksForHelp { return try Terminal.write(declaration.help) }
    try subcommand.run(parsed)
  }

  private static var overview: String {
    let summaries = subcommands.map { ($0.declaration.name, $0.declaration.summary) }
    return overview(of: "swivel", summaries + [(AdaptersCommand.name, AdaptersCommand.summary)])
  }

  /// What a command's parts are called and do.
  static func overview(of name: String, _ entries: [(name: String, summary: String)]) -> String {
    let width = entries.map(\.name.count).max() ?? 0
    let lines = entries.map { entry in
      "  \(entry.name.padding(toLength: width + 2, withPad: " ", startingAt: 0))\(entry.summary)\n"
    }
    return "usage: \(name) COMMAND [ARGUMENT…]\n\n\(lines.joined())\nEach takes --help.\n"
  }
}

/// One of the things that the program does.
@MainActor
protocol Subcommand {
  /// What it is called and what it takes.
  static var declaration: CommandDeclaration { get }

  /// Does it.
  static func run(_ arguments: ParsedArguments) throws(CommandFailure)
}
