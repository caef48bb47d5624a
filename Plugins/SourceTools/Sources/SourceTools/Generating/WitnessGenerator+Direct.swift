extension WitnessGenerator {
  /// The name of what binds a generic requirement.
  internal func bindingName(_ requirement: WitnessPlan.Requirement) -> String {
    "\(model.name)\(requirement.capitalizedKey)Binding"
  }

  /// Writes the protocols that stand for generic requirements, and what binds them.
  internal func writeCalls(to text: inout SourceText) {
    let generic = requirements.filter { $0.model.generics != nil }
    guard !generic.isEmpty else { return }
    text.mark("Calls of \(model.name)")
    for (position, requirement) in generic.enumerated() {
      if position > 0 { text.line() }
      writeCallProtocol(requirement, to: &text)
      text.line()
      writeCallBinding(requirement, to: &text)
    }
  }

  private func writeCallProtocol(_ requirement: WitnessPlan.Requirement, to text: inout SourceText) {
    text.documentation(
      "What answers \(link(requirement)), which no closure can: an interposer assigns a type of its own that conforms, and that "
        + "holds the answer it found.")
    writeAttributes(to: &text)
    let sendable = plan.isSendable ? ": Sendable" : ""
    text.block("\(isolation)\(access.prefix)protocol \(model.callName(requirement))\(sendable) {") { text in
      text.documentation("Answers a call.")
      writeHead(of: requirement, named: "callAsFunction", prefix: ownIsolation(requirement), opening: "", to: &text)
    }
  }

  private func writeCallBinding(_ requirement: WitnessPlan.Requirement, to text: inout SourceText) {
    let kept = plan.isLeased ? "Lease<Conformer>" : plan.isMutating ? "CapturedConformer<Conformer>" : "Conformer"
    let inner = access == .public ? "@usableFromInline internal " : ""
    text.documentation("Calls \(link(requirement)) of a conformer.")
    writeAttributes(to: &text)
    let outer = access == .public ? "@usableFromInline internal " : "fileprivate "
    let head = "\(isolation)\(outer)struct \(bindingName(requirement))<Conformer: \(model.name)>:"
    text.declaration(head, model.callName(requirement)) { text in
      text.line("private let \(target): \(kept)")
      text.line()
      text.block("\(inner)init(_ \(target): \(kept)) {") { $0.line("self.\(target) = \(target)") }
      text.line()
      for attribute in requirement.model.attributes { text.line(attribute) }
      writeHead(
        of: requirement, named: "callAsFunction", prefix: ownIsolation(requirement) + inner, opening: " {", to: &text)
      text.indented { text in
        text.line(directCall(of: requirement, on: "self.\(target)", conformer: "Conformer", modifier: ""))
      }
      text.line("}")
    }
  }

  /// The isolation of a requirement in a protocol that has none.
  private func ownIsolation(_ requirement: WitnessPlan.Requirement) -> String {
    let attribute = requirement.model.closureAttribute
    return model.isolation == .none && attribute != "@Sendable" && !attribute.isEmpty ? "\(attribute) " : ""
  }

  /// Writes what a method begins with, everything but its body.
  internal func writeHead(
    of requirement: WitnessPlan.Requirement, named name: String, prefix: String, opening: String,
    to text: inout SourceText
  ) {
    let model = requirement.model
    let placement = model.placement.isEmpty ? "" : "\(model.placement) "
    let discardable = model.isResultDiscardable && !model.result.isVoid ? "@discardableResult " : ""
    let result = model.result.isVoid ? "" : " -> \(model.result.declared)"
    let clause = model.generics.map { $0.clause.isEmpty ? "" : " \($0.clause)" } ?? ""
    let generics = model.generics?.parameters ?? ""
    // An attribute stands before modifiers.
    let marks = placement.hasPrefix("@") ? placement + discardable + prefix : discardable + prefix + placement
    text.list(
      "\(marks)func \(name.asVariable)\(generics)(", model.parameters.map(\.declaration),
      ")\(model.effects)\(result)\(clause)\(opening)", end: .onOwnLine)
  }

  /// Writes the closure that calls a requirement of the conformer without handing the arguments to the lease.
  internal func writeDirectBinding(
    of requirement: WitnessPlan.Requirement, opening: String, to text: inout SourceText
  ) {
    closure(opening, requirement, to: &text) { text in
      let target = plan.isLeased ? lease : target
      text.line(directCall(of: requirement, on: target, conformer: conformer, modifier: ""))
    }
  }

  /// The call of a requirement of what a witness holds its conformer in.
  private func directCall(
    of requirement: WitnessPlan.Requirement, on target: String, conformer: String, modifier: String
  ) -> String {
    let model = requirement.model
    if plan.isLeased {
      let name = "\(self.model.name).\(model.name)".asLiteral
      return model.callMarks + use(of: model, on: "\(target).retained(\(name))")
    }
    guard plan.isMutating else { return model.callMarks + use(of: model, on: target) }
    guard model.isMutating else { return model.callMarks + use(of: model, on: "\(target).value") }
    let changed = model.local("changed")
    let body = model.callMarks + use(of: model, on: changed)
    // What a closure throws is not found out where its type is not written.
    let isTyped = model.thrown.map { $0 != "throws" } ?? false
    let signature =
      isTyped ? "(\(changed): inout \(conformer))\(model.effects) -> \(model.result.text) in" : "\(changed) in"
    return "\(model.callMarks)\(target).change { \(signature) \(body) }"
  }

  /// The use of a requirement of a conformer.
  private func use(of model: RequirementModel, on conformer: String) -> String {
    let member = "\(conformer).\(model.baseName.asMember)"
    let all = model.parameters.map(\.argument)
    switch model.kind {
    case .method: return "\(member)(\(all.joined(separator: ", ")))"
    case .property: return member
    case .propertySetter: return "\(member) = \(all[0])"
    case .subscriptGetter: return "\(conformer)[\(all.joined(separator: ", "))]"
    case .subscriptSetter: return "\(conformer)[\(all.dropLast().joined(separator: ", "))] = \(all[all.count - 1])"
    }
  }

  // MARK: The proxy

  /// Writes a proxy's answer that calls the witness's closure at once, outside a pass.
  ///
  /// - Parameters:
  ///   - requirement: The requirement; of one that is read and set, the reading.
  ///   - setter: The setting.
  ///   - owner: The plan of the protocol that declares it.
  ///   - path: The path from the proxy's witness to that protocol's.
  internal func writeDirectAnswer(
    to requirement: WitnessPlan.Requirement, setter: WitnessPlan.Requirement?, of owner: WitnessPlan, at path: String,
    to text: inout SourceText
  ) {
    let model = requirement.model
    text.documentation(
      model.result.isVoid
        ? "Calls ``\(owner.model.witnessName)/\(requirement.key)``, or does nothing where there is no answer."
        : "Answers with ``\(owner.model.witnessName)/\(requirement.key)``. Traps where there is no answer.")
    for attribute in model.attributes { text.line(attribute) }
    let own = owner.model.isolation == .none && model.closureAttribute != "@Sendable" ? model.closureAttribute : ""
    let isolation = own.isEmpty ? "" : "\(own) "
    if model.kind == .method {
      writeHead(
        of: requirement, named: model.baseName, prefix: "\(isolation)\(access.prefix)", opening: " {", to: &text)
      text.indented { writeDirectBody(of: requirement, owner: owner, at: path, to: &$0) }
      text.line("}")
      return
    }
    if model.kind == .property {
      text.line("\(isolation)\(access.prefix)var \(model.baseName.asVariable): \(model.result.declared) {")
    } else {
      text.list(
        "\(isolation)\(access.prefix)subscript(", model.parameters.map(\.subscriptDeclaration),
        ") -> \(model.result.declared) {", end: .onOwnLine)
    }
    text.indented { text in
      guard setter != nil || !model.effects.isEmpty else {
        writeDirectBody(of: requirement, owner: owner, at: path, to: &text)
        return
      }
      text.block("get\(model.effects) {") { writeDirectBody(of: requirement, owner: owner, at: path, to: &$0) }
      if let setter, let value = setter.model.parameters.last?.name {
        text.block(value == "newValue" ? "set {" : "set(\(value)) {") {
          writeDirectBody(of: setter, owner: owner, at: path, to: &$0)
        }
      }
    }
    text.line("}")
  }

  private func writeDirectBody(
    of requirement: WitnessPlan.Requirement, owner: WitnessPlan, at path: String, to text: inout SourceText
  ) {
    let model = requirement.model
    let next = model.local("next")
    let store = "\(model.local("live") == "live" ? "" : "self.")live.resolution"
    let found = "let \(next) = \(store).witness\(path).\(requirement.key.asMember)"
    // A conformer that is gone hears nothing more, but who owes an answer cannot go on.
    let isAlive = model.result.isVoid && owner.isLeased ? ", \(store).isAlive" : ""
    let exit =
      model.result.isVoid ? "return" : "Self.trap(\("\(owner.model.name).\(model.name)".asLiteral))"
    let line = "guard \(found)\(isAlive) else {"
    if text.fits("\(line) \(exit) }") {
      text.line("\(line) \(exit) }")
    } else {
      text.block(line) { $0.line(exit) }
    }
    let call = (model.result.isVoid ? "" : "return ") + model.callMarks + next
    if model.generics == nil {
      writeCall(call, requirement, to: &text)
    } else {
      text.list("\(call)(", model.parameters.map(\.argument), ")", end: .behindItems)
    }
  }
}
