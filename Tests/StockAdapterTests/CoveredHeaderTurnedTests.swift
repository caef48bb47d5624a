import CoveredHeader
import Foundation
import RotatedCells
import RotatedHeaders
import TableKit
import Testing

/// A header of 200 points at the left of a horizontal table, of which 44 stay uncovered.
@MainActor
@Suite("Covered headers of horizontal tables")
struct CoveredHeaderTurnedTests {
  private func stage(_ geometry: CoveredHeaderGeometry? = nil) throws -> CoveredStage {
    let table = HorizontalTableView(frame: CGRect(x: 44, y: 20, width: 400, height: 100), style: .plain)
    try table.install(RotatedCells())
    return try CoveredStage(table: table, geometry: geometry)
  }

  @Test("It stands upright at the left, and the first row to the right of it")
  func places() throws {
    let stage = try stage()
    #expect(stage.headerRect == CGRect(x: 0, y: 20, width: 200, height: 100))
    #expect(stage.header.superview?.transform == .identity)
    let first = try #require(stage.table.cellForRow(at: IndexPath(row: 0, section: 0)))
    #expect(first.convert(first.bounds, to: stage.window) == CGRect(x: 201, y: 20, width: 50, height: 100))
    stage.scroll(to: 300)
    #expect(stage.headerRect == CGRect(x: 0, y: 20, width: 200, height: 100))
  }

  @Test("A drag to the left on the header closes it, one to the right opens it")
  func drags() throws {
    let stage = try stage()
    stage.drag(from: CGPoint(x: 190, y: 60), by: CGPoint(x: -120, y: 0))
    #expect(stage.table.contentOffset.y == -47)
    stage.settle()
    #expect(stage.table.contentOffset.y == -1)
    stage.drag(from: CGPoint(x: 20, y: 60), by: CGPoint(x: 130, y: 0))
    stage.settle()
    #expect(stage.table.contentOffset.y == -157)
  }

  @Test(
    "In front it gets narrower", arguments: [(-200, 200), (-130, 130), (0, 60), (-250, 250)] as [(CGFloat, CGFloat)])
  func inFront(offset: CGFloat, width: CGFloat) throws {
    let stage = try stage(CoveredHeaderGeometry(headerHeight: 200, placement: .inFront, minimumHeight: 60))
    stage.scroll(to: offset)
    #expect(stage.shownRect == CGRect(x: 44, y: 20, width: width, height: 100))
    // At the left, and cut off at the right, where the rows come from; or wider.
    #expect(stage.headerRect == CGRect(x: 44, y: 20, width: max(width, 200), height: 100))
  }

  @Test("The strip is taken from the table's left")
  func makingRoom() throws {
    let table = HorizontalTableView(frame: CGRect(x: 0, y: 0, width: 400, height: 100), style: .plain)
    try table.install(CoveredHeader(CoveredHeaderGeometry(headerHeight: 200), makesRoom: true))
    #expect(table.frame == CGRect(x: 44, y: 0, width: 356, height: 100))
    try table.uninstallAdapter(named: "covered-header")
    #expect(table.frame == CGRect(x: 0, y: 0, width: 400, height: 100))
  }
}
