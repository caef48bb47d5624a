import CoveredHeader
import Foundation
import PaperRipple
import RotatedCells
import TableKit
import Testing

/// Ripples, headers, stacks and turned tables in one. A header of 120 points, of which 44 stay uncovered: open at −77.
@MainActor
@Suite("Ripples over covered headers")
struct RippleOverHeaderTests {
  private let header = View()

  /// - Parameter table: A table that begins where the header's strip ends.
  private func stage(_ table: TableView, turned: Bool = false) throws -> TableStage {
    var style = PaperRippleStyle()
    style.tapDelay = 0
    table.delaysContentTouches = false
    let covered = try CoveredHeader(CoveredHeaderGeometry(headerHeight: 120), header: header)
    return try TableStage(
      Rows(count: 40), table: table, adapters: (turned ? [RotatedCells()] : []) + [covered, PaperRipple(style)])
  }

  /// Presses a point for so long that the circle has come half way.
  private func press(_ x: CGFloat, _ y: CGFloat, in stage: TableStage) {
    stage.window.beginTouch(at: CGPoint(x: x, y: y))
    stage.window.clock.advance(by: 0.15)
  }

  @Test("In a stack, where the rows are seen; none on the header; a drag takes the ripple away and closes the header")
  func stack() throws {
    let table = StackTableView(frame: CGRect(x: 0, y: 44, width: 320, height: 400), axis: .vertical)
    let stage = try stage(table)
    #expect(header.superview?.frame == CGRect(x: 0, y: 0, width: 320, height: 120))
    let first = try stage.cell(0)
    let top = first.convert(first.bounds, to: stage.window).minY
    #expect(top == 121)
    press(200, 141, in: stage)
    try stage.ripple(0).shows([
      ShownRipple.Circle(center: CGPoint(x: 200, y: 20), diameter: 5 + 315 * EaseOut.half, opacity: 0.5)
    ])
    for step in 1...10 {
      stage.window.clock.advance(by: 0.02)
      stage.window.moveTouch(to: CGPoint(x: 200, y: 141 - CGFloat(step) * 6))
    }
    #expect(table.contentOffset.y == -27)
    stage.window.clock.advance(by: 0.2)
    stage.window.endTouch()
    stage.window.clock.advance(by: 5)
    #expect(table.contentOffset.y == -1)
    #expect(table.indexPathForSelectedRow == nil)
    try stage.ripple(0).shows([])
    table.contentOffset.y = -77
    press(200, 100, in: stage)
    for row in 0..<6 { try stage.ripple(row).shows([]) }
  }

  @Test("In a horizontal table, opened and closed")
  func turned() throws {
    let table = HorizontalTableView(frame: CGRect(x: 44, y: 0, width: 276, height: 100), style: .plain)
    let stage = try stage(table, turned: true)
    #expect(header.superview?.frame == CGRect(x: 0, y: 0, width: 120, height: 100))
    // Row 0 stands at 121 … 171.
    press(134, 30, in: stage)
    try stage.ripple(0).shows([
      ShownRipple.Circle(center: CGPoint(x: 13, y: 30), diameter: 5 + 95 * EaseOut.half, opacity: 0.5)
    ])
    stage.window.endTouch()
    stage.window.clock.advance(by: 2)
    table.contentOffset.y = -1
    stage.window.layoutIfNeeded()
    // Row 1 stands at 95 … 145 now, over the header.
    press(108, 70, in: stage)
    try stage.ripple(1).shows([
      ShownRipple.Circle(center: CGPoint(x: 13, y: 70), diameter: 5 + 95 * EaseOut.half, opacity: 0.5)
    ])
  }
}
