extension String {
  /// The words of a name in camel case, in lower case: `heightForRowAt` → `height`, `for`, `row`, `at`.
  ///
  /// A run of capitals is one word, but for its last letter if a lower-case letter follows.
  internal var camelCaseWords: [String] {
    let letters = Array(self)
    var words: [String] = []
    var word = ""
    for (position, letter) in letters.enumerated() {
      let follows = position + 1 < letters.count && letters[position + 1].isLowercase
      let leads = position > 0 && !letters[position - 1].isUppercase
      if letter.isUppercase, leads || follows, !word.isEmpty {
        words.append(word)
        word = ""
      }
      if letter == "_" {
        if !word.isEmpty { words.append(word) }
        word = ""
      } else {
        word += letter.lowercased()
      }
    }
    if !word.isEmpty { words.append(word) }
    return words
  }

  /// How many letters must be inserted, removed, replaced or swapped with their neighbour to make another text of this one.
  ///
  /// This is the distance of optimal string alignment: no stretch is edited twice. O(*n* · *m*).
  internal func editDistance(to other: String) -> Int {
    let left = Array(self)
    let right = Array(other)
    var beforeLast: [Int] = []
    var last = Array(0...right.count)
    for row in left.indices {
      var current = [row + 1]
      for column in right.indices {
        let replaced = last[column] + (left[row] == right[column] ? 0 : 1)
        var least = Swift.min(replaced, last[column + 1] + 1, current[column] + 1)
        if row > 0, column > 0, left[row] == right[column - 1], left[row - 1] == right[column] {
          least = Swift.min(least, beforeLast[column - 1] + 1)
        }
        current.append(least)
      }
      beforeLast = last
      last = current
    }
    return last[right.count]
  }

  /// Whether the letters are the same, two neighbours swapped.
  internal func isTransposed(_ other: String) -> Bool {
    self != other && count == other.count && editDistance(to: other) == 1 && sorted() == other.sorted()
  }
}

extension Array<String> {
  /// Whether the words stand in another list in this order, perhaps with others between them.
  internal func isSubsequence(of other: [String]) -> Bool {
    var rest = other[...]
    for word in self {
      guard let position = rest.firstIndex(of: word) else { return false }
      rest = rest[(position + 1)...]
    }
    return true
  }
}
