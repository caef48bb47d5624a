import SwiftSyntax

/// What is generated for one protocol: its requirements with their keys, and the plans of the protocols it inherits.
internal struct WitnessPlan {
  /// One requirement with its key and its position in the witness.
  internal struct Requirement {
    internal let model: RequirementModel
    /// The name of the witness's property, without backticks.
    internal let key: String
    /// Where it stands among the protocol's own requirements.
    internal let position: Int

    /// The key as it is written behind another word: `HeightForRowAt`.
    internal var capitalizedKey: String { key.capitalizedFirst }
  }

  /// An inherited protocol and the name of its witness's property.
  internal struct Part {
    internal let property: String
    internal let plan: WitnessPlan
  }

  internal let model: ProtocolModel
  internal let requirements: [Requirement]
  /// The inherited protocols in the order of the source.
  internal let parts: [Part]

  private static func isSendable(_ model: ProtocolModel, _ parts: [Part]) -> Bool {
    model.isSendable || model.isolation != .none || parts.contains { $0.plan.isSendable }
  }

  /// Whether witnesses, and with them conformers, may go from thread to thread.
  internal var isSendable: Bool { Self.isSendable(model, parts) }

  /// Whether conformers are held weakly and reached through a lease: objects on one actor are. Others are captured, for a
  /// lease that several threads use would race, and a value cannot be held weakly.
  internal var isLeased: Bool { model.isolation != .none && isBoundToClasses }

  /// Whether a conformer that is a value may be changed by its requirements.
  internal var isMutating: Bool { requirements.contains { $0.model.isMutating } }

  /// The associated types, those of inherited protocols included: the generic parameters of the witness.
  internal var associatedTypes: [ProtocolModel.AssociatedType] {
    var types = model.associatedTypes
    for part in parts {
      for type in part.plan.associatedTypes {
        guard let position = types.firstIndex(where: { $0.name == type.name }) else {
          types.append(type)
          continue
        }
        if types[position].constraint.isEmpty { types[position] = type }
      }
    }
    return types
  }

  /// What is required of the associated types besides.
  internal var conditions: [String] {
    var conditions = model.conditions
    for condition in parts.flatMap(\.plan.conditions) where !conditions.contains(condition) {
      conditions.append(condition)
    }
    return conditions
  }

  /// The associated types as generic parameters: `<Key: Hashable, Value>`; empty without any.
  internal var genericParameters: String { Self.angled(associatedTypes.map(\.parameter)) }
  /// The associated types as the generic parameters of what makes an interposer, whose closures may go from thread to thread:
  /// what a type conforms to must go along.
  internal var sendableGenericParameters: String {
    Self.angled(
      associatedTypes.map {
        $0.constraint.isEmpty || $0.constraint == "Sendable" ? $0.parameter : "\($0.parameter) & SendableMetatype"
      })
  }
  /// The associated types as generic arguments: `<Key, Value>`; empty without any.
  internal var genericArguments: String { Self.angled(associatedTypes.map(\.name)) }
  /// What is required of the associated types, as a clause with a space before it.
  internal var whereClause: String { conditions.isEmpty ? "" : " where \(conditions.joined(separator: ", "))" }

  private static func angled(_ items: [String]) -> String {
    items.isEmpty ? "" : "<\(items.joined(separator: ", "))>"
  }

  /// The type of the witness, with its generic arguments.
  internal var witnessType: String { model.witnessName + genericArguments }

  /// Whether only objects can conform.
  internal var isBoundToClasses: Bool { model.isBoundToClasses || parts.contains { $0.plan.isBoundToClasses } }

  /// The plans of the protocol and of all it inherits.
  internal var all: [WitnessPlan] { [self] + parts.flatMap(\.plan.all) }

  /// A name that no parameter of any of the protocol's own requirements has.
  internal func local(_ name: String) -> String {
    var free = name
    var number = 1
    while requirements.contains(where: { $0.model.local(free) != free }) {
      number += 1
      free = "\(name)\(number)"
    }
    return free
  }

  /// Makes the plan of a protocol.
  ///
  /// - Parameters:
  ///   - declaration: The protocol's declaration.
  ///   - file: The file it stands in.
  ///   - sources: Where inherited protocols are looked for.
  ///   - inheritors: The names of the protocols that led here, to find circles.
  /// - Throws: ``SourceToolsError`` with everything that stands in the way.
  internal init(
    _ declaration: ProtocolDeclSyntax, in file: SourceFile, sources: ProtocolSources, inheritors: [String] = []
  ) throws(SourceToolsError) {
    model = try ProtocolReader.read(declaration, in: file, sources: sources)
    var plans: [WitnessPlan] = []
    for inheritance in model.inheritances {
      guard inheritance.name != model.name, !inheritors.contains(inheritance.name) else {
        throw .source([
          inheritance.location.saying("protocol '\(model.name)' inherits itself through '\(inheritance.name)'")
        ])
      }
      guard let (declaration, file) = try sources.declaration(of: inheritance.name) else {
        throw .source([
          inheritance.location.saying(
            "the source of inherited '\(inheritance.name)' is not in \(sources.description), and its requirements must be "
              + "known; name the folder it is in with --search")
        ])
      }
      plans.append(
        try WitnessPlan(declaration, in: file, sources: sources, inheritors: inheritors + [model.name]))
    }
    let parts = Self.parts(plans)
    self.parts = parts
    let keys = RequirementKeys(of: model.requirements, reserved: Set(parts.map(\.property))).keys
    let isBoundToClasses = model.isBoundToClasses || parts.contains { $0.plan.isBoundToClasses }
    let isSendable = Self.isSendable(model, parts)
    let attribute = model.isolation.attribute ?? (isSendable ? "@Sendable" : "")
    requirements = zip(model.requirements, keys).enumerated().map { position, requirement in
      var (model, key) = requirement
      if model.closureAttribute.isEmpty { model.closureAttribute = attribute }
      // An object is not changed itself by what changes it.
      if isBoundToClasses { model.isMutating = false }
      return Requirement(model: model, key: key ?? model.keyName, position: position)
    }
    try check(keys)
  }

  /// Names the parts: short names where each is its own, whole names otherwise.
  private static func parts(_ plans: [WitnessPlan]) -> [Part] {
    plans.map { plan in
      let short = plan.model.partName
      let isTaken = plans.filter { $0.model.partName == short }.count > 1 || RequirementKeys.isReserved(short)
      return Part(property: isTaken ? plan.model.name.lowerCamelCased : short, plan: plan)
    }
  }

  private func check(_ keys: [String?]) throws(SourceToolsError) {
    var diagnostics: [Diagnostic] = []
    checkSharing(&diagnostics)
    for (requirement, key) in zip(model.requirements, keys) where key == nil {
      diagnostics.append(
        requirement.location.saying(
          "'\(requirement.name)' has the labels and the types of another requirement, and a witness names requirements by them"
        ))
    }
    let inherited = parts.flatMap(\.plan.all)
    for (position, plan) in inherited.enumerated()
    where inherited[..<position].contains(where: { $0.model.name == plan.model.name }) {
      diagnostics.append(
        model.location.saying(
          "protocol '\(model.name)' inherits '\(plan.model.name)' twice, and its witness would have two answers for it")
      )
    }
    // A proxy answers all of them, and can have each name once.
    for (position, plan) in inherited.enumerated() {
      for requirement in plan.model.requirements {
        if let own = model.requirements.first(where: { $0.name == requirement.name }) {
          diagnostics.append(
            own.location.saying("'\(own.name)' is a requirement of inherited '\(plan.model.name)' already"))
        }
        for other in inherited[..<position]
        where other.model.name != plan.model.name
          && other.model.requirements.contains(where: { $0.name == requirement.name })
        {
          diagnostics.append(
            model.location.saying(
              "inherited '\(other.model.name)' and '\(plan.model.name)' both require '\(requirement.name)', and its witness "
                + "would have two answers for it"))
        }
      }
    }
    for requirement in model.requirements where requirement.kind == .property && requirement.baseName == "live" {
      diagnostics.append(
        requirement.location.saying("'live' is a property of each proxy already; rename the requirement"))
    }
    for failure in model.failures {
      for plan in inherited where plan.model.failures.contains(failure) {
        diagnostics.append(
          model.location.saying("failure '\(failure)' is one of inherited '\(plan.model.name)' already; rename it"))
      }
    }
    guard diagnostics.isEmpty else { throw .source(diagnostics) }
  }

  /// Finds what threads could do to each other.
  private func checkSharing(_ diagnostics: inout [Diagnostic]) {
    for requirement in requirements.map(\.model) {
      if requirement.isMutating, model.isolation == .none, isSendable {
        diagnostics.append(
          requirement.location.saying(
            "'\(requirement.name)' changes a conformer that may be a value, and '\(model.name)' is Sendable, so threads could "
              + "change it at once; let it inherit AnyObject"))
      }
      let isIsolated = requirement.closureAttribute.hasPrefix("@") && requirement.closureAttribute != "@Sendable"
      if isIsolated, model.isolation == .none, !isSendable {
        diagnostics.append(
          requirement.location.saying(
            "'\(requirement.name)' is isolated and its protocol is not: only a conformer that is Sendable can be there and "
              + "elsewhere; isolate '\(model.name)' or let it inherit Sendable"))
      }
      if requirement.isOptional, !isLeased || !associatedTypes.isEmpty {
        diagnostics.append(
          requirement.location.saying(
            "'\(requirement.name)' is optional: that needs a protocol that is isolated to a global actor, inherits AnyObject "
              + "and has no associated types but failures"))
      }
      if requirement.generics != nil, !associatedTypes.isEmpty {
        diagnostics.append(
          requirement.location.saying(
            "'\(requirement.name)' is generic, rethrows or is deprecated, in a protocol with associated types: what stands for "
              + "it would have to be generic twice"))
      }
    }
    for type in associatedTypes where model.isolation == .none && isSendable {
      let conditions = conditions.filter { $0.hasPrefix("\(type.name):") }
      let constraints = ([type.constraint] + conditions).filter { !$0.isEmpty }
      if !constraints.isEmpty, !constraints.contains(where: { $0.contains("Sendable") }) {
        diagnostics.append(
          model.location.saying(
            "associated type '\(type.name)' conforms to something and '\(model.name)' is Sendable: closures that are sent may use "
              + "no conformance that is not; let '\(type.name)' be Sendable too"))
      }
    }
    for (inheritance, part) in zip(model.inheritances, parts) {
      let base = part.plan
      if base.model.isolation != .none, base.model.isolation != model.isolation {
        diagnostics.append(
          inheritance.location.saying(
            "inherited '\(base.model.name)' is isolated and '\(model.name)' is not, or to another actor; write "
              + "\(base.model.isolation.attribute ?? "") before it"))
      } else if base.model.isolation != model.isolation {
        diagnostics.append(
          inheritance.location.saying(
            "inherited '\(base.model.name)' is not isolated and '\(model.name)' is, so a proxy would have to answer on its actor and "
              + "anywhere; write \(model.isolation.attribute ?? "") before '\(base.model.name)' too"))
      } else if isSendable, !base.isSendable {
        diagnostics.append(
          inheritance.location.saying(
            "inherited '\(base.model.name)' is neither isolated nor Sendable, so its part of the witness could not be sent, and "
              + "'\(model.name)' can; let both be isolated or Sendable"))
      }
    }
  }
}
