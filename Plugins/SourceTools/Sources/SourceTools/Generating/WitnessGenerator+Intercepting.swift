extension WitnessGenerator {
  /// How a handler is given the calls of a requirement.
  private enum Interception {
    /// At once, with the arguments where they stand.
    case plain
    /// At once, with the arguments in boxes.
    case boxed
    /// By a handler that waits.
    case waiting
    /// Not at all.
    case none
  }

  private func interception(_ requirement: RequirementModel) -> Interception {
    if requirement.interceptionLimit != nil { return .none }
    if requirement.isAsync { return .waiting }
    let isPlain =
      requirement.isErasable && !requirement.parameters.contains(where: \.isLentClosure)
      && (isOnMainActor || ["", "@Sendable"].contains(requirement.closureAttribute))
    return isPlain ? .plain : .boxed
  }

  /// The attribute of the actor that handlers are on; `nil` where they are on none.
  private var handlerActor: String? { model.isolation.attribute }

  /// Whether any requirement, those of inherited protocols included, has handlers that wait.
  private var hasWaiting: Bool {
    plan.all.contains { $0.requirements.contains { interception($0.model) == .waiting } }
  }

  /// Writes what puts handlers in front of requirements.
  internal func writeIntercepting(to text: inout SourceText) {
    let own = isOnMainActor || handlerActor == nil ? "with" : "isolated"
    writeIntercept(own, waits: false, to: &text)
    text.line()
    if hasWaiting {
      writeIntercept(own == "with" ? "waiting" : "isolatedWaiting", waits: true, to: &text)
      text.line()
    }
    if own != "with" { writeSendableIntercepting(to: &text) }
  }

  private func writeIntercept(_ label: String, waits: Bool, to text: inout SourceText) {
    writeDocumentation(waits: waits, actor: handlerActor, to: &text)
    let handler = handlerType(waits: waits, actor: handlerActor)
    text.list(
      "\(access.prefix)mutating func intercept(", ["_ position: Int", "\(label) handler: \(handler)"], ") {",
      end: .onOwnLine)
    text.indented { text in
      writeSwitch(to: &text, part: { "intercept(\($0), \(label): handler)" }) { requirement, text in
        let interception = interception(requirement.model)
        if interception == .none {
          text.line("// \(requirement.model.interceptionLimit.map { $0.capitalizedFirst + "." } ?? "")")
          text.line("break")
        } else if waits != (interception == .waiting) {
          text.line(waits ? "break  // It does not wait." : "break  // It waits.")
        } else {
          writeIntercept(requirement, interception, to: &text)
        }
      }
    }
    text.line("}")
  }

  private func handlerType(waits: Bool, actor: String?) -> String {
    let effect = waits ? " async" : ""
    guard let actor else {
      return "\(waits ? "nonisolated(nonsending) " : "")@escaping @Sendable (Invocation)\(effect) -> Void"
    }
    return "@escaping \(actor) (Invocation)\(effect) -> Void"
  }

  private func writeDocumentation(waits: Bool, actor: String?, to text: inout SourceText) {
    text.documentation(
      waits
        ? "Puts a handler in front of the answer to an asynchronous requirement. One that is left out stays left out."
        : "Puts a handler in front of the answer to a requirement. One that is left out stays left out.",
      requirements.contains { $0.model.interceptionLimit != nil }
        ? "Some requirements stay as they are: their `interceptionLimit` says why." : nil,
      "- Parameters:")
    text.line("///   - position: The position of the requirement in ``requirements``.")
    text.line("///   - handler: What is done with each call\(actor == nil ? ", where it was made" : "").")
  }

  /// Writes what takes handlers that are on no actor, for a protocol on one.
  private func writeSendableIntercepting(to text: inout SourceText) {
    for waits in hasWaiting ? [false, true] : [false] {
      writeDocumentation(waits: waits, actor: nil, to: &text)
      text.list(
        "\(access.prefix)mutating func intercept(",
        ["_ position: Int", "\(waits ? "waiting" : "with") handler: \(handlerType(waits: waits, actor: nil))"], ") {",
        end: .onOwnLine)
      text.indented { text in
        text.line(
          waits
            ? "intercept(position, isolatedWaiting: { await handler($0) })"
            : "intercept(position, isolated: { handler($0) })")
      }
      text.line("}")
      text.line()
    }
  }

  private func writeIntercept(
    _ requirement: WitnessPlan.Requirement, _ interception: Interception, to text: inout SourceText
  ) {
    let model = requirement.model
    let handler = model.local("handler")
    text.line("guard let \(model.local("next")) = self.\(requirement.key.asMember) else { return }")
    if handler != "handler" { text.line("let \(handler) = handler") }
    if interception == .plain {
      writePlain(requirement, to: &text)
    } else {
      writeBoxed(requirement, to: &text)
    }
  }

  // MARK: Arguments where they stand

  private func writePlain(_ requirement: WitnessPlan.Requirement, to text: inout SourceText) {
    let model = requirement.model
    let (next, template, handler) = (model.local("next"), model.local("template"), model.local("handler"))
    let label = isOnMainActor ? "" : "nonisolated: "
    let head = "let \(template) = InvocationTemplate(\(label)Self.requirements, \(requirement.position)) {"
    let typed = model.parameters.map { "\($0.name.asVariable): Held<\($0.type.held)>" }
    let values = model.variables.map { "\($0).value" }
    if text.fits("\(head) (\(typed.joined(separator: ", "))) in") {
      text.line(typed.isEmpty ? head : "\(head) (\(typed.joined(separator: ", "))) in")
      text.indented { $0.list("\(next)(", values, ")", end: .behindItems) }
    } else {
      text.line(head)
      text.indented { text in
        text.list("(", typed, ") in", end: .onOwnLine)
        text.list("\(next)(", values, ")", end: .behindItems)
      }
    }
    text.line("}")
    closure("\(requirement.key.asOwnProperty) = {", requirement, to: &text) { text in
      let call = "\(template).\(model.result.isVoid ? "run" : "answer")"
      let held = model.variables.map { "Held(\($0))" }
      let head = held.isEmpty ? call : "\(call)(\(held.joined(separator: ", ")))"
      if text.fits("\(head) { \(handler)($0) }") {
        text.line("\(head) { \(handler)($0) }")
      } else if text.fits("\(head) {") {
        text.block("\(head) {") { $0.line("\(handler)($0)") }
      } else {
        text.list("\(call)(", held, ") { \(handler)($0) }", end: .onOwnLine)
      }
    }
  }

  // MARK: Arguments in boxes

  private func writeBoxed(_ requirement: WitnessPlan.Requirement, to text: inout SourceText) {
    let model = requirement.model
    let template = model.local("template")
    text.line("let \(template) = InvocationTemplate(boxing: Self.requirements, \(requirement.position))")
    closure("\(requirement.key.asOwnProperty) = {", requirement, to: &text) { text in
      for parameter in model.parameters {
        let name = parameter.name.asVariable
        if let box = box(of: parameter, isAsync: model.isAsync) {
          text.line("let \(boxName(of: parameter, in: model)) = \(box)")
        }
        if model.isAsync, parameter.specifiers.contains("inout") {
          text.line("defer { \(name) = \(boxName(of: parameter, in: model)).value }")
        }
      }
      let lent = model.isAsync ? [] : model.parameters.filter { $0.specifiers.contains("inout") }
      writeLent(lent[...], requirement, isOutermost: true, to: &text)
    }
  }

  /// Writes the answer of a call inside the closures that lend what is changed in place.
  private func writeLent(
    _ lent: ArraySlice<RequirementModel.Parameter>, _ requirement: WitnessPlan.Requirement, isOutermost: Bool,
    to text: inout SourceText
  ) {
    let model = requirement.model
    // A closure of one expression needs no return; what was declared before is another.
    let isLast = isOutermost && model.parameters.contains { box(of: $0, isAsync: model.isAsync) != nil }
    let result = isLast && !model.result.isVoid ? "return " : ""
    guard let parameter = lent.first else {
      writeAnswer(requirement, head: result + model.callMarks, to: &text)
      return
    }
    let name = parameter.name.asVariable
    let signature = isTyped(model) ? "(\(name))\(model.effects) in" : "\(name) in"
    text.block("\(result)\(model.callMarks)ChangedArgument.lend(&\(name)) { \(signature)") { text in
      writeLent(lent.dropFirst(), requirement, isOutermost: false, to: &text)
    }
  }

  private func writeAnswer(_ requirement: WitnessPlan.Requirement, head: String, to text: inout SourceText) {
    let model = requirement.model
    let isSent = model.result.text.hasPrefix("sending ")
    let verb = model.result.isVoid ? "run" : isSent ? "answerSending" : "answer"
    let boxes = model.parameters.map { parameter in
      if model.isAsync || parameter.specifiers.contains("inout") { return boxName(of: parameter, in: model) }
      if parameter.isLentClosure { return "LentArgument.hiding(\(parameter.type.text.asLiteral))" }
      if parameter.specifiers.contains("borrowing") { return "LentArgument.showing(\(parameter.name.asVariable))" }
      return boxName(of: parameter, in: model)
    }
    let opening = isTyped(model) ? "{ ()\(model.effects) in" : "{"
    let call = "\(head)\(model.local("template")).\(verb)("
    if text.fits("\(call)[\(boxes.joined(separator: ", "))]) \(opening)") {
      text.line("\(call)[\(boxes.joined(separator: ", "))]) \(opening)")
    } else {
      text.line(call)
      text.indented { text in
        if text.fits("[\(boxes.joined(separator: ", "))]") {
          text.line("[\(boxes.joined(separator: ", "))]")
        } else {
          text.block("[", closing: "]") { text in for box in boxes { text.line("\(box),") } }
        }
      }
      text.line(") \(opening)")
    }
    text.indented { writeProceeding(requirement, to: &$0) }
    let handler = model.local("handler")
    text.line("} \(model.isAsync ? "waiting" : "handler"): {")
    text.indented { $0.line("\(model.isAsync ? "await " : "")\(handler)($0)") }
    text.line("}")
  }

  /// Writes the call of the layer below with what is in the boxes.
  private func writeProceeding(_ requirement: WitnessPlan.Requirement, to text: inout SourceText) {
    let model = requirement.model
    var values: [String] = []
    var isChanged = false
    for parameter in model.parameters {
      let box = boxName(of: parameter, in: model)
      if parameter.specifiers.contains("inout"), model.isAsync {
        // Nothing else may reach what is changed while it is: so it is copied out and back.
        isChanged = true
        let copy = model.local("\(parameter.name)Copy")
        text.line("var \(copy) = \(box).value")
        text.line("defer { \(box).value = \(copy) }")
        values.append("&\(copy)")
      } else if parameter.specifiers.contains("inout") {
        values.append("&\(box).value")
      } else if model.isAsync {
        values.append("\(box).value")
      } else if parameter.isLentClosure || parameter.specifiers.contains("borrowing") {
        values.append(parameter.name.asVariable)
      } else {
        values.append(
          parameter.specifiers.isDisjoint(with: ["consuming", "sending"]) ? "\(box).value" : "\(box).take()")
      }
    }
    let result = isChanged && !model.result.isVoid ? "return " : ""
    text.list("\(result)\(model.callMarks)\(model.local("next"))(", values, ")", end: .behindItems)
  }

  /// What is declared to hold an argument; `nil` where nothing is.
  private func box(of parameter: RequirementModel.Parameter, isAsync: Bool) -> String? {
    let name = parameter.name.asVariable
    if isAsync {
      return "CopiedArgument(\(parameter.specifiers.contains("borrowing") ? "copy " : "")\(name))"
    }
    if parameter.isLentClosure || !parameter.specifiers.isDisjoint(with: ["borrowing", "inout"]) { return nil }
    if parameter.specifiers.contains("sending") { return "SentArgument(\(name))" }
    return "\(parameter.specifiers.contains("consuming") ? "Given" : "Copied")Argument(\(name))"
  }

  /// The name of an argument's box: the argument's own, unless that is needed still.
  private func boxName(of parameter: RequirementModel.Parameter, in model: RequirementModel) -> String {
    guard model.isAsync, parameter.specifiers.contains("inout") else { return parameter.name.asVariable }
    return model.local("\(parameter.name)Box")
  }

  private func isTyped(_ model: RequirementModel) -> Bool { model.thrown?.hasPrefix("throws(") == true }
}
