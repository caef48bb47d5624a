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
        for part in plan.parts { text.line("\(part.property.asOwnProperty).trace(\(record))") }
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
    text.block("if let \(next) = \(requirement.key.asOwnProperty) {") { text in
      closure("\(requirement.key.asOwnProperty) = {", requirement, to: &text) { text in
        text.line("let \(start) = ContinuousClock.now")
        writeCall(model.result.isVoid ? next : "let \(result) = \(next)", requirement, to: &text)
        let arguments = model.parameters.map { parameter in
          if parameter.type.isFunction, !parameter.type.isEscaping { return parameter.type.asMetatype }
          return parameter.type.isOptional ? "\(parameter.name.asVariable) as Any" : parameter.name.asVariable
        }
        let answer = model.result.isVoid ? "()" : model.result.isOptional ? "\(result) as Any" : result
        let call =
          "Self.call(\(requirement.position), [\(arguments.joined(separator: ", "))], \(answer), since: \(start))"
        // The formatter takes a line with a type in it to be one character longer than it is.
        let slack = arguments.contains { $0.hasSuffix(".self") } ? " " : ""
        if text.fits("\(record)(\(call))\(slack)") {
          text.line("\(record)(\(call))")
        } else if text.fits("  \(call))\(slack)") {
          text.line("\(record)(")
          text.indented { $0.line("\(call))") }
        } else {
          let all = model.local("arguments")
          text.block("let \(all): [Any] = [", closing: "]") { text in
            for argument in arguments { text.line("\(argument),") }
          }
          text.line("\(record)(Self.call(\(requirement.position), \(all), \(answer), since: \(start)))")
        }
        if !model.result.isVoid { text.line("return \(result)") }
      }
    }
  }
}
