import Arguments

/// The commands that other programs do, which the launcher starts, as far as a shell that completes them has to know. A test compares
/// them with what those programs say of themselves.
enum OtherPrograms {
  static let declarations = [
    CommandDeclaration(
      name: "bench", summary: "", discussion: [],
      options: [
        option("--json", .file), option("--plot", .file), option("--compare", .file), option("--filter", .any),
        option("--threshold", .any), flag("--check"), flag("--once"), flag("--instructions"), flag("--scale"),
      ]),
    CommandDeclaration(
      name: "generate", summary: "", operand: "[FILE.swift]", operandCount: 0...1, discussion: [],
      options: [
        option("--module", .any), option("-I", .folder), flag("--for-c"), option("--protocol", .any),
        option("--module-import", .any), option("--search", .folder), option("--base-class", .any),
        option("--superclass", .any), option("--global-actor", .any),
        option("--output", .file), flag("--check"),
      ]),
    CommandDeclaration(
      name: "lint", summary: "", operand: "PATH…", operandCount: 1...1000, discussion: [],
      options: [option("--protocols", .file)]),
    CommandDeclaration(name: "test", summary: "", discussion: [], options: []),
  ]

  /// `help`, which takes the name of one of some commands, or its own.
  static func help(of commands: [CommandDeclaration]) -> CommandDeclaration {
    var names: Set = ["help"]
    for command in commands { names.insert(String(command.name.prefix { $0 != " " })) }
    return CommandDeclaration(
      name: "help", summary: "", operand: "[COMMAND]", operandCount: 0...2, operandValues: .words(names.sorted()),
      discussion: [], options: [])
  }

  private static func option(_ name: String, _ values: OptionDeclaration.Values) -> OptionDeclaration {
    OptionDeclaration(name: name, value: "VALUE", help: "", isRepeated: true, values: values)
  }

  private static func flag(_ name: String) -> OptionDeclaration { OptionDeclaration(name: name, help: "") }
}
