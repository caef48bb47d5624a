extension WitnessGenerator {
  /// Writes what conformers get that leave requirements out, and the witness that everybody gets.
  internal func writeDefaults(to text: inout SourceText) {
    text.mark("Defaults of \(model.name)")
    writeAttributes(to: &text)
    text.line("extension \(model.name) {")
    for requirement in requirements where requirement.model.isOptional {
      text.indented { text in
        text.documentation("Stands for a conformer that leaves the requirement out.")
        writeDeclaration(of: requirement.model, access: access.prefix, throwing: "Unimplemented", to: &text) { text in
          text.line("throw Unimplemented()")
        }
      }
      text.line()
    }
    text.indented { text in
      text.documentation("The conformer's methods as a witness, each bound at its type.")
      text.declaration("\(access.inlinablePrefix)var \(model.witnessProperty):", plan.witnessType) { text in
        if model.requiresWitness {
          text.line("\(model.witnessName)(binding: self)")
        } else {
          // Nothing but a cast finds the witness of a proxy where the protocol does not ask for it.
          let proxy = "if let proxy = self as? \(model.proxyName)\(plan.genericArguments) {"
          if text.fits("\(proxy) return proxy.\(model.witnessProperty) }") {
            text.line("\(proxy) return proxy.\(model.witnessProperty) }")
          } else {
            text.block(proxy) { $0.line("return proxy.\(model.witnessProperty)") }
          }
          text.line("return \(model.witnessName)(binding: self)")
        }
      }
    }
    text.line("}")
  }

  /// Writes a declaration that answers a requirement.
  ///
  /// - Parameters:
  ///   - requirement: The requirement.
  ///   - access: The access as a prefix.
  ///   - failure: What it throws, or `nil` for nothing.
  ///   - body: Writes the body.
  internal func writeDeclaration(
    of requirement: RequirementModel, access: String, throwing failure: String?, to text: inout SourceText,
    body: (inout SourceText) -> Void
  ) {
    let effect = failure.map { " throws(\($0))" } ?? ""
    switch requirement.kind {
    case .method:
      let attribute = requirement.isResultDiscardable && !requirement.result.isVoid ? "@discardableResult " : ""
      text.list(
        "\(attribute)\(access)func \(requirement.baseName.asVariable)(", requirement.parameters.map(\.declaration),
        ")\(effect)\(requirement.result.isVoid ? "" : " -> \(requirement.result.declared)") {", end: .onOwnLine)
      text.indented(body)
      text.line("}")
    default:
      text.block("\(access)var \(requirement.baseName.asVariable): \(requirement.result.declared) {") { text in
        if failure == nil {
          body(&text)
        } else {
          text.block("get\(effect) {", body)
        }
      }
    }
  }
}
