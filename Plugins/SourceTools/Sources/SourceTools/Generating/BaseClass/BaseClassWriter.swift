/// Writes a class that has the requirements of protocols as open methods, the bindings of what a subclass overrides, and the probes
/// by which that is found out.
internal struct BaseClassWriter {
  private let name: String
  private let superclass: String
  /// The protocols that the class names, and those that they inherit: each once.
  private let named: [WitnessPlan]
  private let plans: [WitnessPlan]
  /// The optional requirements in the order of their numbers.
  private let optional: [(plan: WitnessPlan, requirement: WitnessPlan.Requirement)]

  /// What answers where nothing is overridden: static methods by the requirements' keys, written by hand.
  private var defaults: String { "\(name)Defaults" }

  /// How many probes it takes for no number to have all bits set.
  private var probeCount: Int {
    var count = 1
    while optional.count >= (1 << count) - 1 { count += 1 }
    return count
  }

  /// Prepares a class.
  ///
  /// - Throws: ``SourceToolsError`` if a requirement cannot be a method that is overridden.
  internal init(_ plans: [WitnessPlan], class name: String, superclass: String) throws(SourceToolsError) {
    self.name = name
    self.superclass = superclass
    named = plans
    var all: [WitnessPlan] = []
    for plan in plans.flatMap(\.all) where !all.contains(where: { $0.model.name == plan.model.name }) {
      all.append(plan)
    }
    self.plans = all
    optional = all.flatMap { plan in plan.requirements.filter(\.model.isOptional).map { (plan, $0) } }
    for plan in all {
      guard plan.isLeased, plan.model.requiresWitness else {
        throw .failure(
          what: "protocol \(plan.model.name)",
          why: "a base class needs a protocol of objects on a global actor that asks for its witness, "
            + "`var \(plan.model.witnessProperty): \(plan.model.witnessName) { get }`")
      }
      for requirement in plan.requirements where requirement.model.kind != .method || !requirement.model.isPlain {
        throw .source([
          requirement.model.location.saying(
            "'\(requirement.model.name)' is not a plain method, and only those are overridden")
        ])
      }
    }
    guard !optional.isEmpty else {
      throw .failure(
        what: "class \(name)", why: "its protocols have no optional requirements, so there is nothing to tell")
    }
  }

  /// Writes all of it.
  internal func write(to text: inout SourceText) {
    text.mark("Methods to override")
    text.documentation(
      "A class whose subclasses implement \(listed(named)) by overriding: what is not overridden is left out.",
      "Each optional requirement is a method here that throws `Unimplemented`. A subclass overrides it as the protocol's conformers "
        + "write it, without `throws`; `super` of it can only be called with `try`. What a subclass overrides is read from its "
        + "metadata, see ``OverrideTable``, and bound when a host takes the controller.")
    let list = ([superclass] + named.map(\.model.name)).joined(separator: ", ")
    text.line("\(isolation)open class \(name): \(list) {")
    text.indented { text in
      var isFirst = true
      for plan in plans {
        for requirement in plan.requirements {
          if !isFirst { text.line() }
          isFirst = false
          writeMethod(requirement, to: &text)
        }
      }
      writeWitnesses(to: &text)
    }
    text.line("}")
    writeBindings(to: &text)
    writeProbes(to: &text)
  }

  /// The isolation that is written out: the protocols' own, which the conformance gives as well.
  private var isolation: String { named.first?.model.isolation.prefix ?? "" }

  private func listed(_ plans: [WitnessPlan]) -> String {
    plans.map { "``\($0.model.name)``" }.joined(separator: ", ")
  }

  // MARK: The class

  private func writeMethod(_ requirement: WitnessPlan.Requirement, to text: inout SourceText) {
    let model = requirement.model
    if let summary = model.summary { text.documentation(summary) }
    writeHead("open func", of: model, throwing: model.isOptional, to: &text) { text in
      if model.isOptional {
        text.line("throw Unimplemented()")
      } else {
        writeDefault(requirement, to: &text)
      }
    }
  }

  private func writeHead(
    _ head: String, of model: RequirementModel, throwing: Bool, to text: inout SourceText,
    body: (inout SourceText) -> Void
  ) {
    text.list(
      "\(head) \(model.baseName.asVariable)(", model.parameters.map(\.declaration),
      ")\(throwing ? " throws(Unimplemented)" : "")\(model.result.isVoid ? "" : " -> \(model.result.declared)") {",
      end: .onOwnLine)
    text.indented(body)
    text.line("}")
  }

  private func writeDefault(_ requirement: WitnessPlan.Requirement, to text: inout SourceText) {
    if !requirement.model.result.isVoid {
      text.list("\(defaults).\(requirement.key.asMember)(", requirement.model.handed, ")", end: .behindItems)
    }
  }

  private func writeWitnesses(to text: inout SourceText) {
    for plan in plans {
      text.line()
      text.documentation("What the subclass overrides of ``\(plan.model.name)``, and what that requires.")
      text.line("public var \(plan.model.witnessProperty): \(plan.model.witnessName) {")
      text.indented { $0.line("\(plan.model.witnessProperty)(overriding: Self.overridden(by: type(of: self)))") }
      text.line("}")
    }
  }

  // MARK: Bindings

  private func writeBindings(to text: inout SourceText) {
    text.mark("What is overridden")
    text.block("extension \(name) {") { text in
      text.documentation("Where the methods stand in the metadata of subclasses.")
      text.block("nonisolated private static let overrides = OverrideTable(", closing: ")") { text in
        text.line("of: \(name).self,")
        text.block("probes: [", closing: "],") { text in
          for bit in 0..<probeCount { text.line("\(probe(bit)).self,") }
        }
        text.line("count: \(optional.count)")
      }
      text.line()
      text.documentation("Whether it is known what subclasses override; if not, everything is taken for overridden.")
      text.line("nonisolated static var knowsOverrides: Bool { overrides.isReliable }")
      text.line()
      text.documentation("The numbers of the optional requirements that a subclass overrides.")
      text.block("nonisolated static func overridden(by type: \(name).Type) -> RequirementSet {") {
        $0.line("overrides.overridden(in: type)")
      }
      for plan in plans {
        text.line()
        writeBinding(of: plan, to: &text)
      }
    }
  }

  private func writeBinding(of plan: WitnessPlan, to text: inout SourceText) {
    text.documentation("The witness of ``\(plan.model.name)`` if the subclass overrides the given requirements.")
    text.block(
      "func \(plan.model.witnessProperty)(overriding overridden: RequirementSet) -> \(plan.model.witnessName) {"
    ) { text in
      text.line("let lease = Lease<\(name)>(self, namedAs: type(of: self))")
      text.line("var witness = \(plan.model.witnessName)()")
      for part in plan.parts {
        text.line(
          "witness.\(part.property.asMember) = \(part.plan.model.witnessProperty)(overriding: overridden)")
      }
      for requirement in plan.requirements {
        let assignment = "witness.\(requirement.key.asMember) = {"
        guard let number = number(of: requirement, in: plan) else {
          writeClosure(assignment, requirement, in: plan, to: &text)
          continue
        }
        text.block("if overridden.contains(\(number)) {") { writeClosure(assignment, requirement, in: plan, to: &$0) }
      }
      text.line("witness.clearEdits()")
      text.line("witness.origin = WitnessOrigin(lease)")
      text.line("return witness")
    }
  }

  private func number(of requirement: WitnessPlan.Requirement, in plan: WitnessPlan) -> Int? {
    optional.firstIndex { $0.plan.model.name == plan.model.name && $0.requirement.key == requirement.key }
  }

  private func writeClosure(
    _ opening: String, _ requirement: WitnessPlan.Requirement, in plan: WitnessPlan, to text: inout SourceText
  ) {
    let model = requirement.model
    let controller = model.local("controller")
    let names = model.variables.joined(separator: ", ")
    // Up to three arguments are handed on by the lease, which costs less than to capture them.
    let handsOn = (1...3).contains(model.parameters.count) && !model.parameters.contains { $0.type.isFunction }
    text.block("\(opening) \(names) in") { text in
      let literal = "\(plan.model.name).\(model.name)".asLiteral
      text.list("lease.call(", handsOn ? [literal] + model.variables : [literal], ") {", end: .onOwnLine)
      text.indented { text in
        text.line("\(([controller] + (handsOn ? model.variables : [])).joined(separator: ", ")) in")
        let call = "\(controller).\(model.baseName.asMember)("
        let arguments = model.parameters.map(\.argument)
        guard model.isOptional else {
          text.list(call, arguments, ")", end: .behindItems)
          return
        }
        text.line("do throws(Unimplemented) {")
        text.indented {
          $0.list("\(model.result.isVoid ? "" : "return ")try \(call)", arguments, ")", end: .behindItems)
        }
        if model.result.isVoid {
          text.line("} catch {}")
        } else {
          text.line("} catch {")
          text.indented { text in
            text.list("return \(defaults).\(requirement.key.asMember)(", model.handed, ")", end: .behindItems)
          }
          text.line("}")
        }
      }
      text.line("}")
    }
  }

  // MARK: Probes

  private func probe(_ bit: Int) -> String { "\(name)Probe\(bit)" }

  private func writeProbes(to text: inout SourceText) {
    text.mark("Probes")
    for bit in 0..<probeCount {
      if bit > 0 { text.line() }
      text.documentation("Overrides the methods whose numbers, from 1 on, have bit \(bit) set.")
      text.line("private final class \(probe(bit)): \(name) {")
      var isFirst = true
      for (index, (_, requirement)) in optional.enumerated() where (index + 1) & (1 << bit) != 0 {
        if !isFirst { text.line() }
        isFirst = false
        text.indented { text in
          // Unlike the base class's, so that no optimiser takes them for the same.
          writeHead("override func", of: requirement.model, throwing: false, to: &text) {
            writeDefault(requirement, to: &$0)
          }
        }
      }
      text.line("}")
    }
  }
}
