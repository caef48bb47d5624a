import Testing

@testable import DispatchBenchmarks

@MainActor @Suite struct ScaleTests {
  private func listed(_ family: String, _ rows: Int) -> ListedCase { ListedCase(family, .rows(rows)) { DirectCase() } }

  @Test func familiesStandUnderEachOtherAndNumbersOfRowsSideBySide() {
    var times = CaseTimes()
    times.note("table/a/rows:1000", aggregate: "median", time: 1_500)
    times.note("table/a/rows:1000000", aggregate: "median", time: 2_500_000)
    times.note("gtk/b/rows:1000", aggregate: "median", time: 140_000)
    times.note("table/a", growingLike: "N", factor: 1)
    let cases: [(listed: ListedCase, figures: CaseFigures)] = [
      (listed("table/a", 1_000), CaseFigures(heapSize: 16_000)),
      (listed("table/a", 1_000_000), CaseFigures(heapSize: 8_500_000)),
      (listed("gtk/b", 1_000), CaseFigures()),
      // It did not run.
      (listed("gtk/b", 1_000_000), CaseFigures()),
      (ListedCase("direct/existential") { DirectCase() }, CaseFigures()),
    ]
    let table = ScaleTable(cases, in: times)
    #expect(!table.isEmpty)
    #expect(
      table.text == """
        rows                      1,000  1,000,000  grows like
        table/a                 1.50 µs    2.50 ms           N
        gtk/b                    140 µs
        bytes per row, table/a    16.00       8.50
        """)
    #expect(ScaleTable([], in: times).isEmpty)
  }

  @Test func onlyTablesRunAndFewerTimes() throws {
    let options = try BenchmarkOptions(["--scale"])
    #expect(options.comparesScales && options.repetitions == 9)
    #expect(try BenchmarkOptions(["--scale", "--once"]).repetitions == 1)
    let cases = CaseList.scale(peers: [listed("gtk/build", 1_000)])
    #expect(cases.count { $0.family == "table/reload" } == 5)
    #expect(cases.allSatisfy { $0.argument?.name == "rows" })
    #expect(cases.last?.name == "gtk/build/rows:1000")
  }

  @Test func whatAListViewAnswersIsALineOfFourNumbers() throws {
    let answer = try #require(ListViewProcess.Answer("218313114 37000 1000 25"))
    #expect(answer.amount == 218_313_114 && answer.offset == 37_000)
    #expect(answer.rowCount == 1_000 && answer.madeCount == 25)
    for line in ["", "1 2 3", "1 2 3 4 5", "1 2 x 4", "ready 4.8.3"] { #expect(ListViewProcess.Answer(line) == nil) }
  }
}
