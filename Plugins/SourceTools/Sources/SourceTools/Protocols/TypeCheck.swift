import SwiftSyntax

/// Finds what a witness's closure cannot take or give in the type of a parameter or result.
internal final class TypeCheck: SyntaxVisitor {
  /// Why, and where.
  internal private(set) var findings: [(reason: String, node: Syntax)] = []
  private let associatedTypes: Set<String>

  /// Makes a check.
  ///
  /// - Parameter associatedTypes: The names of the protocol's associated types.
  internal init(associatedTypes: Set<String>) {
    self.associatedTypes = associatedTypes
    super.init(viewMode: .sourceAccurate)
  }

  /// Checks the whole type of a parameter or result.
  internal func check(_ type: TypeSyntax) {
    // Within the type of a closure these are that closure's own business.
    if let attributed = type.as(AttributedTypeSyntax.self) {
      for specifier in attributed.specifiers {
        find("'\(specifier.trimmedDescription)' on a parameter or result is not supported", at: specifier)
      }
      for attribute in attributed.attributes where attribute.name == "autoclosure" {
        find("an autoclosure cannot be handed on; take a closure", at: attribute)
      }
    }
    walk(type)
  }

  private func find(_ reason: String, at node: some SyntaxProtocol) {
    findings.append((reason, Syntax(node)))
  }

  override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
    let name = node.name.text.withoutBackticks
    if name == "Self" {
      find("Self in a requirement: the witness is the same for all conformers, so it has no Self", at: node)
    } else if associatedTypes.contains(name) {
      find("associated type '\(name)' in a requirement's type is not supported", at: node)
    }
    return .visitChildren
  }

  override func visit(_ node: SomeOrAnyTypeSyntax) -> SyntaxVisitorContinueKind {
    if node.someOrAnySpecifier.text == "some" {
      find("an opaque parameter makes the requirement generic, and a closure cannot be generic; take 'any'", at: node)
    }
    return .visitChildren
  }

  override func visit(_ node: PackExpansionTypeSyntax) -> SyntaxVisitorContinueKind {
    find("a parameter pack makes the requirement generic, and a closure cannot be generic", at: node)
    return .visitChildren
  }

  override func visit(_ node: MissingTypeSyntax) -> SyntaxVisitorContinueKind {
    find("a type is missing", at: node)
    return .skipChildren
  }
}
