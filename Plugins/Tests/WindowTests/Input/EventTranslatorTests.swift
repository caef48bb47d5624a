import CSDL2
import Foundation
import TableKit
import Testing

@testable import WindowCommand

@Suite("SDL's events as input")
struct EventTranslatorTests {
  /// A scene of 400 × 300 points in a window of 800 × 600 units.
  private var translator = EventTranslator(pointsPerUnit: 0.5, size: CGSize(width: 400, height: 300))

  private static func button(_ type: SDL_EventType, _ number: Int32, x: Int32, y: Int32, which: UInt32 = 1) -> SDL_Event
  {
    var event = SDL_Event()
    event.button.type = type.rawValue
    event.button.which = which
    event.button.button = UInt8(number)
    event.button.x = x
    event.button.y = y
    return event
  }

  private static func motion(x: Int32, y: Int32, which: UInt32 = 1) -> SDL_Event {
    var event = SDL_Event()
    event.motion.type = SDL_MOUSEMOTION.rawValue
    event.motion.which = which
    event.motion.x = x
    event.motion.y = y
    return event
  }

  private static func wheel(_ x: Float, _ y: Float, flipped: Bool = false) -> SDL_Event {
    var event = SDL_Event()
    event.wheel.type = SDL_MOUSEWHEEL.rawValue
    event.wheel.preciseX = x
    event.wheel.preciseY = y
    event.wheel.mouseX = 100
    event.wheel.mouseY = 40
    event.wheel.direction = (flipped ? SDL_MOUSEWHEEL_FLIPPED : SDL_MOUSEWHEEL_NORMAL).rawValue
    return event
  }

  private static func finger(_ type: SDL_EventType, _ identifier: Int64, x: Float, y: Float) -> SDL_Event {
    var event = SDL_Event()
    event.tfinger.type = type.rawValue
    event.tfinger.fingerId = identifier
    event.tfinger.x = x
    event.tfinger.y = y
    return event
  }

  private static func key(_ code: SDL_KeyCode, modifiers: SDL_Keymod = KMOD_NONE, isRepeated: Bool = false) -> SDL_Event
  {
    var event = SDL_Event()
    event.key.type = SDL_KEYDOWN.rawValue
    event.key.keysym.sym = SDL_Keycode(code.rawValue)
    event.key.keysym.mod = UInt16(modifiers.rawValue)
    event.key.repeat = isRepeated ? 1 : 0
    return event
  }

  private static func window(_ type: SDL_WindowEventID) -> SDL_Event {
    var event = SDL_Event()
    event.window.type = SDL_WINDOWEVENT.rawValue
    event.window.event = UInt8(type.rawValue)
    return event
  }

  private static func touch(_ kind: TouchChange.Kind, _ identifier: Int, _ x: CGFloat, _ y: CGFloat) -> WindowInput {
    .touches([TouchChange(kind, identifier: identifier, at: CGPoint(x: x, y: y))])
  }

  @Test("The mouse is a finger while its main button is down, and a pointer else; units become points")
  mutating func mouse() {
    #expect(translator.translate(Self.motion(x: 10, y: 20)) == .pointer(CGPoint(x: 5, y: 10)))
    let down = Self.button(SDL_MOUSEBUTTONDOWN, SDL_BUTTON_LEFT, x: 10, y: 20)
    #expect(translator.translate(down) == Self.touch(.begin, 0, 5, 10))
    #expect(translator.translate(down) == nil)
    // A drag goes on outside of the window.
    #expect(translator.translate(Self.motion(x: 11, y: -9)) == Self.touch(.move, 0, 5.5, -4.5))
    #expect(translator.translate(Self.window(SDL_WINDOWEVENT_LEAVE)) == nil)
    let up = Self.button(SDL_MOUSEBUTTONUP, SDL_BUTTON_LEFT, x: 12, y: -10)
    #expect(translator.translate(up) == Self.touch(.end, 0, 6, -5))
    #expect(translator.translate(up) == nil)
    #expect(translator.translate(Self.window(SDL_WINDOWEVENT_LEAVE)) == .pointer(nil))
    #expect(translator.translate(Self.window(SDL_WINDOWEVENT_LEAVE)) == nil)
  }

  @Test("Other buttons, and mice that are touches, are nothing")
  mutating func otherButtons() {
    for number in [SDL_BUTTON_MIDDLE, SDL_BUTTON_RIGHT] {
      #expect(translator.translate(Self.button(SDL_MOUSEBUTTONDOWN, number, x: 1, y: 1)) == nil)
      #expect(translator.translate(Self.button(SDL_MOUSEBUTTONUP, number, x: 1, y: 1)) == nil)
    }
    let touched = Self.button(SDL_MOUSEBUTTONDOWN, SDL_BUTTON_LEFT, x: 1, y: 1, which: .max)
    #expect(translator.translate(touched) == nil)
    #expect(translator.translate(Self.motion(x: 1, y: 1, which: .max)) == nil)
  }

  @Test("A click of the wheel is 60 points: towards the person shows what is below, to the right what is right")
  mutating func wheel() {
    func input(_ x: CGFloat, _ y: CGFloat) -> WindowInput {
      .wheel(at: CGPoint(x: 50, y: 20), delta: CGPoint(x: x, y: y))
    }
    #expect(translator.translate(Self.wheel(0, -1)) == input(0, 60))
    #expect(translator.translate(Self.wheel(0, 2)) == input(0, -120))
    #expect(translator.translate(Self.wheel(0.5, 0)) == input(30, 0))
    // Where the desktop has turned the direction, SDL has too.
    #expect(translator.translate(Self.wheel(0.5, 2, flipped: true)) == input(-30, 120))
    #expect(translator.translate(Self.wheel(0, 0)) == nil)
  }

  @Test("Fingers keep their numbers while they are down, and the least free number is given next")
  mutating func fingers() {
    #expect(translator.translate(Self.finger(SDL_FINGERDOWN, 700, x: 0.25, y: 0.5)) == Self.touch(.begin, 1, 100, 150))
    #expect(translator.translate(Self.finger(SDL_FINGERDOWN, -3, x: 0, y: 1)) == Self.touch(.begin, 2, 0, 300))
    #expect(translator.translate(Self.finger(SDL_FINGERMOTION, 700, x: 0.5, y: 0.5)) == Self.touch(.move, 1, 200, 150))
    #expect(translator.translate(Self.finger(SDL_FINGERUP, 700, x: 0.5, y: 0.5)) == Self.touch(.end, 1, 200, 150))
    #expect(translator.translate(Self.finger(SDL_FINGERMOTION, 700, x: 0, y: 0)) == nil)
    #expect(translator.translate(Self.finger(SDL_FINGERUP, 700, x: 0, y: 0)) == nil)
    #expect(translator.translate(Self.finger(SDL_FINGERDOWN, 9, x: 0, y: 0)) == Self.touch(.begin, 1, 0, 0))
    #expect(translator.translate(Self.finger(SDL_FINGERMOTION, -3, x: 0, y: 0)) == Self.touch(.move, 2, 0, 0))
  }

  @Test("Fingers on a window that goes out of sight are taken away, the mouse too; their further ways are nothing")
  mutating func outOfSight() {
    #expect(translator.translate(Self.window(SDL_WINDOWEVENT_HIDDEN)) == nil)
    _ = translator.translate(Self.finger(SDL_FINGERDOWN, 8, x: 0, y: 0))
    _ = translator.translate(Self.finger(SDL_FINGERDOWN, 4, x: 0, y: 0))
    _ = translator.translate(Self.button(SDL_MOUSEBUTTONDOWN, SDL_BUTTON_LEFT, x: 10, y: 20))
    let cancelled = [0, 1, 2].map { TouchChange(.cancel, identifier: $0) }
    #expect(translator.translate(Self.window(SDL_WINDOWEVENT_MINIMIZED)) == .touches(cancelled))
    #expect(translator.translate(Self.finger(SDL_FINGERMOTION, 8, x: 0, y: 1)) == nil)
    #expect(translator.translate(Self.finger(SDL_FINGERUP, 4, x: 0, y: 1)) == nil)
    #expect(translator.translate(Self.button(SDL_MOUSEBUTTONUP, SDL_BUTTON_LEFT, x: 10, y: 20)) == nil)
    #expect(translator.translate(Self.window(SDL_WINDOWEVENT_HIDDEN)) == nil)
    #expect(translator.translate(Self.finger(SDL_FINGERDOWN, 4, x: 0, y: 0)) == Self.touch(.begin, 1, 0, 0))
  }

  @Test("Each of the scene's keys has a key")
  mutating func sceneKeys() {
    let keys: [(SDL_KeyCode, KeyEvent.Key)] = [
      (SDLK_UP, .up), (SDLK_DOWN, .down), (SDLK_LEFT, .left), (SDLK_RIGHT, .right), (SDLK_PAGEUP, .pageUp),
      (SDLK_PAGEDOWN, .pageDown), (SDLK_HOME, .home), (SDLK_END, .end), (SDLK_TAB, .tab), (SDLK_SPACE, .space),
      (SDLK_RETURN, .enter), (SDLK_KP_ENTER, .enter),
    ]
    #expect(Set(keys.map(\.1)) == Set(KeyEvent.Key.allCases))
    for (code, key) in keys {
      #expect(translator.translate(Self.key(code)) == .key(key, isShifted: false))
      #expect(translator.translate(Self.key(code, isRepeated: true)) == .key(key, isShifted: false))
      #expect(translator.translate(Self.key(code, modifiers: KMOD_RSHIFT)) == .key(key, isShifted: true))
      #expect(translator.translate(Self.key(code, modifiers: KMOD_LCTRL)) == nil)
    }
  }

  @Test("Numbers switch adapters, F1 the panel; escape and ctrl-Q close. What is held does nothing again")
  mutating func commandKeys() {
    #expect(translator.translate(Self.key(SDLK_1)) == .toggleAdapter(1))
    #expect(translator.translate(Self.key(SDLK_9)) == .toggleAdapter(9))
    #expect(translator.translate(Self.key(SDLK_0)) == nil)
    #expect(translator.translate(Self.key(SDLK_KP_2)) == .toggleAdapter(2))
    #expect(translator.translate(Self.key(SDLK_KP_9)) == .toggleAdapter(9))
    #expect(translator.translate(Self.key(SDLK_KP_0)) == nil)
    #expect(translator.translate(Self.key(SDLK_1, isRepeated: true)) == nil)
    #expect(translator.translate(Self.key(SDLK_F1)) == .togglePanel)
    #expect(translator.translate(Self.key(SDLK_F1, isRepeated: true)) == nil)
    #expect(translator.translate(Self.key(SDLK_ESCAPE)) == .close)
    #expect(translator.translate(Self.key(SDLK_q, modifiers: KMOD_LCTRL)) == .close)
    #expect(translator.translate(Self.key(SDLK_w, modifiers: KMOD_RCTRL)) == .close)
    for code in [SDLK_q, SDLK_w, SDLK_a, SDLK_F2] { #expect(translator.translate(Self.key(code)) == nil) }
  }

  @Test("The window's own events: another size, to be shown again, to be closed")
  mutating func windowEvents() {
    #expect(translator.translate(Self.window(SDL_WINDOWEVENT_SIZE_CHANGED)) == .resize)
    #expect(translator.translate(Self.window(SDL_WINDOWEVENT_DISPLAY_CHANGED)) == .resize)
    #expect(translator.translate(Self.window(SDL_WINDOWEVENT_EXPOSED)) == .expose)
    #expect(translator.translate(Self.window(SDL_WINDOWEVENT_CLOSE)) == .close)
    #expect(translator.translate(Self.window(SDL_WINDOWEVENT_MOVED)) == nil)
    var quit = SDL_Event()
    quit.type = SDL_QUIT.rawValue
    #expect(translator.translate(quit) == .close)
  }
}
