import CSDL2
import Foundation
import TableKit

/// Turns SDL's events into what the scene takes as input.
///
/// It knows which fingers are down and whether the mouse is one of them, and nothing else: the same events give the same input,
/// window or none.
struct EventTranslator {
  /// How many points of the scene a unit of SDL's window coordinates is.
  var pointsPerUnit: CGFloat
  /// The scene's size in points, for fingers, whose places are parts of it.
  var size: CGSize

  /// The finger that the mouse is; the others have greater numbers.
  static let mouse = 0
  /// How far a click of the wheel moves the content, in points: about three lines of text.
  static let wheelStep: CGFloat = 60

  /// The mouse that SDL pretends touches are, `SDL_TOUCH_MOUSEID`, whose macro Swift cannot read.
  private static let touchMouse = UInt32.max

  private var isMouseDown = false
  private var pointer: CGPoint?
  private var fingers: [SDL_FingerID: Int] = [:]

  /// A translator that knows of no finger.
  init(pointsPerUnit: CGFloat = 1, size: CGSize) {
    self.pointsPerUnit = pointsPerUnit
    self.size = size
  }

  /// The input that an event is; `nil` if it is none.
  mutating func translate(_ event: SDL_Event) -> WindowInput? {
    switch SDL_EventType(event.type) {
    case SDL_MOUSEBUTTONDOWN, SDL_MOUSEBUTTONUP: button(event.button)
    case SDL_MOUSEMOTION: motion(event.motion)
    case SDL_MOUSEWHEEL: wheel(event.wheel)
    case SDL_FINGERDOWN, SDL_FINGERMOTION, SDL_FINGERUP: finger(event.tfinger)
    case SDL_KEYDOWN: key(event.key)
    case SDL_WINDOWEVENT: window(event.window)
    case SDL_QUIT: .close
    default: nil
    }
  }

  // MARK: The mouse

  private mutating func button(_ event: SDL_MouseButtonEvent) -> WindowInput? {
    // A touch that SDL also tells as a mouse's is told as a finger's already.
    guard event.which != Self.touchMouse, event.button == SDL_BUTTON_LEFT else { return nil }
    let place = point(event.x, event.y)
    pointer = place
    let isDown = event.type == SDL_MOUSEBUTTONDOWN.rawValue
    guard isDown != isMouseDown else { return nil }
    isMouseDown = isDown
    return .touches([TouchChange(isDown ? .begin : .end, identifier: Self.mouse, at: place)])
  }

  private mutating func motion(_ event: SDL_MouseMotionEvent) -> WindowInput? {
    guard event.which != Self.touchMouse else { return nil }
    let place = point(event.x, event.y)
    pointer = place
    return isMouseDown ? .touches([TouchChange(.move, identifier: Self.mouse, at: place)]) : .pointer(place)
  }

  private func wheel(_ event: SDL_MouseWheelEvent) -> WindowInput? {
    guard event.which != Self.touchMouse else { return nil }
    // Away from the person is positive; the content then moves down, so its offset shrinks.
    let sign: CGFloat = event.direction == SDL_MOUSEWHEEL_FLIPPED.rawValue ? -1 : 1
    let delta = CGPoint(
      x: CGFloat(event.preciseX) * sign * Self.wheelStep, y: -CGFloat(event.preciseY) * sign * Self.wheelStep)
    guard delta != .zero else { return nil }
    return .wheel(at: point(event.mouseX, event.mouseY), delta: delta)
  }

  private func point(_ x: Int32, _ y: Int32) -> CGPoint {
    CGPoint(x: CGFloat(x) * pointsPerUnit, y: CGFloat(y) * pointsPerUnit)
  }

  // MARK: Fingers

  private mutating func finger(_ event: SDL_TouchFingerEvent) -> WindowInput? {
    let place = CGPoint(x: CGFloat(event.x) * size.width, y: CGFloat(event.y) * size.height)
    switch SDL_EventType(event.type) {
    case SDL_FINGERDOWN:
      let number = fingers[event.fingerId] ?? freeNumber
      fingers[event.fingerId] = number
      return .touches([TouchChange(.begin, identifier: number, at: place)])
    case SDL_FINGERMOTION:
      guard let number = fingers[event.fingerId] else { return nil }
      return .touches([TouchChange(.move, identifier: number, at: place)])
    default:
      guard let number = fingers.removeValue(forKey: event.fingerId) else { return nil }
      return .touches([TouchChange(.end, identifier: number, at: place)])
    }
  }

  /// The least number that no finger has.
  private var freeNumber: Int {
    var number = Self.mouse + 1
    while fingers.values.contains(number) { number += 1 }
    return number
  }

  // MARK: Keys

  private func key(_ event: SDL_KeyboardEvent) -> WindowInput? {
    let code = SDL_KeyCode(UInt32(bitPattern: event.keysym.sym))
    let modifiers = UInt32(event.keysym.mod)
    let isControlled = modifiers & KMOD_CTRL.rawValue != 0
    if isControlled { return code == SDLK_q || code == SDLK_w ? .close : nil }
    if let key = Self.keys[code.rawValue] { return .key(key, isShifted: modifiers & KMOD_SHIFT.rawValue != 0) }
    // What switches something does so once, however long the key is held.
    guard event.repeat == 0 else { return nil }
    if code == SDLK_F1 { return .togglePanel }
    if code == SDLK_ESCAPE { return .close }
    return Self.number(code).map { .toggleAdapter($0) }
  }

  private static let keys: [UInt32: KeyEvent.Key] = [
    SDLK_UP.rawValue: .up, SDLK_DOWN.rawValue: .down, SDLK_LEFT.rawValue: .left, SDLK_RIGHT.rawValue: .right,
    SDLK_PAGEUP.rawValue: .pageUp, SDLK_PAGEDOWN.rawValue: .pageDown, SDLK_HOME.rawValue: .home,
    SDLK_END.rawValue: .end, SDLK_TAB.rawValue: .tab, SDLK_SPACE.rawValue: .space, SDLK_RETURN.rawValue: .enter,
    SDLK_KP_ENTER.rawValue: .enter,
  ]

  private static func number(_ code: SDL_KeyCode) -> Int? {
    for first in [SDLK_1.rawValue, SDLK_KP_1.rawValue] where (first...first + 8).contains(code.rawValue) {
      return Int(code.rawValue - first) + 1
    }
    return nil
  }

  // MARK: The window

  private mutating func window(_ event: SDL_WindowEvent) -> WindowInput? {
    switch SDL_WindowEventID(UInt32(event.event)) {
    case SDL_WINDOWEVENT_SIZE_CHANGED, SDL_WINDOWEVENT_DISPLAY_CHANGED: return .resize
    case SDL_WINDOWEVENT_EXPOSED: return .expose
    case SDL_WINDOWEVENT_CLOSE: return .close
    case SDL_WINDOWEVENT_MINIMIZED, SDL_WINDOWEVENT_HIDDEN: return takeFingersAway()
    case SDL_WINDOWEVENT_LEAVE:
      guard !isMouseDown, pointer != nil else { return nil }
      pointer = nil
      return .pointer(nil)
    default: return nil
    }
  }

  /// Of fingers on a window that is out of sight nothing more is heard, or nothing that was meant for it.
  private mutating func takeFingersAway() -> WindowInput? {
    var numbers = fingers.values.sorted()
    if isMouseDown { numbers.insert(Self.mouse, at: 0) }
    (fingers, isMouseDown) = ([:], false)
    return numbers.isEmpty ? nil : .touches(numbers.map { TouchChange(.cancel, identifier: $0) })
  }
}
