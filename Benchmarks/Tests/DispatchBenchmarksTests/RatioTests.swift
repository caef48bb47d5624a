import Testing

@testable import DispatchBenchmarks

@Suite struct RatioTests {
  private let bars = [RatioBar("fast", to: "base", atMost: 1.5), RatioBar("slow", to: "base")]

  private func times(_ all: [(String, String, Double)]) -> CaseTimes {
    var times = CaseTimes()
    for (name, aggregate, time) in all { times.note(name, aggregate: aggregate, time: time) }
    return times
  }

  @Test func theMedianCountsWhereThereIsOne() {
    let times = times([("a", "", 9), ("a", "mean", 7), ("a", "median", 4), ("a", "cv", 0.1), ("b", "", 3)])
    #expect(times["a"] == 4)
    #expect(times["b"] == 3)
    #expect(times["c"] == nil)
  }

  @Test func aRatioAtItsLimitHolds() {
    let table = RatioTable(bars, in: times([("fast", "", 3), ("base", "", 2), ("slow", "", 9)]))
    #expect(table.holds)
    #expect(
      table.text == """
        Ratios of the lower quartiles of CPU time
          fast / base    1.50  ≤ 1.50  holds
          slow / base    4.50
        """)
  }

  @Test func aRatioOverItsLimitIsMissed() {
    let table = RatioTable(bars, in: times([("fast", "", 4), ("base", "", 2)]))
    #expect(!table.holds)
    #expect(
      table.text == """
        Ratios of the lower quartiles of CPU time
          fast / base    2.00  ≤ 1.50  MISSED
        """)
  }

  @Test func aLayerIsWhatEachOfFifteenAdds() {
    let times = times([("deep/depth:1", "", 5), ("deep/depth:16", "", 35), ("flat/depth:1", "", 5), ("base", "", 4)])
    #expect(Cost.layer("deep").time(in: times) == 2)
    #expect(Cost.layer("flat").time(in: times) == nil)
    let table = RatioTable([RatioBar(.layer("deep"), to: "base", atMost: 1)], in: times)
    #expect(
      table.text == """
        Ratios of the lower quartiles of CPU time
          a layer of deep / base    0.50  ≤ 1.00  holds
        """)
  }

  @Test func aLayerIsThatOfTheMedians() {
    let times = times([
      ("deep/depth:1", "", 3), ("deep/depth:1", "median", 5), ("deep/depth:16", "", 99),
      ("deep/depth:16", "median", 35),
    ])
    #expect(Cost.layer("deep").time(in: times) == 2)
    #expect(times.least("deep/depth:1") == 3)
  }

  @Test func aRatioIsJudgedAsItIsPrinted() {
    let bars = [RatioBar("fast", to: "base", atMost: 1)]
    #expect(RatioTable(bars, in: times([("fast", "", 1.004), ("base", "", 1)])).holds)
    #expect(!RatioTable(bars, in: times([("fast", "", 1.006), ("base", "", 1)])).holds)
  }

  @Test func whatARunCannotTellApartHolds() {
    let bars = [RatioBar("fast", to: "base", atMost: 1, resolution: 0.02)]
    let table = RatioTable(bars, in: times([("fast", "", 1.02), ("base", "", 1)]))
    #expect(table.holds)
    #expect(
      table.text == """
        Ratios of the lower quartiles of CPU time
          fast / base    1.02  ≤ 1.00 ± 0.02  holds
        """)
    #expect(!RatioTable(bars, in: times([("fast", "", 1.03), ("base", "", 1)])).holds)
  }

  @Test func withoutACaseThereIsNoRatio() {
    let table = RatioTable(bars, in: times([("fast", "", 4), ("slow", "", 4)]))
    #expect(table.isEmpty && table.holds)
  }

  @Test func aRatioBelowItsLeastIsMissed() {
    let bars = [RatioBar("slow", to: "base", atLeast: 500)]
    #expect(RatioTable(bars, in: times([("slow", "", 1000), ("base", "", 2)])).holds)
    let table = RatioTable(bars, in: times([("slow", "", 998), ("base", "", 2)]))
    #expect(!table.holds)
    #expect(table.text.hasSuffix("slow / base  499.00  ≥ 500.00  MISSED"))
  }

  @Test func aHopIsADifference() {
    let times = times([("weak", "", 26), ("weak", "", 30), ("weak", "median", 28), ("base", "", 2)])
    #expect(Cost.hop("weak", over: "base").time(in: times) == 26)
    #expect(Cost.hop("weak", over: "none").time(in: times) == nil)
    #expect("\(Cost.hop("weak", over: "base"))" == "a hop of weak")
  }

  @Test func everyBarIsOfListedCases() {
    // Those are there that every build has; other languages may be missing.
    let peers: Set = [
      "objc-gnustep/forwardInvocation", "java/reflect-proxy", "gtk/scroll-step/rows:1000000", "gtk/insert/rows:1000000",
    ]
    let names = Set(CaseList.all.map(\.name)).union(peers)
    #expect(names.count == CaseList.all.count + peers.count)
    for bar in RatioBar.all { #expect(names.isSuperset(of: bar.cost.cases + bar.baseline.cases)) }
  }
}
