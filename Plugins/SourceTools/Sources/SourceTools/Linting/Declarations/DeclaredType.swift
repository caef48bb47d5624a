import SwiftSyntax

/// A type or protocol with its extensions in all files.
internal final class DeclaredType {
  internal enum Kind {
    case `class`, `struct`, `enum`, actor, `protocol`
    /// Only extensions of it are there.
    case elsewhere
  }

  internal let name: String
  internal let kind: Kind
  /// The name with those of the types around it: `Screen.Source`.
  internal let path: [String]
  /// Whether it can be named in its own file alone.
  internal let isFileprivate: Bool
  /// The declaration first (or several, in the clauses of `#if`), then the extensions.
  internal private(set) var parts: [DeclaredPart] = []

  internal init(name: String, kind: Kind, path: [String], isFileprivate: Bool) {
    self.name = name
    self.kind = kind
    self.path = path
    self.isFileprivate = isFileprivate
  }

  internal var qualifiedName: String { path.joined(separator: ".") }

  /// Takes a declaration or an extension in.
  internal func add(_ part: DeclaredPart) {
    part.owner = self
    parts.append(part)
  }

  /// Takes another type's parts in, which is the same one under other conditions.
  internal func absorb(_ other: DeclaredType) {
    for part in other.parts { add(part) }
    other.parts = []
  }

  /// What is declared right in it under a name, in whatever part.
  internal func member(named name: String) -> DeclaredName? {
    for part in parts {
      if let found = part.scope.names[name] { return found }
    }
    return nil
  }

  internal var methods: [DeclaredMethod] { parts.flatMap(\.methods) }
  internal var properties: [DeclaredProperty] { parts.flatMap(\.properties) }
}

/// One declaration of a type, or one extension.
internal final class DeclaredPart {
  internal let scope: DeclarationScope
  /// Where it stands: the name of the declared or extended type.
  internal let name: Syntax
  /// The extended type; `nil` for a declaration.
  internal let extended: TypeSyntax?
  internal let inherited: [TypeSyntax]
  internal let genericParameters: [GenericParameterSyntax]
  /// The access that its members have unless they say otherwise.
  internal let memberAccess: String?
  internal let conditions: BuildConditions
  internal weak var owner: DeclaredType?
  internal var methods: [DeclaredMethod] = []
  internal var properties: [DeclaredProperty] = []
  internal var associatedTypes: [AssociatedTypeDeclSyntax] = []
  internal var nestedTypes: [NestedType] = []

  /// A type, or an alias for one, that is declared in the part.
  internal struct NestedType {
    internal let name: TokenSyntax
    /// What an alias stands for.
    internal let target: TypeSyntax?
  }

  /// Makes a declaration's part.
  internal init(
    of name: TokenSyntax, inherited: InheritanceClauseSyntax?, genericParameters: GenericParameterClauseSyntax?,
    conditions: BuildConditions, in scope: DeclarationScope
  ) {
    self.scope = scope
    self.name = Syntax(name)
    extended = nil
    self.inherited = inherited?.inheritedTypes.map(\.type) ?? []
    self.genericParameters = genericParameters.map { Array($0.parameters) } ?? []
    memberAccess = nil
    self.conditions = conditions
    scope.part = self
  }

  /// Makes an extension's part.
  internal init(of syntax: ExtensionDeclSyntax, conditions: BuildConditions, in scope: DeclarationScope) {
    self.scope = scope
    name = Syntax(syntax.extendedType)
    extended = syntax.extendedType
    inherited = syntax.inheritanceClause?.inheritedTypes.map(\.type) ?? []
    genericParameters = []
    memberAccess = syntax.modifiers.accessModifier?.text
    self.conditions = conditions
    scope.part = self
  }

  internal var file: LintedFile { scope.file }

  /// The name of the type as it is written where the part begins.
  internal var writtenPath: [String] {
    if let extended { return TypeShape(extended).names }
    return [name.trimmedDescription.withoutBackticks]
  }
}

extension DeclModifierListSyntax {
  /// `private`, `public` and the like, those for a setter alone left out.
  internal var accessModifier: TokenSyntax? {
    let names: Set<String> = ["private", "fileprivate", "internal", "package", "public", "open"]
    return first { names.contains($0.name.text) && $0.detail == nil }?.name
  }

  /// A modifier of a name.
  internal func modifier(_ names: String...) -> DeclModifierSyntax? {
    first { names.contains($0.name.text) }
  }
}
