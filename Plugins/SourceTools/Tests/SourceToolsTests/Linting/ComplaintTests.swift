import Testing

@testable import SourceTools

/// What users of proxies suffer from elsewhere because the compiler is silent about it: by the rules of the language it stays
/// silent here too, but the lint says so. The others are tested with what they are about.
@Suite("Complaints about silence")
struct ComplaintTests {
  @Test("1. A misspelt or mistyped optional method does not fall to the default in silence")
  func misspeltOrMistyped() {
    let lintCase = LintCase(
      "",
      """
      final class Sizes: TableViewDelegate {
        func tableView(_ tableView: TableView, hieghtForRowAt indexPath: IndexPath) -> CGFloat { 44 }
        func tableView(_ tableView: TableView, heightForHeaderInSection section: Int) -> Double { 20 }
        func tableView(_ tableView: TableView, heightForFooterInSection section: Int) throws -> CGFloat { 20 }
      }
      """)
    #expect(
      lintCase.findings.map(\.diagnostic.description) == [
        "App.swift:2:42: error: 'tableView(_:hieghtForRowAt:)' answers nothing that TableViewDelegate asks: "
          + "'tableView(_:heightForRowAt:)' was meant",
        "App.swift:3:84: error: 'tableView(_:heightForHeaderInSection:)' returns 'Double', so TableViewDelegate's counts as "
          + "left out: '-> CGFloat' was meant",
        "App.swift:4:81: error: 'tableView(_:heightForFooterInSection:)' throws, so TableViewDelegate's counts as left out: "
          + "a method without 'throws' was meant",
      ])
  }

  @Test("2. A subclass does not add in silence what its base class's conformance leaves out")
  func addedBySubclass() {
    let lintCase = LintCase(
      "",
      """
      class Base: TableViewDelegate {}
      final class Tall: Base {
        func tableView(_ tableView: TableView, heightForRowAt indexPath: IndexPath) -> CGFloat { 88 }
      }
      """)
    #expect(
      lintCase.findings.map(\.description) == [
        "App.swift:3:8: error: 'tableView(_:heightForRowAt:)' is never called, as 'Base' conforms to TableViewDelegate for its "
          + "subclasses too and leaves it out: a method of 'Base' was meant, to be overridden here\n"
          + "fix-it: replace with \"override func tableView(_ tableView: TableView, heightForRowAt indexPath: IndexPath) -> "
          + "CGFloat\""
      ])
  }
}
