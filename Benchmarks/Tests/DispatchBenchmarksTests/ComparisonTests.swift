import Foundation
import Testing

@testable import DispatchBenchmarks

@Suite struct ComparisonTests {
  private func times(_ cases: [String: (lower: Double, median: Double, upper: Double)]) -> CaseTimes {
    var times = CaseTimes()
    for (name, spread) in cases {
      times.note(name, aggregate: "lower-quartile", time: spread.lower)
      times.note(name, aggregate: "median", time: spread.median)
      times.note(name, aggregate: "upper-quartile", time: spread.upper)
    }
    return times
  }

  private let base = (lower: 2.0, median: 2.0, upper: 2.0)

  @Test func aRatioIsFromTheLeastThatBothAllowToTheMost() {
    let ratio = Spread(median: 6, lower: 4, upper: 8).ratio(to: Spread(median: 2, lower: 1, upper: 4))
    #expect(ratio == Spread(median: 3, lower: 1, upper: 8))
  }

  @Test func spreadsThatTouchOverlap() {
    let spread = Spread(median: 2, lower: 1, upper: 3)
    #expect(spread.overlaps(Spread(median: 4, lower: 3, upper: 5)))
    #expect(spread.overlaps(Spread(median: 1, lower: 0, upper: 1)))
    #expect(!spread.overlaps(Spread(median: 4, lower: 3.1, upper: 5)))
  }

  // The ratios were 2 to 3, around 2.5; they are 3 to 4, around 3.5, and 3.5 to 4.5, around 4.

  @Test func whatIsWithinBothSpreadsHasNotMoved() throws {
    let old = times(["direct/existential": base, "a": (4, 5, 6)])
    let new = times(["direct/existential": base, "a": (6, 7, 8)])
    let comparison = try #require(Comparison(old: old, new: new, threshold: 0.1))
    #expect(comparison.moves.isEmpty && !comparison.hasRegression)
    #expect(comparison.text == "None of 1 ratios moved beyond the spread of both runs")
  }

  @Test func aRegressionIsFound() throws {
    let old = times(["direct/existential": base, "a": (4, 5, 6), "gone": (1, 1, 1)])
    let new = times(["direct/existential": base, "a": (7, 8, 9), "added": (1, 1, 1)])
    let comparison = try #require(Comparison(old: old, new: new, threshold: 0.1))
    #expect(comparison.count == 1)
    #expect(comparison.hasRegression)
    #expect(
      comparison.text == """
        ratio to direct/existential moved   was    is     by
        a                                  2.50  4.00  +60 %  REGRESSION
        1 of 1 ratios moved beyond the spread of both runs
        """)
    #expect(Comparison(old: old, new: new, threshold: 0.61)?.hasRegression == false)
  }

  @Test func anImprovementIsShownAndNoRegression() throws {
    let old = times(["direct/existential": base, "a": (7, 8, 9)])
    let new = times(["direct/existential": base, "a": (4, 5, 6)])
    let comparison = try #require(Comparison(old: old, new: new, threshold: 0.1))
    #expect(comparison.moves.map(\.name) == ["a"] && !comparison.hasRegression)
    #expect(comparison.text.contains("-38 %"))
  }

  @Test func aSlowerMachineMovesNothing() throws {
    let old = times(["direct/existential": base, "a": (4, 5, 6)])
    let new = times(["direct/existential": (4, 4, 4), "a": (8, 10, 12)])
    #expect(try #require(Comparison(old: old, new: new, threshold: 0)).moves.isEmpty)
  }

  @Test func withoutTheBaselineNothingIsCompared() {
    let some = times(["a": (4, 5, 6)])
    #expect(Comparison(old: some, new: times(["direct/existential": base]), threshold: 0.1) == nil)
    #expect(Comparison(old: times(["direct/existential": base]), new: some, threshold: 0.1) == nil)
  }
}

@Suite struct RecordedRunTests {
  private func times(of text: String) throws -> CaseTimes {
    try RecordedRun.times(of: Data(text.utf8), path: "old.json")
  }

  @Test func timesAreReadInNanoseconds() throws {
    let times = try times(
      of: """
        {"context": {"num_cpus": 2}, "benchmarks": [
          {"name": "a/depth:1", "run_name": "a/depth:1", "run_type": "iteration", "cpu_time": 3.0, "real_time": 9.0, "time_unit": "ns"},
          {"name": "a/depth:1", "run_name": "a/depth:1", "run_type": "iteration", "cpu_time": 1.0, "real_time": 9.0, "time_unit": "ns"},
          {"name": "a/depth:1_median", "run_name": "a/depth:1", "run_type": "aggregate", "aggregate_name": "median",
           "cpu_time": 2.0, "real_time": 9.0, "time_unit": "ns"},
          {"name": "a/depth:1_lower-quartile", "run_name": "a/depth:1", "run_type": "aggregate",
           "aggregate_name": "lower-quartile", "cpu_time": 1.5, "real_time": 9.0, "time_unit": "ns"},
          {"name": "a/depth:1_upper-quartile", "run_name": "a/depth:1", "run_type": "aggregate",
           "aggregate_name": "upper-quartile", "cpu_time": 2.5, "real_time": 9.0, "time_unit": "ns"},
          {"name": "a/depth:1_cv", "run_name": "a/depth:1", "run_type": "aggregate", "aggregate_name": "cv",
           "aggregate_unit": "percentage", "cpu_time": 0.1, "real_time": 0.1, "time_unit": "ns", "allocations": NaN},
          {"name": "a_BigO", "run_name": "a", "run_type": "aggregate", "aggregate_name": "BigO", "cpu_coefficient": 1.0,
           "real_coefficient": 1.0, "big_o": "N", "time_unit": "ns"},
          {"name": "b", "run_name": "b", "run_type": "iteration", "cpu_time": 2.0, "real_time": 9.0, "time_unit": "us"},
          {"name": "c/manual_time", "run_name": "c/manual_time", "run_type": "iteration", "cpu_time": 2.0, "real_time": 3.0,
           "time_unit": "ms"},
          {"name": "d", "run_name": "d", "run_type": "iteration", "error_occurred": true, "error_message": "none",
           "cpu_time": 0.0, "real_time": 0.0, "time_unit": "ns"}
        ]}
        """)
    #expect(times.spread("a/depth:1") == Spread(median: 2, lower: 1.5, upper: 2.5))
    #expect(times.least("a/depth:1") == 1)
    #expect(times["b"] == 2000)
    #expect(times["c"] == 3_000_000)
    #expect(times.names == ["a/depth:1", "b", "c"])
  }

  @Test(arguments: ["", "[]", "{}", "{\"benchmarks\": 1}", "{\"benchmarks\": [{}]}"])
  func otherFilesAreRefused(text: String) {
    #expect(throws: RecordedRun.Fault.invalid("old.json")) { try times(of: text) }
  }

  @Test func aFileWithoutResultsIsRefused() {
    #expect(throws: RecordedRun.Fault.empty("old.json")) { try times(of: "{\"benchmarks\": []}") }
  }

  @Test func aFileThatIsNotThereIsRefused() {
    #expect(throws: RecordedRun.Fault.unreadable("/nowhere/old.json")) {
      try RecordedRun.times(at: "/nowhere/old.json")
    }
  }
}
