extension WitnessGenerator {
  private var optionalRequirements: [WitnessPlan.Requirement] { requirements.filter(\.model.isOptional) }

  /// Writes the failure protocol, and the bindings in its two conformers.
  internal func writeFailures(to text: inout SourceText) {
    guard !optionalRequirements.isEmpty else { return }
    text.mark("Failures of \(model.name)")
    text.documentation(
      "What an optional requirement of ``\(model.name)`` throws: `Never` where it is implemented, `Unimplemented` where it is "
        + "left out. So its type says, before any call, whether there is anything to bind.")
    text.line("\(access.prefix)protocol \(model.failureName): Error {")
    for (position, requirement) in optionalRequirements.enumerated() {
      if position > 0 { text.line() }
      text.indented { text in
        text.documentation("Binds \(link(requirement)), or gives `nil` where it is left out.")
        writeSignature(of: requirement, prefix: "static ", failure: "Self", opening: "", to: &text)
      }
    }
    text.line("}")

    text.line()
    text.block("extension Unimplemented: \(model.failureName) {") { text in
      for (position, requirement) in optionalRequirements.enumerated() {
        if position > 0 { text.line() }
        text.documentation("Nothing: \(link(requirement)) is left out.")
        writeSignature(
          of: requirement, prefix: "\(access.prefix)static ", failure: "Unimplemented", opening: " {",
          to: &text)
        text.indented { $0.line("nil") }
        text.line("}")
      }
    }

    text.line()
    text.line("extension Never: \(model.failureName) {")
    for (position, requirement) in optionalRequirements.enumerated() {
      if position > 0 { text.line() }
      text.indented { text in
        text.documentation("What calls \(link(requirement)) through the lease.")
        writeSignature(
          of: requirement, prefix: "\(access.prefix)static ", failure: "Never", opening: " {", to: &text)
        text.indented { writeBinding(of: requirement, opening: "{", to: &$0) }
        text.line("}")
      }
    }
    text.line("}")
  }

  private func writeSignature(
    of requirement: WitnessPlan.Requirement, prefix: String, failure: String, opening: String, to text: inout SourceText
  ) {
    guard let associatedType = requirement.model.failure else { return }
    let actor = model.isolation.attribute ?? ""
    let attributes = failure == "Self" || access != .public ? actor : "\(actor) @inlinable"
    let head = "\(prefix)func bind\(requirement.capitalizedKey)<\(conformer): \(model.name)>("
    let fits = text.fits("\(attributes) \(head)")
    if !fits { text.line(attributes) }
    text.list(
      fits ? "\(attributes) \(head)" : head, ["_ \(lease): Lease<\(conformer)>"],
      ") -> (\(requirement.model.closureType))?", end: .onOwnLine)
    text.line("where \(conformer).\(associatedType.asMember) == \(failure)\(opening)")
  }

  /// Writes the closure that calls a requirement of the conformer.
  internal func writeBinding(of requirement: WitnessPlan.Requirement, opening: String, to text: inout SourceText) {
    guard plan.isLeased, requirement.model.isPlain else {
      writeDirectBinding(of: requirement, opening: opening, to: &text)
      return
    }
    var handed = ["\(model.name).\(requirement.model.name)".asLiteral]
    if handsArgumentsOn(requirement) { handed += requirement.model.variables }
    let head = "\(lease).call(\(handed.joined(separator: ", "))) {"
    closure(opening, requirement, to: &text) { text in
      let use = use(of: requirement)
      if text.fits("\(head) \(use) }") {
        text.line("\(head) \(use) }")
      } else {
        text.list("\(lease).call(", handed, ") {", end: .onOwnLine)
        text.indented { writeUse(of: requirement, to: &$0) }
        text.line("}")
      }
    }
  }

  /// Whether the lease hands the arguments on, which is cheaper than to capture them. It does so for up to three, and
  /// closures among them would have to escape.
  private func handsArgumentsOn(_ requirement: WitnessPlan.Requirement) -> Bool {
    let parameters = requirement.model.parameters
    return (1...3).contains(parameters.count) && !parameters.contains { $0.type.isFunction }
  }

  private func use(of requirement: WitnessPlan.Requirement) -> String {
    switch requirement.model.kind {
    case .method: "$0.\(requirement.model.baseName.asMember)(\(arguments(of: requirement).joined(separator: ", ")))"
    case .property where requirement.model.isOptional: "\(model.witnessName).read\(requirement.capitalizedKey)($0)"
    default: "$0.\(requirement.model.baseName.asMember)"
    }
  }

  private func writeUse(of requirement: WitnessPlan.Requirement, to text: inout SourceText) {
    guard requirement.model.kind == .method else {
      text.line(use(of: requirement))
      return
    }
    text.list(
      "$0.\(requirement.model.baseName.asMember)(", arguments(of: requirement), ")", end: .behindItems)
  }

  private func arguments(of requirement: WitnessPlan.Requirement) -> [String] {
    guard handsArgumentsOn(requirement) else { return requirement.model.parameters.map(\.argument) }
    var arguments: [String] = []
    for (position, parameter) in requirement.model.parameters.enumerated() {
      arguments.append((parameter.label.map { "\($0.asLabel): " } ?? "") + "$\(position + 1)")
    }
    return arguments
  }
}
