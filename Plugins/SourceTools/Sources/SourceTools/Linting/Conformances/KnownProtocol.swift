/// A protocol's requirements, and which of them a conformer may leave out.
internal struct KnownProtocol {
  internal let type: DeclaredType
  internal let requirements: [KnownRequirement]
  /// The associated types that are failures of optional requirements.
  internal let failures: Set<String>
  /// Whether conformers are checked for it: it has failures, or the user named it.
  internal let isChecked: Bool
  /// The property with which a conformer may answer all requirements at once, in its own way.
  internal let witnessProperty: String

  /// Reads a protocol.
  ///
  /// - Parameter type: Its declaration and its extensions.
  internal init(_ type: DeclaredType) {
    self.type = type
    let declarations = type.parts.filter { $0.extended == nil }
    let defaults = type.parts.filter { $0.extended != nil }
    let failureName = "\(type.name)Failure"
    let associated = declarations.flatMap(\.associatedTypes).filter { declared in
      declared.inheritanceClause?.inheritedTypes.contains { $0.type.trimmedDescription == failureName } == true
    }
    let failures = Set(associated.map { $0.name.text.withoutBackticks })
    let isGiven = declarations.contains { $0.file.isGiven }
    let witnessProperty = "\(type.name.lowerCamelCased)Witness"
    let defaultMethods = Set(defaults.flatMap(\.methods).map(\.fullName))
    let defaultProperties = Set(defaults.flatMap(\.properties).map(\.baseName))

    var requirements: [KnownRequirement] = []
    func add(_ member: KnownRequirement.Member, throwing clause: String?, hasDefault: Bool) {
      let failure = clause.flatMap { failures.contains($0) ? $0 : nil }
      requirements.append(
        KnownRequirement(
          owner: type, member: member, failure: failure, isOptional: failure != nil || isGiven && hasDefault))
    }
    for method in declarations.flatMap(\.methods) {
      add(
        .method(method), throwing: method.throwsClause?.type?.trimmedDescription.withoutBackticks,
        hasDefault: defaultMethods.contains(method.fullName))
    }
    for property in declarations.flatMap(\.properties) where property.baseName != witnessProperty {
      add(
        .property(property),
        throwing: property.getter?.effectSpecifiers?.throwsClause?.type?.trimmedDescription.withoutBackticks,
        hasDefault: defaultProperties.contains(property.baseName))
    }
    self.requirements = requirements
    self.failures = failures
    self.witnessProperty = witnessProperty
    isChecked = isGiven || !failures.isEmpty
  }
}
