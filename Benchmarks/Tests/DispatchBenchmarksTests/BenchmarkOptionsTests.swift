import Testing

@testable import DispatchBenchmarks

@Suite struct BenchmarkOptionsTests {
  @Test func withoutArgumentsCasesAreRepeatedInRandomOrder() throws {
    let options = try BenchmarkOptions([])
    #expect(!options.checksRatios && !options.runsOnce && !options.printsForPrograms)
    #expect(!options.printsAsGoogleBenchmark && options.filter == "." && options.repetitions == 31)
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
    #expect(options.flags.contains("--benchmark_repetitions=31"))
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

  @Test func formatsThatAreAskedForAreGoogleBenchmarks() throws {
    #expect(try BenchmarkOptions(["--benchmark_format=console"]).printsAsGoogleBenchmark)
    #expect(try BenchmarkOptions(["--benchmark_list_tests=true"]).printsAsGoogleBenchmark)
  }

  @Test func theLastFilterCounts() throws {
    #expect(try BenchmarkOptions(["--filter=a", "--benchmark_filter=b"]).filter == "b")
  }

  @Test(arguments: ["a.svg", "A.PNG", "b.c/a.pdf"]) func picturesAreOfKnownKinds(path: String) throws {
    #expect(try BenchmarkOptions(["--plot", path]).plot == path)
  }

  @Test(arguments: ["a.jpeg", "svg", "png"]) func otherPicturesAreRefused(path: String) {
    #expect(throws: BenchmarkOptionsError.unknownPicture(path)) { try BenchmarkOptions(["--plot=\(path)"]) }
  }

  @Test(arguments: [("10", 0.1), ("2.5%", 0.025), ("0", 0)]) func aThresholdIsAPercentage(text: String, share: Double)
    throws
  {
    #expect(try BenchmarkOptions(["--threshold", text]).threshold == share)
  }

  @Test(arguments: ["ten", "-1", "nan", ""]) func otherThresholdsAreRefused(text: String) {
    #expect(throws: BenchmarkOptionsError.noPercentage(text)) { try BenchmarkOptions(["--threshold", text]) }
  }

  @Test(arguments: ["--json", "--filter", "--plot", "--compare", "--threshold"]) func aFlagWithoutItsValueIsWrong(
    flag: String
  ) {
    #expect(throws: BenchmarkOptionsError.missingValue(flag)) { try BenchmarkOptions([flag]) }
  }

  @Test(arguments: [["--check"], ["--instructions"], ["--plot", "a.png"], ["--compare", "a.json"]])
  func untimedFiguresCannotBeJudged(arguments: [String]) {
    #expect(throws: BenchmarkOptionsError.excludeEachOther("--once", arguments[0])) {
      try BenchmarkOptions(arguments + ["--once"])
    }
  }
}
