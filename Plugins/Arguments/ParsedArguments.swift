import Interposing

/// The arguments of a subcommand, sorted by what they are.
///
/// An option is written `--name VALUE` or `--name=VALUE`; behind `--` everything is an operand.
package struct ParsedArguments {
  /// What the subcommand takes.
  package let declaration: CommandDeclaration
  /// The arguments that belong to no option.
  package private(set) var operands: [String] = []
  /// Whether `--help` is among them: then nothing else counts.
  package private(set) var asksForHelp = false

  private var values: [String: [String]] = [:]

  /// Sorts arguments.
  ///
  /// - Throws: What is wrong with them: an unknown option, one without its value, one given twice that may be given once, too many or
  ///   too few operands.
  package init(_ arguments: [String], of declaration: CommandDeclaration) throws(CommandFailure) {
    self.declaration = declaration
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      if argument == "--" {
        operands += rest
        break
      }
      guard argument.hasPrefix("-"), argument != "-" else {
        operands.append(argument)
        continue
      }
      if argument == "--help" || argument == "-h" {
        asksForHelp = true
        return
      }
      try addOption(argument, rest: &rest)
    }
    let allowed = declaration.allowedOperands
    if operands.count > allowed.upperBound {
      throw failure("unexpected argument \(operands[allowed.upperBound])")
    }
    if let operand = declaration.operand, operands.count < allowed.lowerBound {
      throw failure("\(operand) is missing; swivel \(declaration.name) --help says what it takes")
    }
  }

  private mutating func addOption(_ argument: String, rest: inout ArraySlice<String>) throws(CommandFailure) {
    let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let name = String(parts[0])
    guard let option = declaration.options.first(where: { $0.name == name }) else {
      if let reason = declaration.refusals[name] { throw failure("\(name): \(reason)") }
      let question = NearestNames(to: name, among: declaration.options.map(\.name)).question
      throw failure("unknown option \(name); " + (question ?? "swivel \(declaration.name) --help lists them"))
    }
    let value: String
    if option.value == nil {
      guard parts.count == 1 else { throw failure("\(name): it has no value") }
      value = ""
    } else if parts.count > 1 {
      value = String(parts[1])
    } else if let next = rest.first, !next.hasPrefix("--") {
      value = next
      rest.removeFirst()
    } else {
      throw failure("\(name) needs a value: \(option.synopsis)")
    }
    guard option.isRepeated || values[name] == nil else {
      throw failure("\(name) is given twice" + (option.value == nil ? "" : ", but can only have one value"))
    }
    values[name, default: []].append(value)
  }

  /// A wrong use of the subcommand.
  package func failure(_ why: String) -> CommandFailure {
    .usage(declaration.name, why)
  }

  /// Whether a flag was given.
  package func flag(_ name: String) -> Bool {
    values[name] != nil
  }

  /// The value of an option, or `nil` if it was not given.
  package func text(_ name: String) -> String? {
    values[name]?.last
  }

  /// The values of an option that may be given several times, in order.
  package func texts(_ name: String) -> [String] {
    values[name] ?? []
  }

  /// The path of an option; it is not empty.
  package func path(_ name: String) throws(CommandFailure) -> String? {
    guard let text = text(name) else { return nil }
    guard !text.isEmpty else { throw failure("\(name): a path cannot be empty") }
    return text
  }

  /// The paths of an option that may be given several times, in order; none is empty.
  package func paths(_ name: String) throws(CommandFailure) -> [String] {
    let paths = texts(name)
    guard !paths.contains("") else { throw failure("\(name): a path cannot be empty") }
    return paths
  }

  /// The number of an option: decimal and finite.
  package func number(_ name: String) throws(CommandFailure) -> Double? {
    guard let text = text(name) else { return nil }
    guard let number = DecimalNumber.value(of: text) else {
      throw failure("\(name) \(text): expected a number, such as 2 or 0.5")
    }
    return number
  }

  /// The width and height of an option: two numbers with an `x` between them.
  package func size(_ name: String) throws(CommandFailure) -> (width: Double, height: Double)? {
    guard let text = text(name) else { return nil }
    let parts = text.split(omittingEmptySubsequences: false) { $0 == "x" || $0 == "×" }
    guard parts.count == 2, let width = DecimalNumber.value(of: parts[0]),
      let height = DecimalNumber.value(of: parts[1])
    else {
      throw failure("\(name) \(text): expected a width and a height in points, such as 320x480")
    }
    return (width, height)
  }

  /// The value of an option that is one of several words.
  package func choice<Choice: RawRepresentable & CaseIterable>(
    _ name: String, _ type: Choice.Type
  ) throws(CommandFailure) -> Choice? where Choice.RawValue == String {
    guard let text = text(name) else { return nil }
    if let choice = Choice(rawValue: text) { return choice }
    let words = Choice.allCases.map(\.rawValue).joined(separator: " or ")
    throw failure("\(name) \(text): expected \(words)")
  }
}
