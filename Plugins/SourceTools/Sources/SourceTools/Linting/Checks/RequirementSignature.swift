import SwiftSyntax

/// A requirement as a conformer declares it, in the words that the conformer has used so far.
internal struct RequirementSignature {
  /// The declaration without its body, on one line.
  internal let text: String

  /// Writes a requirement's declaration.
  ///
  /// - Parameters:
  ///   - requirement: The requirement, a method.
  ///   - method: The method that is to become it: its names, its modifiers and its spelling of types stay where they may.
  ///   - overrides: Whether it overrides a superclass's.
  internal init(
    _ requirement: KnownRequirement, adaptedTo method: DeclaredMethod, overrides: Bool = false, linter: Linter
  ) {
    guard let meant = requirement.method else {
      text = Self.words(for: requirement, insteadOf: method).joined(separator: " ")
      return
    }
    var words = Self.modifiers(of: method)
    if overrides, !method.isOverride { words.insert("override", at: 0) }
    let twins = Self.twins(of: meant, in: method)
    let parameters = zip(meant.parameters, twins).map { required, twin in
      Self.parameter(required, meant, like: twin, of: method, linter: linter)
    }
    var result = meant.syntax.signature.returnClause?.type
    if result != nil, method.genericNode == nil, let own = method.syntax.signature.returnClause?.type,
      linter.comparison.compare(method.result, in: method.scope, meant.result, in: meant.scope) != .different
    {
      result = own
    }
    words.append(Self.function(meant, of: requirement, parameters: parameters, result: result))
    text = words.joined(separator: " ")
  }

  /// Writes a requirement's declaration in place of a member of another kind, or of a property.
  ///
  /// - Parameters:
  ///   - requirement: The requirement.
  ///   - member: The member, whose modifiers stay where they may.
  internal init(_ requirement: KnownRequirement, insteadOf member: any DeclaredMember) {
    text = Self.words(for: requirement, insteadOf: member).joined(separator: " ")
  }

  private static func words(for requirement: KnownRequirement, insteadOf member: any DeclaredMember) -> [String] {
    var words = modifiers(of: member)
    switch requirement.member {
    case .method(let meant):
      let parameters = meant.parameters.map { $0.syntax.with(\.trailingComma, nil).trimmedDescription }
      let result = meant.syntax.signature.returnClause?.type
      words.append(function(meant, of: requirement, parameters: parameters, result: result))
    case .property(let meant):
      let type = meant.binding.typeAnnotation.map { TypeModel($0.type).declared } ?? ""
      let staysConstant = (member as? DeclaredProperty)?.syntax.bindingSpecifier.text == "let" && !meant.isSettable
      words.append("\(staysConstant ? "let" : "var") \(meant.nameToken.trimmedDescription): \(type)")
    }
    return words
  }

  private static func function(
    _ meant: DeclaredMethod, of requirement: KnownRequirement, parameters: [String], result: TypeSyntax?
  ) -> String {
    var text = "func \(meant.nameToken.trimmedDescription)(\(parameters.joined(separator: ", ")))"
    if requirement.failure == nil, let effects = meant.syntax.signature.effectSpecifiers {
      text += " \(effects.trimmedDescription)"
    }
    if let result { text += " -> \(TypeModel(result).declared)" }
    return text
  }

  /// For each parameter of a requirement the one of a method that stands for it, if one does.
  private static func twins(of meant: DeclaredMethod, in method: DeclaredMethod) -> [DeclaredMethod.Parameter?] {
    let isReordered = method.labels != meant.labels && method.labels.sorted() == meant.labels.sorted()
    if method.labels.count == meant.labels.count, !isReordered { return method.parameters }
    return meant.parameters.map { required in method.parameters.first { $0.label == required.label } }
  }

  private static func parameter(
    _ required: DeclaredMethod.Parameter, _ meant: DeclaredMethod, like own: DeclaredMethod.Parameter?,
    of method: DeclaredMethod, linter: Linter
  ) -> String {
    var name = required.name
    var type = required.syntax.declaredType
    if let own {
      // A name that is the wrong label too is no name for what is meant.
      let isName = own.syntax.secondName != nil || required.label == "_" || own.label == required.label
      if isName { name = own.name }
      let likeness = linter.comparison.compare(own.shape, in: method.scope, required.shape, in: meant.scope)
      // A type parameter goes away, and with it what mentions it.
      if likeness != .different, method.genericNode == nil { type = own.syntax.declaredType }
    }
    let variable = name == "_" ? name : name.asVariable
    guard required.label != name else { return "\(name.asLabel): \(type)" }
    return "\(required.label.asLabel) \(variable): \(type)"
  }

  /// The modifiers that may stay.
  private static func modifiers(of member: any DeclaredMember) -> [String] {
    let dropped: Set<String> = ["private", "fileprivate", "static", "class", "mutating", "nonmutating", "lazy", "weak"]
    var words = member.modifiers.filter { !dropped.contains($0.name.text) && $0.detail == nil }.map(
      \.trimmedDescription)
    let hidden = ["private", "fileprivate"].contains(member.modifiers.accessModifier?.text)
    if hidden, member.part.owner?.isPublic == true { words.insert("public", at: 0) }
    return words
  }
}

extension DeclaredType {
  /// Whether other modules can name it.
  fileprivate var isPublic: Bool {
    parts.contains { part in
      let modifiers = part.name.parent?.asProtocol((any WithModifiersSyntax).self)?.modifiers
      return part.extended == nil && ["public", "open"].contains(modifiers?.accessModifier?.text)
    }
  }
}
