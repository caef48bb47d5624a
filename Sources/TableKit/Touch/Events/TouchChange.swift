public import Foundation

/// What became of one finger, for ``Window/sendTouches(_:)``.
public struct TouchChange: Sendable, Hashable {
  /// What can become of a finger.
  public enum Kind: Sendable, Hashable {
    /// It was put down.
    case begin
    /// It moved.
    case move
    /// It was lifted.
    case end
    /// It was taken away, and counts as if it had not been.
    case cancel
  }

  /// What became of it.
  public var kind: Kind

  /// What the finger is called, as long as it is down.
  public var identifier: Int

  /// Where it is, in the window's coordinates; `nil` for where it was.
  public var location: CGPoint?

  /// A change of a finger.
  ///
  /// - Parameters:
  ///   - kind: What became of it.
  ///   - identifier: What it is called, as long as it is down.
  ///   - location: Where it is, in the window's coordinates; `nil` for where it was.
  public init(_ kind: Kind, identifier: Int, at location: CGPoint? = nil) {
    self.kind = kind
    self.identifier = identifier
    self.location = location
  }
}
