/// What a subcommand is called, what it takes, and what its help says.
package struct CommandDeclaration {
  /// The subcommand's name.
  package let name: String
  /// What it does, in a few words.
  package let summary: String
  /// What stands for its operand in the help; `nil` if it takes none.
  package var operand: String?
  /// How many operands it takes, if not exactly one where it has a name for it.
  package var operandCount: ClosedRange<Int>?
  /// What its operands can be, for a shell that completes them.
  package var operandValues = OptionDeclaration.Values.file
  /// What the help says about the subcommand, a paragraph each.
  package let discussion: [String]
  /// The options, in the order of the help.
  package let options: [OptionDeclaration]
  /// What the help shows at its end, ready to be typed.
  package var examples: [String] = []
  /// Options that are known but that this version cannot do, each with the reason.
  package var refusals: [String: String] = [:]

  /// A declaration of these parts.
  package init(
    name: String, summary: String, operand: String? = nil, operandCount: ClosedRange<Int>? = nil,
    operandValues: OptionDeclaration.Values = .file, discussion: [String],
    options: [OptionDeclaration], examples: [String] = [], refusals: [String: String] = [:]
  ) {
    self.name = name
    self.summary = summary
    self.operand = operand
    self.operandCount = operandCount
    self.operandValues = operandValues
    self.discussion = discussion
    self.options = options
    self.examples = examples
    self.refusals = refusals
  }

  /// How many operands may be given.
  package var allowedOperands: ClosedRange<Int> { operandCount ?? (operand == nil ? 0...0 : 1...1) }

  /// The subcommand's help.
  package var help: String {
    var text = "usage: swivel \(name)\(operand.map { " \($0)" } ?? "") [OPTION…]\n\n"
    for paragraph in discussion {
      text += TextColumns.wrap(paragraph, width: TextColumns.width).joined(separator: "\n") + "\n\n"
    }
    let entries = options.map { ($0.synopsis, $0.help) } + [("--help", "print this")]
    let column = (entries.map(\.0.count).max() ?? 0) + 4
    for (synopsis, help) in entries {
      let indent = String(repeating: " ", count: column)
      let lines = TextColumns.wrap(help, width: TextColumns.width - column)
      let label = "  \(synopsis)"
      text += label + indent.dropFirst(label.count) + lines.joined(separator: "\n\(indent)") + "\n"
    }
    if !examples.isEmpty { text += "\n" + examples.map { "  \($0)\n" }.joined() }
    return text
  }
}
