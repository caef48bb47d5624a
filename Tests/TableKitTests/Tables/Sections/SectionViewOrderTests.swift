import Foundation
import Testing

@testable import TableKit

/// Which of a table's headers and footers stands in front of which.
@MainActor
@Suite("Order of section views")
struct SectionViewOrderTests {
  @Test(
    "The views of earlier sections stand behind those of later ones, whichever came into sight first",
    arguments: [false, true])
  func order(sizesItself: Bool) throws {
    let roster = Roster()
    roster.counts = [3, 3, 3]
    roster.headerHeight = sizesItself ? TableView.automaticDimension : 20
    let table = TableView(frame: CGRect(x: 0, y: 0, width: 100, height: 100), style: .plain)
    table.dataSource = roster
    table.delegate = roster
    table.layoutIfNeeded()
    let ends = (0..<2).map { table.rect(forSection: $0).maxY }
    // From below: first the third section alone, then the second one's end with it, then the first one's end with the second.
    for offset in [ends[1] + 5, ends[1] - 10, ends[0] - 10] {
      table.contentOffset.y = offset
      table.layoutIfNeeded()
      let shown = table.shownHeaders.sorted { $0.section < $1.section }
      let depths = try shown.map { header in
        try #require(table.subviews.firstIndex { $0 === header.view })
      }
      #expect(depths == depths.sorted())
      #expect(shown.count == (offset > ends[1] ? 1 : 2))
    }
  }
}
