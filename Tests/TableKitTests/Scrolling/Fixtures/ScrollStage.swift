import Foundation
import TableKit

/// A scroll view in a window, a finger, and a delegate that writes down what it is told.
@MainActor
final class ScrollStage {
  let window: Window
  let scroll: ScrollView
  let log = ScrollLog()
  private(set) var finger = CGPoint.zero

  /// By default 400 × 960 points, with content of 400 × 10000.
  init(
    size: CGSize = CGSize(width: 400, height: 960), content: CGSize = CGSize(width: 400, height: 10_000),
    scale: CGFloat = 1, scroll: ScrollView? = nil
  ) {
    window = Window(size: size, scale: scale)
    self.scroll = scroll ?? ScrollView()
    self.scroll.frame = CGRect(origin: .zero, size: size)
    self.scroll.contentSize = content
    window.addSubview(self.scroll)
    window.layoutIfNeeded()
    self.scroll.delegate = log
  }

  var clock: FrameClock { window.clock }
  var y: CGFloat { scroll.contentOffset.y }
  var x: CGFloat { scroll.contentOffset.x }

  func wait(_ seconds: TimeInterval) { clock.advance(by: seconds) }

  /// Puts the finger down.
  func press(_ point: CGPoint) {
    finger = point
    window.beginTouch(at: point)
  }

  /// Moves the finger on evenly, in reports at every hundredth of a second.
  func move(by way: CGPoint, over seconds: TimeInterval) {
    let start = finger
    let begin = clock.now
    let reports = max(1, Int((seconds * 100).rounded()))
    for report in 1...reports {
      let part = Double(report) / Double(reports)
      clock.advance(to: begin + seconds * part)
      finger = CGPoint(x: start.x + way.x * part, y: start.y + way.y * part)
      window.moveTouch(to: finger)
    }
  }

  func lift() { window.endTouch() }

  /// Drags and lets go at once: the finger's velocity is the way over the time.
  func fling(from point: CGPoint = CGPoint(x: 200, y: 800), by way: CGPoint, over seconds: TimeInterval) {
    press(point)
    move(by: way, over: seconds)
    lift()
  }

  /// Drags, rests for longer than a velocity is remembered, and lets go.
  func dragAndHold(from point: CGPoint = CGPoint(x: 200, y: 800), by way: CGPoint) {
    press(point)
    move(by: way, over: 0.2)
    wait(0.2)
    lift()
  }
}
