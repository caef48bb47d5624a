import Foundation
public import Interposing

/// What is written of one call. See ``Tracing`` for the keys.
public struct TraceLine: Encodable {
  private let call: TracedCall
  private let layer: String?

  /// The line of a call.
  ///
  /// - Parameters:
  ///   - call: The call.
  ///   - layer: What answered it; `nil` if that is not known.
  public init(call: TracedCall, layer: String?) {
    self.call = call
    self.layer = layer
  }

  private enum CodingKeys: String, CodingKey {
    case requirement, `protocol`, arguments, result, layer, microseconds
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(call.requirement.key, forKey: .requirement)
    try container.encode(call.requirement.protocolName, forKey: .protocol)
    var arguments = container.nestedUnkeyedContainer(forKey: .arguments)
    for argument in call.arguments { try arguments.encode(Self.text(argument)) }
    // A `nil` that was returned is a null; where nothing can be returned there is no result.
    if call.requirement.result != "Void" { try container.encode(Self.text(call.result), forKey: .result) }
    try container.encodeIfPresent(layer, forKey: .layer)
    let (seconds, attoseconds) = call.duration.components
    let nanoseconds = seconds * 1_000_000_000 + attoseconds / 1_000_000_000
    try container.encode(Double(nanoseconds) / 1000, forKey: .microseconds)
  }

  /// A value as text: a text as it is, an object by its type, any other value as it describes itself.
  ///
  /// - Returns: `nil` for `nil`.
  static func text(_ value: Any) -> String? {
    if let text = value as? String { return text }
    if type(of: value) is AnyClass { return String(describing: type(of: value)) }
    // The place of a point tells nothing; the call, in which it is valid, is not over.
    if let place = value as? UnsafeMutablePointer<CGPoint> { return String(describing: place.pointee) }
    let mirror = Mirror(reflecting: value)
    guard mirror.displayStyle == .optional else { return String(describing: value) }
    return mirror.children.first.flatMap { text($0.value) }
  }
}
