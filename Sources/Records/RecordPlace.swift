/// Where a field of a record stands, and what it is, for messages.
public struct RecordPlace: Sendable, Hashable {
  /// The record's number in the file or table that it comes from, counted from 1, whatever order it is shown in.
  public var row: Int

  /// The line of the file on which the record begins, counted from 1; `nil` if it comes from no such file.
  public var line: Int?

  /// Whether the field holds bytes that are no text, as a blob of a database does.
  public var isBinary: Bool

  /// Says where a field stands.
  public init(row: Int, line: Int? = nil, isBinary: Bool = false) {
    self.row = row
    self.line = line
    self.isBinary = isBinary
  }

  /// The place in words: `row 2 (line 3)`.
  var words: String { line.map { "row \(row) (line \($0))" } ?? "row \(row)" }
}
