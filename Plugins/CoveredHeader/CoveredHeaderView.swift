import Foundation
import TableKit

/// What holds a header's content beside the table, behind it or in front of it, and hands the table what scrolls.
final class CoveredHeaderView: View {
  let content: View
  private let contentMode: CoveredHeaderContentMode
  /// How high the content is, in points.
  var contentHeight: CGFloat = 0 {
    didSet { if contentHeight != oldValue { setNeedsLayout() } }
  }
  weak var table: TableView?

  init(content: View, contentMode: CoveredHeaderContentMode) {
    self.content = content
    self.contentMode = contentMode
    super.init(frame: .zero)
    clipsToBounds = true
    addSubview(content)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    guard content.superview === self else { return }
    let frame = contentMode.frame(height: contentHeight, in: bounds.size)
    if content.frame != frame { content.frame = frame }
  }

  /// A drag that begins on the header scrolls the table; taps and presses are the content's.
  override var touchParent: View? { table ?? superview }

  /// The wheel over the header scrolls the table.
  override func scrollWheel(with event: WheelEvent) {
    if let table { table.scrollWheel(with: event) } else { super.scrollWheel(with: event) }
  }
}
