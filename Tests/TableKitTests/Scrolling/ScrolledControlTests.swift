import Foundation
import Testing

@testable import TableKit

/// A control of 100 × 40 points at (150, 500) in a scroll view.
@MainActor
@Suite("A control in a scroll view")
struct ScrolledControlTests {
  final class Cancelling: ScrollView {
    override func touchesShouldCancel(in view: View) -> Bool { true }
  }

  private let middle = CGPoint(x: 200, y: 520)

  /// - Parameter note: Is given the name of each event.
  private func stage(_ scroll: ScrollView = ScrollView(), note: @escaping (String) -> Void) -> ScrollStage {
    let stage = ScrollStage(scroll: scroll)
    let control = Control(frame: CGRect(x: 150, y: 500, width: 100, height: 40))
    scroll.addSubview(control)
    let events: [(Control.Events, String)] = [
      (.touchDown, "down"), (.touchDragExit, "exit"), (.touchDragEnter, "enter"), (.touchUpInside, "up inside"),
      (.touchUpOutside, "up outside"), (.touchCancel, "cancel"),
    ]
    for (event, name) in events { control.addAction(for: event) { _ in note(name) } }
    return stage
  }

  @Test("A tap presses it, quick or slow", arguments: [0.03, 0.3])
  func tap(seconds: TimeInterval) {
    var heard: [String] = []
    let stage = stage { heard.append($0) }
    stage.press(middle)
    stage.wait(seconds)
    stage.lift()
    #expect(heard == ["down", "up inside"])
    #expect(stage.y == 0)
  }

  @Test("Dragged out and back it is pressed, and the content stays")
  func outAndBack() {
    var heard: [String] = []
    let stage = stage { heard.append($0) }
    stage.press(middle)
    stage.wait(0.2)
    // Outside begins 70 points past its edge: at 430.
    stage.move(by: CGPoint(x: 0, y: -80), over: 0.1)
    #expect(heard == ["down"])
    stage.move(by: CGPoint(x: 0, y: -20), over: 0.1)
    #expect(heard == ["down", "exit"])
    stage.move(by: CGPoint(x: 0, y: 100), over: 0.1)
    stage.lift()
    #expect(heard == ["down", "exit", "enter", "up inside"])
    #expect(stage.log.calls.isEmpty)
  }

  @Test("A drag within the delay scrolls, and it hears nothing")
  func drag() {
    var heard: [String] = []
    let stage = stage { heard.append($0) }
    stage.dragAndHold(from: middle, by: CGPoint(x: 0, y: -110))
    #expect(heard.isEmpty)
    #expect(stage.y == 100)
  }

  @Test("Where controls may be cancelled, a drag that comes later turns into a scroll")
  func cancelled() {
    var heard: [String] = []
    let stage = stage(Cancelling()) { heard.append($0) }
    stage.press(middle)
    stage.wait(0.2)
    stage.move(by: CGPoint(x: 0, y: -110), over: 0.2)
    #expect(heard == ["down", "cancel"])
    #expect(stage.y == 100)
    stage.lift()
    #expect(heard == ["down", "cancel"])
  }
}
