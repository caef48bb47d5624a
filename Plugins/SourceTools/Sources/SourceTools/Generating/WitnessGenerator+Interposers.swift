extension WitnessGenerator {
  /// Writes interposers that do something before or after a requirement's answer, or change it.
  internal func writeInterposers(to text: inout SourceText) {
    let requirements = requirements.filter(isInterposable)
    guard !requirements.isEmpty else { return }
    text.mark("Interposers of \(model.name)")
    writeAttributes(to: &text)
    let isGeneric = !plan.associatedTypes.isEmpty
    text.block("extension Interposer\(isGeneric ? "" : " where Witness == \(model.witnessName)") {") { text in
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

  /// Whether its arguments can be handed to an interposer and to the conformer, and its result looked at.
  internal func isInterposable(_ requirement: WitnessPlan.Requirement) -> Bool {
    let model = requirement.model
    return model.generics == nil && !model.isResultUncopyable
      && model.parameters.allSatisfy { $0.specifiers.isSubset(of: ["inout"]) }
  }

  private func writeBefore(_ requirement: WitnessPlan.Requirement, to text: inout SourceText) {
    let action = requirement.model.local("action")
    write(
      "before", requirement, to: &text, action: action, takesResult: false, returns: "Void",
      summary: "Does something before each answer to \(link(requirement)). Left out stays left out.",
      parameter: "- \(action): What is done, with the arguments of the call."
    ) { text, next in
      writeCall(action, requirement, to: &text)
      let marks = requirement.model.callMarks
      writeCall(requirement.model.result.isVoid ? marks + next : "return \(marks)\(next)", requirement, to: &text)
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
        writeCall(model.callMarks + next, requirement, to: &text)
        writeCall(action, requirement, to: &text)
      } else {
        writeCall("let \(result) = \(model.callMarks)\(next)", requirement, to: &text)
        writeCall(action, requirement, after: result, to: &text)
        text.line("return \(result)")
      }
    }
  }

  private func writeMap(_ requirement: WitnessPlan.Requirement, to text: inout SourceText) {
    let model = requirement.model
    let (transform, result) = (model.local("transform"), model.local("result"))
    write(
      "map", requirement, to: &text, action: transform, takesResult: true, returns: model.result.text,
      summary: "Changes each answer to \(link(requirement)). Left out stays left out.",
      parameter: "- \(transform): Gives the new answer, from the old one and the arguments of the call."
    ) { text, next in
      let (head, variables) = ("\(transform)(\(next)(", model.handed.joined(separator: ", "))
      if model.isErasable, text.fits("\(head)\(variables)), \(variables))") {
        writeCall(transform, requirement, after: "\(next)(\(variables))", to: &text)
      } else {
        writeCall("let \(result) = \(model.callMarks)\(next)", requirement, to: &text)
        writeCall("return \(transform)", requirement, after: result, to: &text)
      }
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
    let types = result + model.parameters.map(\.type.text)
    text.documentation(summary, "- Parameters:")
    text.line("///   - name: The interposer's name, once per chain.")
    text.line("///   \(parameter)")
    let isGeneric = !plan.associatedTypes.isEmpty
    let name = "\(verb)\(requirement.capitalizedKey)\(plan.sendableGenericParameters)"
    let conditions = ["Witness == \(plan.witnessType)"] + plan.conditions
    let clause = isGeneric ? " where \(conditions.joined(separator: ", "))" : ""
    let (head, tail) = ("\(access.prefix)static func \(name)(", ") -> Self\(clause) {")
    let attribute = model.closureAttribute.isEmpty ? "@Sendable" : model.closureAttribute
    let closure = "@escaping \(attribute) (\(types.joined(separator: ", "))) -> \(returns)"
    let parameters = ["_ name: String", "_ \(action): \(closure)"]
    if text.fits("  \(parameters[1])") {
      text.list(head, parameters, tail, end: .onOwnLine)
    } else {
      text.block(head, closing: tail) { text in
        text.line("\(parameters[0]),")
        text.line("_ \(action):")
        text.indented { $0.list("@escaping \(attribute) (", types, ") -> \(returns)", end: .onOwnLine) }
      }
    }
    text.indented { text in
      text.block("Interposer(name) { witness in") { text in
        text.line("guard let \(next) = witness.\(requirement.key.asMember) else { return }")
        self.closure("witness.\(requirement.key.asMember) = {", requirement, to: &text) { body(&$0, next) }
      }
    }
    text.line("}")
  }
}
