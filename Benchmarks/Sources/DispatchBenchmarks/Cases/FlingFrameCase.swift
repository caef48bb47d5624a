import Foundation
import TableKit
import WorkUnit

/// A frame of a fling: a sixtieth of a second passes, and the content is shown where it is then.
///
/// After 150 frames the content is flung anew from its beginning.
@MainActor
class FlingFrameCase: BenchmarkCase {
  private let window: Window
  private let scrollView: ScrollView
  /// The frame that the clock is at.
  private var frame = 0
  /// Frames since the content was let go.
  private(set) var framesFlung = 0

  init(window: Window, scrollView: ScrollView) {
    self.window = window
    self.scrollView = scrollView
  }

  func prepare() { fling() }

  /// Drags the content and lets it go, in a frame.
  private func fling() {
    scrollView.setContentOffset(.zero, animated: false)
    frame += 2
    let end = Double(frame) / 60
    window.clock.advance(to: end - FlingReckoning.time)
    window.beginTouch(at: CGPoint(x: 160, y: 440))
    window.clock.advance(to: end)
    window.moveTouch(to: CGPoint(x: 160, y: 440 - FlingReckoning.way))
    window.endTouch()
    window.layoutIfNeeded()
    framesFlung = 0
    forgetCalls()
  }

  func run(_ iterations: Int) {
    for _ in 0..<iterations {
      if framesFlung == FlingReckoning.frames { fling() }
      frame += 1
      framesFlung += 1
      window.clock.advance(to: Double(frame) / 60)
    }
  }

  func fault(after iterations: Int) -> String? {
    let expected = FlingReckoning.offset(inFrame: framesFlung)
    // A pixel, for a number that lies between two.
    guard abs(scrollView.contentOffset.y - expected) <= 0.5 else {
      return "the content is at \(scrollView.contentOffset.y) in frame \(framesFlung), not at \(expected)"
    }
    return scrollView.isDecelerating ? faultInCalls : "the fling has ended"
  }

  /// Forgets what was called so far.
  func forgetCalls() {}

  /// What is wrong with what was called since the content was let go, or `nil`.
  var faultInCalls: String? { nil }
}

/// A frame of a fling in a scroll view whose delegate hears of it.
final class ScrollFlingFrameCase: FlingFrameCase {
  private let counter = ScrollCounter()

  init() {
    let window = Window(size: TableStage.size, scale: 2)
    let scrollView = ScrollView(frame: CGRect(origin: .zero, size: TableStage.size))
    scrollView.contentSize = CGSize(width: TableStage.size.width, height: 1_000_000)
    scrollView.delegate = counter
    window.addSubview(scrollView)
    super.init(window: window, scrollView: scrollView)
  }

  override func forgetCalls() { counter.forgetCalls() }

  override var faultInCalls: String? {
    counter.scrolls == framesFlung ? nil : "the delegate heard \(counter.scrolls) times of \(framesFlung) frames"
  }
}

/// A frame of a fling in a table: rows come into sight and leave it, and cells are reused.
final class TableFlingFrameCase: FlingFrameCase {
  private let stage: TableStage
  private var rows: VisibleRows

  /// - Parameter rowCount: The number of rows; enough for the fling.
  init(rowCount: Int) {
    stage = TableStage(rowCount: rowCount)
    rows = VisibleRows(rowCount: rowCount, length: TableStage.size.height)
    super.init(window: stage.window, scrollView: stage.table)
  }

  override func forgetCalls() { stage.forgetCalls() }

  override var faultInCalls: String? {
    // As many as fit on two screens.
    var least = CGFloat.infinity
    for row in 0..<16 { least = min(least, rowHeight(row)) }
    let limit = Int(2 * TableStage.size.height / least)
    if stage.rows.madeCells > limit { return "\(stage.rows.madeCells) cells were made, not \(limit) at most" }
    var cells = CallTally()
    rows.move(to: FlingReckoning.start)
    for frame in 1...framesFlung {
      let before = rows.range
      rows.move(to: FlingReckoning.offset(inFrame: frame))
      for row in rows.range where !before.contains(row) { cells.note(row: row) }
    }
    return stage.fault(heights: CallTally(), cells: cells)
  }
}
