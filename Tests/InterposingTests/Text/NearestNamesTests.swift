import Interposing
import Testing

@Suite("Nearest names")
struct NearestNamesTests {
  @Test(
    "Distances worked out by hand",
    arguments: [
      ("", "", 0), ("", "abc", 3), ("abc", "", 3), ("same", "same", 0),
      ("kitten", "sitting", 3),  // two replaced, one inserted
      ("team", "tema", 1),  // one swap
      ("team", "Team", 1),  // case counts here
      ("ca", "abc", 3),  // no part is edited twice: a swap and an insertion between the two do not combine
      ("flaw", "lawn", 2),
      ("café", "cafe", 1),
    ])
  func distance(first: String, second: String, expected: Int) {
    #expect(NearestNames.distance(from: first, to: second) == expected)
    #expect(NearestNames.distance(from: second, to: first) == expected)
  }

  @Test("The nearest come first, equally near ones in their own order")
  func order() {
    let names = NearestNames(to: "column", among: ["culumm", "colum", "columnist", "column", "row", "colum"])
    // Six characters allow a distance of two: "culumm" takes two, "columnist" only begins alike, "row" is far.
    #expect(names.names == ["column", "colum", "culumm"])
    #expect(NearestNames(to: "column", among: ["columnist", "colum"]).names == ["colum", "columnist"])
  }

  @Test("A name that begins like the one asked for is near, however long it goes on")
  func prefixes() {
    #expect(NearestNames(to: "rot", among: ["rotated-cells", "ripple"]).names == ["rotated-cells"])
    #expect(NearestNames(to: "ro", among: ["rotated-cells"]).names.isEmpty)
  }

  @Test("Case is no difference")
  func caseIsIgnored() {
    #expect(NearestNames(to: "TEAM", among: ["game", "team"]).names == ["team"])
  }

  @Test("The limit holds, and nothing comes of nothing")
  func limits() {
    #expect(NearestNames(to: "aaa", among: ["aab", "aac", "aad", "aae"]).names == ["aab", "aac", "aad"])
    #expect(NearestNames(to: "aaa", among: ["aab", "aac"], limit: 1).names == ["aab"])
    #expect(NearestNames(to: "aaa", among: ["aab"], limit: 0).names.isEmpty)
    #expect(NearestNames(to: "", among: ["a", ""]).names.isEmpty)
    #expect(NearestNames(to: "aaa", among: []).names.isEmpty)
  }

  @Test("A very long name is not compared")
  func longNames() {
    let long = String(repeating: "x", count: NearestNames.longestComparedName + 1)
    #expect(NearestNames(to: long, among: [long]).names.isEmpty)
    #expect(NearestNames(to: "xxxx", among: [long]).names.isEmpty)
    let longest = String(long.dropLast())
    #expect(NearestNames(to: longest, among: [longest]).names == [longest])
  }

  @Test("The question names one, two or three")
  func question() {
    #expect(NearestNames(to: "zzz", among: ["a"]).question == nil)
    #expect(NearestNames(to: "team", among: ["teams"]).question == "did you mean teams?")
    #expect(NearestNames(to: "team", among: ["teams", "tea"]).question == "did you mean teams or tea?")
    #expect(NearestNames(to: "team", among: ["teams", "tea", "tear"]).question == "did you mean teams, tea or tear?")
  }
}
