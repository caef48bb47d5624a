import Testing

@testable import SourceTools

@Suite("Lint")
struct LintTests {
  @Test(
    "Finds what is wrong, where, and what was meant",
    arguments: [LintCase].nearMisses + .mismatches + .lateMembers + .systems + .failureNames + .properties)
  func finds(_ lintCase: LintCase) {
    let findings = lintCase.findings
    let places = lintCase.places
    #expect(places.count == lintCase.expectations.count, "the case is written wrongly")
    #expect(
      findings.map { "\($0.diagnostic.file):\($0.diagnostic.line):\($0.diagnostic.column)" } == places,
      "\(findings.map(\.description).joined(separator: "\n"))")
    guard findings.count == lintCase.expectations.count else { return }
    for (finding, expectation) in zip(findings, lintCase.expectations) {
      #expect(finding.diagnostic.message.contains(expectation.message))
      #expect(finding.replacement == expectation.replacement)
    }
  }

  @Test(
    "Finds nothing in correct code", arguments: [LintCase].cleanNames + .cleanConformances + .cleanForms + .cleanSystems
  )
  func findsNothing(_ lintCase: LintCase) {
    #expect(lintCase.findings.map(\.description) == [])
  }
}
