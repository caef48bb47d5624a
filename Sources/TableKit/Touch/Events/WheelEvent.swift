public import Foundation

/// A turn of a mouse wheel, or a movement of two fingers on a touch pad, over a point of the window.
///
/// A wheel that clicks sends single events of the phase ``Phase/single``. A touch pad sends a sequence: ``Phase/began``, any
/// number of ``Phase/changed``, ``Phase/ended``; the whole sequence goes to the view that was under the pointer at its
/// beginning.
public final class WheelEvent: Event {
  /// What part of a sequence an event is.
  public enum Phase: Sendable, Hashable {
    /// An event by itself.
    case single
    /// The first of a sequence.
    case began
    /// One within a sequence.
    case changed
    /// The last of a sequence.
    case ended
    /// The last of a sequence that is to count as if it had not been.
    case cancelled
  }

  /// How far the content should move to the left and up, in points of the window: a positive `y` shows what stands further
  /// down, as a greater content offset does.
  public let delta: CGPoint

  /// What part of a sequence it is.
  public let phase: Phase

  /// Where the pointer is, in the window's coordinates.
  let windowLocation: CGPoint

  init(timestamp: TimeInterval, location: CGPoint, delta: CGPoint, phase: Phase) {
    windowLocation = location
    self.delta = delta
    self.phase = phase
    super.init(timestamp: timestamp)
  }

  /// How far the content should move to the left and up in a view's coordinates: in a view that is turned, the delta turned
  /// back.
  ///
  /// - Parameter view: The view; `nil` for the window.
  public func delta(in view: View?) -> CGPoint {
    guard let view else { return delta }
    return delta.applying(view.rootView.transform(to: view).linearPart)
  }

  /// Where the pointer is, in a view's coordinates; `nil` for the window's.
  public func location(in view: View?) -> CGPoint {
    view?.convert(windowLocation, from: nil) ?? windowLocation
  }
}
