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
  /// The size that the view had of its own; it gets it back.
  private var ownSize: CGSize = .zero
  /// What the delegate answered for the view's height, if that is one.
  private var answeredHeight: CGFloat?
  /// The size of the view on screen, in points.
  private(set) var uprightSize: CGSize = .zero

  override var representedView: View { content ?? self }
  override var isPlacedByTable: Bool { false }

  /// Takes a view in.
  ///
  /// - Parameters:
  ///   - view: The delegate's view, or one with a title.
  ///   - height: What the delegate answered for its height, if it does.
  ///   - tableView: The table.
  func show(_ view: View, height: CGFloat?, in tableView: TableView) {
    backgroundColor = nil
    autoresizesSubviews = false
    content = view
    ownSize = view.bounds.size
    answeredHeight = height.flatMap { $0 > 0 ? $0 : nil }
    addSubview(view)
    view.transform = tableView.transform.inverted()
    fit()
  }

  /// Gives the view its size on screen: its own width and the height answered for it; what is missing is what fits.
  private func fit() {
    guard let content else { return }
    let fitting = content.sizeThatFits(
      CGSize(width: CGFloat.greatestFiniteMagnitude, height: CGFloat.greatestFiniteMagnitude))
    uprightSize = CGSize(
      width: ownSize.width > 0 ? ownSize.width : fitting.width,
      height: answeredHeight ?? (ownSize.height > 0 ? ownSize.height : fitting.height))
    content.bounds.size = uprightSize
    setNeedsLayout()
  }

  /// The window measures text in its own way.
  override func didMoveToWindow() {
    super.didMoveToWindow()
    if window != nil { fit() }
  }

  /// Lays the view at the top of the table on screen.
  ///
  /// - Parameters:
  ///   - tableView: The table.
  ///   - left: The edge on screen that comes first as the table reads, as a y of the table's content.
  ///   - width: The width on screen: the view's own, or less where its section is shorter.
  func lay(in tableView: TableView, left: CGFloat, width: CGFloat) {
    let start = tableView.pixelAligned(left)
    let isAtRight = TurnedSide(of: tableView) != .left
    let place = CGRect(
      x: isAtRight ? tableView.bounds.width - uprightSize.height : 0, y: start, width: uprightSize.height,
      height: tableView.pixelAligned(left + width) - start)
    if frame != place { frame = place }
    if let content, content.bounds.size != CGSize(width: place.height, height: place.width) {
      content.bounds.size = CGSize(width: place.height, height: place.width)
    }
    if let content { content.center = CGPoint(x: bounds.midX, y: bounds.midY) }
  }

  /// In a grouped table the strip that the view takes is as wide on screen as the view.
  override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: uprightSize.height, height: uprightSize.width)
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
    subview.bounds.size = ownSize
  }
}
