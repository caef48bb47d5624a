import Arguments
import Foundation
import Scenes

/// The program `swivel-window`: `swivel show` and nothing else, so that nothing else needs SDL.
@main
@MainActor
enum WindowCommand {
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
    guard arguments.first == ShowDeclaration.declaration.name else {
      throw .usage("swivel-window", "it serves swivel show alone")
    }
    let parsed = try ParsedArguments(Array(arguments.dropFirst()), of: ShowDeclaration.declaration)
    if parsed.asksForHelp { return try Terminal.write(ShowDeclaration.declaration.help) }
    try ShowCommand.run(parsed)
  }
}
