import CSDL2
import Foundation
import Rendering
import TableKit
import Testing

@testable import WindowCommand

/// Sessions in this process, with events out of SDL's own queue.
@Suite("A session, event by event", .serialized)
@MainActor
struct SessionTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    var text = "name,detail\n"
    for row in 0..<200 { text += "Row \(row),detail \(row)\n" }
    try text.write(toFile: folder["rows.csv"], atomically: true, encoding: .utf8)
  }

  private func session(_ arguments: [String] = [], density: Int = 1) throws -> SteppedSession {
    try SteppedSession(["rows.csv", "--size", "320x480"] + arguments, in: folder, density: density)
  }

  private func finger(_ type: SDL_EventType, _ identifier: Int64, x: CGFloat, y: CGFloat) -> SDL_Event {
    var event = SDL_Event()
    event.tfinger.type = type.rawValue
    event.tfinger.touchId = 1
    event.tfinger.fingerId = identifier
    // Parts of the window, of 320 × 480 points.
    event.tfinger.x = Float(x / 320)
    event.tfinger.y = Float(y / 480)
    return event
  }

  private func window(_ event: SDL_WindowEventID) -> SDL_Event {
    var result = SDL_Event()
    result.window.type = SDL_WINDOWEVENT.rawValue
    result.window.event = UInt8(event.rawValue)
    return result
  }

  /// Whether the display shows what drawing everything anew gives.
  private func showsAll(_ session: SteppedSession) throws -> Bool {
    let whole = try SceneRenderer().picture(of: session.scene.window)
    guard whole.pixelWidth * whole.pixelHeight == session.display.pixels.count else { return false }
    var differences = 0
    for y in 0..<whole.pixelHeight {
      for x in 0..<whole.pixelWidth {
        let (expected, shown) = (whole[x, y], session.display.pixels[y * whole.pixelWidth + x])
        for (part, shift) in [(expected.red, UInt32(16)), (expected.green, 8), (expected.blue, 0)]
        where abs(Int(part) - Int(shown >> shift & 255)) > 20 {
          differences += 1
        }
      }
    }
    return differences == 0
  }

  // MARK: Fingers

  @Test(
    "A second finger during a drag makes no jump, and both drag by half; either may be lifted first", arguments: [1, 2])
  func secondFinger(firstUp: Int64) throws {
    let session = try session()
    let table = session.scene.table
    session.push(finger(SDL_FINGERDOWN, 1, x: 100, y: 400))
    try session.step()
    session.push(finger(SDL_FINGERMOTION, 1, x: 100, y: 300))
    try session.step()
    // 100 points, less the first ten, in which it might still have become a tap.
    #expect(abs(table.contentOffset.y - 90) < 0.01)
    session.push(finger(SDL_FINGERDOWN, 2, x: 200, y: 200))
    try session.step()
    #expect(abs(table.contentOffset.y - 90) < 0.01)
    session.push(finger(SDL_FINGERMOTION, 2, x: 200, y: 160))
    try session.step()
    // The middle of both has moved by half as much.
    #expect(abs(table.contentOffset.y - 110) < 0.01)
    session.push(finger(SDL_FINGERMOTION, 1, x: 100, y: 260))
    try session.step()
    #expect(abs(table.contentOffset.y - 130) < 0.01)
    let (up, stays, place): (Int64, Int64, CGFloat) = firstUp == 1 ? (1, 2, 160) : (2, 1, 260)
    session.push(finger(SDL_FINGERUP, up, x: 100, y: firstUp == 1 ? 260 : 160))
    try session.step()
    #expect(abs(table.contentOffset.y - 130) < 0.01)
    #expect(try session.count(of: "didEndDragging") == 0)
    session.push(finger(SDL_FINGERMOTION, stays, x: 100, y: place - 30))
    try session.step()
    // Alone it drags by all of its way.
    #expect(abs(table.contentOffset.y - 160) < 0.01)
    // It stands still before it is lifted: no fling.
    try session.step(by: 0.5)
    session.push(finger(SDL_FINGERUP, stays, x: 100, y: place - 30))
    try session.step(by: 0.5)
    #expect(abs(table.contentOffset.y - 160) < 0.01)
    #expect(try session.count(of: "willBeginDragging") == 1)
    #expect(try session.count(of: "didEndDragging") == 1)
    #expect(try session.count(of: "didSelectRowAt") == 0)
    #expect(try showsAll(session))
    #expect(
      try session.lines.filter { $0.event == "touch-begin" || $0.event == "touch-end" }.map(\.finger)
        == [1, 2, Int(up), Int(stays)])
  }

  @Test(
    "Fingers that are down when the window goes out of sight are taken away: nothing is tapped, and what is dragged stays",
    arguments: [SDL_WINDOWEVENT_MINIMIZED, SDL_WINDOWEVENT_HIDDEN])
  func cancelled(event: SDL_WindowEventID) throws {
    let session = try session()
    let table = session.scene.table
    session.push(finger(SDL_FINGERDOWN, 1, x: 100, y: 90))
    try session.step(by: 0.2)
    #expect(try session.count(of: "didHighlightRowAt") == 1)
    session.push(window(event))
    try session.step(by: 0.2)
    session.push(finger(SDL_FINGERUP, 1, x: 100, y: 90))
    try session.step(by: 0.5)
    #expect(try session.count(of: "didUnhighlightRowAt") == 1)
    #expect(try session.count(of: "didSelectRowAt") == 0)

    session.push(finger(SDL_FINGERDOWN, 1, x: 100, y: 400))
    session.push(finger(SDL_FINGERDOWN, 2, x: 200, y: 400))
    try session.step()
    session.push(finger(SDL_FINGERMOTION, 1, x: 100, y: 300))
    session.push(finger(SDL_FINGERMOTION, 2, x: 200, y: 300))
    try session.step()
    #expect(abs(table.contentOffset.y - 90) < 0.01)
    session.push(window(event))
    try session.step(by: 1)
    #expect(abs(table.contentOffset.y - 90) < 0.01)
    #expect(try session.lines.filter { $0.event == "touch-cancel" }.map(\.finger) == [1, 1, 2])
    // They have been forgotten: what they do further is nothing, and the next finger is the first again.
    session.push(finger(SDL_FINGERMOTION, 2, x: 200, y: 100))
    session.push(finger(SDL_FINGERUP, 1, x: 100, y: 300))
    try session.step(by: 0.2)
    #expect(abs(table.contentOffset.y - 90) < 0.01)
    session.push(finger(SDL_FINGERDOWN, 9, x: 100, y: 400))
    try session.step()
    #expect(try session.lines.last { $0.event == "touch-begin" }?.finger == 1)
  }

  @Test("In the loop itself, with time as it passes: two fingers fling, and the window closes by an event")
  func loop() throws {
    setenv("SDL_VIDEODRIVER", "dummy", 1)
    defer { unsetenv("SDL_VIDEODRIVER") }
    let session = try LoopedSession(["rows.csv", "--size", "320x480"], in: folder)
    var events: [(TimeInterval, SDL_Event)] = []
    for (identifier, delay) in [(Int64(1), 0.0), (2, 0.02)] {
      events.append((0.1 + delay, finger(SDL_FINGERDOWN, identifier, x: CGFloat(identifier) * 100, y: 420)))
      for step in 1...8 {
        let place = finger(
          SDL_FINGERMOTION, identifier, x: CGFloat(identifier) * 100, y: 420 - CGFloat(step) * 40)
        events.append((0.1 + delay + Double(step) * 0.016, place))
      }
      events.append((0.24 + delay, finger(SDL_FINGERUP, identifier, x: CGFloat(identifier) * 100, y: 100)))
    }
    var quit = SDL_Event()
    quit.type = SDL_QUIT.rawValue
    events.append((1.5, quit))
    try session.run(events)
    let lines = try session.lines
    #expect(lines.count { $0.event == "touch-begin" } == 2)
    #expect(lines.count { $0.event == "touch-end" } == 2)
    #expect(lines.count { $0.requirement == "didEndDragging" } == 1)
    #expect(lines.last?.event == "closed")
    // 300 points with the fingers, and some by itself.
    #expect(session.scene.table.contentOffset.y > 310)
  }

  // MARK: Displays

  @Test("On a display of another density the window keeps its size in points, and is drawn with that one's pixels")
  func density() throws {
    let session = try session()
    #expect(session.display.pixels.count == 320 * 480)
    for (density, event) in [
      (2, SDL_WINDOWEVENT_DISPLAY_CHANGED), (3, SDL_WINDOWEVENT_SIZE_CHANGED), (1, SDL_WINDOWEVENT_DISPLAY_CHANGED),
    ] {
      session.display.density = density
      session.push(window(event))
      try session.step()
      #expect(session.scene.window.displayScale == CGFloat(density))
      #expect(session.scene.window.bounds.size == CGSize(width: 320, height: 480))
      #expect(session.display.pixels.count == 320 * 480 * density * density)
      #expect(try showsAll(session))
      // Places are still told in the same units.
      let taps = try session.count(of: "didSelectRowAt")
      session.push(finger(SDL_FINGERDOWN, 1, x: 100, y: 90))
      try session.step(by: 0.2)
      session.push(finger(SDL_FINGERUP, 1, x: 100, y: 90))
      try session.step(by: 0.5)
      #expect(try session.count(of: "didSelectRowAt") == taps + 1)
      #expect(try session.lines.last { $0.requirement == "didSelectRowAt" }?.arguments?.last == "[0, 1]")
      #expect(try showsAll(session))
    }
  }

  @Test("A scale that was asked for stays on every display: there are fewer points on one of fewer pixels")
  func askedScale() throws {
    let session = try session(["--scale", "2"], density: 2)
    #expect(session.scene.window.bounds.size == CGSize(width: 320, height: 480))
    session.display.density = 1
    session.push(window(SDL_WINDOWEVENT_DISPLAY_CHANGED))
    try session.step()
    #expect(session.scene.window.displayScale == 2)
    #expect(session.scene.window.bounds.size == CGSize(width: 160, height: 240))
    #expect(session.display.pixels.count == 320 * 480)
    #expect(try showsAll(session))
  }

  @Test("The panel has a part of every window at its right, and the table the rest; without it the table has all")
  func panel() throws {
    let session = try session()
    var key = SDL_Event()
    key.key.type = SDL_KEYDOWN.rawValue
    key.key.keysym.sym = SDL_Keycode(SDLK_F1.rawValue)
    let table = session.scene.table
    session.push(key)
    try session.step()
    #expect(table.frame == CGRect(x: 0, y: 0, width: 160, height: 480))
    for (width, rest) in [(Int32(900), 560.0), (1000, 660), (100, 50), (3, 2), (681, 341)] {
      session.display.units = PixelSize(width, 300)
      session.push(window(SDL_WINDOWEVENT_SIZE_CHANGED))
      try session.step()
      #expect(table.frame == CGRect(x: 0, y: 0, width: rest, height: 300))
      let panel = try #require(session.scene.window.subviews.last)
      #expect(panel.frame == CGRect(x: rest, y: 0, width: CGFloat(width) - rest, height: 300))
      #expect(try showsAll(session))
    }
    session.push(key)
    try session.step()
    #expect(table.frame == CGRect(x: 0, y: 0, width: 681, height: 300))
    #expect(try showsAll(session))
  }

  // MARK: The picture

  @Test("Only what has changed is shown again; what has to be shown again is shown whole")
  func changes() throws {
    let session = try session()
    #expect(session.display.changes == [[PixelRect(x: 0, y: 0, width: 320, height: 480)]])
    try session.step(by: 0.5)
    #expect(session.display.changes.count == 1)
    // A row lights up.
    session.push(finger(SDL_FINGERDOWN, 1, x: 100, y: 90))
    try session.step(by: 0.5)
    #expect(session.display.changes.count > 1)
    for rects in session.display.changes.dropFirst() {
      for rect in rects { #expect(rect.y >= 59 && rect.y + rect.height <= 121) }
    }
    session.push(window(SDL_WINDOWEVENT_EXPOSED))
    try session.step()
    #expect(session.display.changes.last == [PixelRect(x: 0, y: 0, width: 320, height: 480)])
    #expect(try showsAll(session))
    #expect(session.session.statistics.frame.count == session.display.changes.count)
  }
}
