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
  /// Where the table's rows follow each other to on screen.
  var direction = Direction.down {
    didSet { if direction != oldValue { setNeedsLayout() } }
  }
  weak var table: TableView?

  /// A way on screen.
  enum Direction {
    case down, up, right, left

    /// The way that a table's y goes by its transform, or the nearest of the four to it.
    init(of transform: CGAffineTransform) {
      self =
        abs(transform.d) >= abs(transform.c)
        ? transform.d >= 0 ? .down : .up : transform.c >= 0 ? .right : .left
    }
  }

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
    let size = bounds.size
    let isSideways = direction == .right || direction == .left
    let frame = contentMode.frame(
      height: contentHeight, in: isSideways ? CGSize(width: size.height, height: size.width) : size)
    let placed =
      switch direction {
      case .down: frame
      case .up: CGRect(x: 0, y: size.height - frame.maxY, width: frame.width, height: frame.height)
      case .right: CGRect(x: frame.minY, y: 0, width: frame.height, height: frame.width)
      case .left: CGRect(x: size.width - frame.maxY, y: 0, width: frame.height, height: frame.width)
      }
    if content.frame != placed { content.frame = placed }
  }

  /// A drag that begins on the header scrolls the table; taps and presses are the content's.
  override var touchParent: View? { table ?? superview }

  /// The wheel over the header scrolls the table.
  override func scrollWheel(with event: WheelEvent) {
    if let table { table.scrollWheel(with: event) } else { super.scrollWheel(with: event) }
  }
}
