import Foundation

/// How far the lines between a table's rows keep from its cells' edges, as far as the table decides it. Left stands for where a line
/// begins as the interface reads.
struct SeparatorInsets: Sendable, Hashable {
  /// The insets where nobody has set others, but for the room that something takes beside the content.
  var usual = EdgeInsets(top: 0, left: TableViewMetrics.contentMargin, bottom: 0, right: 0)
  /// What the table's owner has set; `nil` for nothing.
  var own: EdgeInsets?
  /// What insets that somebody has set are measured from.
  var reference = TableView.SeparatorInsetReference.fromCellEdges

  /// The insets of a line.
  ///
  /// - Parameters:
  ///   - cellInset: What the owner of its cell has set; `nil` for nothing.
  ///   - taken: How much of each edge the section index takes.
  func resolved(_ cellInset: EdgeInsets? = nil, besides taken: EdgeInsets = .zero) -> EdgeInsets {
    let automatic = EdgeInsets(
      top: usual.top + taken.top, left: usual.left + taken.left, bottom: usual.bottom + taken.bottom,
      right: usual.right + taken.right)
    guard let given = cellInset ?? own else { return automatic }
    return EdgeInsets(
      top: edge(given.top, automatic.top), left: edge(given.left, automatic.left),
      bottom: edge(given.bottom, automatic.bottom), right: edge(given.right, automatic.right))
  }

  private func edge(_ given: CGFloat, _ automatic: CGFloat) -> CGFloat {
    if given == TableView.automaticDimension { return automatic }
    return reference == .fromCellEdges ? given : automatic + given
  }
}

extension EdgeInsets {
  /// The insets with left and right exchanged.
  var mirrored: EdgeInsets { EdgeInsets(top: top, left: right, bottom: bottom, right: left) }
}
