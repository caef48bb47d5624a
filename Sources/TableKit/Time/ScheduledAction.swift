public import Foundation

/// Something that a ``FrameClock`` will do at a time. Keep it to be able to cancel it; let it go, and it happens.
@MainActor
public final class ScheduledAction {
  /// When it happens, in seconds on the clock.
  public let time: TimeInterval
  let order: Int
  var action: (@MainActor () -> Void)?

  init(time: TimeInterval, order: Int, action: @escaping @MainActor () -> Void) {
    self.time = time
    self.order = order
    self.action = action
  }

  /// Whether it has neither happened nor been cancelled.
  public var isPending: Bool { action != nil }

  /// Keeps it from happening. Once it has happened, nothing changes.
  public func cancel() {
    action = nil
  }
}
