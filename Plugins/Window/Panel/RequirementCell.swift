import Foundation
import TableKit

/// A row of the panel: a requirement, how often it was called beside it, and below both who answers it.
///
/// What is too long for the row is cut in its middle: of a chain the first and the last say most, and of a requirement's name the
/// beginning and the end.
final class RequirementCell: TableViewCell {
  /// What cells to be used again go by.
  static let identifier = "requirement"

  private static let (margin, spacing): (CGFloat, CGFloat) = (16, 8)
  private let countLabel = Label()

  /// How often the requirement was called; nothing is shown for 0.
  var count = 0 {
    didSet {
      guard count != oldValue else { return }
      countLabel.text = count > 0 ? "\(count)" : nil
      setNeedsLayout()
    }
  }

  override init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    backgroundColor = .systemGray6
    countLabel.font = .systemFont(ofSize: 13)
    countLabel.textAlignment = .right
    contentView.addSubview(countLabel)
    textLabel?.font = .systemFont(ofSize: 13)
    detailTextLabel?.font = .systemFont(ofSize: 11)
    for label in [textLabel, detailTextLabel] { label?.lineBreakMode = .byTruncatingMiddle }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let area = contentView.bounds.insetBy(dx: Self.margin, dy: 0)
    let countWidth = countLabel.sizeThatFits(.zero).width
    place(countLabel, from: area.maxX - countWidth, width: countWidth, over: textLabel)
    let keyWidth = area.width - countWidth - (countWidth > 0 ? Self.spacing : 0)
    place(textLabel, from: area.minX, width: keyWidth, over: textLabel)
    place(detailTextLabel, from: area.minX, width: area.width, over: detailTextLabel)
  }

  /// Gives a label its place across the row, at the height of a line.
  private func place(_ label: Label?, from x: CGFloat, width: CGFloat, over line: Label?) {
    guard let label, let line else { return }
    label.frame = CGRect(x: x, y: line.frame.minY, width: max(0, width), height: line.frame.height)
  }
}
