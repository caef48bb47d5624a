import Foundation
import Testing

@testable import TableKit

/// Headers that are laid over their sections take a tenth of a point each in the layout. What that comes to over many sections.
@MainActor
@Suite("Headers of a tenth of a point")
struct TenthHeaderTests {
  @Test(
    "Over 10,000 sections rows stand on pixels, at most a pixel apart, and each at its tenth", arguments: [1, 2, 3])
  func manySections(scale: Int) {
    let roster = Roster()
    roster.counts = Array(repeating: 2, count: 10_000)
    roster.headerHeight = 0.1
    let window = Window(size: CGSize(width: 100, height: 100), scale: CGFloat(scale))
    let table = roster.table()
    window.addSubview(table)
    window.layoutIfNeeded()
    // 10,000 · (0.1 + 80) = 801,000: 1,000 more than the rows alone, a tenth of a percent.
    #expect(abs(table.contentSize.height - 801_000) < 0.01)
    for section in [0, 1, 9, 10, 4_999, 9_998] {
      table.contentOffset.y = CGFloat(section) * 80.1
      window.layoutIfNeeded()
      var end: CGFloat?
      for cell in table.visibleCells {
        let start = cell.frame.minY * CGFloat(scale)
        #expect(abs(start - start.rounded()) < 1e-6, "on a pixel")
        // What was added up 10,000 times is still where it belongs, to a millionth.
        if let end {
          let gap = (cell.frame.minY - end) * CGFloat(scale)
          #expect(abs(gap) < 1e-6 || abs(gap - 1) < 1e-6, "a gap of \(gap) pixels in section \(section)")
        }
        end = cell.frame.maxY
      }
      let last = IndexPath(row: 1, section: section)
      #expect(abs(table.rectForRow(at: last).minY - (CGFloat(section) * 80.1 + 40.1)) < 1e-6)
    }
  }
}
