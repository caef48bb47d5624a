extension WitnessGenerator {
  /// Writes what lets any requirement be intercepted, answered and joined without naming its type.
  internal func writeErasing(to text: inout SourceText) {
    text.mark("Any requirement of \(model.name)")
    writeAttributes(to: &text)
    text.block("extension \(model.witnessName): \(isOnMainActor ? "MainActorWitness" : "NonisolatedWitness") {") {
      text in
      writeIntercepting(to: &text)
      writeFill(to: &text)
      text.line()
      writeJoin(to: &text)
    }
  }

  private func writeFill(to text: inout SourceText) {
    text.documentation(
      "Answers a requirement with a constant, whether it was left out or not.", "- Parameters:")
    text.line("///   - position: The position of the requirement in ``requirements``.")
    text.line("///   - value: The answer to each call; `()` where there is no result.")
    text.line("/// - Throws: An `InvocationError` if the value is not of the requirement's type.")
    text.list(
      "\(access.prefix)mutating func fill(", ["_ position: Int", "with value: any Sendable"],
      ") throws(InvocationError) {", end: .onOwnLine)
    text.indented { text in
      writeSwitch(to: &text, part: { "try \($0)" }, call: { "fill(\($0), with: value)" }) { requirement, text in
        let model = requirement.model
        guard model.generics == nil, !model.isResultUncopyable else {
          let given = "given: String(describing: type(of: value))"
          text.list(
            "throw InvocationError.resultType(",
            ["requirement: \(model.name.asLiteral)", "expected: \(model.result.text.asLiteral)", given], ")",
            end: .behindItems)
          return
        }
        let ignored = model.parameters.map { _ in "_" }.joined(separator: ", ")
        let opening = ignored.isEmpty ? "" : " \(ignored) in"
        if model.result.isVoid {
          text.line("\(requirement.key.asOwnProperty) = {\(opening)\(opening.isEmpty ? "" : " ")}")
        } else {
          text.line(
            "let answer = try Self.requirements[\(requirement.position)]",
            then: ".constant(value, as: \(model.result.asMetatype))", separator: "")
          text.line("\(requirement.key.asOwnProperty) = {\(opening) answer.value }")
        }
      }
    }
    text.line("}")
  }

  private func writeJoin(to text: inout SourceText) {
    text.documentation("Lets another witness answer as well.", "- Parameters:")
    text.line("///   - other: The other witness.")
    text.line("///   - rule: Says, for each requirement that both implement, who is asked and whose result counts.")
    text.list(
      "\(access.prefix)mutating func join(", ["_ other: Self", "rule: (RequirementDescriptor) -> MulticastRule"],
      ") {", end: .onOwnLine)
    text.indented { text in
      for requirement in requirements { writeJoin(requirement, to: &text) }
      for part in plan.parts {
        let property = part.property
        text.line("\(property.asOwnProperty).join(other.\(property.asMember), rule: rule)")
      }
      text.line("origin.join(other.origin)")
    }
    text.line("}")
  }

  private func writeJoin(_ requirement: WitnessPlan.Requirement, to text: inout SourceText) {
    let model = requirement.model
    let (first, second, decided) = (model.local("first"), model.local("second"), model.local("decided"))
    let key = requirement.key
    guard model.isErasable || isSharable(requirement) else {
      text.line("// What it is given goes to one answerer alone.")
      let property = key.asOwnProperty
      text.line("if \(property) == nil { \(property) = other.\(key.asMember) }")
      return
    }
    text.block("if let \(second) = other.\(key.asMember) {") { text in
      text.line("if let \(first) = self.\(key.asMember) {")
      text.indented { text in
        text.line("let \(decided) = rule(Self.requirements[\(requirement.position)])")
        closure("\(key.asOwnProperty) = {", requirement, to: &text) { text in
          guard model.isErasable else {
            writeDecision(decided, requirement, first: first, second: second, to: &text)
            return
          }
          let variables = model.variables.joined(separator: ", ")
          let calls = ["{ \(first)(\(variables)) }", "{ \(second)(\(variables)) }"]
          text.list("\(decided).answer(", calls, ")", end: .behindItems)
        }
      }
      text.line("} else {")
      // The compiler does not see that a function without parameters that gives a function is isolated, once it is unwrapped.
      let isCurried = model.parameters.isEmpty && model.result.isFunction
      text.indented { $0.line("\(key.asOwnProperty) = \(isCurried ? "other.\(key.asMember)" : second)") }
      text.line("}")
    }
  }

  /// Whether two may be asked one after the other with the same arguments.
  private func isSharable(_ requirement: WitnessPlan.Requirement) -> Bool {
    requirement.model.generics == nil && !requirement.model.isResultUncopyable
      && requirement.model.parameters.allSatisfy { $0.specifiers.isDisjoint(with: ["consuming", "sending"]) }
  }

  /// Writes who is asked where asking waits or throws.
  private func writeDecision(
    _ rule: String, _ requirement: WitnessPlan.Requirement, first: String, second: String, to text: inout SourceText
  ) {
    let model = requirement.model
    let result = model.local("result")
    text.line("switch \(rule) {")
    for (rule, asked, counts) in [
      ("firstAnswers", [first], first), ("lastAnswers", [second], second),
      ("allAskedFirstCounts", [first, second], first), ("allAskedLastCounts", [first, second], second),
    ] {
      text.line("case .\(rule):")
      text.indented { text in
        for next in asked {
          let isLast = next == asked.last
          let bound: String
          if model.result.isVoid {
            bound = ""
          } else if next != counts {
            bound = "_ = "
          } else {
            bound = isLast ? "return " : "let \(result) = "
          }
          writeCall("\(bound)\(model.callMarks)\(next)", requirement, to: &text)
        }
        if !model.result.isVoid, asked.last != counts { text.line("return \(result)") }
      }
    }
    text.line("}")
  }

  /// Writes a switch over the positions of all requirements, those of parts included.
  internal func writeSwitch(
    to text: inout SourceText, part: (String) -> String, call: ((String) -> String)? = nil,
    _ body: (WitnessPlan.Requirement, inout SourceText) -> Void
  ) {
    text.line("switch position {")
    for requirement in requirements {
      text.line("case \(requirement.position):")
      text.indented { body(requirement, &$0) }
    }
    for (index, inherited) in plan.parts.enumerated() {
      let property = inherited.property.asOwnProperty
      let use =
        call.map { part("\(property).\($0(position(from: index)))") } ?? "\(property).\(part(position(from: index)))"
      let isLast = index == plan.parts.count - 1
      text.line(isLast ? "default:" : "case ..<(\(offset(of: index + 1))):", then: use)
    }
    if plan.parts.isEmpty { text.line("default: break") }
    text.line("}")
  }
}
