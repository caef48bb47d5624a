import Testing

@testable import DispatchBenchmarks

/// Rows are 44, 45 … 59 points high in turn, so they begin at 0, 44, 89, 135, 182, 230, 279, 329, 380, 432, 485, 539 …
@Suite struct ScrollModelTests {
  @Test func rowsInSightHaveMoreThanAnEdgeInCommonWithIt() {
    var rows = VisibleRows(rowCount: 100, length: 480)
    #expect(rows.range == 0..<10)
    rows.move(to: 5)
    #expect(rows.range == 0..<10)
    rows.move(to: 6)
    #expect(rows.range == 0..<11)
    rows.move(to: 44)
    #expect(rows.range == 1..<11)
    rows.move(to: 43)
    #expect(rows.range == 0..<11)
    rows.move(to: 0)
    #expect(rows.range == 0..<10)
  }

  @Test func aJumpIsAWalk() {
    var rows = VisibleRows(rowCount: 100, length: 10)
    rows.move(to: 485)
    #expect(rows.range == 10..<11)
    rows.move(to: 40)
    #expect(rows.range == 0..<2)
  }

  @Test func theWholeTableIsAsHighAsItsRows() {
    // Sixteen rows are 44 · 16 + 120 = 824 points.
    #expect(VisibleRows(rowCount: 32, length: 480).contentHeight == 1648)
  }

  @Test func thePathTurnsWhereThereIsNoRoomForAStep() {
    var path = ScrollPath(greatestOffset: 100)
    var offsets = [path.offset]
    for _ in 0..<6 {
      path.advance()
      offsets.append(path.offset)
    }
    #expect(offsets == [50, 87, 50, 13, 50, 87, 50])
  }
}
