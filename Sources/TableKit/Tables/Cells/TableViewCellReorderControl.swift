import Foundation

/// What a row is moved by while it is edited: three lines at the end of its cell. A finger that is put down on it takes the row along.
public final class TableViewCellReorderControl: View {
  /// The size of the three lines, in points.
  public nonisolated static let handleSize = CGSize(width: 22, height: 12)

  /// Hears how the finger moves. It begins as the finger is put down, so that no drag of the content comes first.
  let press = LongPressGestureRecognizer()

  /// A control of ``TableViewMetrics/reorderControlWidth`` × ``TableViewMetrics/rowHeight`` points.
  public init() {
    super.init(
      frame: CGRect(x: 0, y: 0, width: TableViewMetrics.reorderControlWidth, height: TableViewMetrics.rowHeight))
    press.minimumPressDuration = 0
    addGestureRecognizer(press)
  }

  /// Draws the lines in the middle.
  public override func draw(in context: any DrawingContext) {
    let size = Self.handleSize
    let left = pixelAligned(bounds.midX - size.width / 2)
    let top = pixelAligned(bounds.midY - size.height / 2)
    for line in 0..<3 {
      context.fill(
        CGRect(x: left, y: top + CGFloat(line) * 5, width: size.width, height: 2), color: .systemGray3)
    }
  }
}
