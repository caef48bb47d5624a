/// What cannot be done with a source, and where in it: `file:line:column: error: message`.
public struct Diagnostic: Error, Hashable {
  /// The file as it was named by the user.
  public let file: String
  /// The line, from 1.
  public let line: Int
  /// The column in UTF-8 bytes, from 1.
  public let column: Int
  /// What is wrong, and why.
  public let message: String

  /// Makes a diagnostic.
  ///
  /// - Parameters:
  ///   - file: The file as it was named by the user.
  ///   - line: The line, from 1.
  ///   - column: The column in UTF-8 bytes, from 1.
  ///   - message: What is wrong, and why.
  public init(file: String, line: Int, column: Int, message: String) {
    self.file = file
    self.line = line
    self.column = column
    self.message = message
  }
}

extension Diagnostic: CustomStringConvertible {
  /// One line, in the form that editors know.
  public var description: String { "\(file):\(line):\(column): error: \(message)" }
}

extension Diagnostic: Comparable {
  public static func < (left: Diagnostic, right: Diagnostic) -> Bool {
    (left.file, left.line, left.column, left.message) < (right.file, right.line, right.column, right.message)
  }
}
