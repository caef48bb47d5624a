/// How one name of a method, its base name or a label, is like the one that may have been meant.
internal enum NameLikeness: Equatable {
  case same
  /// Only the case of letters differs.
  case otherCase
  /// Neighbouring letters are swapped, which nobody does on purpose.
  case swapped
  /// A few letters differ. The distance is how many.
  case misspelt(distance: Int)
  /// A few words are missing, too many, or another word for the same.
  case reworded(words: Int)
  case unlike

  /// Words that stand for one another: what other frameworks and older versions call a row.
  private static let wordsForRows: Set<String> = ["cell", "item", "items", "row", "rows"]

  /// Words that say where, not what: a name with or without them means the same.
  private static let placeWords: Set<String> = [
    "at", "cell", "for", "in", "index", "item", "of", "path", "row", "section", "table", "view", "with",
  ]

  /// Compares two names.
  ///
  /// - Parameters:
  ///   - name: The name.
  ///   - meant: What may have been meant.
  ///   - vocabulary: Words that are no misspellings of each other, as both occur in requirements.
  internal init(_ name: String, to meant: String, vocabulary: Set<String>) {
    if name == meant {
      self = .same
    } else if name == "_" || meant == "_" {
      self = .unlike
    } else if name.lowercased() == meant.lowercased() {
      self = .otherCase
    } else if let misspelling = Self.misspelling(name, of: meant, vocabulary: vocabulary) {
      self = misspelling
    } else {
      self = Self.rewording(name, of: meant)
    }
  }

  /// How many letters of a word may differ.
  private static func tolerance(_ length: Int) -> Int {
    switch length {
    case ...2: 0
    case 3...5: 1
    case 6...9: 2
    default: 3
    }
  }

  private static func misspelling(_ name: String, of meant: String, vocabulary: Set<String>) -> NameLikeness? {
    let words = name.camelCaseWords
    let meantWords = meant.camelCaseWords
    let total = name.lowercased().editDistance(to: meant.lowercased())
    guard words.count == meantWords.count else {
      // A capital is wrong too, so that the words are not the same ones. Whole words more or less are no slip of the pen.
      let isSlip = min(name.count, meant.count) >= 8 && total <= 2
      let hasOtherWords = words.isSubsequence(of: meantWords) || meantWords.isSubsequence(of: words)
      return isSlip && !hasOtherWords ? .misspelt(distance: total) : nil
    }
    var areSwapped = true
    for (word, meantWord) in zip(words, meantWords) where word != meantWord {
      let isPlural = word + "s" == meantWord || meantWord + "s" == word
      let isSwapped = word.isTransposed(meantWord)
      guard isPlural || isSwapped || !vocabulary.contains(word) else { return nil }
      guard isSwapped || word.editDistance(to: meantWord) <= tolerance(max(word.count, meantWord.count)) else {
        return nil
      }
      areSwapped = areSwapped && isSwapped
    }
    return areSwapped ? .swapped : .misspelt(distance: total)
  }

  private static func rewording(_ name: String, of meant: String) -> NameLikeness {
    let words = name.camelCaseWords.map { wordsForRows.contains($0) ? "row" : $0 }
    let meantWords = meant.camelCaseWords.map { wordsForRows.contains($0) ? "row" : $0 }
    if words == meantWords { return .reworded(words: 1) }
    let isLonger = words.count > meantWords.count
    let (shorter, longer) = isLonger ? (meantWords, words) : (words, meantWords)
    let missing = longer.count - shorter.count
    guard 1...2 ~= missing, shorter.count >= 2, shorter.isSubsequence(of: longer) else { return .unlike }
    // A method of its own has a word of its own. What is a section's is often left out of a name that says header or footer.
    let known = isLonger ? placeWords : placeWords.union(["footer", "header"])
    guard longer.filter({ !shorter.contains($0) }).allSatisfy(known.contains) else { return .unlike }
    return .reworded(words: missing)
  }
}
