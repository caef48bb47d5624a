/// One requirement as its protocol's source declares it.
internal struct RequirementModel {
  internal enum Kind: Hashable {
    case method
    case property
  }

  /// One parameter of a method.
  internal struct Parameter {
    /// The label at the call, without backticks; `nil` where it is `_`.
    internal let label: String?
    /// The name inside the method, without backticks.
    internal let name: String
    internal let type: TypeModel

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

    /// The parameter handed on at a call: `heightForRowAt: indexPath`.
    internal var argument: String {
      guard let label else { return name.asVariable }
      return "\(label.asLabel): \(name.asVariable)"
    }
  }

  internal let kind: Kind
  /// The name without labels and without backticks.
  internal let baseName: String
  internal let parameters: [Parameter]
  internal let result: TypeModel
  /// The associated type that tells whether the requirement is there; `nil` where it is required.
  internal let failure: String?
  /// Whether callers may ignore the result.
  internal let isResultDiscardable: Bool
  /// The first paragraph of its documentation.
  internal let summary: String?
  /// A diagnostic about the requirement as a whole lacks only its message.
  internal let location: Diagnostic

  /// The full name with labels: `tableView(_:heightForRowAt:)`.
  internal var name: String {
    guard kind == .method else { return baseName }
    return "\(baseName)(\(parameters.map { "\($0.label ?? "_"):" }.joined()))"
  }

  /// Whether a conformer may leave it out.
  internal var isOptional: Bool { failure != nil }

  /// The type of the closure that calls it.
  internal var closureType: String {
    "@MainActor (\(parameters.map(\.type.text).joined(separator: ", "))) -> \(result.text)"
  }

  /// The names of the parameters, as variables.
  internal var variables: [String] { parameters.map(\.name.asVariable) }

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
