import SwiftSyntax

/// A stretch of source in which names are declared: a file, the body of a type or extension, or a block of code.
internal final class DeclarationScope {
  internal enum Kind {
    case file
    /// The body of a type, a protocol or an extension.
    case type
    /// A function with its parameters, or a block.
    case local
  }

  internal let kind: Kind
  internal let file: LintedFile
  /// The scope around it. The parent owns its children, so it is always there.
  internal private(set) unowned var parent: DeclarationScope?
  private var children: [DeclarationScope] = []
  /// The declaration or extension whose body it is.
  internal weak var part: DeclaredPart?
  /// What is declared right in it.
  internal var names: [String: DeclaredName] = [:]

  /// Makes the scope of a file.
  internal init(of file: LintedFile) {
    kind = .file
    self.file = file
  }

  private init(_ kind: Kind, in parent: DeclarationScope) {
    self.kind = kind
    self.parent = parent
    file = parent.file
  }

  /// Makes a scope inside this one.
  internal func child(_ kind: Kind) -> DeclarationScope {
    let child = DeclarationScope(kind, in: self)
    children.append(child)
    return child
  }

  /// The names of the types around it, the outermost first.
  internal var typePath: [String] {
    guard let parent else { return [] }
    let outer = parent.typePath
    guard kind == .type, let part else { return outer }
    return outer + part.writtenPath
  }

  /// Whether it stands in a block of code, where nothing outside can name what is declared in it.
  internal var isLocal: Bool { kind == .local || parent?.isLocal == true }
}

/// What a name is declared as.
internal enum DeclaredName {
  case type(DeclaredType)
  case alias(DeclaredAlias)
  /// A generic parameter or an associated type: it stands for some type.
  case placeholder
}

/// `typealias Name = Type`.
internal final class DeclaredAlias {
  internal let name: TokenSyntax
  /// The type that it stands for; `nil` if that depends on generic parameters.
  internal let target: TypeSyntax?
  internal unowned let scope: DeclarationScope

  internal init(_ syntax: TypeAliasDeclSyntax, in scope: DeclarationScope) {
    name = syntax.name
    target = syntax.genericParameterClause == nil ? syntax.initializer.value : nil
    self.scope = scope
  }
}
