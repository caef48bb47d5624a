public import Foundation

/// A finger on the window, from when it is put down until it is lifted: one object all the way.
///
/// Views and recognisers read from it where the finger is and was. The object changes as the finger moves, so what is to be
/// kept of a moment is copied out of it.
@MainActor
public final class Touch {
  /// What became of a touch in the latest event.
  public enum Phase: Sendable, Hashable {
    /// The finger was put down.
    case began
    /// The finger moved.
    case moved
    /// The finger is where it was.
    case stationary
    /// The finger was lifted.
    case ended
    /// The touch was taken away: it counts as if it had not been.
    case cancelled
  }

  /// What whoever sends the touches calls this finger; unique among those that are down.
  public let identifier: Int

  /// What became of it in the latest event.
  public internal(set) var phase = Phase.began

  /// The time of the latest change, in seconds on the window's clock.
  public internal(set) var timestamp: TimeInterval

  /// How many times in a row the finger was put down in this place; 0 once it has moved away from it. See
  /// ``TouchTiming`` for what counts as in a row.
  public internal(set) var tapCount = 1

  /// The view under the finger when it was put down; `nil` if there was none, or it is no longer.
  public internal(set) weak var view: View?

  /// The window that the finger is on.
  public internal(set) weak var window: Window?

  /// The recognisers that were given the touch and did not ignore it, the first to hear of it first; without those that have been set
  /// back since.
  public var gestureRecognizers: [GestureRecognizer] {
    var given: [GestureRecognizer] = []
    for recognizer in window?.touchDelivery.engaged ?? [] where recognizer.wasGiven(self) { given.append(recognizer) }
    return given
  }

  /// Where the finger is, was in the event before, and was put down, in the window's coordinates.
  var windowLocation: CGPoint
  var previousWindowLocation: CGPoint
  let firstWindowLocation: CGPoint

  /// What the view has heard of the touch.
  var delivery = ViewDelivery.waiting
  /// Whether the view has yet to hear that it moved.
  var hasUndeliveredMove = false
  /// Whether a recogniser took the touch away from the view.
  var isTakenFromView = false

  /// What a view has heard of a touch.
  enum ViewDelivery {
    /// Nothing yet: it may be held back.
    case waiting
    /// That it began.
    case begun
    /// That it ended or was cancelled; or it will hear nothing at all.
    case finished
  }

  init(identifier: Int, location: CGPoint, timestamp: TimeInterval, window: Window) {
    self.identifier = identifier
    self.timestamp = timestamp
    self.window = window
    windowLocation = location
    previousWindowLocation = location
    firstWindowLocation = location
  }

  /// Where the finger is, in a view's coordinates.
  ///
  /// - Parameter view: The view; `nil` for the window.
  public func location(in view: View?) -> CGPoint {
    view?.convert(windowLocation, from: nil) ?? windowLocation
  }

  /// Where the finger was before the latest change, in a view's coordinates.
  ///
  /// - Parameter view: The view; `nil` for the window.
  public func previousLocation(in view: View?) -> CGPoint {
    view?.convert(previousWindowLocation, from: nil) ?? previousWindowLocation
  }

  /// Whether the view has been told that the touch began, and not yet that it is over.
  var isInView: Bool { delivery == .begun }

  /// Whether the finger is down.
  var isActive: Bool {
    switch phase {
    case .began, .moved, .stationary: true
    case .ended, .cancelled: false
    }
  }
}

extension Touch: Hashable {
  /// A touch equals itself only.
  nonisolated public static func == (left: Touch, right: Touch) -> Bool {
    left === right
  }

  /// Feeds the touch's identity.
  nonisolated public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }
}
