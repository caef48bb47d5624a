import SwiftSyntax

/// A type as it is written, with its sugar resolved: `[Int]`, `Array<Int>` and `Swift.Array<Int>` have one shape.
internal indirect enum TypeShape: Hashable, Sendable {
  /// One component of a named type, with its generic arguments.
  internal struct Component: Hashable, Sendable {
    internal let name: String
    internal let arguments: [TypeShape]
  }

  case named([Component])
  case optional(TypeShape)
  /// `T!`, which answers no requirement that says `T?`.
  case unwrapped(TypeShape)
  case tuple([TypeShape])
  case function(parameters: [TypeShape], effects: Set<String>, attributes: Set<String>, result: TypeShape)
  case metatype(TypeShape)
  case composition(Set<TypeShape>)
  /// `some T`
  case opaque(TypeShape)
  /// `inout T`
  case inOut(TypeShape)
  /// `T...`
  case variadic(TypeShape)
  case other(String)

  internal static let void = TypeShape.tuple([])

  /// The names of a named type, `["TableViewCell", "EditingStyle"]`; of another type its text.
  internal var names: [String] {
    switch self {
    case .named(let components): components.map(\.name)
    case .other(let text): [text]
    default: []
    }
  }

  /// The type whether optional or not, classes of older versions replaced by their successors: what a method that is meant as
  /// another may well have wrong too.
  internal var bridged: TypeShape {
    switch self {
    case .named(let components):
      .named(
        components.map { component in
          Component(
            name: WellKnownTypes.successors[component.name] ?? component.name,
            arguments: component.arguments.map(\.bridged))
        })
    case .optional(let type), .unwrapped(let type): type.bridged
    default: self
    }
  }

  /// Whether `some` stands in it outside of other types, so that it makes a method generic.
  internal var containsOpaque: Bool {
    switch self {
    case .opaque: true
    case .named(let components): components.contains { $0.arguments.contains(where: \.containsOpaque) }
    case .optional(let type), .unwrapped(let type), .inOut(let type), .variadic(let type), .metatype(let type):
      type.containsOpaque
    case .tuple(let types): types.contains(where: \.containsOpaque)
    case .composition, .function, .other: false
    }
  }
}

extension TypeShape {
  /// The shape of a type as the source writes it.
  internal init(_ syntax: TypeSyntax) {
    switch syntax.as(TypeSyntaxEnum.self) {
    case .identifierType(let type):
      self = Self.sweetened([
        Component(name: type.name.text.withoutBackticks, arguments: type.genericArgumentClause.shapes)
      ])
    case .memberType(let type):
      self = Self.member(type)
    case .optionalType(let type): self = .optional(TypeShape(type.wrappedType))
    case .implicitlyUnwrappedOptionalType(let type): self = .unwrapped(TypeShape(type.wrappedType))
    case .arrayType(let type): self = .named([Component(name: "Array", arguments: [TypeShape(type.element)])])
    case .dictionaryType(let type):
      self = .named([Component(name: "Dictionary", arguments: [TypeShape(type.key), TypeShape(type.value)])])
    case .tupleType(let type):
      let types = type.elements.map { TypeShape($0.type) }
      // Parentheses around one type mean nothing.
      self = types.count == 1 ? types[0] : .tuple(types)
    case .functionType(let type): self = Self.function(type, attributes: [])
    case .metatypeType(let type): self = .metatype(TypeShape(type.baseType))
    case .compositionType(let type): self = .composition(Set(type.elements.map { TypeShape($0.type) }))
    case .someOrAnyType(let type):
      // `any P` and `P` are one type where both can be written.
      let constraint = TypeShape(type.constraint)
      self = type.someOrAnySpecifier.text == "some" ? .opaque(constraint) : constraint
    case .attributedType(let type): self = Self.attributed(type)
    default: self = .other(syntax.trimmedDescription)
    }
  }

  /// The shape of the type that a literal has by itself, so far as it can be told from the literal.
  internal init?(ofLiteral expression: ExprSyntax?) {
    switch expression?.as(ExprSyntaxEnum.self) {
    case .integerLiteralExpr: self = .named([Component(name: "Int", arguments: [])])
    case .floatLiteralExpr: self = .named([Component(name: "Double", arguments: [])])
    case .booleanLiteralExpr: self = .named([Component(name: "Bool", arguments: [])])
    case .stringLiteralExpr: self = .named([Component(name: "String", arguments: [])])
    default: return nil
    }
  }

  private static func member(_ type: MemberTypeSyntax) -> TypeShape {
    let own = Component(name: type.name.text.withoutBackticks, arguments: type.genericArgumentClause.shapes)
    guard case .named(let outer) = TypeShape(type.baseType) else { return .other(type.trimmedDescription) }
    if ["Type", "Protocol"].contains(own.name) { return .metatype(.named(outer)) }
    return sweetened(outer + [own])
  }

  /// A named type, or what it is sugar for.
  private static func sweetened(_ components: [Component]) -> TypeShape {
    guard let last = components.last, components.dropLast().allSatisfy({ $0.name == "Swift" }) else {
      return .named(components)
    }
    switch (last.name, last.arguments.count) {
    case ("Void", 0): return .void
    case ("Optional", 1): return .optional(last.arguments[0])
    default: return .named(components)
    }
  }

  private static func function(_ type: FunctionTypeSyntax, attributes: Set<String>) -> TypeShape {
    var effects: Set<String> = []
    if type.effectSpecifiers?.asyncSpecifier != nil { effects.insert("async") }
    if let clause = type.effectSpecifiers?.throwsClause, clause.type?.trimmedDescription != "Never" {
      effects.insert("throws")
    }
    return .function(
      parameters: type.parameters.map { TypeShape($0.type) }, effects: effects, attributes: attributes,
      result: TypeShape(type.returnClause.type))
  }

  private static func attributed(_ type: AttributedTypeSyntax) -> TypeShape {
    // A parameter that does not escape may stand where an escaping one is required.
    let attributes = Set(type.attributes.map(\.trimmedDescription)).subtracting(["@escaping"])
    var shape = TypeShape(type.baseType)
    if case .function(let parameters, let effects, _, let result) = shape {
      shape = .function(parameters: parameters, effects: effects, attributes: attributes, result: result)
    }
    let isInOut = type.specifiers.contains { $0.trimmedDescription == "inout" }
    return isInOut ? .inOut(shape) : shape
  }
}

extension GenericArgumentClauseSyntax? {
  fileprivate var shapes: [TypeShape] {
    self?.arguments.map { argument in
      if case .type(let type) = argument.argument { return TypeShape(type) }
      return .other(argument.trimmedDescription)
    } ?? []
  }
}
