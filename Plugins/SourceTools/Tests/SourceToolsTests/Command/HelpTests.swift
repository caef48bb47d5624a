import Testing

@testable import SourceTools

@Suite("Help")
struct HelpTests {
  /// The options that a help lists, each at the beginning of its line.
  private func listed(_ usage: String) -> Set<String> {
    var names: Set<String> = []
    for line in usage.split(separator: "\n") where line.hasPrefix("  -") || line.hasPrefix("    --") {
      names.insert(String(line.drop { $0 == " " }.prefix { $0 != " " }))
    }
    return names
  }

  @Test("The help of generate lists the options that it takes, and no other")
  func generate() {
    #expect(listed(GenerateCommand.usage) == Set(GenerateCommand.Option.allCases.map(\.rawValue)))
  }

  @Test("The help of lint lists its only option")
  func lint() {
    #expect(listed(LintCommand.usage) == ["--protocols"])
  }
}
