import Foundation

/// The titles beside a plain table that lead to its sections: a finger that is put down on one, or drawn over them, takes the table
/// there.
///
/// ``TableView`` makes it when its data source answers with titles.
final class SectionIndexView: Control {
  /// The size of the titles' font, in points.
  static let fontSize: CGFloat = 11
  /// The room at both sides of the widest title, in points.
  static let margin: CGFloat = 4
  /// What stands for the titles that there is no room for.
  static let ellipsis = "•"

  /// The titles, in order.
  var titles: [String] = [] {
    didSet { if titles != oldValue { titlesDidChange() } }
  }
  /// The titles' colour.
  var color: Color { ownColor ?? shownTintColor }
  /// The colour that was set; `nil` for the tint colour.
  var ownColor: Color? {
    didSet { if ownColor != oldValue { setNeedsLayout() } }
  }
  /// What is behind the titles, and what is while a finger is on them.
  var restingBackgroundColor: Color? {
    didSet { stateDidChange() }
  }
  var trackingBackgroundColor: Color? {
    didSet { stateDidChange() }
  }
  /// What makes the titles upright where the table is turned by a quarter: then they follow each other sideways on screen.
  var labelTransform = CGAffineTransform.identity {
    didSet { if labelTransform != oldValue { setNeedsLayout() } }
  }
  /// Called with the position of a title when a finger has come to it.
  var onTitle: ((Int) -> Void)?

  private let font = Font.boldSystemFont(ofSize: fontSize)
  private var labels: [Label] = []
  private var shownTitle: Int?

  /// The size of each line, once it is measured.
  private var measuredLineSize: CGSize?

  private var isTurned: Bool { !labelTransform.isIdentity }

  /// The size of each line, upright, in points.
  private var lineSize: CGSize {
    if let measuredLineSize { return measuredLineSize }
    let size = measureLine()
    measuredLineSize = size
    return size
  }

  private func measureLine() -> CGSize {
    var width: CGFloat = 0
    for title in titles { width = max(width, textMeasurer.size(of: title, font: font).width) }
    let height = max(1, textMeasurer.size(of: "X", font: font).height.rounded(.up))
    return CGSize(width: (width + 2 * Self.margin).rounded(.up), height: height)
  }

  /// How broad it is, in points.
  var fittingWidth: CGFloat { isTurned ? lineSize.height : lineSize.width }

  /// How far the beginnings of two lines are from each other, in points.
  private var lineExtent: CGFloat { isTurned ? lineSize.width : lineSize.height }

  /// How many lines there are room for, of titles and what stands for titles.
  private var lineCount: Int {
    let room = Int(max(1, min(bounds.height / lineExtent, 100_000)))
    if titles.count <= room { return titles.count }
    // Titles and dots by turns, a title first and last.
    return max(1, room % 2 == 0 ? room - 1 : room)
  }

  /// The title on a line, `nil` where a dot stands for several.
  private func title(onLine line: Int, of count: Int) -> Int? {
    guard count < titles.count else { return line }
    guard line % 2 == 0 else { return nil }
    return count == 1 ? 0 : line * (titles.count - 1) / (count - 1)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let count = lineCount
    while labels.count > count { labels.removeLast().removeFromSuperview() }
    while labels.count < count {
      let label = Label(frame: .zero)
      label.textAlignment = .center
      label.font = font
      labels.append(label)
      addSubview(label)
    }
    let extent = lineExtent
    let size = lineSize
    let top = pixelAligned((bounds.height - CGFloat(count) * extent) / 2)
    for line in 0..<count {
      let label = labels[line]
      label.text = title(onLine: line, of: count).map { titles[$0] } ?? Self.ellipsis
      label.textColor = color
      label.transform = labelTransform
      label.bounds.size = isTurned ? size : CGSize(width: bounds.width, height: size.height)
      label.center = CGPoint(x: bounds.width / 2, y: top + (CGFloat(line) + 0.5) * extent)
    }
  }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    // Another window may measure text otherwise.
    measuredLineSize = nil
    setNeedsLayout()
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    setNeedsLayout()
  }

  override func stateDidChange() {
    super.stateDidChange()
    backgroundColor = isHighlighted ? trackingBackgroundColor ?? restingBackgroundColor : restingBackgroundColor
  }

  private func titlesDidChange() {
    shownTitle = nil
    measuredLineSize = nil
    setNeedsLayout()
  }

  // MARK: Fingers

  /// The title that a place along the bar stands for: all titles share the room of those that are drawn.
  func title(at y: CGFloat) -> Int? {
    guard !titles.isEmpty, y.isFinite else { return nil }
    let height = CGFloat(lineCount) * lineExtent
    let top = (bounds.height - height) / 2
    let part = min(max((y - top) / height, 0), 1)
    return min(Int(part * CGFloat(titles.count)), titles.count - 1)
  }

  override func beginTracking(_ touch: Touch, with event: TableKit.Event?) -> Bool {
    shownTitle = nil
    follow(touch)
    return true
  }

  override func continueTracking(_ touch: Touch, with event: TableKit.Event?) -> Bool {
    follow(touch)
    return true
  }

  private func follow(_ touch: Touch) {
    guard let title = title(at: touch.location(in: self).y), title != shownTitle else { return }
    shownTitle = title
    onTitle?(title)
  }
}
