import Foundation

/// How long the frames of a session took, and what for.
struct FrameStatistics {
  /// All of a frame: from when there was something to do to when it was in the window.
  private(set) var frame = FrameTimes()
  /// Taking the input, letting time pass, laying out.
  private(set) var moving = FrameTimes()
  /// Finding what has changed, and drawing that.
  private(set) var drawing = FrameTimes()
  /// Bringing what has changed into the window.
  private(set) var showing = FrameTimes()

  /// How long a frame may take, in seconds, so that there are sixty in a second.
  private static let room = 1.0 / 60

  /// Notes a frame by the times of its parts.
  mutating func add(moving: Duration, drawing: Duration, showing: Duration) {
    self.moving.add(moving)
    self.drawing.add(drawing)
    self.showing.add(showing)
    frame.add(moving + drawing + showing)
  }

  /// A line of how many frames there were and a line each for the times of all and of their parts, for people.
  var text: String {
    let late = frame.count(over: Self.room)
    var lines = ["\(frame.count) frames, \(late == 0 ? "none" : "\(late)") longer than a 60th of a second"]
    for (name, times) in [("frame", frame), ("moving", moving), ("drawing", drawing), ("showing", showing)] {
      lines.append(times.line(name))
    }
    return lines.map { "\($0)\n" }.joined()
  }
}
