import TestSupport
import Testing

@testable import AdapterLoading

@Suite("Patterns for names")
struct NamePatternTests {
  @Test(
    "A pattern fits what it stands for",
    arguments: [
      ("a", "a", true), ("a", "b", false), ("a", "ab", false), ("ab", "a", false), ("*", "", true), ("*", "abc", true),
      ("?", "a", true), ("?", "", false), ("?", "ab", false), ("rotated-*", "rotated-cells", true),
      ("rotated-*", "rotated-", true), ("rotated-*", "rotated", false), ("*-cells", "rotated-cells", true),
      ("*-cells", "rotated-cells-2", false), ("r*d-*s", "rotated-headers", true), ("*a*b*", "xxaxxbxx", true),
      ("*a*b*", "xxbxxaxx", false), ("a*a", "a", false), ("a*a", "aa", true), ("**", "a", true), ("a?c", "abc", true),
      ("a?c", "ac", false), ("*?*", "", false), ("*?*", "a", true), ("", "", true), ("", "a", false),
      ("[a]", "a", false), ("a.c", "abc", false),
    ])
  func matching(pattern: String, name: String, fits: Bool) {
    #expect(NamePattern(pattern).matches(name) == fits)
  }

  @Test("Matching any pattern agrees with trying all ways to fill it, and ends soon")
  func naive() {
    func fits(_ pattern: Substring, _ name: Substring) -> Bool {
      guard let first = pattern.first else { return name.isEmpty }
      if first == "*" { return fits(pattern.dropFirst(), name) || (!name.isEmpty && fits(pattern, name.dropFirst())) }
      guard let letter = name.first else { return false }
      return (first == "?" || first == letter) && fits(pattern.dropFirst(), name.dropFirst())
    }
    var random = SeededGenerator(seed: 7)
    for _ in 0..<5000 {
      let pattern = String(
        (0..<Int.random(in: 0...6, using: &random)).map { _ in "ab*?".randomElement(using: &random)! })
      let name = String((0..<Int.random(in: 0...7, using: &random)).map { _ in "ab".randomElement(using: &random)! })
      #expect(NamePattern(pattern).matches(name) == fits(pattern[...], name[...]), "\(pattern) \(name)")
    }
    #expect(!NamePattern(String(repeating: "*a", count: 500)).matches(String(repeating: "a", count: 499) + "b"))
  }

  @Test("A list is split at commas")
  func list() {
    #expect(NamePattern.list(" a, b-* ,,c ").map(\.text) == ["a", "b-*", "c"])
    #expect(NamePattern.list("").isEmpty)
    #expect(NamePattern("a-b").isName)
    #expect(!NamePattern("a*").isName && !NamePattern("a?").isName)
  }
}
