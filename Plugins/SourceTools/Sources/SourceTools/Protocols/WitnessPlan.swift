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
    model = try ProtocolReader.read(declaration, in: file, functionAliases: sources.functionAliases)
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
    parts = Self.parts(plans)
    let keys = RequirementKeys(of: model.requirements, reserved: Set(parts.map(\.property))).keys
    requirements = zip(model.requirements, keys).enumerated().map { position, requirement in
      Requirement(model: requirement.0, key: requirement.1 ?? requirement.0.baseName, position: position)
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
    if !isBoundToClasses {
      diagnostics.append(
        model.location.saying(
          "protocol '\(model.name)' is not limited to classes, and a conformer is held weakly; let it inherit AnyObject"
        ))
    }
    for (requirement, key) in zip(model.requirements, keys) where key == nil {
      diagnostics.append(
        requirement.location.saying(
          "'\(requirement.name)' differs from another requirement in its types alone, and a witness names requirements by their "
            + "labels"))
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
}
