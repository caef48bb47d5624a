import Foundation
import RotatedCells
import RotatedHeaders
import TableKit
import Testing

/// A horizontal table that reads from right to left is the mirror image of one that reads from left to right.
@MainActor
@Suite("Horizontal tables from right to left")
struct RightToLeftTests {
  private func stage(_ direction: SemanticContentAttribute, at offset: CGFloat = 0) throws -> Stage {
    let stage = try Stage(frame: CGRect(x: 10, y: 5, width: 320, height: 100), scale: 2)
    stage.table.semanticContentAttribute = direction
    stage.scroll(to: offset)
    return stage
  }

  /// The image of a rectangle about the middle of the table.
  private func image(_ rect: CGRect?) -> CGRect? {
    rect.map { CGRect(x: 340 - $0.maxX, y: $0.minY, width: $0.width, height: $0.height) }
  }

  /// Whether a rectangle is another's image, but for the last bits of sums in another order.
  private func isImage(_ rect: CGRect?, of other: CGRect?) -> Bool {
    guard let rect, let expected = image(other) else { return false }
    return abs(rect.minX - expected.minX) < 1e-6 && abs(rect.width - expected.width) < 1e-6
      && rect.minY == expected.minY && rect.height == expected.height
  }

  @Test("Rows, headers and the indicator stand where they do in a mirror", arguments: [0, 37.5, 130, 290] as [CGFloat])
  func places(offset: CGFloat) throws {
    let (left, right) = try (stage(.unspecified, at: offset), stage(.forceRightToLeft, at: offset))
    #expect(right.table.frame == CGRect(x: 10, y: 5, width: 320, height: 100))
    let rows = try #require(left.table.indexPathsForVisibleRows)
    #expect(right.table.indexPathsForVisibleRows == rows)
    for indexPath in rows {
      let (one, other) = (left.cell(indexPath.row, indexPath.section), right.cell(indexPath.row, indexPath.section))
      #expect(right.rect(other) == image(left.rect(one)))
      #expect(other?.textLabel?.text == "\(indexPath.section).\(indexPath.row)")
    }
    for section in 0..<3 {
      #expect(right.rect(right.header(section)) == image(left.rect(left.header(section))))
    }
    #expect(right.rect(right.table.headerView(forSection: 1)) == image(left.rect(left.table.headerView(forSection: 1))))
  }

  @Test("Worked out by hand: the first row is at the right edge, its header in the corner over it")
  func byHand() throws {
    let stage = try stage(.forceRightToLeft)
    // The header's tenth of a point ends on the pixel that it begins on; the rows are 50 and 60 wide.
    #expect(stage.rect(stage.cell(0, 0)) == CGRect(x: 280, y: 5, width: 50, height: 100))
    #expect(stage.rect(stage.cell(1, 0)) == CGRect(x: 220, y: 5, width: 60, height: 100))
    #expect(stage.rect(stage.table.headerView(forSection: 0)) == CGRect(x: 290, y: 5, width: 40, height: 20))
  }

  @Test("What is in cells and headers is upright in both directions, and after each change")
  func upright() throws {
    let stage = try stage(.unspecified)
    for direction in [SemanticContentAttribute.forceRightToLeft, .unspecified, .forceRightToLeft] {
      stage.table.semanticContentAttribute = direction
      stage.window.layoutIfNeeded()
      for view in [stage.cell(1, 0)?.contentView, stage.table.headerView(forSection: 0)] {
        let view = try #require(view)
        let origin = view.convert(CGPoint.zero, to: stage.window)
        let unit = view.convert(CGPoint(x: 1, y: 1), to: stage.window)
        #expect(abs(unit.x - origin.x - 1) < 1e-9 && abs(unit.y - origin.y - 1) < 1e-9)
      }
    }
  }

  @Test(
    "The indicator is at the top or the bottom, as it was said",
    arguments: HorizontalTableView.IndicatorPosition.allCases)
  func indicator(position: HorizontalTableView.IndicatorPosition) throws {
    let (left, right) = try (stage(.unspecified, at: 40), stage(.forceRightToLeft, at: 40))
    var rects: [CGRect] = []
    for stage in [left, right] {
      stage.table.indicatorPosition = position
      stage.table.flashScrollIndicators()
      stage.window.layoutIfNeeded()
      let record = LayoutRecorder().record(of: stage.window, scrollView: stage.table)
      rects.append(try #require(record.entries.first { $0.kind == .indicator }).rect)
    }
    #expect(isImage(rects[1], of: rects[0]))
    #expect(position == .top ? rects[0].minY < 15 : rects[0].minY > 90)
  }

  @Test("A table in a window that reads from right to left does so too; what is selected stays so")
  func windowDirection() throws {
    let stage = try stage(.unspecified, at: 60)
    stage.table.selectRow(at: IndexPath(row: 1, section: 0), animated: false, scrollPosition: .none)
    stage.window.userInterfaceLayoutDirection = .rightToLeft
    stage.window.layoutIfNeeded()
    // 60 of 50 + 60: the second row ends 50 left of the right edge.
    #expect(stage.rect(stage.cell(1, 0))?.minX == 280)
    #expect(stage.table.indexPathForSelectedRow == IndexPath(row: 1, section: 0))
    stage.window.userInterfaceLayoutDirection = .leftToRight
    stage.window.layoutIfNeeded()
    #expect(stage.rect(stage.cell(1, 0))?.maxX == 60)
  }

  @Test("A finger that goes to the right brings later rows in, and what is under it is touched")
  func touches() throws {
    let stage = try stage(.forceRightToLeft)
    stage.window.beginTouch(at: CGPoint(x: 100, y: 50))
    for step in 1...10 {
      stage.window.clock.advance(by: 0.1)
      stage.window.moveTouch(to: CGPoint(x: 100 + 8 * CGFloat(step), y: 50))
    }
    // 80 less the slop of 10.
    #expect(stage.table.contentOffset.y == 70)
    stage.window.clock.advance(by: 0.3)
    stage.window.endTouch()
    #expect(
      stage.table.indexPathForRow(at: stage.table.convert(CGPoint(x: 325, y: 50), from: stage.window))
        == IndexPath(row: 1, section: 0))
  }

  @Test(
    "Scrolled to, a row stands at the right for top and at the left for bottom",
    arguments: [TableView.ScrollPosition.top, .middle, .bottom])
  func scrollToRow(position: TableView.ScrollPosition) throws {
    let stages = try (stage(.unspecified), stage(.forceRightToLeft))
    var rects: [CGRect?] = []
    // One that can come to the edge.
    let row = position == .bottom ? 1 : 0
    for stage in [stages.0, stages.1] {
      stage.table.scrollToRow(at: IndexPath(row: row, section: 1), at: position, animated: false)
      stage.window.layoutIfNeeded()
      rects.append(stage.rect(stage.cell(row, 1)))
    }
    #expect(isImage(rects[1], of: rects[0]))
    let edges = try #require(rects[1])
    switch position {
    case .top: #expect(abs(edges.maxX - 330) < 1)
    case .bottom: #expect(abs(edges.minX - 10) < 1)
    default: #expect(abs(edges.midX - 170) < 1)
    }
  }
}
