import Foundation
import TestSupport
import Testing

@testable import TableKit

@MainActor
struct GestureScriptTests {
  /// A view that writes down when and where it was touched.
  final class Plate: View {
    var lines: [String] = []

    override func touchesBegan(_ touches: Set<Touch>, with event: Event?) { note("began", touches, event) }
    override func touchesMoved(_ touches: Set<Touch>, with event: Event?) { note("moved", touches, event) }
    override func touchesEnded(_ touches: Set<Touch>, with event: Event?) { note("ended", touches, event) }
    override func touchesCancelled(_ touches: Set<Touch>, with event: Event?) { note("cancelled", touches, event) }

    override func scrollWheel(with event: WheelEvent) {
      let place = event.location(in: self)
      lines.append(
        "wheel \(Self.text(place.x)),\(Self.text(place.y)) \(Self.text(event.delta.x)),\(Self.text(event.delta.y)) at \(Self.text(event.timestamp))"
      )
    }

    override func keyDown(with event: KeyEvent) {
      lines.append("key \(event.key.rawValue) at \(Self.text(event.timestamp))")
    }

    private func note(_ word: String, _ touches: Set<Touch>, _ event: Event?) {
      for touch in touches.sorted(by: { $0.identifier < $1.identifier }) {
        let place = touch.location(in: self)
        lines.append(
          "\(word) #\(touch.identifier) \(Self.text(place.x)),\(Self.text(place.y)) at \(Self.text(event?.timestamp ?? -1))"
        )
      }
    }

    /// To a thousandth, so that the test says what it means.
    static func text(_ number: Double) -> String {
      let rounded = (number * 1000).rounded() / 1000
      return rounded == rounded.rounded() ? String(Int(rounded)) : String(rounded)
    }
  }

  let window = Window(size: CGSize(width: 320, height: 480), clock: FrameClock(framesPerSecond: 10))
  let plate = Plate(frame: CGRect(x: 0, y: 0, width: 320, height: 480))

  init() {
    plate.isMultipleTouchEnabled = true
    window.addSubview(plate)
  }

  func lines(_ script: String) throws -> [String] {
    plate.lines.removeAll()
    try window.play(script)
    return plate.lines
  }

  // MARK: What happens

  @Test func aDragMovesInEachFrameAndAtItsEnd() throws {
    #expect(
      try lines("drag 160,300 160,100 0.25s") == [
        "began #0 160,300 at 0", "moved #0 160,220 at 0.1", "moved #0 160,140 at 0.2", "moved #0 160,100 at 0.25",
        "ended #0 160,100 at 0.25",
      ])
    #expect(window.clock.now == 0.25)
    // Frames stand at whole multiples, wherever the script begins.
    #expect(
      try lines("drag 0,0 100,0 100ms") == [
        "began #0 0,0 at 0.25", "moved #0 50,0 at 0.3", "moved #0 100,0 at 0.35", "ended #0 100,0 at 0.35",
      ])
  }

  @Test func aDragGoesFromPointToPointAtOneSpeed() throws {
    #expect(
      try lines("drag 0,0 30,0 30,70 0.4s") == [
        "began #0 0,0 at 0", "moved #0 25,0 at 0.1", "moved #0 30,20 at 0.2", "moved #0 30,45 at 0.3",
        "moved #0 30,70 at 0.4", "ended #0 30,70 at 0.4",
      ])
  }

  @Test func aCurveSaysHowFast() throws {
    // Half the time of an ease-in-out is half the way; a quarter is x(s) = 1/4: s ≈ 0.30158, so that 3s² − 2s³ ≈ 0.12916… of it.
    let lines = try lines("drag 0,0 0,100 0.4s ease-in-out")
    #expect(lines[2] == "moved #0 0,50 at 0.2")
    var low = 0.0
    var high = 1.0
    for _ in 0..<60 {
      let s = (low + high) / 2
      let x = 3 * (1 - s) * (1 - s) * s * 0.42 + 3 * (1 - s) * s * s * 0.58 + s * s * s
      if x < 0.25 { low = s } else { high = s }
    }
    let quarter = 3 * (1 - low) * low * low + low * low * low
    #expect(lines[1] == "moved #0 0,\(Plate.text(quarter * 100)) at 0.1")
  }

  @Test func tapsAndPresses() throws {
    #expect(try lines("tap 40,80") == ["began #0 40,80 at 0", "ended #0 40,80 at 0.1"])
    #expect(
      try lines("wait 0.4s; tap 40,80 2 times") == [
        "began #0 40,80 at 0.5", "ended #0 40,80 at 0.6", "began #0 40,80 at 0.7", "ended #0 40,80 at 0.8",
      ])
    #expect(try lines("press 1,2 0.6s") == ["began #0 1,2 at 0.8", "ended #0 1,2 at 1.4"])
  }

  @Test func fingersOneByOne() throws {
    #expect(
      try lines("down 10,10; wait 0.05s; move 20,10; up; down #7 1,1; move #7 1,2 0.1s; up #7 5,5; down 0,0; cancel")
        == [
          "began #0 10,10 at 0", "moved #0 20,10 at 0.05", "ended #0 20,10 at 0.05", "began #7 1,1 at 0.05",
          "moved #7 1,1.5 at 0.1", "moved #7 1,2 at 0.15", "ended #7 5,5 at 0.15", "began #0 0,0 at 0.15",
          "cancelled #0 0,0 at 0.15",
        ])
  }

  @Test func severalFingersAtOnce() throws {
    var events: [Int] = []
    final class Counter: View {
      var count: (Int) -> Void = { _ in }
      override func touchesMoved(_ touches: Set<Touch>, with event: Event?) { count(touches.count) }
    }
    let counter = Counter(frame: plate.frame)
    counter.isMultipleTouchEnabled = true
    counter.count = { events.append($0) }
    plate.addSubview(counter)
    try window.play("drag 100,100 50,100 0.2s & drag 200,100 250,100 0.2s")
    #expect(events == [2, 2])
    counter.removeFromSuperview()
    #expect(
      try lines("drag 0,0 10,0 0.1s &\n wait 0.15s & tap #5 9,9; tap 3,3") == [
        "began #0 0,0 at 0.2", "began #5 9,9 at 0.2", "moved #0 10,0 at 0.3", "ended #5 9,9 at 0.3",
        "ended #0 10,0 at 0.3",
        "began #0 3,3 at 0.35", "ended #0 3,3 at 0.45",
      ])
  }

  @Test func wheelAndKeys() throws {
    #expect(
      try lines("wheel 10,20 0,-40.5; key page-down; wait 1s; key space") == [
        "wheel 10,20 0,-40.5 at 0", "key page-down at 0", "key space at 1",
      ])
  }

  @Test func statementsMayStandOnLinesOfTheirOwn() throws {
    #expect(try GestureScript(parsing: "\n tap 1,1\n\n;; wait 1s ;\r\n").duration == 1.1)
    #expect(try GestureScript(parsing: "") == GestureScript(parsing: " ; \n"))
    #expect(try lines("") == [])
    #expect(window.clock.now == 0)
  }

  @Test func aPlayerLeavesTheTimeToOthers() throws {
    let player = GesturePlayer(try GestureScript(parsing: "down 5,5; wait 0.3s; up"), in: window)
    var isDone = false
    player.start { isDone = true }
    #expect(plate.lines == [])
    window.clock.advance(by: 0.1)
    #expect(plate.lines == ["began #0 5,5 at 0"])
    #expect(player.isPlaying)
    window.clock.advance(by: 0.1)
    player.stop()
    window.clock.advance(by: 1)
    #expect(plate.lines == ["began #0 5,5 at 0"])
    #expect(!isDone)
    window.endTouch()
    player.start { isDone = true }
    window.clock.advance(by: 0.3)
    #expect(isDone)
    #expect(!player.isPlaying)
    #expect(plate.lines.last == "ended #0 5,5 at 1.5")
  }

  // MARK: What is wrong

  @Test(arguments: [
    ("tip 1,2", "1:1: unknown statement 'tip'; did you mean tap?"),
    ("42", "1:1: expected a statement such as tap 40,80, found '42'"),
    ("tap", "1:4: expected a point such as 160,300, found the end"),
    ("tap\n1,2", "1:4: expected a point such as 160,300, found the end of the line"),
    ("tap 1", "1:5: expected a point such as 160,300, found '1'"),
    ("tap nan,1", "1:5: expected a point such as 160,300, found 'nan,1'"),
    ("wait 1s; drag 1,2 0.5s", "1:19: expected a point such as 160,300, found '0.5s'"),
    ("wait 1s\n  drag 1,2 3,4", "2:15: expected a duration such as 0.2s or 200ms, found the end"),
    ("drag 1,2 3,4 5", "1:14: expected a duration such as 0.2s or 200ms, found '5'"),
    ("drag 1,2 3,4 -1s", "1:14: a duration is 0 or more, found -1"),
    ("drag 1,2 3,4 1s easy", "1:17: unknown curve 'easy'; did you mean ease?"),
    ("tap 1,2 3", "1:10: expected 'times' after the number of taps, found the end"),
    ("tap 1,2 0 times", "1:9: expected how many taps, from 1 to 1000, found '0'"),
    ("tap 1,2 tap 3,4", "1:9: expected ';' or '&' before the next statement, found 'tap'"),
    ("up", "1:1: finger 0 is not down; put it down first, as in down #0 40,80"),
    (
      "down #9223372036854775807 1,1; down #9223372036854775807 1,1",
      "1:7: a finger's number is 999999 at most, found '9223372036854775807'"
    ),
    ("down #99999999999999999999 1,1", "1:7: a finger's number is 999999 at most, found '99999999999999999999'"),
    ("down #1000000 1,1", "1:7: a finger's number is 999999 at most, found '1000000'"),
    ("down 1,1; tap 2,2", "1:11: finger 0 is down already; lift it first, or name another, such as #1"),
    ("tap #1 1,1 & tap 2,2", "1:14: finger 1 does something else at the same time; name another, such as #2"),
    ("tap #x 1,1", "1:6: expected a finger's number, such as #1, found 'x'"),
    ("wheel 1,2 3", "1:11: expected a distance such as 0,40, found '3'"),
    ("key pagedown", "1:5: expected a key's name, found 'pagedown'; did you mean page-down?"),
    ("wait 1h", "1:6: expected a duration such as 0.2s or 200ms, found '1h'"),
    ("wait 3000s; wait 601s", "1:13: until the end of this the script takes 3601 s; it may take 3600 s in all"),
    ("wait 1s &", "1:10: expected a statement such as tap 40,80, found the end"),
    ("tap 1,2 ⌘", "1:9: expected ';' or '&' before the next statement, found '⌘'"),
  ])
  func aMistakeIsToldWithItsPlace(_ script: String, _ complaint: String) {
    let error = #expect(throws: GestureScriptError.self) { try GestureScript(parsing: script) }
    #expect(error?.description == complaint)
    // Nothing is done of a script that is wrong somewhere.
    #expect(throws: GestureScriptError.self) { try window.play(script) }
    #expect(plate.lines == [])
  }

  @Test func numbersThatAreTooLargeAreNoNumbers() {
    let digits = String(repeating: "9", count: 400)
    #expect(throws: GestureScriptError.self) { try GestureScript(parsing: "tap \(digits),1") }
    #expect(throws: GestureScriptError.self) { try GestureScript(parsing: "tap #\(digits) 1,1") }
    #expect(throws: GestureScriptError.self) { try GestureScript(parsing: "tap 1,1 \(digits) times") }
    #expect(throws: GestureScriptError.self) { try GestureScript(parsing: "wait \(digits)s") }
  }

  @Test func noTextMakesItStumble() {
    var generator = SeededGenerator(seed: 7)
    let pieces = [
      "drag", "tap", " ", "1,2", "0.5s", "#", "&", ";", "\n", "-", ".", ",", "é", "move", "up", "2 times", "key",
    ]
    for _ in 0..<2000 {
      var script = ""
      for _ in 0..<Int(generator.next() % 12) { script += pieces[Int(generator.next() % UInt64(pieces.count))] }
      do {
        let read = try GestureScript(parsing: script)
        #expect(read.duration >= 0 && read.duration <= GestureScript.longestDuration)
      } catch {
        #expect(error.line >= 1 && error.column >= 1 && !error.reason.isEmpty)
      }
    }
  }

  private struct SeededGenerator {
    var state: UInt64
    init(seed: UInt64) { state = seed }
    mutating func next() -> UInt64 {
      state &+= 0x9E37_79B9_7F4A_7C15
      var z = state
      z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
      z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
      return z ^ (z >> 31)
    }
  }
}
