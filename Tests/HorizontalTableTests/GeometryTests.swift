import Foundation
import TableKit
import Testing

/// The horizontal table's geometry, against numbers worked out by hand for a frame of 320 × 100.
///
/// With headers laid over, each section's rows begin a tenth of a point after it: section 0 runs from 0 to 260.1, section 1 to
/// 370.2, section 2 to 610.3. Cells stand on whole pixels: 0, 50, 110, 180 · 260, 310 · 370, 440, 520.
@MainActor
struct GeometryTests {
  @Test func boundsAreTheFrameTurned() throws {
    let stage = try Stage(frame: CGRect(x: 10, y: 20, width: 320, height: 100))
    #expect(stage.table.frame == CGRect(x: 10, y: 20, width: 320, height: 100))
    #expect(stage.table.bounds.size == CGSize(width: 100, height: 320))
    #expect(stage.table.center == CGPoint(x: 170, y: 70))
    // −90°: (x, y) → (y, −x).
    #expect(stage.table.transform == CGAffineTransform(a: 0, b: -1, c: 1, d: 0, tx: 0, ty: 0))
  }

  @Test func contentRunsToTheRightOnScreen() throws {
    let stage = try Stage(headers: false)
    let table = stage.table
    // The content's origin is the bottom left corner on screen, its right edge the top.
    #expect(table.convert(CGPoint(x: 0, y: 0), to: stage.window) == CGPoint(x: 0, y: 100))
    #expect(table.convert(CGPoint(x: 100, y: 0), to: stage.window) == CGPoint(x: 0, y: 0))
    #expect(table.convert(CGPoint(x: 0, y: 320), to: stage.window) == CGPoint(x: 320, y: 100))
    // Rows of 610 points, and headers that take 20 + 20 + 24 as long as nobody lays them over.
    #expect(table.contentSize == CGSize(width: 100, height: 674))
  }

  @Test func aRowsHeightIsItsWidthOnScreen() throws {
    let stage = try Stage()
    #expect(stage.rect(stage.cell(0, 0)) == CGRect(x: 0, y: 0, width: 50, height: 100))
    #expect(stage.rect(stage.cell(1, 0)) == CGRect(x: 50, y: 0, width: 60, height: 100))
    #expect(stage.rect(stage.cell(2, 0)) == CGRect(x: 110, y: 0, width: 70, height: 100))
    #expect(stage.rect(stage.cell(3, 0)) == CGRect(x: 180, y: 0, width: 80, height: 100))
    #expect(stage.rect(stage.cell(0, 1)) == CGRect(x: 260, y: 0, width: 50, height: 100))
    #expect(stage.rect(stage.cell(1, 1)) == CGRect(x: 310, y: 0, width: 60, height: 100))
    #expect(stage.cell(0, 2) == nil)
    #expect(stage.table.contentSize.height == 610)
  }

  @Test func scrollingMovesTheCellsToTheLeft() throws {
    let stage = try Stage()
    stage.scroll(to: 230)
    #expect(stage.cell(2, 0) == nil)
    #expect(stage.rect(stage.cell(3, 0)) == CGRect(x: -50, y: 0, width: 80, height: 100))
    #expect(stage.rect(stage.cell(0, 1)) == CGRect(x: 30, y: 0, width: 50, height: 100))
    #expect(stage.rect(stage.cell(2, 2)) == CGRect(x: 290, y: 0, width: 90, height: 100))
    #expect(stage.stations.ended.sorted() == [[0, 0], [0, 1], [0, 2]])
  }

  @Test func headersLieAtTheTopLeftOfTheirSections() throws {
    let stage = try Stage()
    #expect(stage.rect(stage.header(0)) == CGRect(x: 0, y: 0, width: 40, height: 20))
    #expect(stage.rect(stage.header(1)) == CGRect(x: 260, y: 0, width: 30, height: 20))
    #expect(stage.header(2) == nil)
  }

  @Test(
    arguments: [
      // offset, header 0, header 1, header 2: left = min(max(start, offset), end − width) − offset, on whole pixels
      (100.0, 0.0, 160.0, 270.0),
      (220.0, 0.0, 40.0, 150.0),
      (230.0, -10.0, 30.0, 140.0),
      (255.0, -35.0, 5.0, 115.0),
      (290.0, nil, 0.0, 80.0),
      (340.0, nil, 0.0, 30.0),
      (350.0, nil, -10.0, 20.0),
    ] as [(CGFloat, CGFloat?, CGFloat?, CGFloat?)])
  func headersPinAndArePushedOut(offset: CGFloat, first: CGFloat?, second: CGFloat?, third: CGFloat?) throws {
    let stage = try Stage()
    stage.scroll(to: offset)
    #expect(stage.rect(stage.header(0))?.minX == first)
    #expect(stage.rect(stage.header(1))?.minX == second)
    #expect(stage.rect(stage.header(2))?.minX == third)
    if third != nil { #expect(stage.rect(stage.header(2))?.size == CGSize(width: 40, height: 24)) }
  }

  @Test func atTheEndEverythingStandsOnPixels() throws {
    let stage = try Stage()
    stage.scroll(to: stage.table.maximumContentOffset.y)
    // 610 − 320 = 290.
    #expect(stage.table.contentOffset.y == 290)
    #expect(stage.rect(stage.cell(2, 2)) == CGRect(x: 230, y: 0, width: 90, height: 100))
    #expect(stage.rect(stage.header(1))?.minX == 0)
  }

  @Test func aHeaderIsNoWiderThanItsSection() throws {
    let stations = Stations(
      extents: [[50], [50], [200]], headers: [120, 120, 120].map { CGSize(width: $0, height: 20) })
    let stage = try Stage(stations: stations)
    #expect(stage.rect(stage.header(0)) == CGRect(x: 0, y: 0, width: 50, height: 20))
    #expect(stage.rect(stage.header(1)) == CGRect(x: 50, y: 0, width: 50, height: 20))
    #expect(stage.rect(stage.header(2)) == CGRect(x: 100, y: 0, width: 120, height: 20))
    #expect(stage.rect(stage.table.headerView(forSection: 1)) == CGRect(x: 50, y: 0, width: 50, height: 20))
  }

  @Test(arguments: [1, 2, 3] as [CGFloat])
  func aHeaderAtRestBeginsWithItsFirstCell(scale: CGFloat) throws {
    // Rows of a tenth of a point more each: every way of rounding comes up.
    let extents: [[CGFloat]] = (0..<20).map { section in [30 + CGFloat(section) / 10] }
    let stations = Stations(extents: extents, headers: extents.map { _ in CGSize(width: 10, height: 10) })
    let stage = try Stage(stations: stations, scale: scale)
    for section in 1..<10 {
      let header = try #require(stage.rect(stage.header(section)))
      #expect(header.minX == stage.rect(stage.cell(0, section))?.minX)
    }
  }

  @Test func theIndicatorStandsAtTheTopOrAtTheBottom() throws {
    let stage = try Stage()
    // 3 points thick, 3 from the edge.
    var indicator = try #require(stage.rect(stage.table.verticalScrollIndicator))
    #expect(indicator.minY == 3 && indicator.maxY == 6)
    stage.table.indicatorPosition = .bottom
    stage.window.layoutIfNeeded()
    #expect(stage.table.verticalScrollIndicatorInsets.right == 91)  // 100 − 9
    indicator = try #require(stage.rect(stage.table.verticalScrollIndicator))
    #expect(indicator.minY == 94 && indicator.maxY == 97)
  }

  @Test(arguments: HorizontalTableView.IndicatorPosition.allCases)
  func everythingIsRightAfterAResize(position: HorizontalTableView.IndicatorPosition) throws {
    let stage = try Stage()
    stage.table.indicatorPosition = position
    stage.window.layoutIfNeeded()
    stage.table.frame = CGRect(x: 0, y: 0, width: 200, height: 60)
    stage.window.layoutIfNeeded()
    #expect(stage.table.bounds.size == CGSize(width: 60, height: 200))
    #expect(stage.rect(stage.cell(1, 0)) == CGRect(x: 50, y: 0, width: 60, height: 60))
    #expect(stage.rect(stage.cell(1, 0)?.contentView).map { $0.minX >= 50 && $0.maxX <= 110 && $0.maxY <= 60 } == true)
    #expect(stage.cell(0, 1) == nil)
    #expect(stage.rect(stage.header(0)) == CGRect(x: 0, y: 0, width: 40, height: 20))
    let indicator = try #require(stage.rect(stage.table.verticalScrollIndicator))
    #expect(indicator.minY == (position == .top ? 3 : 54) && indicator.height == 3)
    #expect(stage.table.verticalScrollIndicatorInsets.right == (position == .top ? 0 : 51))
  }

  @Test func aTapOnScreenFindsTheRow() throws {
    let stage = try Stage()
    stage.scroll(to: 230)
    let point = stage.window.convert(CGPoint(x: 35, y: 90), to: stage.table)
    #expect(stage.table.indexPathForRow(at: point) == [1, 0])
  }

  @Test func twoTablesInOneWindowDoNotMeet() throws {
    let upper = try Stage()
    let lower = try Stage(frame: CGRect(x: 0, y: 120, width: 320, height: 60))
    upper.window.addSubview(lower.table)
    upper.window.layoutIfNeeded()
    upper.scroll(to: 230)
    #expect(upper.rect(upper.cell(0, 1))?.minX == 30)
    #expect(upper.rect(lower.cell(0, 1)) == CGRect(x: 260, y: 120, width: 50, height: 60))
  }
}
