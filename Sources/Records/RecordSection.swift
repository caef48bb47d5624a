/// Records that belong together under a title.
public struct RecordSection: Sendable, Hashable {
  /// The text that the rows share; `nil` for the one section of records that are not grouped.
  public let title: String?

  /// The rows' positions among the records, ascending.
  public let rows: RecordRows

  /// Makes a section.
  ///
  /// - Parameters:
  ///   - title: The text that the rows share, or `nil`.
  ///   - rows: The rows' positions among the records.
  public init(title: String?, rows: RecordRows) {
    self.title = title
    self.rows = rows
  }
}
