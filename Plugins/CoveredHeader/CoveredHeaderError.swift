/// Why a header cannot be covered as it was described.
public enum CoveredHeaderError: Error, Sendable, Hashable {
  /// The header's height is not finite, or not greater than 0.
  case invalidHeight(Double)
  /// The y of the header's top edge is not finite.
  case invalidY(Double)
  /// Another number, by its key, is not finite, or negative.
  case invalidLength(key: String, value: Double)
  /// The header ends within the strip that is never covered.
  case nothingToCover(headerMaxY: Double, uncovered: Double)
  /// The header in front of the table is no higher than it gets at least.
  case nothingToShrink(height: Double, minimum: Double)
  /// A word, by its key, is none of those that there are.
  case unknownWord(key: String, text: String, known: [String])
  /// The colour is not written as one.
  case invalidColor(String)
  /// The picture could not be read, for a reason that names its file.
  case unreadableImage(reason: String)
  /// There is the path of a picture, and nothing that reads it.
  case noImageReader(String)
}

extension CoveredHeaderError: CustomStringConvertible {
  /// One line that names the key, what it is and what it has to be.
  public var description: String {
    switch self {
    case .invalidHeight(let height):
      "adapter covered-header: key height is \(height); expected a finite number of points greater than 0"
    case .invalidY(let y):
      "adapter covered-header: key y is \(y); expected a finite number of points"
    case .invalidLength(let key, let value):
      "adapter covered-header: key \(key) is \(value); expected a finite number, 0 or more"
    case .nothingToCover(let headerMaxY, let uncovered):
      "adapter covered-header: the header ends at \(headerMaxY), within the \(uncovered) points that are never covered; "
        + "give it more height or set uncovered to less"
    case .nothingToShrink(let height, let minimum):
      "adapter covered-header: the header is \(height) points high and gets no lower than \(minimum); "
        + "give it more height, below the table's top, or set minimum-height to less"
    case .unknownWord(let key, let text, let known):
      "adapter covered-header: key \(key) is \(text.debugDescription); expected \(known.joined(separator: ", "))"
    case .invalidColor(let text):
      "adapter covered-header: key color is \(text.debugDescription); expected a colour as #RRGGBB or #RRGGBBAA"
    case .unreadableImage(let reason):
      "adapter covered-header: key image: \(reason)"
    case .noImageReader(let path):
      "adapter covered-header: key image is \(path.debugDescription), and nothing was given that reads pictures"
    }
  }
}
