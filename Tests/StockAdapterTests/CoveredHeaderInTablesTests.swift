import CoveredHeader
import Foundation
import Interposing
import TableKit
import Testing

/// What the adapter does with a table's scrolling, beside the delegate that the user has.
@MainActor
@Suite("Covered headers in tables")
struct CoveredHeaderInTablesTests {
  private let rows = Rows(count: 100)
  private let table = TableView(frame: CGRect(x: 0, y: 44, width: 320, height: 400), style: .plain)

  /// - Parameter delegate: Held by the test: the table holds it weakly.
  private func install(_ delegate: (any TableViewDelegate)?) throws {
    table.dataSource = rows
    table.delegate = delegate
    try table.install(CoveredHeader(CoveredHeaderGeometry(headerHeight: 200)))
  }

  /// Lets go of the table as a touch would, and gives where it will come to rest.
  private func endDragging(target: CGPoint, velocity: CGFloat) -> CGPoint {
    var target = target
    table.chain.pass { $0.witness.delegate.scroll.willEndDragging?(table, CGPoint(x: 0, y: velocity), &target) }
    return target
  }

  @Test(
    "The indicator begins where the content does",
    arguments: [(-157, 157), (-300, 300), (-1, 1), (-0.5, 0.5), (0, 0), (1, 0), (2000, 0)] as [(CGFloat, CGFloat)])
  func indicator(offset: CGFloat, inset: CGFloat) throws {
    try install(nil)
    table.verticalScrollIndicatorInsets = EdgeInsets(top: 0, left: 1, bottom: 2, right: 3)
    table.contentOffset.y = -30
    table.contentOffset.y = offset
    #expect(table.verticalScrollIndicatorInsets == EdgeInsets(top: inset, left: 1, bottom: 2, right: 3))
    #expect(table.horizontalScrollIndicatorInsets == .zero)
    table.layoutIfNeeded()
    let indicator = try #require(table.verticalScrollIndicator)
    // At the start of its track, or below, but never on what lies above the content.
    #expect(indicator.frame.minY >= max(offset, 0))
  }

  @Test("An adapter that comes late finds the offset, one that goes leaves the inset that was there")
  func comingAndGoing() throws {
    table.dataSource = rows
    table.contentInset.top = 80
    table.contentOffset.y = -60
    table.verticalScrollIndicatorInsets.top = 9
    try table.install(CoveredHeader(CoveredHeaderGeometry(headerHeight: 200)))
    // It was not at its top: it stays where it is.
    #expect(table.contentOffset.y == -60)
    #expect(table.verticalScrollIndicatorInsets.top == 60)
    table.contentOffset.y = -20
    #expect(table.verticalScrollIndicatorInsets.top == 20)
    try table.uninstallAdapter(named: "covered-header")
    #expect(table.verticalScrollIndicatorInsets.top == 9)
    table.contentOffset.y = -40
    #expect(table.verticalScrollIndicatorInsets.top == 9)
    #expect(table.contentInset.top == 80 && table.adjustedContentInset.top == 80)
    #expect(endDragging(target: CGPoint(x: 0, y: -40), velocity: 0).y == -40)
  }

  @Test("A table without a delegate snaps", arguments: CoveredHeaderTests.grid)
  func snapping(row: (target: CGFloat, still: CGFloat?, up: CGFloat?, down: CGFloat?)) throws {
    try install(nil)
    for (velocity, expected) in [(0, row.still), (0.1, row.still), (-0.1, row.still), (2, row.up), (-2, row.down)] {
      let target = endDragging(target: CGPoint(x: 3, y: row.target), velocity: velocity)
      // Only y is the adapter's; what is not a number equals nothing, itself neither.
      #expect(target.x == 3)
      #expect(target.y == expected ?? row.target || row.target.isNaN && target.y.isNaN)
    }
  }

  @Test("The delegate is called, and what it leaves alone snaps")
  func listening() throws {
    let delegate = Dragged { _ in }
    try install(delegate)
    #expect(endDragging(target: CGPoint(x: 0, y: -120), velocity: 0.05).y == -157)
    #expect(endDragging(target: CGPoint(x: 0, y: -120), velocity: 1.5).y == -1)
    #expect(delegate.velocities == [0.05, 1.5])
    // It is told where the content would come to rest, not where the adapter sends it.
    #expect(delegate.targets == [-120, -120])
    let path = table.chain.answer(for: "willEndDragging")?.path
    #expect(path == "covered-header → Dragged")
  }

  @Test("Where the delegate writes another target, that stands", arguments: [-120, -60, 0, 500] as [CGFloat])
  func writing(target: CGFloat) throws {
    let delegate = Dragged { $0.y = target }
    try install(delegate)
    for velocity: CGFloat in [0, 1, -1] {
      #expect(endDragging(target: CGPoint(x: 0, y: -30), velocity: velocity).y == target)
    }
    // Writing what was there already says nothing.
    #expect(
      endDragging(target: CGPoint(x: 0, y: target), velocity: 0).y == [-120: -157, -60: -1, 0: -1, 500: 500][target])
  }

  @Test("The delegate hears of the scrolling after the insets are set, and has the last word")
  func lastWord() throws {
    let delegate = Dragged { _ in }
    try install(delegate)
    table.contentOffset.y = -70
    #expect(delegate.insets.last == 70)
    delegate.inset = 5
    table.contentOffset.y = -90
    #expect(delegate.insets.last == 90)
    #expect(table.verticalScrollIndicatorInsets.top == 5)
  }
}
