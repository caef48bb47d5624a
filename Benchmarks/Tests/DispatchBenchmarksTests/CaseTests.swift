import Foundation
import TableKit
import Testing
import WorkUnit

@testable import DispatchBenchmarks

@MainActor @Suite struct CaseTests {
  private func fault(of made: any BenchmarkCase, iterations: Int) -> String? {
    made.prepare()
    made.run(iterations)
    return made.fault(after: iterations)
  }

  @Test(arguments: CaseList.all.filter { !$0.name.hasPrefix("table/") }.map(\.name), [1, 2, 3, 4, 17])
  func dispatchCasesDoWhatTheySay(name: String, iterations: Int) throws {
    let listed = try #require(CaseList.all.first { $0.name == name })
    let made = try listed.make()
    #expect(fault(of: made, iterations: iterations) == nil)
    #expect(fault(of: made, iterations: 5) == nil)
  }

  @Test func tablesAskWhatIsReckoned() {
    #expect(fault(of: BareHeightsCase(rowCount: 100), iterations: 3) == nil)
    #expect(fault(of: TableReloadCase(rowCount: 100), iterations: 3) == nil)
  }

  @Test(arguments: [30, 1_000, 20_000]) func reloadsOfEqualAndEstimatedRowsAskForThoseInSight(rowCount: Int) {
    for made in [EqualReloadCase(rowCount: rowCount), EstimatedReloadCase(rowCount: rowCount)] as [any BenchmarkCase] {
      for _ in 0..<2 { #expect(fault(of: made, iterations: 3) == nil) }
    }
  }

  @Test(arguments: [1_000, 20_000]) func stepsOverEstimatedRowsThatWereSeenAskForNoHeight(rowCount: Int) {
    let made = EstimatedScrollStepCase(rowCount: rowCount)
    for iterations in [1, 99, 250] { #expect(fault(of: made, iterations: iterations) == nil) }
  }

  @Test(arguments: [40, 1_000, 20_000], [.none, .fade, .top] as [TableView.RowAnimation])
  func aRowThatComesAndGoesIsAskedForOnce(rowCount: Int, animation: TableView.RowAnimation) {
    let made = TableInsertCase(rowCount: rowCount, animation: animation)
    for _ in 0..<2 { #expect(fault(of: made, iterations: 7) == nil) }
  }

  @Test func theHeapOfATableGrowsWithItsRows() throws {
    let few = try #require(TableReloadCase(rowCount: 10_000).heapSize)
    let many = try #require(TableReloadCase(rowCount: 100_000).heapSize)
    // A height is a number of eight bytes.
    #expect(many - few >= 8 * 90_000)
  }

  @Test(arguments: [0, 1, 10, 30]) func ripplesAreShownInEachFrame(count: Int) throws {
    let made = try RippleFrameCase(rippleCount: count)
    for _ in 0..<3 { #expect(fault(of: made, iterations: 50) == nil) }
  }

  @Test(arguments: [10, 100, 1000]) func insertionsLeaveTheRowsInTheirPlaces(rowCount: Int) {
    let made = StackInsertCase(rowCount: rowCount)
    for _ in 0..<2 { #expect(fault(of: made, iterations: 3) == nil) }
  }

  @Test(arguments: [11, 12, 100, 1000]) func scrollStepsBringTheRowsThatAreReckoned(rowCount: Int) {
    let made = TableScrollStepCase(rowCount: rowCount)
    for _ in 0..<3 { #expect(fault(of: made, iterations: 500) == nil) }
  }

  @Test(arguments: [1, 149, 150, 151, 400]) func flingsGoWhereIsReckoned(frames: Int) {
    let table = TableFlingFrameCase(rowCount: 1000)
    for _ in 0..<2 { #expect(fault(of: table, iterations: frames) == nil) }
    #expect(fault(of: ScrollFlingFrameCase(), iterations: frames) == nil)
  }

  // The rows are 4, 9, 14 and 19, whose sum is 46; a sixth and seventh call are for 4 and 9 again.

  @Test func aCallThatIsNotMadeIsFound() {
    final class Idle: HeightCase {
      override func ask(_ paths: HeightCalls.Paths, rounds: Int) -> UInt { 0 }
      override func ask(_ indexPath: IndexPath) -> UInt { 0 }
    }
    #expect(
      fault(of: Idle(), iterations: 6)
        == "the callee got 0 calls for rows whose sum is 0, not 6 calls for rows whose sum is 59")
  }

  @Test func aWrongArgumentIsFound() {
    final class Elsewhere: HeightCase {
      override func ask(_ paths: HeightCalls.Paths, rounds: Int) -> UInt {
        var sum: UInt = 0
        for _ in 0..<(4 * rounds) { sum &+= ask(paths.first) }
        return sum
      }
      override func ask(_ indexPath: IndexPath) -> UInt {
        let direct: any HeightAnswering = callee
        return direct.tableView(table, heightForRowAt: indexPath).bitPattern
      }
    }
    #expect(
      fault(of: Elsewhere(), iterations: 4)
        == "the callee got 4 calls for rows whose sum is 16, not 4 calls for rows whose sum is 46")
  }

  @Test func aRequirementThatIsNotLeftOutIsFound() {
    // Its answer for row 4 is 48, not the host's own 44.
    #expect(fault(of: LeftOutCase(callee: makeRowHeights()), iterations: 1)?.hasPrefix("the answers add up to") == true)
  }

  @Test func aWrongYesIsFound() {
    final class Yes: RespondsCase {
      override func ask(rounds: Int) -> Int { 2 * rounds }
      override func askFirst() -> Bool { true }
    }
    #expect(fault(of: Yes(), iterations: 5) == "5 of 5 questions got a yes, not 3")
  }

  @Test func anAnswerThatIsNotRaisedIsFound() throws {
    let made = try WitnessCase(raise: 1)
    #expect(fault(of: made, iterations: 4)?.hasPrefix("the answers add up to") == true)
  }
}
