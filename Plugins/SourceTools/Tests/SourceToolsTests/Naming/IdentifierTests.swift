import Testing

@testable import SourceTools

@Suite("Identifiers")
struct IdentifierTests {
  @Test(
    "The first word is lowered as a whole",
    arguments: [
      ("TableView", "tableView"), ("URLSession", "urlSession"), ("URL", "url"), ("A", "a"), ("DidScroll", "didScroll"),
      ("already", "already"), ("", ""), ("ID3Tag", "id3Tag"), ("_Private", "_Private"), ("Übung", "übung"),
    ])
  func lowerCamelCase(name: String, expected: String) {
    #expect(name.lowerCamelCased == expected)
  }

  @Test("Keywords get backticks where they need them")
  func escaping() {
    #expect("in".asVariable == "`in`")
    #expect("indexPath".asVariable == "indexPath")
    #expect("in".asLabel == "in")
    #expect("for".asLabel == "for")
    #expect("inout".asLabel == "`inout`")
    #expect("default".asMember == "default")
    #expect("init".asMember == "`init`")
    #expect("`in`".withoutBackticks == "in")
    #expect("_".asLabel == "_")
  }

  @Test("Literals escape what would end them")
  func literals() {
    #expect(#"a"b\c"#.asLiteral == #""a\"b\\c""#)
  }
}
