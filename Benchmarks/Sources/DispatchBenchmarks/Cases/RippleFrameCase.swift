import Foundation
import PaperRipple
import TableKit

/// A frame of a table of 30 cells while ripples run in some of them: the table is scrolled by a point and laid out, and what is shown
/// of each view and layer is worked out.
@MainActor
final class RippleFrameCase: BenchmarkCase {
  private static let rowHeight: CGFloat = 40
  private static let rowCount = 30
  /// So long that no ripple comes to its end.
  private static let duration: TimeInterval = 1e6
  /// The time from one frame to the next, in seconds. How long it is makes no difference to what a frame takes.
  private static let frame: TimeInterval = 0.001

  private let window: Window
  private let table: TableView
  private let rows = Labels()
  private let rippleCount: Int
  private var beginning: TimeInterval = 0
  private var seen = Tally()

  /// What was seen in a run.
  private struct Tally {
    var frames = 0
    var circles = 0
    var circleOpacity: CGFloat = 0
    var sum: CGFloat = 0
  }

  /// - Parameter rippleCount: How many of the cells have a ripple; with 0, nothing is there that makes ripples.
  init(rippleCount: Int) throws {
    self.rippleCount = rippleCount
    // A point less than all rows are high, so that the same ones are in sight at both offsets.
    let size = CGSize(width: 320, height: CGFloat(Self.rowCount) * Self.rowHeight - 1)
    window = Window(size: size, scale: 2)
    table = TableView(frame: CGRect(origin: .zero, size: size))
    table.delaysContentTouches = false
    table.rowHeight = Self.rowHeight
    table.dataSource = rows
    if rippleCount > 0 {
      var style = PaperRippleStyle()
      style.tapDelay = 0
      style.touchDownAnimationDuration = Self.duration
      try table.install(PaperRipple(style))
    }
    window.addSubview(table)
    window.layoutIfNeeded()
    beginning = window.clock.now
    for finger in 0..<rippleCount {
      let y = (CGFloat(finger * Self.rowCount / rippleCount) + 0.5) * Self.rowHeight
      window.beginTouch(finger, at: CGPoint(x: 100, y: y))
    }
  }

  func prepare() { seen = Tally() }

  func run(_ iterations: Int) {
    for _ in 0..<iterations {
      table.contentOffset.y = table.contentOffset.y == 0 ? 1 : 0
      window.clock.advance(by: Self.frame)
      show(window)
      seen.frames += 1
    }
  }

  func fault(after iterations: Int) -> String? {
    guard seen.frames == iterations, table.visibleCells.count == Self.rowCount else {
      return "\(seen.frames) frames of \(table.visibleCells.count) cells were shown"
    }
    guard seen.circles == iterations * rippleCount else {
      return "\(seen.circles) circles were shown in \(iterations) frames"
    }
    guard seen.sum > 0 else { return "nothing was shown" }
    // The circles of the last frame appear evenly.
    let expected = CGFloat((window.clock.now - beginning) / Self.duration) * CGFloat(rippleCount)
    guard abs(seen.circleOpacity - expected) <= 1e-9 * max(1, expected) else {
      return "the circles' opacities add up to \(seen.circleOpacity), not \(expected)"
    }
    return nil
  }

  private func show(_ window: Window) {
    seen.circleOpacity = 0
    show(window as View)
  }

  private func show(_ view: View) {
    show(view.layer)
    for subview in view.subviews { show(subview) }
  }

  private func show(_ layer: Layer) {
    guard let shown = layer.presentation() else { return }
    seen.sum += shown.opacity + shown.bounds.width
    if let path = shown.path {
      seen.circles += path.isEmpty ? 0 : 1
      seen.circleOpacity += shown.opacity
    }
    for sublayer in layer.sublayers { show(sublayer) }
  }

  /// Rows of a text.
  private final class Labels: TableViewDataSource {
    func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { 1000 }

    func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
      let cell =
        tableView.dequeueReusableCell(withIdentifier: "label")
        ?? TableViewCell(style: .default, reuseIdentifier: "label")
      cell.textLabel?.text = "Row \(indexPath.row)"
      return cell
    }
  }
}
