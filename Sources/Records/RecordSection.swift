/// Rows of a table that belong together under a title.
public struct RecordSection: Sendable, Hashable {
  /// The text that the rows share; `nil` for the one section of a table that is not grouped.
  public let title: String?

  /// The rows' indexes in the table, ascending.
  public let rows: [Int]

  /// Makes a section.
  ///
  /// - Parameters:
  ///   - title: The text that the rows share, or `nil`.
  ///   - rows: The rows' indexes in the table.
  public init(title: String?, rows: [Int]) {
    self.title = title
    self.rows = rows
  }
}
