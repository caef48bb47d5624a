import SwiftSyntax

/// Reads a protocol's declaration, and says of everything in it that no witness can be generated for why that is.
internal struct ProtocolReader {
  internal let file: SourceFile
  internal let syntax: ProtocolDeclSyntax
  internal let name: String
  internal let sources: ProtocolSources
  internal var diagnostics: [Diagnostic] = []
  internal var requirements: [RequirementModel] = []
  internal var requiresWitness = false
  /// The failures, with where they are declared.
  private var failures: [(name: String, location: Diagnostic)] = []
  /// The names of the associated types that are not failures, those of inherited protocols included.
  internal let associatedTypeNames: Set<String>
  private var associatedTypes: [ProtocolModel.AssociatedType] = []
  private var conditions: [String] = []
  private var attributes: [String] = []

  /// Reads a protocol.
  ///
  /// - Parameters:
  ///   - syntax: The declaration.
  ///   - file: The file that it stands in.
  ///   - sources: What is known of the types around it.
  /// - Throws: ``SourceToolsError/source(_:)`` with everything that stands in the way.
  internal static func read(
    _ syntax: ProtocolDeclSyntax, in file: SourceFile, sources: ProtocolSources
  ) throws(SourceToolsError) -> ProtocolModel {
    var reader = ProtocolReader(syntax, in: file, sources: sources)
    let model = reader.model()
    guard reader.diagnostics.isEmpty else { throw .source(reader.diagnostics) }
    return model
  }

  private init(_ syntax: ProtocolDeclSyntax, in file: SourceFile, sources: ProtocolSources) {
    self.file = file
    self.sources = sources
    self.syntax = syntax
    name = syntax.name.text.withoutBackticks
    associatedTypeNames = sources.associatedTypeNames(of: syntax)
  }

  private mutating func model() -> ProtocolModel {
    checkPlace()
    let access = access()
    let isolation = isolation()
    readAssociatedTypes()
    if let clause = syntax.genericWhereClause { read(clause) }
    for member in syntax.memberBlock.members { read(member.decl) }
    checkFailures()
    let inherited = syntax.inheritanceClause?.inheritedTypes.flatMap { Self.members(of: $0.type) } ?? []
    let names = inherited.map(\.trimmedDescription)
    let inheritances = zip(inherited, names).filter { !Self.markers.contains($0.1) }.map { type, _ in
      if Self.core(of: type).hasGenericArguments {
        report("an inherited protocol with its associated types given: write the protocol's name alone", at: type)
      }
      return ProtocolModel.Inheritance(
        name: TypeModel(type).baseName ?? type.trimmedDescription, location: file.diagnostic("", at: type))
    }
    if let actor = inherited.first(where: { $0.trimmedDescription == "Actor" }) {
      report(
        "an actor protocol: each requirement runs on its conformer, and a proxy would be another actor; let a protocol "
          + "that is Sendable declare them as async",
        at: actor)
    }
    if inheritances.isEmpty, requirements.isEmpty, diagnostics.isEmpty {
      report("protocol '\(name)' has no requirement, so there is nothing that a witness could answer", at: syntax.name)
    }
    return ProtocolModel(
      name: name, access: access, isolation: isolation,
      isSendable: names.contains { ["Sendable", "Error", "Swift.Error"].contains($0) },
      inheritances: inheritances, isBoundToClasses: names.contains { ["AnyObject", "class"].contains($0) },
      requiresWitness: requiresWitness, requirements: requirements, failures: failures.map(\.name),
      associatedTypes: associatedTypes,
      conditions: conditions, attributes: attributes, location: file.diagnostic("", at: syntax.name))
  }

  /// The types that an inherited type is composed of: `A & B` inherits both.
  private static func members(of type: TypeSyntax) -> [TypeSyntax] {
    guard let composition = TypeModel.core(of: type).as(CompositionTypeSyntax.self) else { return [type] }
    return composition.elements.flatMap { members(of: $0.type) }
  }

  private static func core(of type: TypeSyntax) -> TypeSyntax { TypeModel.core(of: type) }

  /// Inherited names that have no requirements.
  private static let markers: Set<String> = [
    "AnyObject", "class", "Sendable", "Error", "Swift.Error", "SendableMetatype", "Copyable", "Escapable", "~Copyable",
    "~Escapable", "BitwiseCopyable", "Actor",
  ]

  internal mutating func report(_ message: String, at node: some SyntaxProtocol) {
    diagnostics.append(file.diagnostic(message, at: node))
  }

  // MARK: The protocol itself

  private mutating func checkPlace() {
    guard syntax.parent?.parent?.parent?.is(SourceFileSyntax.self) != true else { return }
    report(
      "protocol '\(name)' stands in another declaration or in a condition, where the generated code cannot follow it; "
        + "move it to the top of the file",
      at: syntax.name)
  }

  private mutating func access() -> ProtocolModel.Access {
    var access = ProtocolModel.Access.internal
    for modifier in syntax.modifiers {
      switch modifier.name.text {
      case "public": access = .public
      case "package": access = .package
      case "internal", "nonisolated": break
      case "private", "fileprivate":
        report(
          "protocol '\(name)' is \(modifier.name.text), so generated code in another file cannot see it", at: modifier)
      default: report("'\(modifier.trimmedDescription)' on a protocol is not supported", at: modifier)
      }
    }
    return access
  }

  private mutating func isolation() -> ProtocolModel.Isolation {
    var isolation = ProtocolModel.Isolation.none
    for attribute in syntax.attributes {
      switch attribute.name {
      case "preconcurrency": break
      case "available":
        if attribute.isUnavailability {
          report("a protocol that is unavailable has no conformers", at: attribute)
        } else {
          attributes.append(attribute.trimmedDescription)
        }
      case let name where isolation == .none && sources.isGlobalActor(name):
        isolation = .actor(Self.isMainActor(name) ? "MainActor" : name)
      default:
        report(
          "'\(attribute.trimmedDescription)' on a protocol is not supported; if it is a global actor, name it with "
            + "--global-actor", at: attribute)
      }
    }
    return isolation
  }

  /// Whether an attribute is the main actor, as a module's interface may spell it.
  internal static func isMainActor(_ attribute: String) -> Bool {
    ["MainActor", "Swift.MainActor", "_Concurrency.MainActor"].contains(attribute)
  }

  private mutating func read(_ clause: GenericWhereClauseSyntax) {
    let names = associatedTypeNames
    for requirement in clause.requirements {
      let condition = TypeModel.text(of: requirement.requirement, associatedTypes: names)
      guard !requirement.requirement.with(\.leadingTrivia, []).mentionsSelf(besides: names) else {
        report(
          "a where clause about Self: generated code cannot be sure of it for its proxy", at: requirement.requirement)
        continue
      }
      conditions.append(condition)
    }
  }

  // MARK: Associated types

  private mutating func readAssociatedTypes() {
    let failures = failureNames
    for member in syntax.memberBlock.members {
      guard let type = member.decl.as(AssociatedTypeDeclSyntax.self) else { continue }
      let name = type.name.text.withoutBackticks
      guard failures.contains(name) else {
        read(type)
        continue
      }
      if let initializer = type.initializer {
        report("failure '\(name)' has a default, which hides whether the requirement is implemented", at: initializer)
        continue
      }
      self.failures.append((name, file.diagnostic("", at: type.name)))
    }
  }

  private mutating func read(_ type: AssociatedTypeDeclSyntax) {
    let constraints = type.inheritanceClause?.inheritedTypes.map { TypeModel($0.type).text } ?? []
    if let suppression = type.inheritanceClause?.inheritedTypes.first(where: { $0.type.is(SuppressedTypeSyntax.self) })
    {
      report(
        "an associated type that need not be copyable: a witness's closures could not give it back", at: suppression)
    }
    associatedTypes.append(
      ProtocolModel.AssociatedType(
        name: type.name.text.withoutBackticks, constraint: constraints.joined(separator: " & ")))
    if let clause = type.genericWhereClause { read(clause) }
  }

  /// The names of the associated types that are failures of optional requirements.
  internal var failureNames: Set<String> {
    var names: Set<String> = []
    for member in syntax.memberBlock.members {
      guard let type = member.decl.as(AssociatedTypeDeclSyntax.self), type.isFailure(of: name) else { continue }
      names.insert(type.name.text.withoutBackticks)
    }
    return names
  }

  /// Each failure belongs to one requirement, or it tells nothing.
  private mutating func checkFailures() {
    for (failure, location) in failures {
      let users = requirements.filter { $0.failure == failure }
      if users.isEmpty, diagnostics.isEmpty {
        diagnostics.append(
          location.saying("no requirement throws failure '\(failure)', so no conformer can tell what it is; remove it"))
      }
      for user in users.dropFirst() {
        diagnostics.append(
          user.location.saying(
            "'\(user.name)' throws failure '\(failure)', which belongs to '\(users[0].name)'; give it one of its own"))
      }
    }
  }

  private mutating func read(_ member: DeclSyntax) {
    switch member.as(DeclSyntaxEnum.self) {
    case .associatedTypeDecl: break
    case .functionDecl(let function): read(function)
    case .variableDecl(let variable): read(variable)
    case .subscriptDecl(let declaration): read(declaration)
    case .initializerDecl: report("an initialiser: a witness answers for an object that is there already", at: member)
    case .typeAliasDecl:
      report("a type alias in a protocol: the witness stands outside and cannot see it; move it out", at: member)
    case .ifConfigDecl: report("a condition in a protocol: the generated code cannot follow it", at: member)
    default: report("only methods, properties, subscripts and associated types are supported in a protocol", at: member)
    }
  }

  /// The first paragraph of the documentation before a declaration.
  internal static func summary(before node: some SyntaxProtocol) -> String? {
    var lines: [String] = []
    for piece in node.leadingTrivia {
      switch piece {
      case .docLineComment(let text): lines.append(text.dropFirst(3).trimmingPrefix { $0 == " " }.description)
      case .newlines(let count) where count > 1: lines = []
      default: break
      }
    }
    let paragraph = lines.prefix { line in line.contains { !$0.isWhitespace } && !line.hasPrefix("- ") }
    return paragraph.isEmpty ? nil : paragraph.joined(separator: " ")
  }
}

extension AssociatedTypeDeclSyntax {
  /// Whether it is the failure of an optional requirement of a protocol.
  internal func isFailure(of protocolName: String) -> Bool {
    guard genericWhereClause == nil else { return false }
    return inheritanceClause?.inheritedTypes.map { $0.type.trimmedDescription } == ["\(protocolName)Failure"]
  }
}

extension Diagnostic {
  /// The same place with another message.
  internal func saying(_ message: String) -> Diagnostic {
    Diagnostic(file: file, line: line, column: column, message: message)
  }
}

extension TypeSyntax {
  /// Whether it is a named type with generic arguments.
  fileprivate var hasGenericArguments: Bool {
    self.as(IdentifierTypeSyntax.self)?.genericArgumentClause != nil
      || self.as(MemberTypeSyntax.self)?.genericArgumentClause != nil
  }
}

extension SyntaxProtocol {
  /// Whether `Self` stands in it, but for `Self` before an associated type.
  fileprivate func mentionsSelf(besides associatedTypes: Set<String>) -> Bool {
    let tokens = Array(tokens(viewMode: .sourceAccurate))
    return tokens.indices.contains { position in
      guard tokens[position].text == "Self" else { return false }
      let follows = tokens[(position + 1)...].prefix(2).map(\.text.withoutBackticks)
      return !(follows.first == "." && follows.last.map(associatedTypes.contains) == true)
    }
  }
}

extension AttributeListSyntax.Element {
  /// Whether an `@available` says that there is nothing to call.
  internal var isUnavailability: Bool { trimmedDescription.contains("unavailable") }
  /// Whether an `@available` only says that something is on its way out.
  internal var isDeprecation: Bool {
    trimmedDescription.contains("deprecated")
      && trimmedDescription.filter { !$0.isWhitespace }.hasPrefix("@available(*,")
  }
}
