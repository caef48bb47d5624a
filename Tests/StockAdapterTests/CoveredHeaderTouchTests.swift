import CoveredHeader
import Foundation
import TableKit
import Testing

/// What fingers find on the header, as far as it shows.
@MainActor
@Suite("Touches on covered headers")
struct CoveredHeaderTouchTests {
  private let stage: CoveredStage
  private let button = Button(frame: CGRect(x: 20, y: 100, width: 100, height: 60))

  init() throws {
    stage = try CoveredStage()
    stage.header.addSubview(button)
  }

  private func hit(_ x: CGFloat, _ y: CGFloat) -> View? {
    stage.window.hitTest(CGPoint(x: x, y: y), with: nil)
  }

  @Test("Points belong to the header as far as it shows")
  func points() {
    #expect(hit(50, 120) === button)
    #expect(hit(300, 10) === stage.header)
    #expect(hit(300, 199) === stage.header)
    // The line and what is below it.
    #expect(hit(300, 200) === stage.table)
    #expect(hit(300, 201)?.isDescendant(of: stage.table) == true)
    stage.scroll(to: -1)
    #expect(hit(50, 120)?.isDescendant(of: stage.table) == true)
    #expect(hit(300, 10) === stage.header)
    stage.scroll(to: 400)
    #expect(hit(50, 45)?.isDescendant(of: stage.table) == true)
  }

  @Test("Where the content is pulled down beyond the header, the table has the gap")
  func gap() {
    stage.scroll(to: -257)
    #expect(hit(300, 199) === stage.header)
    #expect(hit(300, 201) === stage.table)
    #expect(hit(300, 299) === stage.table)
  }

  @Test("A button on the header is pressed")
  func pressing() {
    var presses = 0
    button.addAction(for: .touchUpInside) { _ in presses += 1 }
    stage.window.beginTouch(at: CGPoint(x: 50, y: 130))
    stage.window.clock.advance(by: 0.1)
    stage.window.endTouch()
    #expect(presses == 1)
    stage.scroll(to: -1)
    stage.window.beginTouch(at: CGPoint(x: 50, y: 130))
    stage.window.clock.advance(by: 0.1)
    stage.window.endTouch()
    #expect(presses == 1)
    // That was the second row.
    #expect(stage.rows.calls == ["select 1"])
  }

  @Test("A drag that begins on the header scrolls the table, and the delegate hears of it")
  func drag() {
    stage.drag(from: CGPoint(x: 250, y: 190), by: CGPoint(x: 0, y: -120))
    #expect(stage.table.contentOffset.y == -47)
    stage.settle()
    #expect(stage.table.contentOffset.y == -1)
    // Also on what is never covered.
    stage.drag(from: CGPoint(x: 250, y: 20), by: CGPoint(x: 0, y: 130))
    stage.settle()
    #expect(stage.table.contentOffset.y == -157)
    #expect(stage.rows.calls == ["begin", "end true", "rest", "begin", "end true", "rest"])
  }

  @Test("A tap on the header is told to its views, and a drag takes it back")
  func views() {
    let view = TouchLog(frame: CGRect(x: 200, y: 100, width: 100, height: 60))
    stage.header.addSubview(view)
    stage.window.beginTouch(at: CGPoint(x: 250, y: 130))
    stage.window.clock.advance(by: 0.2)
    stage.window.endTouch()
    #expect(view.calls == ["began", "ended"])
    stage.window.beginTouch(at: CGPoint(x: 250, y: 130))
    stage.window.clock.advance(by: 0.2)
    stage.window.moveTouch(to: CGPoint(x: 250, y: 100))
    stage.window.endTouch()
    #expect(view.calls == ["began", "ended", "began", "cancelled"])
  }

  @Test("While the table moves by itself, a touch on the header stops it and presses nothing")
  func catching() {
    var presses = 0
    button.addAction(for: .touchDown) { _ in presses += 1 }
    stage.drag(from: CGPoint(x: 160, y: 430), by: CGPoint(x: 0, y: -30), over: 0.15, resting: 0)
    stage.window.clock.advance(by: 0.01)
    #expect(stage.table.isDecelerating)
    stage.window.beginTouch(at: CGPoint(x: 50, y: 105))
    #expect(!stage.table.isDecelerating)
    stage.window.clock.advance(by: 0.3)
    stage.window.endTouch()
    #expect(presses == 0)
  }

  @Test("The wheel over the header scrolls the table")
  func wheel() {
    stage.window.sendWheel(at: CGPoint(x: 250, y: 100), delta: CGPoint(x: 0, y: 30))
    #expect(stage.table.contentOffset.y == -127)
    stage.window.sendWheel(at: CGPoint(x: 250, y: 10), delta: CGPoint(x: 0, y: -10))
    #expect(stage.table.contentOffset.y == -137)
  }

  @Test("A header that is the program's own leaves all touches to the table")
  func own() throws {
    let window = Window(size: CGSize(width: 320, height: 444))
    let table = TableView(frame: CGRect(x: 0, y: 44, width: 320, height: 400), style: .plain)
    window.addSubview(table)
    try table.install(CoveredHeader(CoveredHeaderGeometry(headerHeight: 200)))
    #expect(window.hitTest(CGPoint(x: 100, y: 100), with: nil) === table)
  }
}

/// A view that writes down what it hears.
private final class TouchLog: View {
  private(set) var calls: [String] = []
  override func touchesBegan(_ touches: Set<Touch>, with event: Event?) { calls.append("began") }
  override func touchesEnded(_ touches: Set<Touch>, with event: Event?) { calls.append("ended") }
  override func touchesCancelled(_ touches: Set<Touch>, with event: Event?) { calls.append("cancelled") }
}
