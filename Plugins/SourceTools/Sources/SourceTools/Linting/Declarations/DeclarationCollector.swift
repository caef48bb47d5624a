import SwiftSyntax

/// Collects what a file declares: types, extensions, aliases and their members, in all clauses of each `#if`.
internal final class DeclarationCollector: SyntaxVisitor {
  private let root: DeclarationScope
  private var scopes: [DeclarationScope]
  private var conditions = BuildConditions()
  /// All types and protocols of the file, in the order of the source.
  private(set) var types: [DeclaredType] = []
  /// All extensions of the file, in the order of the source.
  private(set) var extensions: [DeclaredPart] = []

  /// Collects.
  ///
  /// - Parameter file: The file.
  internal init(_ file: LintedFile) {
    root = DeclarationScope(of: file)
    scopes = [root]
    super.init(viewMode: .sourceAccurate)
    walk(file.source.tree)
  }

  /// The scope of the file itself.
  internal var fileScope: DeclarationScope { root }

  private var scope: DeclarationScope { scopes[scopes.count - 1] }

  private func push(_ kind: DeclarationScope.Kind) -> DeclarationScope {
    let child = scope.child(kind)
    scopes.append(child)
    return child
  }

  private func pop() { scopes.removeLast() }

  // MARK: Conditions

  override func visit(_ node: IfConfigClauseSyntax) -> SyntaxVisitorContinueKind {
    conditions.enter(node)
    return .visitChildren
  }

  override func visitPost(_ node: IfConfigClauseSyntax) { conditions.leave(node) }

  // MARK: Types

  private func enter(
    _ kind: DeclaredType.Kind, _ name: TokenSyntax, _ modifiers: DeclModifierListSyntax,
    _ inherited: InheritanceClauseSyntax?, _ parameters: GenericParameterClauseSyntax? = nil
  ) {
    let text = name.text.withoutBackticks
    let outer = scope
    let inner = push(.type)
    let part = DeclaredPart(
      of: name, inherited: inherited, genericParameters: parameters, conditions: conditions, in: inner)
    declare(parameters)
    let type: DeclaredType
    if case .type(let present) = outer.names[text] {
      // The same one in another clause of an `#if`.
      type = present
    } else {
      let access = modifiers.accessModifier?.text ?? outer.part?.memberAccess
      let isFileprivate =
        ["private", "fileprivate"].contains(access) || outer.isLocal || outer.part?.owner?.isFileprivate == true
      type = DeclaredType(name: text, kind: kind, path: outer.typePath + [text], isFileprivate: isFileprivate)
      outer.names[text] = .type(type)
      types.append(type)
    }
    type.add(part)
    outer.part?.nestedTypes.append(DeclaredPart.NestedType(name: name, target: nil))
  }

  private func declare(_ parameters: GenericParameterClauseSyntax?) {
    for parameter in parameters?.parameters ?? [] { scope.names[parameter.name.text.withoutBackticks] = .placeholder }
  }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(.class, node.name, node.modifiers, node.inheritanceClause, node.genericParameterClause)
    return .visitChildren
  }

  override func visitPost(_ node: ClassDeclSyntax) { pop() }

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(.struct, node.name, node.modifiers, node.inheritanceClause, node.genericParameterClause)
    return .visitChildren
  }

  override func visitPost(_ node: StructDeclSyntax) { pop() }

  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(.enum, node.name, node.modifiers, node.inheritanceClause, node.genericParameterClause)
    return .visitChildren
  }

  override func visitPost(_ node: EnumDeclSyntax) { pop() }

  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(.actor, node.name, node.modifiers, node.inheritanceClause, node.genericParameterClause)
    return .visitChildren
  }

  override func visitPost(_ node: ActorDeclSyntax) { pop() }

  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(.protocol, node.name, node.modifiers, node.inheritanceClause)
    return .visitChildren
  }

  override func visitPost(_ node: ProtocolDeclSyntax) { pop() }

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    extensions.append(DeclaredPart(of: node, conditions: conditions, in: push(.type)))
    return .visitChildren
  }

  override func visitPost(_ node: ExtensionDeclSyntax) { pop() }

  override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
    let alias = DeclaredAlias(node, in: scope)
    if scope.names[alias.name.text.withoutBackticks] == nil {
      scope.names[alias.name.text.withoutBackticks] = .alias(alias)
    }
    scope.part?.nestedTypes.append(DeclaredPart.NestedType(name: node.name, target: node.initializer.value))
    return .visitChildren
  }

  override func visit(_ node: AssociatedTypeDeclSyntax) -> SyntaxVisitorContinueKind {
    scope.names[node.name.text.withoutBackticks] = .placeholder
    scope.part?.associatedTypes.append(node)
    return .visitChildren
  }

  // MARK: Members and code

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    let part = scope.kind == .type ? scope.part : nil
    let own = push(.local)
    declare(node.genericParameterClause)
    if let part { part.methods.append(DeclaredMethod(node, in: part, scope: own, conditions: conditions)) }
    return .visitChildren
  }

  override func visitPost(_ node: FunctionDeclSyntax) { pop() }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    guard scope.kind == .type, let part = scope.part else { return .visitChildren }
    for binding in node.bindings {
      if let property = DeclaredProperty(binding, of: node, in: part, conditions: conditions) {
        part.properties.append(property)
      }
    }
    return .visitChildren
  }

  override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    _ = push(.local)
    declare(node.genericParameterClause)
    return .visitChildren
  }

  override func visitPost(_ node: InitializerDeclSyntax) { pop() }

  override func visit(_ node: SubscriptDeclSyntax) -> SyntaxVisitorContinueKind {
    _ = push(.local)
    declare(node.genericParameterClause)
    return .visitChildren
  }

  override func visitPost(_ node: SubscriptDeclSyntax) { pop() }

  override func visit(_ node: CodeBlockSyntax) -> SyntaxVisitorContinueKind {
    _ = push(.local)
    return .visitChildren
  }

  override func visitPost(_ node: CodeBlockSyntax) { pop() }

  override func visit(_ node: AccessorBlockSyntax) -> SyntaxVisitorContinueKind {
    _ = push(.local)
    return .visitChildren
  }

  override func visitPost(_ node: AccessorBlockSyntax) { pop() }

  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind {
    _ = push(.local)
    return .visitChildren
  }

  override func visitPost(_ node: ClosureExprSyntax) { pop() }
}
