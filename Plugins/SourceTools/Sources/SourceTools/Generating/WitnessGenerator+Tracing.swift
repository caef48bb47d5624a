extension WitnessGenerator {
  /// Writes the hook that records each call.
  internal func writeTracing(to text: inout SourceText) {
    text.mark("Tracing of \(model.name)")
    let record = plan.local("record")
    text.block("extension \(model.witnessName) {") { text in
      text.documentation(
        "Records each call after it returned. What is left out stays left out.",
        "Closures that do not escape stand in the record as their types.",
        "- Parameter \(record): What is given the record, on the main actor.")
      text.block("\(access.prefix)mutating func trace(_ \(record): @escaping @MainActor (TracedCall) -> Void) {") {
        text in
        for requirement in requirements { writeTrace(of: requirement, record: record, to: &text) }
        for part in plan.parts { text.line("\(part.property.asVariable).trace(\(record))") }
      }
      guard !requirements.isEmpty else { return }
      text.line()
      text.block(
        "private static func call(", closing: ") -> TracedCall {"
      ) { text in
        text.line("_ position: Int, _ arguments: [Any], _ result: Any, since start: ContinuousClock.Instant")
      }
      text.indented { text in
        text.line("let duration = start.duration(to: .now)")
        text.line(
          "return TracedCall("
        )
        text.indented {
          $0.line("requirement: requirements[position], arguments: arguments, result: result, duration: duration)")
        }
      }
      text.line("}")
    }
  }

  private func writeTrace(of requirement: WitnessPlan.Requirement, record: String, to text: inout SourceText) {
    let model = requirement.model
    let (next, start, result) = (model.local("next"), model.local("start"), model.local("result"))
    text.block("if let \(next) = \(requirement.property) {") { text in
      closure("\(requirement.property) = {", requirement, to: &text) { text in
        text.line("let \(start) = ContinuousClock.now")
        let call = call(next, requirement)
        text.line(model.result.isVoid ? call : "let \(result) = \(call)")
        let arguments = model.parameters.map { parameter in
          if parameter.type.isFunction, !parameter.type.isEscaping { return parameter.type.asMetatype }
          return parameter.type.isOptional ? "\(parameter.name.asVariable) as Any" : parameter.name.asVariable
        }
        let answer = model.result.isVoid ? "()" : model.result.isOptional ? "\(result) as Any" : result
        text.list(
          "\(record)(",
          ["Self.call(\(requirement.position), [\(arguments.joined(separator: ", "))], \(answer), since: \(start))"],
          ")", end: .behindItems)
        if !model.result.isVoid { text.line("return \(result)") }
      }
    }
  }
}
