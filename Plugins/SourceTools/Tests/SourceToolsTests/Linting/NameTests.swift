import Testing

@testable import SourceTools

@Suite("Likeness of names")
struct NameTests {
  @Test(
    "Names are cut into words",
    arguments: [
      ("heightForRowAt", ["height", "for", "row", "at"]), ("URLSession", ["url", "session"]), ("x", ["x"]), ("", []),
      ("_", []), ("did_end", ["did", "end"]), ("isHTML", ["is", "html"]), ("row2Height", ["row2", "height"]),
    ] as [(String, [String])])
  func words(name: String, expected: [String]) {
    #expect(name.camelCaseWords == expected)
  }

  @Test(
    "The distance counts inserted, removed, replaced and swapped letters",
    arguments: [
      ("", "", 0), ("abc", "abc", 0), ("abc", "", 3), ("", "ab", 2), ("height", "hieght", 1), ("select", "selct", 1),
      ("kitten", "sitting", 3), ("ca", "abc", 3), ("abcdef", "bacdfe", 2),
    ] as [(String, String, Int)])
  func distance(left: String, right: String, expected: Int) {
    #expect(left.editDistance(to: right) == expected)
    #expect(right.editDistance(to: left) == expected)
  }

  @Test("The distance is that of a plain recursion, for random words")
  func distanceAgainstRecursion() {
    func plain(_ left: ArraySlice<Character>, _ right: ArraySlice<Character>) -> Int {
      guard let last = left.last else { return right.count }
      guard let other = right.last else { return left.count }
      var least = plain(left.dropLast(), right.dropLast()) + (last == other ? 0 : 1)
      least = min(least, plain(left.dropLast(), right) + 1, plain(left, right.dropLast()) + 1)
      if left.count > 1, right.count > 1, left.dropLast().last == other, right.dropLast().last == last {
        least = min(least, plain(left.dropLast(2), right.dropLast(2)) + 1)
      }
      return least
    }
    var state: UInt64 = 42
    func next(_ bound: UInt64) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int((state >> 33) % bound)
    }
    for _ in 0..<200 {
      let left = String((0..<next(6)).map { _ in Array("abc")[next(3)] })
      let right = String((0..<next(6)).map { _ in Array("abc")[next(3)] })
      #expect(left.editDistance(to: right) == plain(Array(left)[...], Array(right)[...]), "\(left) \(right)")
    }
  }

  @Test(
    "Names are like what is meant, or not",
    arguments: [
      ("heightForRowAt", "heightForRowAt", .same), ("HeightforRowAt", "heightForRowAt", .otherCase),
      ("hieghtForRowAt", "heightForRowAt", .swapped), ("heigtForRowAt", "heightForRowAt", .misspelt(distance: 1)),
      ("heigtForrowAt", "heightForRowAt", .misspelt(distance: 1)),
      ("prefetchRowAt", "prefetchRowsAt", .misspelt(distance: 1)),
      ("heightForRow", "heightForRowAt", .reworded(words: 1)),
      ("heightForRowAtIndexPath", "heightForRowAt", .reworded(words: 2)),
      ("didSelectCellAt", "didSelectRowAt", .reworded(words: 1)), ("didSelect", "didSelectRowAt", .reworded(words: 2)),
      ("height", "heightForRowAt", .unlike), ("titleForRowAt", "heightForRowAt", .unlike),
      ("heightForFooter", "heightForHeader", .unlike), ("willSelect", "didSelect", .unlike),
      ("scrollViewDidScrollToBottom", "scrollViewDidScroll", .unlike), ("_", "in", .unlike), ("in", "_", .unlike),
      ("at", "in", .unlike), ("heightForRow", "estimatedHeightForRowAt", .unlike),
    ] as [(String, String, NameLikeness)])
  func likeness(name: String, meant: String, expected: NameLikeness) {
    let vocabulary: Set<String> = ["did", "will", "header", "footer", "row", "select"]
    #expect(NameLikeness(name, to: meant, vocabulary: vocabulary) == expected)
  }
}
