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
  /// What its value can be, for a shell that completes it.
  package var values = Values.any

  /// What can stand where a value or an operand is expected.
  package enum Values: Hashable, Sendable {
    /// Anything: a number, a name that only the user knows.
    case any
    /// One of some words.
    case words([String])
    /// A file.
    case file
    /// A folder.
    case folder
    /// The name of an adapter.
    case adapter
  }

  /// A declaration of these parts.
  package init(name: String, value: String? = nil, help: String, isRepeated: Bool = false, values: Values = .any) {
    self.name = name
    self.value = value
    self.help = help
    self.isRepeated = isRepeated
    self.values = values
  }

  /// How the help shows it: `--size WxH`.
  package var synopsis: String { name + (value.map { " \($0)" } ?? "") + (isRepeated ? "…" : "") }
}
