/// Why a line of text describes no views in a row.
struct VisualFormatError: Error, Sendable, Hashable, CustomStringConvertible {
  /// The line.
  let format: String
  /// Which of its characters is wrong, from 1.
  let position: Int
  /// What was expected there.
  let expected: String

  var description: String { "expected \(expected) at character \(position)" }
}
