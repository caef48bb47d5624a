/// One call of a traced witness, after it returned.
///
/// ```swift
/// var witness = delegate.tableViewDelegateWitness
/// witness.trace { call in print(call.requirement.key, call.arguments, call.result, call.duration) }
/// ```
public struct TracedCall {
  /// The requirement that was called.
  public let requirement: RequirementDescriptor
  /// The arguments in order.
  public let arguments: [Any]
  /// What was returned; `()` where there is no result, or an error was thrown.
  public let result: Any
  /// What was thrown; `nil` if the call returned.
  public let error: (any Error)?
  /// How long the call took, layers below included.
  public let duration: Duration
  /// The layer that answered, where a chain was traced: the interposer next below the trace, or the conformer.
  public internal(set) var layer: String?

  /// Makes a record of a call. Generated code does this.
  ///
  /// - Parameters:
  ///   - requirement: The requirement that was called.
  ///   - arguments: The arguments in order.
  ///   - result: What was returned; `()` where there is no result, or an error was thrown.
  ///   - error: What was thrown; `nil` if the call returned.
  ///   - duration: How long the call took.
  public init(
    requirement: RequirementDescriptor, arguments: [Any], result: Any, error: (any Error)? = nil, duration: Duration
  ) {
    self.requirement = requirement
    self.arguments = arguments
    self.result = result
    self.error = error
    self.duration = duration
  }
}

extension TracedCall: CustomStringConvertible {
  /// One line: `heightForRowAt(TableView, [0, 3]) = 44.0 by doubled in 1.2 µs`. Objects are named by their type; a call that threw
  /// reads `open("a") threw Missing() in 1.2 µs`.
  public var description: String {
    var text = requirement.key + "("
    for (index, argument) in arguments.enumerated() {
      if index > 0 { text += ", " }
      text += Self.text(argument)
    }
    text += ")"
    if let error {
      text += " threw \(Self.text(error))"
    } else if requirement.result != "Void" {
      text += " = \(Self.text(result))"
    }
    if let layer { text += " by \(layer)" }
    return text + " in \(Self.microseconds(duration)) µs"
  }

  private static func text(_ value: Any) -> String {
    if type(of: value) is AnyClass { return String(describing: type(of: value)) }
    if let text = value as? String { return "\"\(text)\"" }
    let mirror = Mirror(reflecting: value)
    if mirror.displayStyle == .optional { return mirror.children.first.map { text($0.value) } ?? "nil" }
    return String(describing: value)
  }

  private static func microseconds(_ duration: Duration) -> String {
    let (seconds, attoseconds) = duration.components
    let tenths = seconds * 10_000_000 + attoseconds / 100_000_000_000
    return "\(tenths / 10).\(tenths % 10)"
  }
}
