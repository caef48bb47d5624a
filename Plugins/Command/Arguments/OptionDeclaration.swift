/// An option of a subcommand.
struct OptionDeclaration: Hashable {
  /// The name with its hyphens: `--size`.
  let name: String
  /// What stands for its value in the help: `WxH`; `nil` for a flag, which has none.
  var value: String?
  /// What it does.
  let help: String
  /// Whether it may be given several times.
  var isRepeated = false

  /// How the help shows it: `--size WxH`.
  var synopsis: String { name + (value.map { " \($0)" } ?? "") + (isRepeated ? "…" : "") }
}
