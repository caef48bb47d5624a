/// An option of a subcommand.
struct OptionDeclaration: Hashable {
  /// The name with its hyphens: `--size`.
  let name: String
  /// What stands for its value in the help: `WxH`. Every option has a value.
  let value: String
  /// What it does.
  let help: String
  /// Whether it may be given several times.
  var isRepeated = false

  /// How the help shows it: `--size WxH`.
  var synopsis: String { "\(name) \(value)" + (isRepeated ? "…" : "") }
}
