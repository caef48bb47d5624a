/// A pattern for adapters' names: `*` stands for any characters, also none, and `?` for one.
public struct NamePattern: Sendable, Hashable, CustomStringConvertible {
  /// The pattern as it was written.
  public let text: String

  /// Makes a pattern.
  public init(_ text: String) {
    self.text = text
  }

  /// Whether the pattern is a plain name, for which there should be an adapter.
  public var isName: Bool { !text.contains { $0 == "*" || $0 == "?" } }

  public var description: String { text }

  /// Whether a name fits.
  ///
  /// - Complexity: O(*n* · *m*) for a pattern of *n* and a name of *m* characters.
  public func matches(_ name: String) -> Bool {
    let (pattern, name) = (Array(text), Array(name))
    // Where the last star stands, and what it has swallowed up to: only that one is ever tried anew.
    var star: (pattern: Int, name: Int)?
    var (position, index) = (0, 0)
    while index < name.count {
      if position < pattern.count, pattern[position] == "*" {
        star = (position, index)
        position += 1
      } else if position < pattern.count, pattern[position] == "?" || pattern[position] == name[index] {
        position += 1
        index += 1
      } else if let last = star {
        star = (last.pattern, last.name + 1)
        position = last.pattern + 1
        index = last.name + 1
      } else {
        return false
      }
    }
    return pattern[position...].allSatisfy { $0 == "*" }
  }

  /// The patterns of a list joined by commas; spaces around them do not count.
  static func list(_ text: String) -> [NamePattern] {
    text.split(separator: ",").map { part in
      let trimmed = part.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed()
      return NamePattern(String(trimmed))
    }.filter { !$0.text.isEmpty }
  }
}
