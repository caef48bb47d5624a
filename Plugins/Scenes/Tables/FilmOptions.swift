import Arguments

/// How many pictures `swivel render` makes, and when.
package struct FilmOptions: Hashable {
  /// How many frames there are.
  package let frames: Int
  /// How many there are in a second.
  package let framesPerSecond: Double

  /// The most frames there may be.
  package static let mostFrames = 1_000

  /// How many frames a row of the film strip has at most.
  package static let columns = 8

  /// Reads `--frames` and `--fps`.
  ///
  /// - Returns: `nil` if there is no film.
  package init?(_ arguments: ParsedArguments) throws(CommandFailure) {
    let framesPerSecond = try arguments.number("--fps") ?? 60
    guard let frames = try arguments.number("--frames") else {
      guard arguments.text("--fps") == nil else {
        throw arguments.failure("--fps says how many frames a second has; give --frames N too, how many there are")
      }
      return nil
    }
    guard frames == frames.rounded(), frames >= 1, frames <= Double(Self.mostFrames) else {
      throw arguments.failure(
        "--frames \(arguments.text("--frames") ?? ""): expected a whole number from 1 to \(Self.mostFrames)")
    }
    guard framesPerSecond > 0, framesPerSecond <= 1_000 else {
      throw arguments.failure(
        "--fps \(arguments.text("--fps") ?? ""): expected a number greater than 0 and at most 1000")
    }
    guard arguments.text("--out") != nil else {
      throw arguments.failure("--frames makes pictures; give --out F.png, which becomes the film strip")
    }
    self.frames = Int(frames)
    self.framesPerSecond = framesPerSecond
  }

  /// When a frame is drawn, in seconds after the first.
  package func time(of frame: Int) -> Double { Double(frame) / framesPerSecond }

  /// The paths of the frames' files: `out-000.png` and so on for the film strip `out.png`.
  package func paths(beside strip: String) -> [String] {
    let slash = strip.lastIndex(of: "/")
    let nameStart = slash.map { strip.index(after: $0) } ?? strip.startIndex
    // A dot at the beginning of the name is none of an ending.
    let dot = strip[nameStart...].lastIndex(of: ".").flatMap { $0 > nameStart ? $0 : nil } ?? strip.endIndex
    return (0..<frames).map { frame in
      let number = String(frame)
      return strip[..<dot] + "-" + String(repeating: "0", count: max(0, 3 - number.count)) + number + strip[dot...]
    }
  }
}
