extension WitnessGenerator {
  /// Every requirement the proxy answers, with the plan it belongs to and the path to its witness.
  private var answers: [(plan: WitnessPlan, path: String, requirement: WitnessPlan.Requirement)] {
    parts.flatMap { plan, path in plan.requirements.map { (plan, path, $0) } }
  }

  /// The protocol and all it inherits, with the path from the proxy's witness to each one's.
  private var parts: [(plan: WitnessPlan, path: String)] { Self.parts(of: plan, at: "") }

  private static func parts(of plan: WitnessPlan, at path: String) -> [(plan: WitnessPlan, path: String)] {
    [(plan, path)] + plan.parts.flatMap { parts(of: $0.plan, at: "\(path).\($0.property.asMember)") }
  }

  private var hasRequired: Bool { answers.contains { !$0.requirement.model.isOptional } }

  /// Writes the proxy.
  internal func writeProxy(to text: inout SourceText) {
    text.mark("Proxy of \(model.name)")
    text.documentation(
      "An object that conforms to ``\(model.name)`` and answers with a witness, for hosts that only take an object.",
      answers.contains { $0.requirement.model.isOptional } || model.requiresWitness
        ? "A host that knows witnesses takes ``\(model.witnessProperty)`` and so sees exactly what is left out. A method that is "
          + "called all the same throws `Unimplemented` where the witness leaves it out, or where the conformer is gone."
        : nil,
      plan.isLeased
        ? "The proxy holds the witness, not the conformer: whoever makes a proxy keeps the conformer alive."
        : "The proxy holds the witness, and that holds the conformer: a conformer that holds the proxy is never freed.")
    writeAttributes(to: &text)
    let name = "\(model.proxyName)\(plan.genericParameters)"
    text.declaration("\(isolation)\(access.prefix)final class \(name):", model.name + plan.whereClause) { text in
      writeStorage(to: &text)
      for (plan, path) in parts {
        text.line()
        text.documentation("The current answers to ``\(plan.model.name)``.")
        let head = "\(access.prefix)var \(plan.model.witnessProperty):"
        let body = "live.resolution.witness\(path)"
        if text.fits("\(head) \(plan.witnessType) { \(body) }") {
          text.line("\(head) \(plan.witnessType) { \(body) }")
        } else {
          text.declaration(head, plan.witnessType) { $0.line(body) }
        }
      }
      for (plan, path, requirement) in answers where !requirement.model.kind.isSetter {
        text.line()
        guard plan.isLeased, requirement.model.isPlain else {
          let next = requirement.position + 1
          let setter = requirement.model.hasSetter ? plan.requirements[next] : nil
          writeDirectAnswer(to: requirement, setter: setter, of: plan, at: path, to: &text)
          continue
        }
        writeAnswer(to: requirement, of: plan, at: path, to: &text)
      }
      if hasRequired { writeMissing(to: &text) }
    }
  }

  private func writeStorage(to text: inout SourceText) {
    // Several threads may call the proxy.
    let isShared = plan.isSendable && model.isolation == .none
    let (type, method) = isShared ? ("SharedWitness", "shared") : ("LiveWitness", "live")
    let live = "\(type)<\(plan.witnessType)>"
    text.documentation("The answers: always the current ones of the chain they come from.")
    text.line("\(access.prefix)let live: \(live)")
    text.line()
    writeInitializer(
      "init", parameter: "live", type: live, summary: "Makes a proxy that follows a chain.",
      meaning: "The chain's answers, of `Chain.\(method)()`.", to: &text
    ) { text in
      if hasRequired {
        writeCompletenessCheck(of: "live.resolution.witness", to: &text)
      }
      text.line("self.live = live")
    }
    text.line()
    writeInitializer(
      "convenience init", parameter: "witness", type: plan.witnessType,
      summary: "Makes a proxy that keeps to one witness.",
      meaning: "The answers.", to: &text
    ) { $0.line("\(hasRequired ? "try " : "")self.init(\(type)(witness))") }
  }

  private func writeCompletenessCheck(of witness: String, to text: inout SourceText) {
    text.line("for (position, requirement) in \(plan.witnessType).requirements.enumerated()")
    text.block("where !requirement.isOptional && !\(witness).isImplemented(position) {") {
      $0.line("throw MissingRequirement(requirement)")
    }
  }

  private func writeInitializer(
    _ head: String, parameter: String, type: String, summary: String, meaning: String, to text: inout SourceText,
    body: (inout SourceText) -> Void
  ) {
    text.documentation(summary, "- Parameter \(parameter): \(meaning)")
    if hasRequired {
      text.line("/// - Throws: ``MissingRequirement`` if the witness leaves out what the protocol requires.")
    }
    let effect = hasRequired ? " throws(MissingRequirement)" : ""
    text.list("\(access.prefix)\(head)(", ["_ \(parameter): \(type)"], ")\(effect) {", end: .onOwnLine)
    text.indented(body)
    text.line("}")
  }

  private func writeAnswer(
    to requirement: WitnessPlan.Requirement, of plan: WitnessPlan, at path: String, to text: inout SourceText
  ) {
    let model = requirement.model
    let link = "``\(plan.model.witnessName)/\(requirement.key)``"
    switch (model.isOptional, model.result.isVoid) {
    case (true, _): text.documentation("Answers with \(link), or throws `Unimplemented` where there is none.")
    case (false, true): text.documentation("Calls \(link), or does nothing where the conformer is gone.")
    case (false, false):
      text.documentation("Answers with \(link). Traps where the conformer is gone, for then there is no answer.")
    }
    let (resolution, next, result) = (model.local("resolution"), model.local("next"), model.local("result"))
    writeDeclaration(of: model, access: access.prefix, throwing: model.isOptional ? "Unimplemented" : nil, to: &text) {
      text in
      text.line("let \(resolution) = \(model.local("live") == "live" ? "" : "self.")live.resolution")
      let found = "let \(next) = \(resolution).witness\(path).\(requirement.key.asMember)"
      let bound = model.result.isVoid ? "" : "let \(result) = "
      let isThere = model.result.isVoid ? " != nil" : ""
      let call = "\(next)(\(model.variables.joined(separator: ", ")))"
      let passed = "\(bound)\(resolution).pass({ _ in \(call) })\(isThere)"
      let exit =
        switch (model.isOptional, model.result.isVoid) {
        case (true, _): "throw Unimplemented()"
        case (false, true): "return"
        case (false, false): "Self.trap(\("\(plan.model.name).\(model.name)".asLiteral))"
        }
      if text.fits("guard \(found), \(passed) else {") {
        text.block("guard \(found), \(passed) else {") { $0.line(exit) }
      } else {
        if text.fits("guard \(found),") {
          text.line("guard \(found),")
        } else {
          text.line("guard")
          text.indented { $0.line("\(found),") }
        }
        text.indented { text in
          if text.fits(passed) {
            text.line(passed)
          } else {
            text.block("\(bound)\(resolution).pass({ _ in", closing: "})\(isThere)") {
              writeCall(next, requirement, to: &$0)
            }
          }
        }
        if text.fits("else { \(exit) }") {
          text.line("else { \(exit) }")
        } else {
          text.block("else {") { $0.line(exit) }
        }
      }
      if !model.result.isVoid { text.line("return \(result)") }
    }
  }

  private func writeMissing(to text: inout SourceText) {
    guard answers.contains(where: { !$0.requirement.model.isOptional && !$0.requirement.model.result.isVoid }) else {
      return
    }
    text.line()
    text.block("private static func trap(_ requirement: StaticString) -> Never {") { text in
      text.line("preconditionFailure(")
      text.indented { text in
        text.line(
          "\"\\(requirement) was called on a proxy, but its conformer has been freed or an interposer took the answer away; \""
        )
        text.indented { $0.line("+ \"keep the conformer alive for as long as the proxy is called\")") }
      }
    }
  }
}
