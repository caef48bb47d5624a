import Foundation
import TableKit

/// A header or footer that shows another view upright in a turned table.
///
/// It covers exactly what the view covers, so touches reach it, and names the view as the one it represents, so the table tells
/// the delegate of the view itself and keeps both for reuse.
final class UprightSectionView: TableViewHeaderFooterView {
  /// What wrappers are reused by.
  static let identifier = "rotated-headers.upright"

  private var content: View?
  /// The size of the view on screen, in points.
  private(set) var uprightSize: CGSize = .zero

  override var representedView: View { content ?? self }
  override var isPlacedByTable: Bool { false }

  /// Takes a view in.
  ///
  /// - Parameters:
  ///   - view: The delegate's view.
  ///   - height: What the delegate answered for its height; the view's own counts where that is left out or automatic.
  ///   - tableView: The table, whose default counts where the view has no height either.
  func show(_ view: View, height: CGFloat?, in tableView: TableView) {
    let fitting = view.sizeThatFits(
      CGSize(width: CGFloat.greatestFiniteMagnitude, height: CGFloat.greatestFiniteMagnitude))
    let ownWidth = view.bounds.width > 0 ? view.bounds.width : fitting.width
    let ownHeight = view.bounds.height > 0 ? view.bounds.height : fitting.height
    uprightSize = CGSize(width: ownWidth, height: height.flatMap { $0 > 0 ? $0 : nil } ?? ownHeight)
    backgroundView = nil
    autoresizesSubviews = false
    content = view
    addSubview(view)
    view.transform = tableView.transform.inverted()
    view.bounds.size = uprightSize
    setNeedsLayout()
  }

  /// Lays the view at the top of the table on screen.
  ///
  /// - Parameters:
  ///   - tableView: The table. Its content's right edge is the top edge on screen.
  ///   - left: The left edge on screen, as a y of the table's content.
  func lay(in tableView: TableView, left: CGFloat) {
    let place = CGRect(
      x: tableView.bounds.width - uprightSize.height, y: tableView.pixelAligned(left), width: uprightSize.height,
      height: uprightSize.width)
    if frame != place { frame = place }
    if let content { content.center = CGPoint(x: bounds.midX, y: bounds.midY) }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    if let content { content.center = CGPoint(x: bounds.midX, y: bounds.midY) }
  }

  override func willRemoveSubview(_ subview: View) {
    super.willRemoveSubview(subview)
    guard subview === content else { return }
    // The view is its owner's again, and may be shown in another way.
    content = nil
    subview.transform = .identity
  }
}
