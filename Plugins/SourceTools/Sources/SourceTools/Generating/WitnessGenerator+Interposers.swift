extension WitnessGenerator {
  /// Writes interposers that do something before or after a requirement's answer, or change it.
  internal func writeInterposers(to text: inout SourceText) {
    guard !requirements.isEmpty else { return }
    text.mark("Interposers of \(model.name)")
    text.block("extension Interposer where Witness == \(model.witnessName) {") { text in
      for (position, requirement) in requirements.enumerated() {
        if position > 0 { text.line() }
        writeBefore(requirement, to: &text)
        text.line()
        writeAfter(requirement, to: &text)
        if !requirement.model.result.isVoid {
          text.line()
          writeMap(requirement, to: &text)
        }
      }
    }
  }

  private func writeBefore(_ requirement: WitnessPlan.Requirement, to text: inout SourceText) {
    let action = requirement.model.local("action")
    write(
      "before", requirement, to: &text, action: action, takesResult: false, returns: "Void",
      summary: "Does something before each answer to \(link(requirement)). Left out stays left out.",
      parameter: "- \(action): What is done, with the arguments of the call."
    ) { text, next in
      text.line(call(action, requirement))
      text.line("\(requirement.model.result.isVoid ? "" : "return ")\(call(next, requirement))")
    }
  }

  private func writeAfter(_ requirement: WitnessPlan.Requirement, to text: inout SourceText) {
    let model = requirement.model
    let (action, result) = (model.local("action"), model.local("result"))
    let given = model.result.isVoid ? "the arguments of the call" : "the answer and the arguments of the call"
    write(
      "after", requirement, to: &text, action: action, takesResult: true, returns: "Void",
      summary: "Does something after each answer to \(link(requirement)). Left out stays left out.",
      parameter: "- \(action): What is done, with \(given)."
    ) { text, next in
      if model.result.isVoid {
        text.line(call(next, requirement))
        text.line(call(action, requirement))
      } else {
        text.line("let \(result) = \(call(next, requirement))")
        text.line("\(action)(\(([result] + model.variables).joined(separator: ", ")))")
        text.line("return \(result)")
      }
    }
  }

  private func writeMap(_ requirement: WitnessPlan.Requirement, to text: inout SourceText) {
    let model = requirement.model
    let transform = model.local("transform")
    write(
      "map", requirement, to: &text, action: transform, takesResult: true, returns: model.result.text,
      summary: "Changes each answer to \(link(requirement)). Left out stays left out.",
      parameter: "- \(transform): Gives the new answer, from the old one and the arguments of the call."
    ) { text, next in
      text.list(
        "\(transform)(", [call(next, requirement)] + model.variables, ")", end: .behindItems)
    }
  }

  private func write(
    _ verb: String, _ requirement: WitnessPlan.Requirement, to text: inout SourceText, action: String,
    takesResult: Bool,
    returns: String, summary: String, parameter: String, body: (inout SourceText, _ next: String) -> Void
  ) {
    let model = requirement.model
    let next = model.local("next")
    let result = takesResult && !model.result.isVoid ? [model.result.asParameter] : []
    let types = (result + model.parameters.map(\.type.text)).joined(separator: ", ")
    text.documentation(summary, "- Parameters:")
    text.line("///   - name: The interposer's name, once per chain.")
    text.line("///   \(parameter)")
    text.list(
      "\(access.prefix)static func \(verb)\(requirement.capitalizedKey)(",
      ["_ name: String", "_ \(action): @escaping @MainActor (\(types)) -> \(returns)"], ") -> Self {", end: .onOwnLine)
    text.indented { text in
      text.block("Interposer(name) { witness in") { text in
        text.line("guard let \(next) = witness.\(requirement.key.asMember) else { return }")
        closure("witness.\(requirement.key.asMember) = {", requirement, to: &text) { body(&$0, next) }
      }
    }
    text.line("}")
  }
}
