import SwiftSyntax

/// Methods, properties and subscripts.
extension ProtocolReader {
  /// What the modifiers and attributes of a requirement say.
  private struct Marks {
    var isMutating = false
    var placement = ""
    var isolation: String?
    var isDiscardable = false
    var attributes: [String] = []
  }

  private mutating func marks(_ modifiers: DeclModifierListSyntax, _ attributes: AttributeListSyntax) -> Marks {
    var marks = Marks()
    let isIsolated = syntax.attributes.contains { sources.isGlobalActor($0.name) }
    for modifier in modifiers {
      switch (modifier.name.text, modifier.detail?.detail.text) {
      case ("static", _), ("class", _):
        report(
          "a static requirement: a proxy is one type for all conformers, so it has no conformer's type to pass it on to",
          at: modifier)
      case ("mutating", _): marks.isMutating = true
      case ("nonmutating", _), ("borrowing", _), ("consuming", _): break
      case ("nonisolated", "nonsending"): marks.placement = "nonisolated(nonsending)"
      case ("nonisolated", nil) where !isIsolated: break
      case ("nonisolated", _):
        report("a nonisolated requirement: a witness is isolated to its protocol's actor as a whole", at: modifier)
      default: report("'\(modifier.trimmedDescription)' on a requirement is not supported", at: modifier)
      }
    }
    for attribute in attributes {
      switch attribute.name {
      case "discardableResult": marks.isDiscardable = true
      case "concurrent": marks.placement = "@concurrent"
      case "available" where attribute.isDeprecation && !attribute.isUnavailability:
        marks.attributes.append(attribute.trimmedDescription)
      case "available":
        report(
          "a requirement that is not available wherever its protocol is: a witness has one closure for it everywhere",
          at: attribute)
      case let name where sources.isGlobalActor(name):
        let own = "@\(Self.isMainActor(name) ? "MainActor" : name)"
        let actor = ProtocolModel.Isolation.actor(name)
        if isIsolated, !syntax.attributes.contains(where: { ProtocolModel.Isolation.actor($0.name) == actor }) {
          report("a requirement on another actor than its protocol's", at: attribute)
        }
        marks.isolation = own
      default:
        report(
          "'\(attribute.trimmedDescription)' on a requirement is not supported; if it is a global actor, name it with "
            + "--global-actor", at: attribute)
      }
    }
    return marks
  }

  internal mutating func read(_ function: FunctionDeclSyntax) {
    let count = diagnostics.count
    switch function.name.tokenKind {
    case .binaryOperator, .prefixOperator, .postfixOperator:
      report(
        "an operator: it is a requirement of the conformer's type, which a witness is not about", at: function.name)
      return
    default: break
    }
    let marks = marks(function.modifiers, function.attributes)
    let effects = function.signature.effectSpecifiers
    let (failure, thrown) = failure(of: effects?.throwsClause)
    let parameters = parameters(function.signature.parameterClause.parameters)
    let result = function.signature.returnClause.map { type($0.type) } ?? .void
    if let opaque = function.signature.returnClause?.type.as(SomeOrAnyTypeSyntax.self),
      opaque.someOrAnySpecifier.text == "some"
    {
      report("an opaque result: what type it is would be another for each conformer", at: opaque)
    }
    guard diagnostics.count == count else { return }
    var requirement = RequirementModel(
      kind: .method, baseName: function.name.text.withoutBackticks, parameters: parameters, result: result,
      failure: failure, isResultDiscardable: marks.isDiscardable, summary: Self.summary(before: function),
      location: file.diagnostic("", at: function.name))
    apply(marks, to: &requirement)
    requirement.isAsync = effects?.asyncSpecifier != nil
    requirement.thrown = thrown
    requirement.generics = generics(of: function, thrown: thrown, marks: marks)
    append(requirement)
  }

  /// What makes a closure of a method impossible: that it is generic, that it rethrows, that it is deprecated. For what calls a
  /// deprecated requirement must be deprecated itself, as a method can be and a closure cannot.
  private func generics(of function: FunctionDeclSyntax, thrown: String?, marks: Marks) -> RequirementModel.Generics? {
    let hasOpaque = function.signature.parameterClause.parameters.contains { parameter in
      parameter.type.tokens(viewMode: .sourceAccurate).contains { $0.text == "some" }
    }
    let parameters = function.genericParameterClause
    guard parameters != nil || hasOpaque || thrown == "rethrows" || !marks.attributes.isEmpty else { return nil }
    let names = associatedTypeNames
    return RequirementModel.Generics(
      parameters: parameters.map { TypeModel.text(of: $0, associatedTypes: names) } ?? "",
      clause: function.genericWhereClause.map { TypeModel.text(of: $0, associatedTypes: names) } ?? "")
  }

  private func apply(_ marks: Marks, to requirement: inout RequirementModel) {
    requirement.isMutating = marks.isMutating
    requirement.placement = marks.placement
    requirement.closureAttribute = marks.isolation ?? ""
    requirement.attributes = marks.attributes
  }

  private mutating func append(_ requirement: RequirementModel) {
    var requirement = requirement
    requirement.isResultUncopyable =
      requirement.result.baseName.map(sources.uncopyableTypes.contains) == true
      || requirement.result.text.hasPrefix("sending ")
    if requirement.isAsync, requirement.isMutating {
      diagnostics.append(
        requirement.location.saying(
          "an asynchronous mutating requirement: nobody else could ask the conformer as long as it runs"))
    }
    if requirement.isOptional, !requirement.isPlain {
      diagnostics.append(
        requirement.location.saying(
          "an optional requirement that is asynchronous, generic, set, or changes or takes its arguments: only what is "
            + "called at once with copies can be left out"))
    }
    if !requirement.placement.isEmpty, !requirement.isAsync {
      diagnostics.append(
        requirement.location.saying("'\(requirement.placement)' on a requirement that is not asynchronous"))
    }
    requirements.append(requirement)
  }

  // MARK: Parameters

  private mutating func parameters(_ list: FunctionParameterListSyntax, ofSubscript: Bool = false)
    -> [RequirementModel.Parameter]
  {
    var parameters: [RequirementModel.Parameter] = []
    for (position, parameter) in list.enumerated() {
      parameters.append(read(parameter, position: position, ofSubscript: ofSubscript))
    }
    return parameters
  }

  private mutating func read(
    _ parameter: FunctionParameterSyntax, position: Int, ofSubscript: Bool
  ) -> RequirementModel.Parameter {
    for attribute in parameter.attributes {
      report("'\(attribute.trimmedDescription)' on a parameter is not supported", at: attribute)
    }
    for modifier in parameter.modifiers {
      report("'\(modifier.trimmedDescription)' on a parameter is not supported", at: modifier)
    }
    if let ellipsis = parameter.ellipsis {
      report("a variadic parameter: a closure's type cannot be variadic; take an array", at: ellipsis)
    }
    let first = parameter.firstName.text.withoutBackticks
    let second = parameter.secondName?.text.withoutBackticks
    let written = second ?? first
    let isUnlabelled = first == "_" || (ofSubscript && second == nil)
    let specifiers = parameter.type.as(AttributedTypeSyntax.self)?.specifiers.map(\.trimmedDescription) ?? []
    return RequirementModel.Parameter(
      label: isUnlabelled ? nil : first, name: written == "_" ? "argument\(position + 1)" : written,
      type: type(parameter.type), specifiers: Set(specifiers))
  }

  private mutating func type(_ syntax: TypeSyntax) -> TypeModel {
    let check = TypeCheck(associatedTypes: associatedTypeNames, failures: failureNames)
    check.check(syntax)
    for (reason, node) in check.findings { report(reason, at: node) }
    return TypeModel(syntax, functionAliases: sources.functionAliases, associatedTypes: associatedTypeNames)
  }

  // MARK: Properties and subscripts

  internal mutating func read(_ variable: VariableDeclSyntax) {
    let count = diagnostics.count
    let marks = marks(variable.modifiers, variable.attributes)
    reportDeprecation(of: "property", marks, at: variable)
    let areMarksFine = diagnostics.count == count
    for binding in variable.bindings {
      let count = diagnostics.count
      guard let pattern = binding.pattern.as(IdentifierPatternSyntax.self), let annotation = binding.typeAnnotation
      else {
        report("a property needs one name and a type", at: binding)
        continue
      }
      let property = pattern.identifier.text.withoutBackticks
      if annotation.type.trimmedDescription == "\(name)Witness" {
        checkWitnessRequirement(property, binding, at: pattern)
        continue
      }
      let getter = RequirementModel(
        kind: .property, baseName: property, parameters: [], result: type(annotation.type), failure: nil,
        isResultDiscardable: false, summary: Self.summary(before: variable), location: file.diagnostic("", at: pattern))
      let accessed = accessed(getter, binding.accessorBlock, marks)
      guard diagnostics.count == count, areMarksFine else { continue }
      for requirement in accessed { append(requirement) }
    }
  }

  internal mutating func read(_ declaration: SubscriptDeclSyntax) {
    let count = diagnostics.count
    let marks = marks(declaration.modifiers, declaration.attributes)
    reportDeprecation(of: "subscript", marks, at: declaration)
    if let clause = declaration.genericParameterClause { report("a generic subscript: make it a method", at: clause) }
    for parameter in declaration.parameterClause.parameters
    where parameter.type.tokens(viewMode: .sourceAccurate).contains(where: { $0.text == "some" }) {
      report("a generic subscript: make it a method", at: parameter)
    }
    let getter = RequirementModel(
      kind: .subscriptGetter, baseName: "subscript",
      parameters: parameters(declaration.parameterClause.parameters, ofSubscript: true),
      result: type(declaration.returnClause.type), failure: nil, isResultDiscardable: false,
      summary: Self.summary(before: declaration), location: file.diagnostic("", at: declaration.subscriptKeyword))
    let accessed = accessed(getter, declaration.accessorBlock, marks)
    guard diagnostics.count == count else { return }
    for requirement in accessed { append(requirement) }
  }

  private mutating func reportDeprecation(of kind: String, _ marks: Marks, at node: some SyntaxProtocol) {
    guard !marks.attributes.isEmpty else { return }
    report("a \(kind) that is deprecated: a closure that reads it cannot be deprecated too", at: node)
  }

  /// What is read, and what is set if it can be.
  private mutating func accessed(
    _ getter: RequirementModel, _ block: AccessorBlockSyntax?, _ marks: Marks
  ) -> [RequirementModel] {
    var getter = getter
    apply(marks, to: &getter)
    guard case .accessors(let accessors) = block?.accessors else { return [getter] }
    var setter: RequirementModel?
    for accessor in accessors {
      switch accessor.accessorSpecifier.text {
      case "get":
        if accessor.modifier?.name.text == "mutating" {
          getter.isMutating = true
        }
        getter.isAsync = accessor.effectSpecifiers?.asyncSpecifier != nil
        (getter.failure, getter.thrown) = failure(of: accessor.effectSpecifiers?.throwsClause)
      case "set":
        let value = RequirementModel.Parameter(
          label: nil, name: getter.local("newValue"), type: getter.result.asKeptParameter)
        setter = RequirementModel(
          kind: getter.kind == .property ? .propertySetter : .subscriptSetter, baseName: getter.baseName,
          parameters: getter.parameters + [value], result: .void, failure: nil, isResultDiscardable: false,
          summary: getter.summary, location: getter.location)
        if let made = setter {
          var made = made
          apply(marks, to: &made)
          made.isMutating = accessor.modifier?.name.text != "nonmutating"
          setter = made
        }
      default:
        report("'\(accessor.accessorSpecifier.text)' of a requirement is not supported", at: accessor)
      }
    }
    guard let setter else { return [getter] }
    getter.hasSetter = true
    return [getter, setter]
  }

  /// The witness itself is a requirement too, so that it binds at the conformer's type; the generated default answers it.
  private mutating func checkWitnessRequirement(
    _ property: String, _ binding: PatternBindingSyntax, at node: IdentifierPatternSyntax
  ) {
    requiresWitness = true
    let expected = "\(name.lowerCamelCased)Witness"
    guard property == expected else {
      report("the witness of '\(name)' is generated as '\(expected)', so its requirement must have that name", at: node)
      return
    }
    guard binding.accessorBlock?.accessors.trimmedDescription == "get" else {
      report("the witness of '\(name)' must be declared as { get }", at: node)
      return
    }
  }

  /// The failure that a requirement throws, and what else it throws.
  private func failure(of clause: ThrowsClauseSyntax?) -> (failure: String?, thrown: String?) {
    guard let clause else { return (nil, nil) }
    guard clause.throwsSpecifier.text == "throws", let type = clause.type else {
      return (nil, clause.throwsSpecifier.text)
    }
    let text = TypeModel.text(of: type, associatedTypes: associatedTypeNames)
    if text == "Never" { return (nil, nil) }
    return failureNames.contains(text.withoutBackticks) ? (text.withoutBackticks, nil) : (nil, "throws(\(text))")
  }
}
