import SwiftSyntax

/// Finds what a witness's closure cannot take or give in the type of a parameter or result.
internal final class TypeCheck: SyntaxVisitor {
  /// Why, and where.
  internal private(set) var findings: [(reason: String, node: Syntax)] = []
  private let associatedTypes: Set<String>
  private let failures: Set<String>

  /// Makes a check.
  ///
  /// - Parameters:
  ///   - associatedTypes: The names of the protocol's associated types that are not failures.
  ///   - failures: The names of those that are.
  internal init(associatedTypes: Set<String>, failures: Set<String>) {
    self.associatedTypes = associatedTypes
    self.failures = failures
    super.init(viewMode: .sourceAccurate)
  }

  /// Checks the whole type of a parameter or result.
  internal func check(_ type: TypeSyntax) {
    // Within the type of a closure these are that closure's own business.
    if let attributed = type.as(AttributedTypeSyntax.self) {
      for specifier in attributed.specifiers where !Self.specifiers.contains(specifier.trimmedDescription) {
        find("'\(specifier.trimmedDescription)' on a parameter or result is not supported", at: specifier)
      }
      for attribute in attributed.attributes where attribute.name == "autoclosure" {
        find("an autoclosure cannot be handed on; take a closure", at: attribute)
      }
    }
    walk(type)
  }

  /// What a closure's parameters can be too.
  internal static let specifiers: Set<String> = ["inout", "borrowing", "consuming", "sending"]

  private func find(_ reason: String, at node: some SyntaxProtocol) {
    findings.append((reason, Syntax(node)))
  }

  override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
    let name = node.name.text.withoutBackticks
    if name == "Self" {
      find("Self in a requirement: the witness is the same for all conformers, so it has no Self", at: node)
    } else if failures.contains(name) {
      find(
        "failure '\(name)' in a requirement's type: what a requirement throws alone tells whether it is there", at: node
      )
    }
    return .visitChildren
  }

  override func visit(_ node: MemberTypeSyntax) -> SyntaxVisitorContinueKind {
    let base = node.baseType.as(IdentifierTypeSyntax.self)?.name.text
    return base == "Self" && associatedTypes.contains(node.name.text.withoutBackticks) ? .skipChildren : .visitChildren
  }

  override func visit(_ node: MissingTypeSyntax) -> SyntaxVisitorContinueKind {
    find("a type is missing", at: node)
    return .skipChildren
  }
}
