extension TableViewCell {
  /// What labels there are, and how they are arranged.
  public enum CellStyle: Int, Sendable {
    /// A single label, at the left.
    case `default`
    /// A label at the left and one, in gray, at the right.
    case value1
    /// A short label in blue, right-aligned in a column of ``TableViewMetrics/captionWidth``, and one beside it.
    case value2
    /// A label and, under it, a smaller one in gray.
    case subtitle
  }

  /// How a cell looks when it is selected or highlighted.
  public enum SelectionStyle: Int, Sendable {
    /// As usual.
    case none
    /// The same as ``default``; kept for the code that names it.
    case blue
    /// The same as ``default``; kept for the code that names it.
    case gray
    /// With its background for selection, and its labels highlighted.
    case `default`
  }

  /// What stands at the right edge of a cell.
  public enum AccessoryType: Int, Sendable {
    /// Nothing.
    case none
    /// A chevron: touching the row leads further.
    case disclosureIndicator
    /// A button for details, and a chevron.
    case detailDisclosureButton
    /// A check mark.
    case checkmark
    /// A button for details.
    case detailButton
  }
}
