/// What is known of one requirement without calling it: its name, its types, whether it may be left out.
///
/// Descriptors are generated with the witness of their protocol. They are what reports, traces and foreign code read.
///
/// ```swift
/// let height = TableViewDelegateWitness.requirements.first { $0.key == "heightForRowAt" }
/// print(height?.name ?? "")        // tableView(_:heightForRowAt:)
/// print(height?.encoding ?? "")    // CGFloat(TableView,IndexPath)
/// ```
public struct RequirementDescriptor: Sendable, Hashable {
  /// What kind of member the requirement is.
  public enum Kind: String, Sendable, Hashable {
    /// A method.
    case method
    /// A property that is read.
    case property
    /// The assignment of a property; its only argument is the new value.
    case propertySetter
    /// A subscript that is read.
    case subscriptGetter
    /// The assignment through a subscript; its last argument is the new value.
    case subscriptSetter
  }

  /// One argument of a requirement.
  public struct Argument: Sendable, Hashable {
    /// The label at the call, or `nil` where it is `_`.
    public let label: String?
    /// The name inside the method.
    public let name: String
    /// The type as the protocol's source spells it.
    public let type: String

    /// Makes a description of one argument.
    ///
    /// - Parameters:
    ///   - label: The label at the call, or `nil` where it is `_`.
    ///   - name: The name inside the method.
    ///   - type: The type as the protocol's source spells it.
    public init(label: String?, name: String, type: String) {
      self.label = label
      self.name = name
      self.type = type
    }
  }

  /// The protocol that declares the requirement.
  public let protocolName: String
  /// The name of the witness's property, `heightForRowAt`.
  public let key: String
  /// The full name with labels, `tableView(_:heightForRowAt:)`.
  public let name: String
  /// What kind of member it is.
  public let kind: Kind
  /// Whether a conformer may leave it out.
  public let isOptional: Bool
  /// The arguments in order, without `self`.
  public let arguments: [Argument]
  /// The type of the result as the protocol's source spells it; `Void` where there is none.
  public let result: String
  /// Whether it is asynchronous: a handler of its calls has to wait.
  public let isAsync: Bool
  /// The type of the errors that it throws besides `Unimplemented`, `any Error` where the source names none; `nil` if it throws
  /// nothing.
  public let thrownError: String?
  /// Why no handler can be given its calls; `nil` if one can. See ``Invocation``.
  public let interceptionLimit: String?

  /// Makes a descriptor. Generated code does this once per requirement.
  ///
  /// - Parameters:
  ///   - protocolName: The protocol that declares the requirement.
  ///   - key: The name of the witness's property.
  ///   - name: The full name with labels.
  ///   - kind: What kind of member it is.
  ///   - isOptional: Whether a conformer may leave it out.
  ///   - arguments: The arguments in order.
  ///   - result: The type of the result, `Void` where there is none.
  ///   - isAsync: Whether it is asynchronous.
  ///   - thrownError: The type of the errors that it throws; `nil` if it throws nothing.
  ///   - interceptionLimit: Why no handler can be given its calls; `nil` if one can.
  public init(
    protocolName: String, key: String, name: String, kind: Kind = .method, isOptional: Bool,
    arguments: [Argument], result: String, isAsync: Bool = false, thrownError: String? = nil,
    interceptionLimit: String? = nil
  ) {
    self.protocolName = protocolName
    self.key = key
    self.name = name
    self.kind = kind
    self.isOptional = isOptional
    self.arguments = arguments
    self.result = result
    self.isAsync = isAsync
    self.thrownError = thrownError
    self.interceptionLimit = interceptionLimit
  }

  /// The signature as text, result first: `CGFloat(TableView,IndexPath)`, `Data(URL) async throws(Fault)`.
  ///
  /// Two requirements with equal encodings can be called in the same way. Complexity: O(length of the text).
  public var encoding: String {
    var text = result + "("
    for (index, argument) in arguments.enumerated() {
      if index > 0 { text += "," }
      text += argument.type
    }
    text += ")"
    if isAsync { text += " async" }
    if let thrownError { text += thrownError == "any Error" ? " throws" : " throws(\(thrownError))" }
    return text
  }
}

extension RequirementDescriptor: CustomStringConvertible {
  /// The protocol and the full name: `TableViewDelegate.tableView(_:heightForRowAt:)`.
  public var description: String { "\(protocolName).\(name)" }
}
