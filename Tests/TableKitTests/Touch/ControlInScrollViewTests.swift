import Foundation
import TableKit
import Testing

/// A control in the content of a scroll view: it is tapped, dragged out of and back, and dragged so far that the content scrolls.
@MainActor
struct ControlInScrollViewTests {
  /// A scroll view that may take touches from controls too.
  final class GreedyScrollView: ScrollView {
    override func touchesShouldCancel(in view: View) -> Bool { true }
  }

  let log = TouchLog()
  let window = Window(size: CGSize(width: 300, height: 300))
  let control = Control(frame: CGRect(x: 100, y: 100, width: 50, height: 50))

  static let names: [(Control.Events, String)] = [
    (.touchDown, "down"), (.touchDragInside, "dragInside"), (.touchDragOutside, "dragOutside"),
    (.touchDragEnter, "dragEnter"), (.touchDragExit, "dragExit"), (.touchUpInside, "upInside"),
    (.touchUpOutside, "upOutside"), (.touchCancel, "cancelled"),
  ]

  func show(in scrollView: ScrollView, isTurned: Bool) {
    scrollView.frame = window.bounds
    if isTurned { scrollView.transform = CGAffineTransform(rotationAngle: -.pi / 2) }
    scrollView.contentSize = CGSize(width: 300, height: 2000)
    scrollView.addSubview(control)
    window.addSubview(scrollView)
    for (events, name) in Self.names { control.addAction(for: events) { [log] _ in log.note(name) } }
  }

  /// A point of the content that was not scrolled, as a script has it.
  func point(_ x: CGFloat, _ y: CGFloat, _ isTurned: Bool) -> String {
    isTurned ? "\(y),\(300 - x)" : "\(x),\(y)"
  }

  @Test(arguments: [false, true])
  func isTapped(_ isTurned: Bool) throws {
    let scrollView = ScrollView(frame: .zero)
    show(in: scrollView, isTurned: isTurned)
    // Shorter than the scroll view holds touches back: it gets all at once.
    try window.play("tap \(point(120, 120, isTurned))")
    #expect(log.take() == ["down", "upInside"])
    try window.play("press \(point(120, 120, isTurned)) 1s")
    #expect(log.take() == ["down", "upInside"])
    #expect(scrollView.contentOffset == .zero)
  }

  @Test(arguments: [false, true])
  func isDraggedOutAndBack(_ isTurned: Bool) throws {
    let scrollView = ScrollView(frame: .zero)
    show(in: scrollView, isTurned: isTurned)
    try window.play(
      "down \(point(120, 120, isTurned)); wait 0.2s; move \(point(120, 219, isTurned)); move \(point(120, 221, isTurned)); "
        + "move \(point(120, 130, isTurned)); up")
    #expect(log.take() == ["down", "dragInside", "dragOutside", "dragExit", "dragInside", "dragEnter", "upInside"])
    #expect(scrollView.contentOffset == .zero)
  }

  @Test(arguments: [false, true])
  func isCancelledByADragThatScrolls(_ isTurned: Bool) throws {
    let scrollView = GreedyScrollView(frame: .zero)
    show(in: scrollView, isTurned: isTurned)
    try window.play(
      "down \(point(120, 120, isTurned)); wait 0.2s; move \(point(120, 115, isTurned)); move \(point(120, 80, isTurned)); "
        + "wait 0.5s; up")
    #expect(log.take() == ["down", "dragInside", "cancelled"])
    #expect(scrollView.contentOffset == CGPoint(x: 0, y: 30))
    #expect(!control.isTracking)
    #expect(!control.isHighlighted)
  }

  @Test(arguments: [false, true])
  func hearsNothingOfADragAtOnce(_ isTurned: Bool) throws {
    let scrollView = ScrollView(frame: .zero)
    show(in: scrollView, isTurned: isTurned)
    try window.play("down \(point(120, 120, isTurned)); move \(point(120, 80, isTurned)) 0.1s; wait 0.5s; up")
    #expect(log.take() == [])
    #expect(scrollView.contentOffset == CGPoint(x: 0, y: 30))
  }

  @Test func mayTakeItsScrollViewAwayInItsOwnAction() throws {
    let scrollView = GreedyScrollView(frame: .zero)
    show(in: scrollView, isTurned: false)
    control.addAction(for: .touchDown) { [weak scrollView] _ in scrollView?.removeFromSuperview() }
    try window.play("down 120,120; wait 0.2s; move 120,50 0.1s; up")
    #expect(log.take() == ["down", "cancelled"])
    #expect(scrollView.contentOffset == .zero)
    #expect(scrollView.panGestureRecognizer.state == .possible)
  }
}
