public import Foundation

/// What fingers do on a window, written down: for tests, for pictures in the middle of a gesture, and for whoever has no fingers
/// there.
///
/// ```swift
/// let script = try GestureScript(parsing: "drag 160,300 160,100 0.2s; wait 1s; tap 40,80")
/// window.play(script)
/// ```
///
/// ## The language
///
/// Statements are separated by `;` or stand on lines of their own, and happen one after the other. Those that are joined by `&`
/// begin at the same time, and what comes next begins when all of them have ended. Points are `x,y` in points of the window;
/// durations are `0.2s` or `200ms`.
///
/// | Statement | What happens |
/// | --- | --- |
/// | `drag x,y x,y … 0.2s [CURVE]` | A finger is put down at the first point, goes straight from each to the next, and is lifted at the last, within the duration. |
/// | `tap x,y [2 times]` | A finger is put down for 0.1 s and lifted; again after 0.1 s. |
/// | `press x,y 0.6s` | A finger is put down, held, and lifted. |
/// | `down x,y` | A finger is put down and stays. |
/// | `move x,y … [0.2s [CURVE]]` | It goes from where it is to each point in turn; at once if no duration is given. |
/// | `up [x,y]` | It is lifted. |
/// | `cancel` | It is taken away, as a system does when something more important comes up. |
/// | `wheel x,y dx,dy` | The wheel is turned over a point: a positive dy shows what stands further down. |
/// | `key NAME` | A key is pressed: `up`, `down`, `left`, `right`, `page-up`, `page-down`, `home`, `end`, `tab`, `space` or `enter`. |
/// | `wait 1s` | Time passes. |
///
/// A finger moves in every frame of the window's clock and at its end. CURVE says at what speed along the whole way: `linear`
/// (if none is given), `ease`, `ease-in`, `ease-out`, `ease-in-out`. Where there are several fingers they are named by a
/// number right after the first word, `drag #2 …`; without one it is finger 0, and in statements that are joined by `&` the
/// second is finger 1, and so on.
///
/// A script that puts a finger down and leaves it there is in order: so one sees what a gesture looks like half-way.
public struct GestureScript: Sendable, Hashable {
  /// The longest time that a script may take, in seconds: an hour.
  public static let longestDuration: TimeInterval = 3600

  /// The steps; those of one group begin at the same time.
  let groups: [[GestureStep]]

  /// How long it takes, in seconds.
  public let duration: TimeInterval

  /// Reads a script.
  ///
  /// - Parameter text: The script.
  /// - Throws: Where it is wrong, and what is expected there. Nothing is wrong with an empty one.
  public init(parsing text: String) throws(GestureScriptError) {
    var parser = GestureScriptParser(text)
    groups = try parser.parse()
    duration = parser.duration
  }

  /// How long steps take that begin at the same time.
  static func duration(of group: [GestureStep]) -> TimeInterval {
    var longest: TimeInterval = 0
    for step in group { longest = max(longest, step.duration) }
    return longest
  }
}
