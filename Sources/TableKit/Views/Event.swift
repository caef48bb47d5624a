import Foundation

/// What a touch or another input brings along on its way through the views.
public final class Event: Sendable {
  /// When it happened: seconds on the clock of whoever sent it.
  public let timestamp: TimeInterval

  /// An event at a time in seconds.
  public init(timestamp: TimeInterval = 0) {
    self.timestamp = timestamp
  }
}
