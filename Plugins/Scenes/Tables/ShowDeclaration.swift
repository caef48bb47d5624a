import Arguments

/// What `swivel show` takes. It stands beside the options that it shares, since the command completes them too.
package enum ShowDeclaration {
  /// The declaration.
  package static let declaration = CommandDeclaration(
    name: "show",
    summary: "open a table in a window, to be touched",
    operand: "[INPUT]",
    operandCount: 0...1,
    discussion: [
      "Shows the records of INPUT, as swivel render draws them, or one of the demo's systems, in a window. Drag it with the "
        + "mouse or with fingers, turn the wheel, or use the keys: arrows, page up and down, home and end scroll, tab and shift-tab "
        + "go from row to row, and space or enter selects the row they are on. Rows are "
        + "deleted by swiping them to the left; the file stays as it is.",
      "The keys 1 to 9 switch the adapters off and on again, in the chain's order; the title bar shows the chain. F1 shows who answers "
        + "what the table asks, and how often it was asked. Escape, or ctrl-Q, closes the window.",
    ],
    options: [
      OptionDeclaration(
        name: "--demo", value: "SYSTEM",
        help:
          "paper, header, stack or horizontal: show the sample, with ripples, over a covered header, in a stack or turned",
        values: .words(["paper", "header", "stack", "horizontal"])
      ),
      OptionDeclaration(
        name: "--size", value: "WxH", help: "the window's size; 480x640 if not given, 960x240 if horizontal"),
      OptionDeclaration(
        name: "--scale", value: "N", help: "how many pixels a point has; if not given, as many as the desktop says"),
    ] + SceneOptions.declarations + [
      OptionDeclaration(
        name: "--gesture", value: "SCRIPT",
        help: "what fingers do once the window is open, as for swivel render"),
      OptionDeclaration(
        name: "--log", value: "F.jsonl",
        help: "write each call of the delegate and the data source, and all input, as a line of JSON, as it happens",
        values: .file),
      OptionDeclaration(
        name: "--stats", help: "print, when the window is closed, how long frames took, in all and by their parts"),
      OptionDeclaration(name: "--trace", help: "print each call that the table makes, as swivel render does"),
      OptionDeclaration(
        name: "--out", value: "F.png|.svg|.pdf", help: "write a picture of the window when it is closed",
        values: .file),
      OptionDeclaration(
        name: "--layout", value: "F.json", help: "write the layout when the window is closed, as swivel render does",
        values: .file),
    ],
    examples: [
      "swivel show people.csv --group-by team --axis horizontal",
      "swivel show --demo paper",
    ],
    refusals: [
      "--frames": "a window shows frames as time goes by; swivel render draws films",
      "--fps": "a window shows frames as time goes by; swivel render draws films",
    ])
}
