import Foundation
import TableKit

/// The header over a section of records, of any size: its text keeps as close to the edges as it must.
final class RecordHeaderView: TableViewHeaderFooterView {
  /// The least room between the text and the edges, in points.
  private static let leastMargin: CGFloat = 4

  override init(reuseIdentifier: String?) {
    super.init(reuseIdentifier: reuseIdentifier)
    backgroundColor = .systemGray5
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    guard let textLabel else { return }
    let area = contentView.bounds
    // A line of text is about 1.2 times as high as its font is large; some room is left above and below it.
    textLabel.font = .boldSystemFont(ofSize: min(TableViewMetrics.textFontSize, max(1, area.height * 0.6)))
    let free = (area.width - textLabel.sizeThatFits(.zero).width) / 2
    let margin = min(TableViewMetrics.contentMargin, max(Self.leastMargin, free))
    // Down to a whole pixel: rounded up on both sides, the label would be narrower than its text.
    let inset = (min(margin, area.width / 2) * displayScale).rounded(.down) / displayScale
    textLabel.frame = area.insetBy(dx: inset, dy: 0)
  }
}
