/// One shape of a protocol that was never written for witnesses, and what becomes of it.
struct ProtocolShape {
  enum Outcome {
    /// Refused at the mark `▸` in the source, with a message that begins like this.
    case refused(String)
    /// Generated, compiled and run: a program in another module, and the lines that it prints.
    case accepted(declarations: String, body: String, prints: [String])
  }

  let name: String
  let source: String
  let outcome: Outcome

  /// A shape that is refused.
  static func refused(_ name: String, _ source: String, _ message: String) -> ProtocolShape {
    ProtocolShape(name: name, source: source, outcome: .refused(message))
  }

  /// A shape that is accepted.
  ///
  /// - Parameters:
  ///   - source: The protocol, in a module of its own.
  ///   - declarations: What the program declares: conformers.
  ///   - body: What it does, in an asynchronous function on the main actor that may throw.
  ///   - prints: What it prints.
  static func accepted(
    _ name: String, _ source: String, _ declarations: String, _ body: String, prints: [String]
  ) -> ProtocolShape {
    ProtocolShape(
      name: name, source: source, outcome: .accepted(declarations: declarations, body: body, prints: prints))
  }

  static let all = isolations + properties + effects + handlers + ownership + generics + families + refusals
}
