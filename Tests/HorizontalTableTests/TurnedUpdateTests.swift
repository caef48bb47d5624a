import Foundation
import TableKit
import Testing

/// Updates of a table that lies on its side, with upright cells and headers laid over their sections.
@MainActor
struct TurnedUpdateTests {
  /// Everything that stands in a table, as it is seen on screen.
  private func picture(_ stage: Stage) -> [String] {
    var lines: [String] = []
    for indexPath in stage.table.indexPathsForVisibleRows ?? [] {
      let cell = stage.table.cellForRow(at: indexPath)
      let rects = [stage.rect(cell), stage.rect(cell?.contentView)]
      lines.append("\(indexPath) \(rects)")
    }
    for (section, view) in stage.table.shownHeaders {
      lines.append("\(section) \(String(describing: stage.rect(view))) \(view.alpha)")
    }
    lines.append("\(stage.table.subviews.count) views, \(stage.table.contentSize) \(stage.table.contentOffset)")
    return lines
  }

  private func fresh(_ stage: Stage) throws -> [String] {
    let other = try Stage(stations: Stations(extents: stage.stations.extents, headers: stage.stations.headers))
    other.scroll(to: stage.table.contentOffset.y)
    return picture(other)
  }

  @Test(arguments: [TableView.RowAnimation.fade, .left, .right, .top, .bottom, .middle, .automatic, .none])
  func sectionsAndRowsComeAndGoUpright(animation: TableView.RowAnimation) throws {
    let stage = try Stage()
    let (table, stations) = (stage.table, stage.stations)
    stations.extents = [[50, 70, 80, 90], [40, 45], [70, 80, 90]]
    stations.headers[1] = CGSize(width: 50, height: 20)
    table.performBatchUpdates {
      table.deleteRows(at: [IndexPath(row: 1, section: 0)], with: animation)
      table.insertRows(at: [IndexPath(row: 3, section: 0)], with: animation)
      table.deleteSections([1], with: animation)
      table.insertSections([1], with: animation)
    }
    stage.window.clock.advance(by: 0.15)
    table.contentOffset.y = 30
    stage.window.clock.advance(by: 1)
    stage.window.layoutIfNeeded()
    #expect(picture(stage) == (try fresh(stage)))
    // Each header that was shown and is no more has been told the end of, once.
    let shown = stations.shownHeaders.count - stations.endedHeaders.count
    #expect(shown == table.shownHeaders.count)
    #expect(Set(stations.ended).count == stations.ended.count)
  }

  @Test func aHeaderOverItsSectionSlidesWithIt() throws {
    let stage = try Stage()
    let header = try #require(stage.header(1))
    let before = try #require(stage.rect(header))
    stage.stations.extents[0].removeLast()
    stage.table.deleteRows(at: [IndexPath(row: 3, section: 0)], with: .fade)
    #expect(stage.rect(header)?.minX == before.minX - 80)
    #expect(header.layer.animationKeys.contains("position"))
    stage.window.clock.advance(by: 0.31)
    #expect(header.layer.animationKeys.isEmpty)
    #expect(picture(stage) == (try fresh(stage)))
  }
}
