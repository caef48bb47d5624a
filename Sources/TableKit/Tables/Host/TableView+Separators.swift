extension TableView {
  /// What the lines between rows look like.
  public enum SeparatorStyle: Int, Sendable {
    /// There are none.
    case none
    /// A line as thin as the device can show.
    case singleLine
  }

  /// What the insets of the lines between rows are measured from.
  public enum SeparatorInsetReference: Int, Sendable, CaseIterable {
    /// From the cells' edges.
    case fromCellEdges
    /// From where the lines begin and end if no insets are set.
    case fromAutomaticInsets
  }
}
