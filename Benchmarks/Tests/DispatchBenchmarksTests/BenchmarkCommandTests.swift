import Testing

@testable import DispatchBenchmarks

/// Google Benchmark keeps its flags for the life of the process, so these run one after another, and each sets what it needs.
@MainActor @Suite(.serialized) struct BenchmarkCommandTests {
  /// Claims to have done what it never did.
  private final class Cheat: BenchmarkCase {
    func prepare() {}
    func run(_ iterations: Int) {}
    func fault(after iterations: Int) -> String? { "nothing was called" }
  }

  @Test func honestCasesPass() {
    #expect(BenchmarkCommand.run(["", "--once", "--filter=^witness/"], cases: CaseList.all) == 0)
  }

  @Test func aCheatFailsTheCommand() {
    #expect(BenchmarkCommand.run(["", "--once", "--filter=."], cases: [ListedCase("cheat") { Cheat() }]) == 1)
  }

  @Test func aCaseThatCannotBeMadeFailsTheCommand() {
    struct Refusal: Error {}
    #expect(BenchmarkCommand.run(["", "--once", "--filter=."], cases: [ListedCase("none") { throw Refusal() }]) == 1)
  }

  @Test func aFilterThatMatchesNothingFails() {
    #expect(BenchmarkCommand.run(["", "--once", "--filter=^none$"], cases: CaseList.all) == 1)
  }

  @Test(arguments: [["--bogus"], ["stray"], ["--json"], ["--once", "--check"], ["--benchmark_min_time=soon"]])
  func wrongUsageIsTwo(arguments: [String]) {
    #expect(BenchmarkCommand.run([""] + arguments, cases: CaseList.all) == 2)
  }
}
