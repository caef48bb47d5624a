import SwiftSyntax

/// A member that can answer a requirement.
internal protocol DeclaredMember {
  /// The declaration or extension that it stands in.
  var part: DeclaredPart { get }
  var conditions: BuildConditions { get }
  var modifiers: DeclModifierListSyntax { get }
  var attributes: AttributeListSyntax { get }
  /// The token that names it.
  var nameToken: TokenSyntax { get }
}

extension DeclaredMember {
  internal var file: LintedFile { part.file }
  internal var baseName: String { nameToken.text.withoutBackticks }
  internal var isOverride: Bool { modifiers.modifier("override") != nil }
  /// `static` or `class`.
  internal var staticModifier: DeclModifierSyntax? { modifiers.modifier("static", "class") }

  /// The access that is written for it or for its extension: `private`, `public` …
  internal var writtenAccess: String? { modifiers.accessModifier?.text ?? part.memberAccess }

  /// Whether it says of itself that nobody is to call it, or that something else is meant.
  internal var isWithdrawn: Bool {
    attributes.contains { element in
      guard case .attribute(let attribute) = element, element.name == "available" else { return false }
      let text = attribute.arguments?.trimmedDescription ?? ""
      return text.contains("unavailable") || text.contains("deprecated") || text.contains("obsoleted")
    }
  }
}

/// A method of a type, or one that a protocol requires.
internal struct DeclaredMethod: DeclaredMember {
  /// One parameter.
  internal struct Parameter {
    internal let syntax: FunctionParameterSyntax
    internal let shape: TypeShape

    internal init(_ syntax: FunctionParameterSyntax) {
      self.syntax = syntax
      let shape = TypeShape(syntax.type)
      self.shape = syntax.ellipsis == nil ? shape : .variadic(shape)
    }

    /// The label at the call, `_` where there is none.
    internal var label: String { syntax.firstName.text.withoutBackticks }
    /// The name inside the method.
    internal var name: String { (syntax.secondName ?? syntax.firstName).text.withoutBackticks }
  }

  internal let syntax: FunctionDeclSyntax
  internal let part: DeclaredPart
  /// The scope of its own generic parameters.
  internal let scope: DeclarationScope
  internal let conditions: BuildConditions
  internal let parameters: [Parameter]
  internal let result: TypeShape

  internal init(
    _ syntax: FunctionDeclSyntax, in part: DeclaredPart, scope: DeclarationScope, conditions: BuildConditions
  ) {
    self.syntax = syntax
    self.part = part
    self.scope = scope
    self.conditions = conditions
    parameters = syntax.signature.parameterClause.parameters.map(Parameter.init)
    result = syntax.signature.returnClause.map { TypeShape($0.type) } ?? .void
  }

  internal var modifiers: DeclModifierListSyntax { syntax.modifiers }
  internal var attributes: AttributeListSyntax { syntax.attributes }
  internal var nameToken: TokenSyntax { syntax.name }
  internal var labels: [String] { parameters.map(\.label) }

  /// The name with its labels: `tableView(_:heightForRowAt:)`.
  internal var fullName: String { "\(baseName)(\(labels.map { "\($0):" }.joined()))" }

  internal var throwsClause: ThrowsClauseSyntax? { syntax.signature.effectSpecifiers?.throwsClause }
  internal var asyncSpecifier: TokenSyntax? { syntax.signature.effectSpecifiers?.asyncSpecifier }

  /// What makes it generic: its parameter clause, or the first parameter of an opaque type.
  internal var genericNode: Syntax? {
    if let clause = syntax.genericParameterClause { return Syntax(clause) }
    for parameter in parameters where parameter.shape.containsOpaque { return Syntax(parameter.syntax.type) }
    return nil
  }
}

/// A property of a type, or one that a protocol requires.
internal struct DeclaredProperty: DeclaredMember {
  internal let syntax: VariableDeclSyntax
  internal let binding: PatternBindingSyntax
  internal let nameToken: TokenSyntax
  internal let part: DeclaredPart
  internal let conditions: BuildConditions
  /// Its type; `nil` where it is left to be inferred.
  internal let shape: TypeShape?

  /// Reads one name of a declaration; `nil` for patterns that are more than a name.
  internal init?(
    _ binding: PatternBindingSyntax, of syntax: VariableDeclSyntax, in part: DeclaredPart, conditions: BuildConditions
  ) {
    guard let pattern = binding.pattern.as(IdentifierPatternSyntax.self) else { return nil }
    self.syntax = syntax
    self.binding = binding
    nameToken = pattern.identifier
    self.part = part
    self.conditions = conditions
    // In `var width, height: Int` the last name has the type of all.
    let bindings = Array(syntax.bindings)
    let position = bindings.firstIndex { $0.id == binding.id } ?? 0
    let typed = bindings[position...].first { $0.typeAnnotation != nil || $0.initializer != nil }
    shape = typed?.typeAnnotation.map { TypeShape($0.type) } ?? TypeShape(ofLiteral: typed?.initializer?.value)
  }

  internal var modifiers: DeclModifierListSyntax { syntax.modifiers }
  internal var attributes: AttributeListSyntax { syntax.attributes }

  /// The accessors that are written out.
  internal var accessors: [AccessorDeclSyntax] {
    guard case .accessors(let accessors) = binding.accessorBlock?.accessors else { return [] }
    return Array(accessors)
  }

  internal var getter: AccessorDeclSyntax? { accessors.first { $0.accessorSpecifier.text == "get" } }

  /// Whether it can be set, from wherever it can be read.
  internal var isSettable: Bool {
    if syntax.bindingSpecifier.text == "let" { return false }
    if modifiers.contains(where: { $0.detail?.detail.text == "set" }) { return false }
    guard let block = binding.accessorBlock else { return true }
    guard case .accessors(let accessors) = block.accessors else { return false }
    // Observers stand with a stored property.
    let names = Set(accessors.map(\.accessorSpecifier.text))
    return !names.isDisjoint(with: ["set", "modify", "_modify", "unsafeMutableAddress", "willSet", "didSet"])
  }
}
