import Foundation
import TableKit
import Testing

/// Views that hand touches on to the recognisers of views that they are not in.
@MainActor
@Suite("Touch parents")
struct TouchParentTests {
  private final class Handing: View {
    weak var other: View?
    override var touchParent: View? { other ?? superview }
  }

  private let window = Window(size: CGSize(width: 100, height: 100))
  private let behind = Handing(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
  private let beside = Handing(frame: CGRect(x: 0, y: 50, width: 100, height: 50))

  private func tap() {
    window.beginTouch(at: CGPoint(x: 10, y: 10))
    window.clock.advance(by: 0.05)
    window.endTouch()
    window.clock.advance(by: 1)
  }

  @Test("The recognisers there hear of touches, and of nothing else the view does")
  func handing() {
    window.addSubview(behind)
    window.addSubview(beside)
    var taps: [String] = []
    for (name, view) in [("window", window as View), ("beside", beside as View)] {
      let recognizer = TapGestureRecognizer()
      recognizer.addAction { _ in taps.append(name) }
      view.addGestureRecognizer(recognizer)
    }
    tap()
    #expect(taps == ["window"])
    behind.other = beside
    tap()
    // The one that is nearer wins.
    #expect(taps == ["window", "beside"])
  }

  @Test("Two that name each other do not send touches in a circle")
  func circle() {
    window.addSubview(behind)
    window.addSubview(beside)
    behind.other = beside
    beside.other = behind
    var taps = 0
    let recognizer = TapGestureRecognizer()
    recognizer.addAction { _ in taps += 1 }
    window.addGestureRecognizer(recognizer)
    tap()
    #expect(taps == 1)
  }
}
