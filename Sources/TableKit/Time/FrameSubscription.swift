import Foundation

/// Something that a ``FrameClock`` does in every frame until it is cancelled.
@MainActor
public final class FrameSubscription {
  /// The part of a frame in which it is done.
  public let phase: FrameClock.Phase
  var action: (@MainActor (TimeInterval) -> Void)?

  init(phase: FrameClock.Phase, action: @escaping @MainActor (TimeInterval) -> Void) {
    self.phase = phase
    self.action = action
  }

  /// Whether it has not been cancelled.
  public var isActive: Bool { action != nil }

  /// Ends it, at once: it is not even called in the rest of a frame that is running.
  public func cancel() {
    action = nil
  }
}
