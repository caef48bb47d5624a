import SwiftBasicFormat
import SwiftSyntax

/// A type as a protocol's source spells it, with the same spacing however the source is laid out.
internal struct TypeModel: Hashable {
  /// The type as it is written for a value: an implicitly unwrapped optional is an optional. In the place of a parameter a
  /// function type keeps its `@escaping`.
  internal let text: String
  /// The type as a declaration that answers the requirement writes it: with `!` where the source has it.
  internal let declared: String
  /// The name of the type without module, outer types and generic arguments, if it is a named one: `TableView`.
  internal let baseName: String?
  /// Whether the source writes it as an optional.
  internal let isOptional: Bool
  /// Whether it is a function type, written as one or through an alias.
  internal let isFunction: Bool
  /// Whether it is a function type that is marked as escaping.
  internal let isEscaping: Bool
  /// Whether it is `Void`.
  internal let isVoid: Bool
  /// Whether it is written as an array or a dictionary.
  internal let isOfBrackets: Bool
  /// Whether it is the expansion of a parameter pack.
  internal let isPack: Bool
  /// Every name in it, for generated names to keep clear of.
  internal let names: Set<String>

  /// The result of a requirement that has none.
  internal static let void = TypeModel(
    text: "Void", declared: "Void", baseName: "Void", isOptional: false, isFunction: false, isEscaping: false,
    isVoid: true, isOfBrackets: false, isPack: false, names: [])

  private init(
    text: String, declared: String, baseName: String?, isOptional: Bool, isFunction: Bool, isEscaping: Bool,
    isVoid: Bool, isOfBrackets: Bool, isPack: Bool, names: Set<String>
  ) {
    self.text = text
    self.declared = declared
    self.baseName = baseName
    self.isOptional = isOptional
    self.isFunction = isFunction
    self.isEscaping = isEscaping
    self.isVoid = isVoid
    self.isOfBrackets = isOfBrackets
    self.isPack = isPack
    self.names = names
  }

  /// Reads a type.
  ///
  /// - Parameters:
  ///   - syntax: The type in the source.
  ///   - functionAliases: Names that stand for function types.
  ///   - associatedTypes: Names that a source may write behind `Self`, and that no generated code does.
  internal init(_ syntax: TypeSyntax, functionAliases: Set<String> = [], associatedTypes: Set<String> = []) {
    let core = Self.core(of: syntax)
    let written: TypeSyntax
    if let unwrapped = syntax.as(ImplicitlyUnwrappedOptionalTypeSyntax.self) {
      written = TypeSyntax(OptionalTypeSyntax(wrappedType: unwrapped.wrappedType))
    } else {
      written = syntax
    }
    let text = Self.text(of: written, associatedTypes: associatedTypes)
    self.text = text
    declared = Self.text(of: syntax, associatedTypes: associatedTypes)
    isVoid = ["Void", "()", "Swift.Void"].contains(text)
    isOptional = core.is(OptionalTypeSyntax.self) || core.is(ImplicitlyUnwrappedOptionalTypeSyntax.self)
    let alias = core.is(IdentifierTypeSyntax.self) || core.is(MemberTypeSyntax.self) ? Self.baseName(of: core) : nil
    isFunction = core.is(FunctionTypeSyntax.self) || alias.map(functionAliases.contains) == true
    isEscaping = syntax.as(AttributedTypeSyntax.self)?.attributes.contains { $0.name == "escaping" } ?? false
    isOfBrackets = core.is(ArrayTypeSyntax.self) || core.is(DictionaryTypeSyntax.self)
    isPack = core.is(PackExpansionTypeSyntax.self)
    baseName = Self.baseName(of: core)
    names = Set(written.tokens(viewMode: .sourceAccurate).map { $0.text.withoutBackticks })
  }

  /// The type as it stands in the place of a parameter: function types escape, so that they can be handed on as a result.
  internal var asParameter: String { isFunction && !isEscaping ? "@escaping \(text)" : text }

  /// The type of a value that is held: a function type without the attribute that only parameters have.
  internal var held: String {
    isEscaping ? text.replacing("@escaping ", with: "", maxReplacements: 1) : text
  }

  /// The type as the metatype of it is written.
  internal var asMetatype: String { "(\(text)).self" }

  /// The text of a part of a source, however that is laid out, with associated types by their names alone.
  internal static func text(of syntax: some SyntaxProtocol, associatedTypes: Set<String> = []) -> String {
    WithoutTrivia(associatedTypes: associatedTypes).rewrite(Syntax(syntax)).formatted().trimmedDescription
  }

  private init(copying other: TypeModel, text: String, isEscaping: Bool) {
    self.init(
      text: text, declared: text, baseName: other.baseName, isOptional: other.isOptional, isFunction: other.isFunction,
      isEscaping: isEscaping, isVoid: other.isVoid, isOfBrackets: other.isOfBrackets, isPack: other.isPack,
      names: other.names)
  }

  /// The type of a parameter that is given a value of this type to keep.
  internal var asKeptParameter: TypeModel { TypeModel(copying: self, text: asParameter, isEscaping: isFunction) }

  /// The type behind attributes and parentheses.
  internal static func core(of syntax: TypeSyntax) -> TypeSyntax {
    if let attributed = syntax.as(AttributedTypeSyntax.self) { return core(of: attributed.baseType) }
    if let tuple = syntax.as(TupleTypeSyntax.self), tuple.elements.count == 1, let only = tuple.elements.first,
      only.firstName == nil
    {
      return core(of: only.type)
    }
    return syntax
  }

  private static func baseName(of syntax: TypeSyntax) -> String? {
    if let identifier = syntax.as(IdentifierTypeSyntax.self) { return identifier.name.text.withoutBackticks }
    if let member = syntax.as(MemberTypeSyntax.self) { return member.name.text.withoutBackticks }
    if let existential = syntax.as(SomeOrAnyTypeSyntax.self) { return baseName(of: core(of: existential.constraint)) }
    return nil
  }
}

extension AttributeListSyntax.Element {
  /// The attribute's name: `escaping`, `MainActor`. Empty for conditional ones.
  internal var name: String {
    guard case .attribute(let attribute) = self else { return "" }
    return attribute.attributeName.trimmedDescription
  }
}

/// Takes spaces, line breaks and comments away, and `Self` before associated types.
private final class WithoutTrivia: SyntaxRewriter {
  private let associatedTypes: Set<String>

  init(associatedTypes: Set<String>) {
    self.associatedTypes = associatedTypes
    super.init()
  }

  override func visit(_ type: MemberTypeSyntax) -> TypeSyntax {
    let base = type.baseType.as(IdentifierTypeSyntax.self)?.name.text
    guard base == "Self", associatedTypes.contains(type.name.text.withoutBackticks) else { return super.visit(type) }
    return TypeSyntax(IdentifierTypeSyntax(name: visit(type.name)))
  }

  override func visit(_ token: TokenSyntax) -> TokenSyntax {
    token.with(\.leadingTrivia, []).with(\.trailingTrivia, [])
  }
}
