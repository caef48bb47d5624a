import SwiftSyntax

/// Reads a protocol's declaration, and says of everything in it that no witness can be generated for why that is.
internal struct ProtocolReader {
  private let file: SourceFile
  private let syntax: ProtocolDeclSyntax
  private let name: String
  private let functionAliases: Set<String>
  private var diagnostics: [Diagnostic] = []
  private var requirements: [RequirementModel] = []
  /// The failures, with where they are declared.
  private var failures: [(name: String, location: Diagnostic)] = []

  /// Reads a protocol.
  ///
  /// - Parameters:
  ///   - syntax: The declaration.
  ///   - file: The file that it stands in.
  ///   - functionAliases: Names that stand for function types.
  /// - Throws: ``SourceToolsError/source(_:)`` with everything that stands in the way.
  internal static func read(
    _ syntax: ProtocolDeclSyntax, in file: SourceFile, functionAliases: Set<String>
  ) throws(SourceToolsError) -> ProtocolModel {
    var reader = ProtocolReader(syntax, in: file, functionAliases: functionAliases)
    let model = reader.model()
    guard reader.diagnostics.isEmpty else { throw .source(reader.diagnostics) }
    return model
  }

  private init(_ syntax: ProtocolDeclSyntax, in file: SourceFile, functionAliases: Set<String>) {
    self.file = file
    self.functionAliases = functionAliases
    self.syntax = syntax
    name = syntax.name.text.withoutBackticks
  }

  private mutating func model() -> ProtocolModel {
    checkPlace()
    let access = access()
    checkIsolation()
    if let clause = syntax.genericWhereClause {
      report("a protocol with a where clause: the generated code would have to repeat it", at: clause)
    }
    readFailures()
    for member in syntax.memberBlock.members { read(member.decl) }
    checkFailures()
    let inherited = syntax.inheritanceClause?.inheritedTypes.flatMap { Self.members(of: $0.type) } ?? []
    let inheritances = inherited.filter { !Self.markers.contains($0.trimmedDescription) }.map {
      ProtocolModel.Inheritance(
        name: TypeModel($0).baseName ?? $0.trimmedDescription, location: file.diagnostic("", at: $0))
    }
    if inheritances.isEmpty, requirements.isEmpty, diagnostics.isEmpty {
      report("protocol '\(name)' has no requirement, so there is nothing that a witness could answer", at: syntax.name)
    }
    return ProtocolModel(
      name: name, access: access, inheritances: inheritances,
      isBoundToClasses: inherited.contains { ["AnyObject", "class"].contains($0.trimmedDescription) },
      requirements: requirements, failures: failures.map(\.name), location: file.diagnostic("", at: syntax.name))
  }

  /// The types that an inherited type is composed of: `A & B` inherits both.
  private static func members(of type: TypeSyntax) -> [TypeSyntax] {
    guard let composition = TypeModel.core(of: type).as(CompositionTypeSyntax.self) else { return [type] }
    return composition.elements.flatMap { members(of: $0.type) }
  }

  /// Inherited names that have no requirements.
  private static let markers: Set<String> = ["AnyObject", "class", "Sendable"]

  private mutating func report(_ message: String, at node: some SyntaxProtocol) {
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
      case "internal": break
      case "private", "fileprivate":
        report(
          "protocol '\(name)' is \(modifier.name.text), so generated code in another file cannot see it", at: modifier)
      default: report("'\(modifier.trimmedDescription)' on a protocol is not supported", at: modifier)
      }
    }
    return access
  }

  private mutating func checkIsolation() {
    var isOnMainActor = false
    for attribute in syntax.attributes {
      switch attribute.name {
      case "MainActor": isOnMainActor = true
      case "preconcurrency": break
      default: report("'\(attribute.trimmedDescription)' on a protocol is not supported", at: attribute)
      }
    }
    if !isOnMainActor {
      report(
        "protocol '\(name)' is not isolated to the main actor, and only such protocols are supported; write @MainActor before it",
        at: syntax.name)
    }
  }

  // MARK: Members

  private mutating func readFailures() {
    for member in syntax.memberBlock.members {
      guard let type = member.decl.as(AssociatedTypeDeclSyntax.self) else { continue }
      let failure = type.name.text.withoutBackticks
      let constraints = type.inheritanceClause?.inheritedTypes.map { $0.type.trimmedDescription } ?? []
      guard constraints == ["\(name)Failure"], type.genericWhereClause == nil else {
        report(
          "associated type '\(failure)' is not the failure of an optional requirement, and other associated types are not "
            + "supported; a failure is constrained to '\(name)Failure' alone",
          at: type.name)
        continue
      }
      if let initializer = type.initializer {
        report(
          "failure '\(failure)' has a default, which hides whether the requirement is implemented", at: initializer)
        continue
      }
      failures.append((failure, file.diagnostic("", at: type.name)))
    }
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
    case .subscriptDecl: report("a subscript: only methods and properties are supported", at: member)
    case .initializerDecl: report("an initialiser: a witness answers for an object that is there already", at: member)
    case .typeAliasDecl:
      report("a type alias in a protocol: the witness stands outside and cannot see it; move it out", at: member)
    case .ifConfigDecl: report("a condition in a protocol: the generated code cannot follow it", at: member)
    default: report("only methods, properties and failures are supported in a protocol", at: member)
    }
  }

  /// - Returns: Whether a member is isolated and dispatched as a witness needs it.
  private mutating func checkModifiers(_ modifiers: DeclModifierListSyntax, _ attributes: AttributeListSyntax) -> Bool {
    var isFine = true
    for modifier in modifiers {
      isFine = false
      switch modifier.name.text {
      case "static", "class":
        report("a static requirement: a witness answers for an object, not for its type", at: modifier)
      case "mutating": report("a mutating requirement: conformers are objects", at: modifier)
      case "nonisolated":
        report("a nonisolated requirement: a witness is isolated to the main actor as a whole", at: modifier)
      default: report("'\(modifier.trimmedDescription)' on a requirement is not supported", at: modifier)
      }
    }
    for attribute in attributes where !["MainActor", "discardableResult"].contains(attribute.name) {
      isFine = false
      report("'\(attribute.trimmedDescription)' on a requirement is not supported", at: attribute)
    }
    return isFine
  }

  private mutating func read(_ function: FunctionDeclSyntax) {
    let count = diagnostics.count
    _ = checkModifiers(function.modifiers, function.attributes)
    if let clause = function.genericParameterClause {
      report("a generic requirement: a closure cannot be generic", at: clause)
    }
    if let clause = function.genericWhereClause {
      report("a where clause on a requirement is not supported", at: clause)
    }
    let effects = function.signature.effectSpecifiers
    if let specifier = effects?.asyncSpecifier { reportAsync(at: specifier) }
    let failure = failure(of: effects?.throwsClause)
    var parameters: [RequirementModel.Parameter] = []
    for (position, parameter) in function.signature.parameterClause.parameters.enumerated() {
      parameters.append(read(parameter, position: position))
    }
    let result = function.signature.returnClause.map { type($0.type) } ?? .void
    guard diagnostics.count == count else { return }
    requirements.append(
      RequirementModel(
        kind: .method, baseName: function.name.text.withoutBackticks, parameters: parameters, result: result,
        failure: failure,
        isResultDiscardable: function.attributes.contains { $0.name == "discardableResult" },
        summary: Self.summary(before: function), location: file.diagnostic("", at: function.name)))
  }

  private mutating func read(_ parameter: FunctionParameterSyntax, position: Int) -> RequirementModel.Parameter {
    for attribute in parameter.attributes {
      report("'\(attribute.trimmedDescription)' on a parameter is not supported", at: attribute)
    }
    for modifier in parameter.modifiers {
      report("'\(modifier.trimmedDescription)' on a parameter is not supported", at: modifier)
    }
    if let ellipsis = parameter.ellipsis {
      report("a variadic parameter: a closure's type cannot be variadic; take an array", at: ellipsis)
    }
    let first = parameter.firstName.text.withoutBackticks
    let second = parameter.secondName?.text.withoutBackticks
    let written = second ?? first
    return RequirementModel.Parameter(
      label: first == "_" ? nil : first, name: written == "_" ? "argument\(position + 1)" : written,
      type: type(parameter.type))
  }

  private mutating func read(_ variable: VariableDeclSyntax) {
    let areModifiersFine = checkModifiers(variable.modifiers, variable.attributes)
    for binding in variable.bindings {
      let count = diagnostics.count
      guard let pattern = binding.pattern.as(IdentifierPatternSyntax.self), let annotation = binding.typeAnnotation
      else {
        report("a property needs one name and a type", at: binding)
        continue
      }
      let property = pattern.identifier.text.withoutBackticks
      if annotation.type.trimmedDescription == "\(name)Witness" {
        checkWitnessRequirement(property, binding, at: pattern)
        continue
      }
      let type = type(annotation.type)
      var failure: String?
      if case .accessors(let accessors) = binding.accessorBlock?.accessors {
        for accessor in accessors {
          guard accessor.accessorSpecifier.text == "get" else {
            report("a property that is set: only properties that are read are supported", at: accessor)
            continue
          }
          if let specifier = accessor.effectSpecifiers?.asyncSpecifier { reportAsync(at: specifier) }
          failure = self.failure(of: accessor.effectSpecifiers?.throwsClause)
        }
      }
      guard diagnostics.count == count, areModifiersFine else { continue }
      requirements.append(
        RequirementModel(
          kind: .property, baseName: property, parameters: [], result: type, failure: failure,
          isResultDiscardable: false,
          summary: Self.summary(before: variable), location: file.diagnostic("", at: pattern)))
    }
  }

  /// The witness itself is a requirement too, so that it binds at the conformer's type; the generated default answers it.
  private mutating func checkWitnessRequirement(
    _ property: String, _ binding: PatternBindingSyntax, at node: IdentifierPatternSyntax
  ) {
    let expected = "\(name.lowerCamelCased)Witness"
    guard property == expected else {
      report("the witness of '\(name)' is generated as '\(expected)', so its requirement must have that name", at: node)
      return
    }
    guard binding.accessorBlock?.accessors.trimmedDescription == "get" else {
      report("the witness of '\(name)' must be declared as { get }", at: node)
      return
    }
  }

  private mutating func reportAsync(at node: TokenSyntax) {
    report("an asynchronous requirement is not supported", at: node)
  }

  /// The failure that a requirement throws, or `nil` if it throws nothing.
  private mutating func failure(of clause: ThrowsClauseSyntax?) -> String? {
    guard let clause else { return nil }
    guard let type = clause.type?.trimmedDescription.withoutBackticks else {
      report(
        "a requirement that throws is not supported; an optional one throws its failure, an associated type that is constrained "
          + "to '\(name)Failure'",
        at: clause)
      return nil
    }
    guard type != "Never" else { return nil }
    let isDeclared = syntax.memberBlock.members.contains {
      $0.decl.as(AssociatedTypeDeclSyntax.self)?.name.text.withoutBackticks == type
    }
    if !isDeclared {
      report(
        "a requirement that throws '\(type)' is not supported; an optional one throws its failure, an associated type that is "
          + "constrained to '\(name)Failure'",
        at: clause)
    }
    return type
  }

  private mutating func type(_ syntax: TypeSyntax) -> TypeModel {
    let associatedTypes = self.syntax.memberBlock.members.compactMap {
      $0.decl.as(AssociatedTypeDeclSyntax.self)?.name.text.withoutBackticks
    }
    let check = TypeCheck(associatedTypes: Set(associatedTypes))
    check.check(syntax)
    for (reason, node) in check.findings { report(reason, at: node) }
    return TypeModel(syntax, functionAliases: functionAliases)
  }

  /// The first paragraph of the documentation before a declaration.
  private static func summary(before node: some SyntaxProtocol) -> String? {
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

extension Diagnostic {
  /// The same place with another message.
  internal func saying(_ message: String) -> Diagnostic {
    Diagnostic(file: file, line: line, column: column, message: message)
  }
}
