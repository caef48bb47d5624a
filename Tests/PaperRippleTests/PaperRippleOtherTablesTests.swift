import CoveredHeader
import Foundation
import PaperRipple
import RotatedCells
import RotatedHeaders
import TableKit
import Testing

/// The ripple in tables that are turned, that are stacks, and that scroll over a header.
@MainActor
@Suite("Ripples in tables of other kinds")
struct PaperRippleOtherTablesTests {
  /// A style whose ripples begin with the touch that reaches the cell.
  private var immediate: PaperRippleStyle {
    var style = PaperRippleStyle()
    style.tapDelay = 0
    return style
  }

  @Test("In a turned table the circle is under the finger, and the background covers the upright cell")
  func horizontal() throws {
    let table = HorizontalTableView(frame: CGRect(x: 0, y: 0, width: 320, height: 100), style: .plain)
    table.delaysContentTouches = false
    let stage = try TableStage(
      Rows(count: 20), table: table, adapters: [RotatedCells(), RotatedHeaders(), PaperRipple(immediate)])
    // Row 2 stands at 100 … 150, upright: 50 wide and 100 high.
    let finger = CGPoint(x: 110, y: 70)
    stage.window.beginTouch(at: finger)
    stage.advance(to: 0.15)
    let cell = try stage.cell(2)
    let ripple = ShownRipple(of: cell)
    ripple.shows([
      ShownRipple.Circle(center: CGPoint(x: 10, y: 70), diameter: 5 + 95 * EaseOut.half, opacity: 0.5)
    ])
    let circle = try #require(ripple.circles.first)
    let onScreen = cell.contentView.convert(circle.center, to: nil)
    #expect(abs(onScreen.x - finger.x) < 1e-6 && abs(onScreen.y - finger.y) < 1e-6)
    #expect(ripple.background?.frame == CGRect(x: 0, y: 0, width: 50, height: 100))
    let box = cell.contentView.convert(CGRect(x: 0, y: 0, width: 50, height: 100), to: nil)
    #expect(abs(box.minX - 100) < 1e-6 && abs(box.width - 50) < 1e-6 && abs(box.height - 100) < 1e-6)
  }

  @Test("In a stack of rows, along either axis", arguments: [StackView.Axis.vertical, .horizontal])
  func stacks(axis: StackView.Axis) throws {
    let table = StackTableView(frame: CGRect(x: 0, y: 0, width: 320, height: 300), axis: axis)
    table.delaysContentTouches = false
    let stage = try TableStage(Rows(count: 4), table: table, adapters: [PaperRipple(immediate)])
    let finger = axis == .vertical ? CGPoint(x: 160, y: 75) : CGPoint(x: 75, y: 160)
    stage.window.beginTouch(at: finger)
    stage.advance(to: 0.15)
    let longer: CGFloat = axis == .vertical ? 320 : 300
    let ripple = try stage.ripple(1)
    let center = try stage.cell(1).convert(finger, from: nil)
    ripple.shows([
      ShownRipple.Circle(center: center, diameter: 5 + (longer - 5) * EaseOut.half, opacity: 0.5)
    ])
    stage.window.endTouch()
    stage.advance(to: 2)
    try stage.ripple(1).shows([])
    try stage.ripple(1).shows(background: 1)
  }

  @Test("In a stack of rows a row that is taken out takes its ripple along")
  func stackRemoval() throws {
    let table = StackTableView(frame: CGRect(x: 0, y: 0, width: 320, height: 300), axis: .vertical)
    table.delaysContentTouches = false
    let stage = try TableStage(Rows(count: 4), table: table, adapters: [PaperRipple(immediate)])
    stage.window.beginTouch(at: CGPoint(x: 160, y: 75))
    stage.advance(to: 0.15)
    let cell = try stage.cell(1)
    stage.rows.count = 3
    table.removeRow(at: 1, animated: true)
    stage.advance(to: 2)
    stage.window.endTouch()
    stage.advance(to: 4)
    #expect(ShownRipple(of: cell).names == [PaperRippleLayers.background])
    for row in 0..<3 {
      try stage.ripple(row).shows([])
      try stage.ripple(row).shows(background: 0)
    }
  }

  @Test("Over a covered header, rows ripple where they are seen")
  func coveredHeader() throws {
    let table = TableView(frame: CGRect(x: 0, y: 44, width: 320, height: 400), style: .plain)
    table.delaysContentTouches = false
    let covered = try CoveredHeader(CoveredHeaderGeometry(headerHeight: 120))
    let stage = try TableStage(Rows(count: 40), table: table, adapters: [covered, PaperRipple(immediate)])
    // The first row begins at 44 + 77 = 121.
    stage.window.beginTouch(at: CGPoint(x: 200, y: 141))
    stage.advance(to: 0.15)
    try stage.ripple(0).shows([
      ShownRipple.Circle(center: CGPoint(x: 200, y: 20), diameter: 5 + 315 * EaseOut.half, opacity: 0.5)
    ])
    stage.window.endTouch()
    stage.advance(to: 2)
    // Over the header there is no row.
    stage.window.beginTouch(at: CGPoint(x: 200, y: 100))
    stage.advance(to: 2.2)
    for row in 0..<6 { try stage.ripple(row).shows([]) }
  }

  @Test("All at once: a turned table over a covered header, upright cells, and the circle under the finger")
  func together() throws {
    let table = HorizontalTableView(frame: CGRect(x: 0, y: 0, width: 320, height: 100), style: .plain)
    table.delaysContentTouches = false
    let covered = try CoveredHeader(CoveredHeaderGeometry(headerHeight: 120))
    let stage = try TableStage(
      Rows(count: 40), table: table, adapters: [covered, RotatedCells(), RotatedHeaders(), PaperRipple(immediate)])
    // Row 0 stands at 77 … 127.
    stage.window.beginTouch(at: CGPoint(x: 90, y: 30))
    stage.advance(to: 0.15)
    try stage.ripple(0).shows([
      ShownRipple.Circle(center: CGPoint(x: 13, y: 30), diameter: 5 + 95 * EaseOut.half, opacity: 0.5)
    ])
    stage.window.endTouch()
    #expect(table.indexPathForSelectedRow == IndexPath(row: 0, section: 0))
    stage.advance(to: 2)
    #expect(try stage.ripple(0).names == [PaperRippleLayers.background])
    try stage.ripple(0).shows(background: 1)
  }
}
