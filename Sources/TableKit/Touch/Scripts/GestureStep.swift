import Foundation

/// One thing that a script does.
enum GestureStep: Sendable, Hashable {
  /// A finger is put down at the first point, goes to the others, and is lifted at the last.
  case drag(finger: Int, path: GesturePath, duration: TimeInterval)
  /// A finger is put down and lifted, a number of times.
  case tap(finger: Int, point: CGPoint, count: Int)
  /// A finger is put down and held.
  case press(finger: Int, point: CGPoint, duration: TimeInterval)
  /// A finger is put down.
  case down(finger: Int, point: CGPoint)
  /// A finger that is down goes from where it is to some points.
  case move(finger: Int, path: GesturePath, duration: TimeInterval)
  /// A finger is lifted; where it is, if there is no point.
  case up(finger: Int, point: CGPoint?)
  /// A finger is taken away.
  case cancel(finger: Int)
  /// The wheel turns.
  case wheel(point: CGPoint, delta: CGPoint)
  /// A key is pressed.
  case key(KeyEvent.Key)
  /// Nothing happens.
  case wait(TimeInterval)

  /// How long a finger is down in a tap, and how long it is up before the next one, in seconds.
  static let tapTime: TimeInterval = 0.1

  /// How long it takes, in seconds.
  var duration: TimeInterval {
    switch self {
    case .drag(_, _, let duration), .press(_, _, let duration), .move(_, _, let duration), .wait(let duration): duration
    case .tap(_, _, let count): Self.tapTime * TimeInterval(2 * count - 1)
    case .down, .up, .cancel, .wheel, .key: 0
    }
  }

  /// The finger it is about, if any.
  var finger: Int? {
    switch self {
    case .drag(let finger, _, _), .tap(let finger, _, _), .press(let finger, _, _), .down(let finger, _),
      .move(let finger, _, _), .up(let finger, _), .cancel(let finger):
      finger
    case .wheel, .key, .wait: nil
    }
  }
}
