public import Foundation

/// Recognises fingers that are dragged.
///
/// It begins once the fingers have moved ``slop`` points. Those are not part of the translation: what is dragged starts off
/// without a jump.
open class PanGestureRecognizer: GestureRecognizer {
  /// How far fingers have to move for a pan to begin, in points.
  public nonisolated static let slop: CGFloat = 10

  /// How many fingers it takes at least; 1 by default.
  open var minimumNumberOfTouches = 1

  /// How many fingers it takes at most; any number by default.
  open var maximumNumberOfTouches = Int.max

  /// How far the fingers have come since they were put down, in the window's coordinates: only ways on which all fingers went
  /// are counted, so that one more finger or one less makes no jump.
  private var path = CGPoint.zero
  /// The part of ``path`` that is not in the translation.
  private var origin = CGPoint.zero
  /// The part of ``path`` that was no pan.
  private var base = CGPoint.zero
  private var middle: CGPoint?
  private var tracker = VelocityTracker()

  /// How far what is dragged should have moved since the pan began, or since the translation was last set, in points of a
  /// view's coordinates.
  ///
  /// - Parameter view: The view, usually the superview of what is dragged; `nil` for the window.
  open func translation(in view: View?) -> CGPoint {
    guard hasRecognized || storedState == .cancelled else { return .zero }
    return Self.vector(CGPoint(x: path.x - origin.x, y: path.y - origin.y), in: view)
  }

  /// Says what the translation is now; further movements are added to it.
  ///
  /// - Parameters:
  ///   - translation: The translation in points; one that is not finite changes nothing.
  ///   - view: The view in whose coordinates it is meant; `nil` for the window.
  open func setTranslation(_ translation: CGPoint, in view: View?) {
    guard translation.isFinite else { return }
    var offset = translation
    if let view { offset = translation.applying(view.transform(to: nil).linearPart) }
    guard offset.isFinite else { return }
    origin = CGPoint(x: path.x - offset.x, y: path.y - offset.y)
  }

  /// How fast the fingers move, over the last tenth of a second, in points per second of a view's coordinates; as they end, how
  /// fast they were lifted. See ``VelocityTracker``.
  ///
  /// - Parameter view: The view; `nil` for the window.
  open func velocity(in view: View?) -> CGPoint {
    let time = self.view?.window?.clock.now ?? 0
    return Self.vector(tracker.velocity(at: time), in: view)
  }

  private static func vector(_ vector: CGPoint, in view: View?) -> CGPoint {
    guard let view else { return vector }
    return vector.applying(view.rootView.transform(to: view).linearPart)
  }

  /// Whether a movement of ``slop`` points or more is one that a pan begins with; if not, the next such movement may be.
  ///
  /// - Parameter movement: How far the fingers have come since the last that was not, or since they were put down, in the window's
  ///   coordinates.
  func begins(with movement: CGPoint) -> Bool { true }

  // MARK: Touches

  open override func touchesBegan(_ touches: Set<Touch>, with event: Event?) {
    follow()
    guard numberOfTouches > maximumNumberOfTouches else { return }
    if storedState == .possible {
      state = .failed
    } else {
      for touch in touches { ignore(touch, for: event) }
      middle = windowLocation
    }
  }

  open override func touchesMoved(_ touches: Set<Touch>, with event: Event?) {
    move()
  }

  open override func touchesEnded(_ touches: Set<Touch>, with event: Event?) {
    move()
    var left = 0
    for touch in trackedTouches where touch.isActive { left += 1 }
    if left < max(1, minimumNumberOfTouches) {
      state = hasRecognized || waiting != nil ? .ended : .failed
    } else {
      forgetTouchesThatAreOver()
      middle = windowLocation
    }
  }

  open override func reset() {
    super.reset()
    path = .zero
    origin = .zero
    base = .zero
    middle = nil
    tracker.reset()
  }

  /// Takes over where the fingers are, without counting it as a way.
  private func follow() {
    middle = windowLocation
    if storedState == .possible, numberOfTouches <= minimumNumberOfTouches {
      // Ways that were made with too few fingers are none.
      path = .zero
      tracker.reset()
    }
    tracker.add(path, at: time)
  }

  private var time: TimeInterval {
    var latest: TimeInterval = 0
    for touch in trackedTouches { latest = max(latest, touch.timestamp) }
    return latest
  }

  private func move() {
    let new = windowLocation
    let old = middle ?? new
    middle = new
    path.x += new.x - old.x
    path.y += new.y - old.y
    guard path.isFinite else { return state = .cancelled }
    tracker.add(path, at: time)
    switch storedState {
    case .possible:
      guard waiting == nil, numberOfTouches >= minimumNumberOfTouches else { return }
      let distance = path.distance(to: base)
      guard distance >= Self.slop else { return }
      let movement = CGPoint(x: path.x - base.x, y: path.y - base.y)
      guard begins(with: movement) else {
        base = path
        return
      }
      let part = Self.slop / distance
      origin = CGPoint(x: base.x + movement.x * part, y: base.y + movement.y * part)
      state = .began
    case .began, .changed: if new != old { state = .changed }
    case .ended, .cancelled, .failed: break
    }
  }
}
