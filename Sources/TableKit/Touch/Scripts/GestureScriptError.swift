/// What is wrong with a script of gestures, and where.
public struct GestureScriptError: Error, Sendable, Hashable {
  /// The line, from 1.
  public let line: Int
  /// The character in that line, from 1.
  public let column: Int
  /// What is wrong there, and what would be right.
  public let reason: String
}

extension GestureScriptError: CustomStringConvertible {
  /// `1:14: expected a point such as 160,300, found 'fast'`.
  public var description: String { "\(line):\(column): \(reason)" }
}
