/// One requirement as its protocol's source declares it. A property or subscript that is set is two of them.
internal struct RequirementModel {
  internal enum Kind: String, Hashable {
    case method
    case property
    case propertySetter
    case subscriptGetter
    case subscriptSetter

    internal var isSetter: Bool { self == .propertySetter || self == .subscriptSetter }
  }

  /// One parameter of a method or subscript, or the value that is set.
  internal struct Parameter {
    /// The label at the call, without backticks; `nil` where it is `_`.
    internal let label: String?
    /// The name inside the method, without backticks.
    internal let name: String
    internal let type: TypeModel
    /// The specifiers and attributes that stand before the type: `inout`, `consuming`, `sending`.
    internal var specifiers: Set<String> = []

    /// The parameter as a declaration writes it: `heightForRowAt indexPath: IndexPath`.
    internal var declaration: String {
      let names =
        switch label {
        case name: name == "_" ? name : name.asLabel
        case let label?: "\(label.asLabel) \(name.asVariable)"
        case nil: "_ \(name.asVariable)"
        }
      return "\(names): \(type.declared)"
    }

    /// The parameter as a subscript declares it, where a single name is no label.
    internal var subscriptDeclaration: String {
      guard let label else { return "\(name.asVariable): \(type.declared)" }
      return "\(label.asLabel) \(name.asVariable): \(type.declared)"
    }

    /// The parameter as it is handed on without its label.
    internal var variable: String {
      if specifiers.contains("inout") { return "&\(name.asVariable)" }
      return type.isPack ? "repeat each \(name.asVariable)" : name.asVariable
    }

    /// Whether it is a closure that does not escape.
    internal var isLentClosure: Bool { type.isFunction && !type.isEscaping }

    /// Whether it is known, without knowing more than its name, that its type can be copied.
    internal var isSurelyCopied: Bool {
      guard specifiers.isSubset(of: ["inout", "consuming", "borrowing"]) else { return false }
      return type.baseName.map(Self.copyableTypes.contains) == true || type.isOfBrackets
    }

    private static let copyableTypes: Set<String> = [
      "Array", "Bool", "Character", "Data", "Date", "Dictionary", "Double", "Float", "Int", "Int8", "Int16", "Int32",
      "Int64",
      "Set", "String", "Substring", "UInt", "UInt8", "UInt16", "UInt32", "UInt64", "URL",
    ]

    /// The parameter handed on at a call: `heightForRowAt: indexPath`.
    internal var argument: String {
      guard let label else { return variable }
      return "\(label.asLabel): \(variable)"
    }
  }

  internal let kind: Kind
  /// The name without labels and without backticks.
  internal let baseName: String
  internal let parameters: [Parameter]
  internal let result: TypeModel
  /// The associated type that tells whether the requirement is there; `nil` where it is required.
  internal var failure: String?
  /// Whether callers may ignore the result.
  internal let isResultDiscardable: Bool
  /// The first paragraph of its documentation.
  internal let summary: String?
  /// A diagnostic about the requirement as a whole lacks only its message.
  internal let location: Diagnostic

  /// Where the closure runs and who may have it, before its type: `@MainActor`, `@Sendable`; empty for neither.
  internal var closureAttribute = "@MainActor"
  /// What an asynchronous method says of where it runs: `nonisolated(nonsending)`; empty if nothing.
  internal var placement = ""
  internal var isAsync = false
  /// What it throws besides a failure: `throws`, `throws(DecodingError)`; `nil` if nothing.
  internal var thrown: String?
  /// The generic parameters and the where clause of a generic method; no closure can be that.
  internal var generics: Generics?
  /// Whether it may change a conformer that is a value.
  internal var isMutating = false
  /// The name of the assignment that belongs to it.
  internal var hasSetter = false
  /// Whether its result cannot be copied, or may not be, for it is given away.
  internal var isResultUncopyable = false
  /// Attributes that its declaration in a proxy repeats.
  internal var attributes: [String] = []

  /// What makes a method generic.
  internal struct Generics {
    /// The parameters with their angle brackets; empty if only parameters are opaque.
    internal let parameters: String
    /// The where clause; empty if there is none.
    internal let clause: String
  }

  /// The full name with labels: `tableView(_:heightForRowAt:)`.
  internal var name: String {
    switch kind {
    case .property: baseName
    case .propertySetter: "\(baseName).set"
    case .method, .subscriptGetter: "\(baseName)(\(parameters.map { "\($0.label ?? "_"):" }.joined()))"
    case .subscriptSetter: "\(baseName)(\(parameters.dropLast().map { "\($0.label ?? "_"):" }.joined())).set"
    }
  }

  /// The name that its key is made of.
  internal var keyName: String {
    switch kind {
    case .method, .property: baseName
    case .propertySetter: "set\(baseName.capitalizedFirst)"
    case .subscriptGetter: "getSubscript"
    case .subscriptSetter: "setSubscript"
    }
  }

  /// Whether a conformer may leave it out.
  internal var isOptional: Bool { failure != nil }

  /// Whether it has parameters that are changed, given away or only lent, which nothing but a direct call can hand on.
  internal var hasOwnership: Bool { parameters.contains { !$0.specifiers.isEmpty } || isResultUncopyable }

  /// Whether a call does nothing but take copies and give one, at once.
  internal var isPlain: Bool {
    !isAsync && thrown == nil && generics == nil && !isMutating && !hasSetter && !hasOwnership
      && (kind == .method || kind == .property)
  }

  /// Whether a handler can be given its calls: it is called at once, with copies, and gives a copy.
  internal var isErasable: Bool { !isAsync && thrown == nil && generics == nil && !hasOwnership }

  /// The type of the errors that it throws besides a failure; `nil` if it throws nothing.
  internal var thrownError: String? {
    guard let thrown else { return nil }
    return thrown.hasPrefix("throws(") ? String(thrown.dropFirst("throws(".count).dropLast()) : "any Error"
  }

  /// Why no handler can be given its calls; `nil` if one can.
  internal var interceptionLimit: String? {
    if generics != nil {
      if thrown == "rethrows" { return "it rethrows what a closure throws, so no closure can answer it" }
      return attributes.isEmpty
        ? "it is generic, so no closure can answer it" : "it is deprecated, so no closure may answer it"
    }
    guard isAsync else { return nil }
    if isResultUncopyable { return "it is asynchronous and gives what cannot be held while a handler waits" }
    if parameters.contains(where: \.isLentClosure) {
      return "it is asynchronous and takes a closure that does not escape, which cannot be held while a handler waits"
    }
    if parameters.contains(where: { !$0.specifiers.isEmpty && !$0.isSurelyCopied }) {
      return "it is asynchronous and takes what may not be copied, which cannot be held while a handler waits"
    }
    return nil
  }

  /// The effects as a declaration writes them, with a space before: ` async throws`.
  internal var effects: String { (isAsync ? " async" : "") + (thrown.map { " \($0)" } ?? "") }

  /// What stands before a call: `try await `.
  internal var callMarks: String { (thrown != nil ? "try " : "") + (isAsync ? "await " : "") }

  /// The type of the closure that calls it.
  internal var closureType: String {
    let marks = [closureAttribute, placement].filter { !$0.isEmpty }.map { "\($0) " }.joined()
    return "\(marks)(\(parameters.map(\.type.text).joined(separator: ", ")))\(effects) -> \(result.text)"
  }

  /// The names of the parameters, as variables.
  internal var variables: [String] { parameters.map(\.name.asVariable) }

  /// The parameters as they are handed on to a closure.
  internal var handed: [String] { parameters.map(\.variable) }

  /// The first of some names that no parameter has.
  internal func local(_ name: String) -> String {
    var free = name
    var number = 1
    while parameters.contains(where: { $0.name == free }) {
      number += 1
      free = "\(name)\(number)"
    }
    return free
  }
}
