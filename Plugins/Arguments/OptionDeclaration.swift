/// An option of a subcommand.
package struct OptionDeclaration: Hashable {
  /// The name with its hyphens: `--size`.
  package let name: String
  /// What stands for its value in the help: `WxH`; `nil` for a flag, which has none.
  package var value: String?
  /// What it does.
  package let help: String
  /// Whether it may be given several times.
  package var isRepeated = false

  /// A declaration of these parts.
  package init(name: String, value: String? = nil, help: String, isRepeated: Bool = false) {
    self.name = name
    self.value = value
    self.help = help
    self.isRepeated = isRepeated
  }

  /// How the help shows it: `--size WxH`.
  package var synopsis: String { name + (value.map { " \($0)" } ?? "") + (isRepeated ? "…" : "") }
}
