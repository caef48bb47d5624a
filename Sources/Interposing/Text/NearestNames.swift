/// Finds the names that a mistyped one may have meant, for messages such as
/// `no adapter named rotated-cell (did you mean rotated-cells?)`.
///
/// Nearness is the *optimal string alignment* distance: the least number of inserted, deleted and replaced
/// characters and of swapped neighbours that turns one name into the other, where no part is edited twice. It
/// compares without regard to case, since case is the commonest slip.
///
/// ```swift
/// let names = NearestNames(to: "rotated-cell", among: ["rotated-cells", "rotated-headers", "ripple"])
/// names.names     // ["rotated-cells"]
/// names.question  // "did you mean rotated-cells?"
/// ```
public struct NearestNames: Sendable, Hashable {
  /// The candidates that are near, nearest first; equally near ones in the order they were given, each once.
  public let names: [String]

  /// Names longer than this many characters are never compared: nobody mistypes one that long, and the comparison
  /// takes time in proportion to the product of both lengths.
  public static let longestComparedName = 128

  /// Collects the candidates that are near to `name`.
  ///
  /// A candidate is near if its distance is at most a third of the length of `name` (at least 1), or if one of the two
  /// begins with the other and the shorter has at least three characters. The latter rank after the former.
  ///
  /// - Parameters:
  ///   - name: What was asked for.
  ///   - candidates: The names there are.
  ///   - limit: How many names to keep at most.
  /// - Complexity: O(*n* · *m* · *k*) for *k* candidates of *m* characters and a name of *n*.
  public init(to name: String, among candidates: some Sequence<String>, limit: Int = 3) {
    guard limit > 0, let wanted = Self.comparable(name) else {
      names = []
      return
    }
    let allowance = max(1, wanted.count / 3)
    var ranked: [(rank: Int, position: Int, name: String)] = []
    var seen: Set<String> = []
    for (position, candidate) in candidates.enumerated() where seen.insert(candidate).inserted {
      guard let offered = Self.comparable(candidate) else { continue }
      if abs(offered.count - wanted.count) <= allowance {
        let distance = Self.distance(from: wanted, to: offered)
        if distance <= allowance {
          ranked.append((distance, position, candidate))
          continue
        }
      }
      if min(offered.count, wanted.count) >= 3, offered.starts(with: wanted) || wanted.starts(with: offered) {
        ranked.append((allowance + 1, position, candidate))
      }
    }
    ranked.sort { ($0.rank, $0.position) < ($1.rank, $1.position) }
    names = ranked.prefix(limit).map(\.name)
  }

  /// The names as a question to put in brackets behind a message: `did you mean a?`, `did you mean a or b?`,
  /// `did you mean a, b or c?`; `nil` if there is none.
  public var question: String? {
    guard let last = names.last else { return nil }
    guard names.count > 1 else { return "did you mean \(last)?" }
    return "did you mean \(names.dropLast().joined(separator: ", ")) or \(last)?"
  }

  /// The optimal string alignment distance between two texts, counted in characters; case counts.
  ///
  /// - Complexity: O(*n* · *m*) time and O(*m*) space for texts of *n* and *m* characters.
  public static func distance(from first: String, to second: String) -> Int {
    distance(from: Array(first), to: Array(second))
  }

  private static func distance(from first: [Character], to second: [Character]) -> Int {
    // Three rows of the usual table are enough: a swap looks back two rows.
    var beforePrevious = [Int](repeating: 0, count: second.count + 1)
    var previous = Array(0...second.count)
    var current = beforePrevious
    for row in 0..<first.count {
      current[0] = row + 1
      for column in 0..<second.count {
        let same = first[row] == second[column]
        var best = min(previous[column] + (same ? 0 : 1), previous[column + 1] + 1, current[column] + 1)
        if row > 0, column > 0, first[row] == second[column - 1], first[row - 1] == second[column] {
          best = min(best, beforePrevious[column - 1] + 1)
        }
        current[column + 1] = best
      }
      (beforePrevious, previous, current) = (previous, current, beforePrevious)
    }
    return previous[second.count]
  }

  /// The characters to compare, or `nil` if there are none or too many.
  private static func comparable(_ name: String) -> [Character]? {
    let characters = Array(name.prefix(longestComparedName + 1))
    guard !characters.isEmpty, characters.count <= longestComparedName else { return nil }
    return Array(String(characters).lowercased())
  }
}
