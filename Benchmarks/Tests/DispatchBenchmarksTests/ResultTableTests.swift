import Testing

@testable import DispatchBenchmarks

@Suite struct ResultTableTests {
  private final class Idle: BenchmarkCase {
    func prepare() {}
    func run(_ iterations: Int) {}
    func fault(after iterations: Int) -> String? { nil }
  }

  private func listed(_ name: String, _ argument: ListedCase.Argument? = nil) -> ListedCase {
    ListedCase(name, argument) { Idle() }
  }

  @Test func eachCaseHasARow() {
    var times = CaseTimes()
    for (name, time) in [("direct/existential", 2.0), ("deep/depth:4", 5.0)] {
      times.note(name, aggregate: "median", time: time)
      times.note(name, aggregate: "lower-quartile", time: time - 0.5)
      times.note(name, aggregate: "upper-quartile", time: time + 0.5)
    }
    let table = ResultTable(
      [
        (listed("direct/existential"), CaseFigures(instructions: 51, allocations: 0, retains: 0)),
        (listed("never/ran"), CaseFigures()),
        (listed("deep", .depth(4)), CaseFigures(instructions: nil, allocations: 1.5, retains: nil)),
      ], in: times)
    #expect(
      table.table.text == """
        case                 median     quartiles  instructions  allocations  retains  ratio
        direct/existential  2.00 ns  1.50–2.50 ns            51            0        0   1.00
        deep/depth:4        5.00 ns  4.50–5.50 ns                       1.50            2.50
        """)
  }

  @Test func withoutInstructionsThereIsNoColumn() {
    var times = CaseTimes()
    times.note("a", aggregate: "", time: 3)
    let table = ResultTable([(listed("a"), CaseFigures(instructions: nil, allocations: 0, retains: 1))], in: times)
    #expect(
      table.table.text == """
        case   median     quartiles  allocations  retains  ratio
        a     3.00 ns  3.00–3.00 ns            0        1
        """)
  }

  @Test func growthIsPrintedWithItsExponent() {
    var times = CaseTimes()
    times.note("deep", growingLike: "N", factor: 1.5)
    times.note("deep", error: 0.02)
    times.note("flat", growingLike: "1", factor: 2.75)
    let table = GrowthTable(
      [listed("deep", .depth(1)), listed("deep", .depth(4)), listed("flat", .depth(1)), listed("alone")], in: times)
    #expect(
      table.text == """
        growth of  against  like  exponent   factor  error
        deep         depth     N         1  1.50 ns    2 %
        flat         depth     1         0  2.75 ns
        """)
  }

  @Test func callgrindsFilesAreReadOneAfterAnother() throws {
    var reader = CallgrindReader()
    let firstRead = reader.read(
      """
      version: 1
      events: Ir

      fn=(1) run
      12 5
      cfn=(7) swift_retain
      calls=3 0
      12 30
      cfn=(8) swift_release
      calls=2 0
      13 20
      cfn=(7)
      calls=4 0
      14 40

      totals: 6012

      """)
    let first = try #require(firstRead)
    #expect(first.instructions == 6012)
    #expect(first.calls == ["swift_retain": 7, "swift_release": 2])
    #expect(first.calls(of: ["swift_release", "swift_release_n", "swift_retain"]) == 9)
    let second = reader.read("fn=(1)\n1 2\ncfn=(8)\ncalls=5 0\n1 9\ntotals: 11\n")
    #expect(second == CallgrindReader.Counts(instructions: 11, calls: ["swift_release": 5]))
    let third = reader.read("events: Ir\n")
    #expect(third == nil)
  }

  @Test func aReplyOfJavaHasSixNumbers() throws {
    let reply = try #require(JavaReply("40400 83035118129643520 17179869185 2 3 4"))
    #expect(reply.nanoseconds == 40400 && reply.sum == 83_035_118_129_643_520)
    #expect(reply.places[0] == 17_179_869_185 && reply.places[3] == 4)
    for line in ["", "1 2 3 4 5", "1 2 3 4 5 6 7", "1 2 x 4 5 6", "-1 2 3 4 5 6"] { #expect(JavaReply(line) == nil) }
  }

  @Test(arguments: [
    ("^a/", "a/b", true), ("^a/", "b/a/", false), ("-^a/", "a/b", false), ("-^a/", "b", true), (".", "x", true),
  ])
  func filtersAreGoogleBenchmarks(filter: String, name: String, isIncluded: Bool) {
    #expect(CaseFilter(filter).includes(name) == isIncluded)
  }
}
