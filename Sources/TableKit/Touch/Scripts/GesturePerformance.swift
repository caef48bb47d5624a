import Foundation

/// A step that is being carried out.
@MainActor
struct GesturePerformance {
  private let step: GestureStep
  private let start: TimeInterval
  private let end: TimeInterval
  /// When something is done next; `nil` if all is done.
  private(set) var nextTime: TimeInterval?
  /// Where the finger was when the step began, for one that is down already.
  private var path: GesturePath?
  private var tapsDone = 0
  private var isDown = false

  init(_ step: GestureStep, at start: TimeInterval, in window: Window) {
    self.step = step
    self.start = start
    end = start + step.duration
    nextTime = start
    switch step {
    case .drag(_, let path, _): self.path = path
    case .move(let finger, var path, _):
      if let touch = window.touchDelivery.activeTouch(finger) { path.points.insert(touch.windowLocation, at: 0) }
      self.path = path
    case .wait: nextTime = nil
    default: break
    }
  }

  /// Does what is due.
  ///
  /// - Parameters:
  ///   - time: The time; that of ``nextTime``.
  ///   - window: The window. It is sent wheels and keys.
  /// - Returns: What becomes of the finger: changes that each make an event of their own, in order.
  mutating func perform(at time: TimeInterval, in window: Window) -> [TouchChange] {
    nextTime = nil
    switch step {
    case .down(let finger, let point): return [TouchChange(.begin, identifier: finger, at: point)]
    case .up(let finger, let point): return [TouchChange(.end, identifier: finger, at: point)]
    case .cancel(let finger): return [TouchChange(.cancel, identifier: finger)]
    case .press(let finger, let point, _): return hold(finger, at: point)
    case .tap(let finger, let point, let count): return tap(finger, at: point, count)
    case .drag(let finger, _, _): return move(finger, at: time, in: window, putsDown: true)
    case .move(let finger, _, _): return move(finger, at: time, in: window, putsDown: false)
    case .wheel(let point, let delta):
      window.sendWheel(at: point, delta: delta)
      return []
    case .key(let key):
      window.sendKey(key)
      return []
    case .wait: return []
    }
  }

  private mutating func hold(_ finger: Int, at point: CGPoint) -> [TouchChange] {
    guard !isDown else { return [TouchChange(.end, identifier: finger, at: point)] }
    isDown = true
    nextTime = end
    return [TouchChange(.begin, identifier: finger, at: point)]
  }

  private mutating func tap(_ finger: Int, at point: CGPoint, _ count: Int) -> [TouchChange] {
    if isDown { tapsDone += 1 }
    isDown.toggle()
    let halves = 2 * tapsDone + (isDown ? 1 : 0)
    if tapsDone < count { nextTime = start + GestureStep.tapTime * TimeInterval(halves) }
    return [TouchChange(isDown ? .begin : .end, identifier: finger, at: point)]
  }

  private mutating func move(
    _ finger: Int, at time: TimeInterval, in window: Window, putsDown: Bool
  ) -> [TouchChange] {
    guard let path else { return [] }
    var changes: [TouchChange] = []
    if time == start, !isDown {
      isDown = true
      if putsDown { changes.append(TouchChange(.begin, identifier: finger, at: path.point(at: 0))) }
      guard end <= start else {
        nextTime = nextMove(after: time, in: window)
        return changes
      }
    }
    let isOver = time >= end
    let place = path.point(at: isOver ? 1 : (time - start) / (end - start))
    changes.append(TouchChange(.move, identifier: finger, at: place))
    if !isOver {
      nextTime = nextMove(after: time, in: window)
    } else if putsDown {
      changes.append(TouchChange(.end, identifier: finger, at: place))
    }
    return changes
  }

  /// The next frame, or the end. A frame that differs from the end only by rounding is the end.
  private func nextMove(after time: TimeInterval, in window: Window) -> TimeInterval {
    let frame = window.clock.frame(after: time)
    return frame < end - 1e-9 ? frame : end
  }
}
