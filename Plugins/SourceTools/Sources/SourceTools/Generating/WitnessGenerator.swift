/// Writes what is generated for one protocol.
internal struct WitnessGenerator {
  internal let plan: WitnessPlan

  internal var model: ProtocolModel { plan.model }
  internal var requirements: [WitnessPlan.Requirement] { plan.requirements }
  internal var access: ProtocolModel.Access { model.access }

  /// The name of the conformer's type in generic functions: one that no requirement's types use.
  internal let conformer: String
  /// The name of the lease in bindings: one that no parameter has.
  internal let lease: String
  /// The name of what is captured instead where there is no lease.
  internal let target: String

  /// Writes everything that belongs to a protocol.
  ///
  /// - Parameters:
  ///   - plan: What to write.
  ///   - text: Where to.
  internal static func write(_ plan: WitnessPlan, to text: inout SourceText) {
    let generator = WitnessGenerator(plan)
    generator.writeFailures(to: &text)
    generator.writeCalls(to: &text)
    generator.writeDefaults(to: &text)
    generator.writeWitness(to: &text)
    generator.writeProxy(to: &text)
    generator.writeErasing(to: &text)
    generator.writeInterposers(to: &text)
  }

  private init(_ plan: WitnessPlan) {
    self.plan = plan
    let names = plan.requirements.reduce(into: Set<String>()) { names, requirement in
      for parameter in requirement.model.parameters { names.formUnion(parameter.type.names) }
      names.formUnion(requirement.model.result.names)
    }
    .union(plan.associatedTypes.map(\.name))
    lease = plan.local("lease")
    target = plan.local("target")
    conformer = ["Conformer", "BoundConformer", "ConformerOfWitness"].first { !names.contains($0) } ?? "Conformer"
  }

  /// What an isolated declaration begins with: `@MainActor `.
  internal var isolation: String { model.isolation.prefix }

  /// Whether all requirements run on the main actor.
  internal var isOnMainActor: Bool { plan.all.allSatisfy { $0.model.isolation == .actor("MainActor") } }

  /// Writes the attributes that every declaration repeats.
  internal func writeAttributes(to text: inout SourceText) {
    for attribute in model.attributes { text.line(attribute) }
  }

  /// The link to a requirement in documentation.
  internal func link(_ requirement: WitnessPlan.Requirement) -> String { "``\(model.name)/\(requirement.model.name)``" }

  /// Writes a closure that takes a requirement's parameters.
  internal func closure(
    _ opening: String, _ requirement: WitnessPlan.Requirement, to text: inout SourceText,
    _ body: (inout SourceText) -> Void
  ) {
    // What a closure throws is not found out where it does not say so.
    let isTyped = requirement.model.thrown?.hasPrefix("throws(") == true
    let names = requirement.model.variables.joined(separator: ", ")
    let parameters = isTyped ? "(\(names))\(requirement.model.effects) in" : "\(names) in"
    if requirement.model.variables.isEmpty, !isTyped {
      text.block(opening, body)
    } else if text.fits("\(opening) \(parameters)") {
      text.block("\(opening) \(parameters)", body)
    } else {
      text.block(opening) { text in
        text.line(parameters)
        body(&text)
      }
    }
  }

  /// Writes the call of a closure with a requirement's parameters: `return next(tableView, indexPath)`.
  ///
  /// - Parameters:
  ///   - closure: The closure, with whatever stands before it on the line.
  ///   - requirement: The requirement.
  ///   - result: An argument before the parameters.
  internal func writeCall(
    _ closure: String, _ requirement: WitnessPlan.Requirement, after result: String? = nil, to text: inout SourceText
  ) {
    text.list("\(closure)(", (result.map { [$0] } ?? []) + requirement.model.handed, ")", end: .behindItems)
  }
}
