import Foundation

/// What the content of a scroll view is doing, and what keeps it going.
@MainActor
struct ScrollMotion {
  /// What the content is doing.
  enum Phase {
    /// It stands.
    case resting
    /// It follows a finger.
    case dragging(ScrollDrag)
    /// It moves by itself.
    case moving(ScrollCourse)
  }

  var phase = Phase.resting

  /// Grows by one with each change from one phase or course to another, so that whoever calls back sees that it was
  /// overtaken.
  var generation = 0
  /// Grows by one also when a course or a drag is taken up again after a change of the content.
  var revision = 0
  /// Set while the offset is changed by what moves the content, until the change has happened.
  var isMovingContent = false
  /// Whether the delegate has heard that the content decelerates.
  var hasBegunDecelerating = false
  /// Whether a touch has stopped the content, so that it may have to come to rest when the touch is over.
  var hasBeenCaught = false

  /// What is called in every frame, while the content moves or the indicators fade.
  var frames: FrameSubscription?
  /// What is called when the content comes to rest.
  var end: ScheduledAction?

  /// How visible the indicators are that are seen while the content scrolls; `nil` for not at all.
  var fade: IndicatorFade?
  /// Where the wheel has left the content, not rounded.
  var wheelOffset: CGPoint?

  /// Whether a finger or something else moves the content.
  var isActive: Bool {
    switch phase {
    case .resting: false
    case .dragging, .moving: true
    }
  }

  /// The course of content that moves by itself.
  var course: ScrollCourse? {
    if case .moving(let course) = phase { return course }
    return nil
  }

  /// The drag that the content follows.
  var drag: ScrollDrag? {
    if case .dragging(let drag) = phase { return drag }
    return nil
  }
}
