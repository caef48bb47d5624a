extension WitnessGenerator {
  private var count: Int { requirements.count }

  /// Writes the witness.
  internal func writeWitness(to text: inout SourceText) {
    text.mark("Witness of \(model.name)")
    text.documentation(
      "The witness of ``\(model.name)``: one closure per requirement, `nil` where it is left out.",
      "Assigning a closure is what an interposer does; the witness notes which were assigned.")
    writeAttributes(to: &text)
    let head = "\(access.prefix)struct \(model.witnessName)\(plan.genericParameters): ProtocolWitness"
    let sendable = plan.isSendable && !isOnMainActor ? ", Sendable" : ""
    if text.fits("\(head)\(sendable)\(plan.whereClause) {") {
      text.line("\(head)\(sendable)\(plan.whereClause) {")
    } else {
      text.line("\(head)\(sendable)")
      text.line("\(plan.whereClause.dropFirst()) {")
    }
    for requirement in requirements { text.indented { writeProperty(of: requirement, to: &$0) } }
    for part in plan.parts {
      text.indented { text in
        text.documentation("The answers to ``\(part.plan.model.name)``, which ``\(model.name)`` inherits.")
        text.line("\(access.prefix)var \(part.property.asVariable): \(part.plan.witnessType)")
        text.line()
      }
    }
    text.indented { text in
      text.documentation("Where the witness comes from.")
      text.line("\(access.prefix)var origin: WitnessOrigin")
      text.line(
        access == .public
          ? "@usableFromInline internal var ownEdits = RequirementSet()" : "private var ownEdits = RequirementSet()")
      text.line()
      writeInitializers(to: &text)
      text.line()
      writeDescriptors(to: &text)
      text.line()
      writeImplemented(to: &text)
      text.line()
      writeEdits(to: &text)
      text.line()
      writeOrigins(to: &text)
      writeReaders(to: &text)
    }
    text.line("}")
    writeOuterDescriptors(to: &text)
  }

  /// What cannot be done with a requirement, or `nil` if everything can.
  private func limit(of requirement: WitnessPlan.Requirement) -> String? {
    if requirement.model.generics != nil {
      return "No closure can be that, so a type of its own answers it: see ``\(model.callName(requirement))``."
    }
    if !isInterposable(requirement) {
      return "What it is given or gives cannot be handed to two, so an interposer assigns a whole new closure."
    }
    return nil
  }

  private func writeProperty(of requirement: WitnessPlan.Requirement, to text: inout SourceText) {
    let answers = "Answers \(link(requirement))."
    let handlers = requirement.model.interceptionLimit.map { "No handler can be given its calls: \($0)." }
    text.documentation(requirement.model.summary, answers, limit(of: requirement), handlers)
    let type =
      requirement.model.generics == nil ? requirement.model.closureType : "any \(model.callName(requirement))"
    text.declaration("\(access.prefix)var \(requirement.key.asVariable):", "(\(type))?") {
      $0.line("didSet { ownEdits.insert(\(requirement.position)) }")
    }
    text.line()
  }

  private func writeInitializers(to text: inout SourceText) {
    text.documentation("Makes a witness without a conformer, which leaves everything out.")
    text.block("\(access.prefix)init() {") { text in
      for part in plan.parts { text.line("\(part.property.asOwnProperty) =", then: "\(part.plan.model.witnessName)()") }
      text.line("origin = WitnessOrigin()")
    }
    text.line()
    let isValue = !plan.isBoundToClasses
    text.documentation(
      plan.isLeased
        ? "Binds a conformer, which is held weakly."
        : "Binds a conformer, which the witness keeps\(isValue ? "; of a value it keeps a copy" : "").",
      "- Parameter conformer: \(isValue ? "What" : "The object that") answers.")
    let conditions = plan.associatedTypes.map { "\(conformer).\($0.name) == \($0.name)" }
    let condition = conditions.isEmpty ? "" : " where \(conditions.joined(separator: ", "))"
    text.list(
      "\(isolation)\(access.inlinablePrefix)init<\(conformer): \(model.name)>(", ["binding conformer: \(conformer)"],
      ")\(condition) {",
      end: .onOwnLine)
    text.indented { text in
      if plan.isLeased {
        text.line("let \(lease) = Lease(conformer)")
      } else if !requirements.isEmpty {
        text.line("let \(target) = \(plan.isMutating ? "CapturedConformer(conformer)" : "conformer")")
      }
      for requirement in requirements {
        if requirement.model.generics != nil {
          let binding = "\(bindingName(requirement))(\(plan.isLeased ? lease : target))"
          text.line("\(requirement.key.asOwnProperty) =", then: binding)
          continue
        }
        if let failure = requirement.model.failure {
          let tail = ".bind\(requirement.capitalizedKey)(\(lease))"
          if text.fits("\(requirement.key.asOwnProperty) = \(conformer).\(failure.asMember)") {
            text.line("\(requirement.key.asOwnProperty) = \(conformer).\(failure.asMember)", then: tail, separator: "")
          } else {
            text.line("\(requirement.key.asOwnProperty) = \(conformer)")
            text.indented { text in
              text.line(".\(failure.asMember)")
              text.line(tail)
            }
          }
        } else {
          writeBinding(of: requirement, opening: "\(requirement.key.asOwnProperty) = {", to: &text)
        }
      }
      for part in plan.parts {
        text.line("\(part.property.asOwnProperty) =", then: "conformer.\(part.plan.model.witnessProperty)")
      }
      text.line("origin = WitnessOrigin(\(plan.isLeased ? lease : "capturing: \(conformer).self"))")
    }
    text.line("}")
  }

  private func writeDescriptors(to text: inout SourceText) {
    let isGeneric = !plan.associatedTypes.isEmpty
    let own = requirements.isEmpty ? [] : [isGeneric ? "\(model.name)Requirements.own" : "ownRequirements"]
    let lists = own + plan.parts.map { "\($0.plan.witnessType).requirements" }
    text.documentation("The requirements in the order of the source, those of inherited protocols last.")
    if isGeneric {
      // A generic type has no room for constants.
      text.block("\(access.prefix)static var requirements: [RequirementDescriptor] {") { text in
        text.line(lists.joined(separator: " + "))
      }
      return
    }
    let head = "\(access.prefix)static let requirements: [RequirementDescriptor] ="
    let all = lists.joined(separator: " + ")
    if text.fits("  \(all)") {
      text.line(head, then: all)
    } else {
      text.line(head)
      text.indented { text in
        for (position, list) in lists.enumerated() { text.line(position == 0 ? list : "+ \(list)") }
      }
    }
    guard !requirements.isEmpty else { return }
    text.line()
    writeDescriptorList("private static let ownRequirements: [RequirementDescriptor] = [", to: &text)
  }

  /// Writes the descriptors of a generic witness, which stand outside it.
  internal func writeOuterDescriptors(to text: inout SourceText) {
    guard !plan.associatedTypes.isEmpty, !requirements.isEmpty else { return }
    text.line()
    text.block("private enum \(model.name)Requirements {") { text in
      writeDescriptorList("static let own: [RequirementDescriptor] = [", to: &text)
    }
  }

  private func writeDescriptorList(_ head: String, to text: inout SourceText) {
    text.block(head, closing: "]") { text in
      for requirement in requirements {
        // The formatter wants no comma behind an only element.
        writeDescriptor(of: requirement, comma: requirements.count > 1 ? "," : "", to: &text)
      }
    }
  }

  private func writeDescriptor(of requirement: WitnessPlan.Requirement, comma: String, to text: inout SourceText) {
    let model = requirement.model
    let kind = model.kind == .method ? "" : "kind: .\(model.kind.rawValue), "
    text.line("RequirementDescriptor(")
    text.indented { text in
      let (owner, key) = ("protocolName: \(self.model.name.asLiteral),", "key: \(requirement.key.asLiteral),")
      if text.fits("\(owner) \(key)") {
        text.line("\(owner) \(key)")
      } else {
        text.line(owner)
        text.line(key)
      }
      let (name, rest) = ("name: \(model.name.asLiteral),", "\(kind)isOptional: \(model.isOptional),")
      if text.fits("\(name) \(rest)") {
        text.line("\(name) \(rest)")
      } else {
        text.line(name)
        text.line(rest)
      }
      let arguments = model.parameters.map { parameter in
        [
          "label: \(parameter.label?.asLiteral ?? "nil")", "name: \(parameter.name.asLiteral)",
          "type: \(parameter.type.text.asLiteral)",
        ]
      }
      var effects: [String] = []
      if model.isAsync { effects.append("isAsync: true") }
      if let error = model.thrownError { effects.append("thrownError: \(error.asLiteral)") }
      let limit = model.interceptionLimit.map { ["interceptionLimit: \($0.asLiteral)"] } ?? []
      let further = (effects.isEmpty ? [] : [effects.joined(separator: ", ")]) + limit
      let result = "result: \(model.result.isVoid ? "Void".asLiteral : model.result.text.asLiteral)"
      let tail = "], \(result)\(further.isEmpty ? ")\(comma)" : ",")"
      if arguments.count > 1 {
        text.block("arguments: [", closing: tail) { text in
          for argument in arguments { text.list(".init(", argument, "),", end: .behindItems) }
        }
      } else {
        let only = arguments.map { ".init(\($0.joined(separator: ", ")))" }
        text.list("arguments: [", only, tail, end: .onOwnLine)
      }
      for (position, line) in further.enumerated() {
        text.line(line + (position == further.count - 1 ? ")\(comma)" : ","))
      }
    }
  }

  private func writeImplemented(to text: inout SourceText) {
    text.documentation(
      "Whether there is an answer to the requirement at a position.",
      "- Parameter position: A valid index of ``requirements``.")
    text.block("\(access.prefix)func isImplemented(_ position: Int) -> Bool {") { text in
      text.line("switch position {")
      for requirement in requirements {
        text.line("case \(requirement.position): \(requirement.key.asOwnProperty) != nil")
      }
      for (index, part) in plan.parts.enumerated() {
        let use = "\(part.property.asOwnProperty).isImplemented(\(position(from: index)))"
        let isLast = index == plan.parts.count - 1
        text.line(isLast ? "default:" : "case ..<(\(offset(of: index + 1))):", then: use)
      }
      if plan.parts.isEmpty { text.line("default: false") }
      text.line("}")
    }
  }

  /// Where a part's requirements begin, as an expression.
  internal func offset(of index: Int) -> String {
    let own = count == 0 && index > 0 ? [] : [String(count)]
    return (own + plan.parts[..<index].map { "\($0.plan.witnessType).requirements.count" }).joined(
      separator: " + ")
  }

  /// The position within a part, as an expression.
  internal func position(from index: Int) -> String {
    if index == 0 { return count == 0 ? "position" : "position - \(count)" }
    return "position - (\(offset(of: index)))"
  }

  private func writeEdits(to text: inout SourceText) {
    text.documentation(
      "The requirements whose closures were assigned since the witness was made or ``clearEdits()`` was called.")
    if plan.parts.isEmpty {
      text.line("\(access.prefix)var edits: RequirementSet { ownEdits }")
    } else {
      text.block("\(access.prefix)var edits: RequirementSet {") { text in
        text.line("var all = ownEdits")
        for (index, part) in plan.parts.enumerated() {
          let arguments = ["\(part.property.asOwnProperty).edits", "offsetBy: \(offset(of: index))"]
          text.list("all.formUnion(", arguments, ")", end: .behindItems)
        }
        text.line("return all")
      }
    }
    text.line()
    text.documentation("Forgets which closures were assigned.")
    text.block("\(access.prefix)mutating func clearEdits() {") { text in
      text.line("ownEdits = RequirementSet()")
      for part in plan.parts { text.line("\(part.property.asOwnProperty).clearEdits()") }
    }
  }

  private func writeOrigins(to text: inout SourceText) {
    text.documentation("The leases that a pass has to acquire.")
    if plan.parts.isEmpty {
      text.line("\(access.prefix)var leases: LeaseSet { origin.leases }")
    } else {
      text.block("\(access.prefix)var leases: LeaseSet {") { text in
        text.line("var all = origin.leases")
        for part in plan.parts { text.line("all.formUnion(\(part.property.asOwnProperty).leases)") }
        text.line("return all")
      }
    }
    text.line()
    text.documentation(
      "The origin of the part that declares the requirement at a position.",
      "- Parameter position: A valid index of ``requirements``.")
    if plan.parts.isEmpty {
      text.line("\(access.prefix)func origin(of position: Int) -> WitnessOrigin { origin }")
    } else {
      text.block("\(access.prefix)func origin(of position: Int) -> WitnessOrigin {") { text in
        text.line("switch position {")
        if count > 0 { text.line("case ..<\(count): origin") }
        for (index, part) in plan.parts.enumerated() {
          let use = "\(part.property.asOwnProperty).origin(of: \(position(from: index)))"
          let isLast = index == plan.parts.count - 1
          text.line(isLast ? "default:" : "case ..<(\(offset(of: index + 1))):", then: use)
        }
        text.line("}")
      }
    }
    text.line()
    text.documentation("The chains that the witness came through.")
    if plan.parts.isEmpty {
      text.line("\(access.prefix)var chains: [ChainIdentity] { origin.chains }")
    } else {
      text.block("\(access.prefix)var chains: [ChainIdentity] {") { text in
        text.line("var all = origin.chains")
        for part in plan.parts {
          let head = "for chain in \(part.property.asOwnProperty).chains where !all.contains(where: { $0 === chain }) {"
          if text.fits("\(head) all.append(chain) }") {
            text.line("\(head) all.append(chain) }")
          } else {
            text.block(head) { $0.line("all.append(chain)") }
          }
        }
        text.line("return all")
      }
    }
    text.line()
    text.documentation(
      "Notes that the witness came through a chain.", "- Parameter chain: The chain's identity.")
    text.block("\(access.prefix)mutating func addChain(_ chain: ChainIdentity) {") { text in
      text.line("origin.addChain(chain)")
      for part in plan.parts { text.line("\(part.property.asOwnProperty).addChain(chain)") }
    }
  }

  /// Writes functions that read optional properties: read where the failure is known to be `Never`, such a property crashes
  /// the compiler.
  private func writeReaders(to text: inout SourceText) {
    for requirement in requirements where requirement.model.kind == .property {
      guard let failure = requirement.model.failure else { continue }
      text.line()
      let actor = model.isolation.attribute ?? ""
      let attributes = access == .public ? "\(actor) @inlinable" : actor
      let access = access == .public ? "internal" : "fileprivate"
      let head = "\(access) static func read\(requirement.capitalizedKey)<\(conformer): \(model.name)>("
      let fits = text.fits("\(attributes) \(head)")
      if !fits { text.line(attributes) }
      text.list(
        fits ? "\(attributes) \(head)" : head, ["_ conformer: \(conformer)"],
        ") throws(\(conformer).\(failure.asMember)) -> \(requirement.model.result.text) {", end: .onOwnLine)
      text.indented { $0.line("try conformer.\(requirement.model.baseName.asMember)") }
      text.line("}")
    }
  }
}
