import Testing

@testable import DispatchBenchmarks

@Suite struct FigureTextTests {
  @Test(arguments: [
    (0.1234, "0.12 ns"), (2.706, "2.71 ns"), (9.994, "9.99 ns"), (9.996, "10.0 ns"), (26.62, "26.6 ns"),
    (99.96, "100 ns"), (999.4, "999 ns"), (999.6, "1.00 µs"), (1122, "1.12 µs"), (9_380_000, "9.38 ms"),
  ])
  func timesHaveThreeDigits(nanoseconds: Double, text: String) {
    #expect(FigureText.time(nanoseconds) == text)
  }

  @Test func aSpreadIsInOneUnit() {
    #expect(FigureText.times(2.61, 2.84) == "2.61–2.84 ns")
    #expect(FigureText.times(990, 1010) == "0.99–1.01 µs")
  }

  @Test(arguments: [
    (nil, ""), (0.0, "0"), (0.004, "0"), (-0.001, "0"), (0.5, "0.50"), (1.999, "2"), (56.4, "56"), (35592.2, "35592"),
  ])
  func countsAreWholeWhereTheyCanBe(count: Double?, text: String) {
    #expect(FigureText.count(count) == text)
  }

  @Test(arguments: [(nil, ""), (1.054, "1.05"), (99.5, "99.50"), (847.3, "847")])
  func ratiosHaveTwoDecimals(ratio: Double?, text: String) {
    #expect(FigureText.ratio(ratio) == text)
  }
}
