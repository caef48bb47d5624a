import CoveredHeader
import Foundation
import TableKit
import Testing

/// Few rows, and none: R is the height of the content, the table's is 400.
@MainActor
@Suite("Covered headers over short content")
struct CoveredHeaderShortContentTests {
  @Test("The highest offset is max(R − 400, 0), the least the open one", arguments: [0, 1, 3, 7, 8, 9, 20])
  func range(count: Int) throws {
    let stage = try CoveredStage(rows: count)
    #expect(stage.table.maximumContentOffset.y == max(CGFloat(count) * 50 - 400, 0))
    #expect(stage.table.minimumContentOffset.y == -157)
  }

  @Test("It closes and opens under a finger", arguments: [0, 1, 3])
  func dragging(count: Int) throws {
    let stage = try CoveredStage(rows: count)
    stage.drag(from: CGPoint(x: 160, y: 430), by: CGPoint(x: 0, y: -120))
    #expect(stage.table.contentOffset.y == -47)
    stage.settle()
    #expect(stage.table.contentOffset.y == -1)
    // Further up it is held back, and comes to where it is closed, not to the edge.
    stage.drag(from: CGPoint(x: 160, y: 430), by: CGPoint(x: 0, y: -100))
    #expect(stage.table.contentOffset.y > 0 && stage.table.contentOffset.y < 90)
    stage.settle()
    #expect(stage.table.contentOffset.y == -1)
    stage.drag(from: CGPoint(x: 160, y: 100), by: CGPoint(x: 0, y: 130))
    stage.settle()
    #expect(stage.table.contentOffset.y == -157)
  }

  @Test("Below the last row there is the table's background, not the header")
  func background() throws {
    let stage = try CoveredStage(rows: 1)
    stage.scroll(to: -1)
    // Rows end at 95 of the window, the header at 200.
    #expect(stage.table.subviews.first?.frame == CGRect(x: 0, y: 0, width: 320, height: 399))
  }

  @Test("The indicator has a place for what can be scrolled")
  func indicator() throws {
    let stage = try CoveredStage(rows: 3)
    let indicator = try #require(stage.table.verticalScrollIndicator)
    #expect(!indicator.isHidden)
    stage.scroll(to: 0)
    #expect(abs(indicator.frame.maxY - 397) < 1)
  }

  @Test("The program's insets count here too")
  func insets() throws {
    let stage = try CoveredStage(rows: 1)
    stage.table.contentInset.top = 30
    #expect(stage.table.maximumContentOffset.y == -30)
    #expect(stage.table.minimumContentOffset.y == -187)
  }
}
