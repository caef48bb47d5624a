import CoveredHeader
import Foundation
import TableKit
import Testing

/// Where the headers of sections stay over a header behind the table: at the table's top, not where the room for the header ends.
@MainActor
@Suite("Headers of sections over covered headers")
struct CoveredHeaderPinLineTests {
  private func headerY(at offset: CGFloat, pinLine: CGFloat = 0, inset: CGFloat = 0) throws -> CGFloat {
    let stage = try CoveredStage(sectionHeader: 30, pinLine: pinLine)
    stage.table.contentInset.top = inset
    stage.scroll(to: offset)
    let header = try #require(stage.table.subviews.first { !($0 is TableViewCell) && $0.frame.height == 30 })
    return header.frame.minY
  }

  @Test("At the table's top", arguments: [(-157, 0), (-80, 0), (-1, 0), (0, 0), (100, 100)] as [(CGFloat, CGFloat)])
  func top(offset: CGFloat, y: CGFloat) throws {
    #expect(try headerY(at: offset) == y)
  }

  @Test("At a line of one's own", arguments: [(-157, 0), (-20, 0), (-5, 15), (100, 120)] as [(CGFloat, CGFloat)])
  func ownLine(offset: CGFloat, y: CGFloat) throws {
    #expect(try headerY(at: offset, pinLine: 20) == y)
  }

  @Test("Where the program's inset ends")
  func inset() throws {
    #expect(try headerY(at: 100, inset: 25) == 125)
    #expect(try headerY(at: 100, pinLine: -10, inset: 25) == 115)
  }

  @Test("A row that is scrolled to the top stands there")
  func scrolling() throws {
    let stage = try CoveredStage()
    stage.table.scrollToRow(at: IndexPath(row: 20, section: 0), at: .top, animated: false)
    #expect(stage.table.contentOffset.y == 1000)
  }
}
