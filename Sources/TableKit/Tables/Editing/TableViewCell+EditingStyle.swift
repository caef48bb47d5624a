extension TableViewCell {
  /// What editing offers for a row.
  public enum EditingStyle: Int, Sendable {
    /// Nothing.
    case none
    /// The row can be deleted.
    case delete
    /// A row can be inserted here.
    case insert
  }
}
