import Testing

@testable import DispatchBenchmarks

@Suite struct BenchmarkOptionsTests {
  @Test func withoutArgumentsCasesAreRepeatedInRandomOrder() throws {
    let options = try BenchmarkOptions([])
    #expect(!options.checksRatios && !options.runsOnce && !options.printsForPrograms)
    #expect(options.flags.contains("--benchmark_enable_random_interleaving=true"))
  }

  @Test func ownFlagsBecomeGoogleBenchmarks() throws {
    let separate = try BenchmarkOptions(["--json", "a.json", "--filter", "witness"])
    let joined = try BenchmarkOptions(["--json=a.json", "--filter=witness"])
    #expect(separate == joined)
    #expect(
      separate.flags.suffix(3) == [
        "--benchmark_out=a.json", "--benchmark_out_format=json", "--benchmark_filter=witness",
      ])
  }

  @Test func whatTheUserSaysStandsBehindTheDefaults() throws {
    let options = try BenchmarkOptions(["--benchmark_repetitions=3"])
    #expect(options.flags.last == "--benchmark_repetitions=3")
    #expect(options.flags.contains("--benchmark_repetitions=61"))
  }

  @Test func onceMeansASingleIteration() throws {
    let options = try BenchmarkOptions(["--once", "--filter=direct"])
    #expect(
      options.flags == ["--benchmark_repetitions=1", "--benchmark_min_time=0", "--benchmark_filter=direct"])
  }

  @Test(arguments: [(["--benchmark_format=json"], true), (["--benchmark_format=console"], false)])
  func formatsForProgramsAreKnown(arguments: [String], isForPrograms: Bool) throws {
    #expect(try BenchmarkOptions(arguments).printsForPrograms == isForPrograms)
  }

  @Test(arguments: ["--json", "--filter"]) func aFlagWithoutItsValueIsWrong(flag: String) {
    #expect(throws: BenchmarkOptionsError.missingValue(flag)) { try BenchmarkOptions([flag]) }
  }

  @Test func untimedRatiosCannotBeChecked() {
    #expect(throws: BenchmarkOptionsError.excludeEachOther("--once", "--check")) {
      try BenchmarkOptions(["--check", "--once"])
    }
  }
}
