import Foundation
import Testing

@testable import TableKit

/// Rows and headers that lose their height, or come back, while they are shown.
@MainActor
@Suite("Parts that vanish")
struct VanishingPartsTests {
  private final class Accordion: TableViewDataSource, TableViewDelegate {
    var rowHeights: [CGFloat] = Array(repeating: 40, count: 6)
    var headerHeight: CGFloat = 30
    let header = TableViewHeaderFooterView(reuseIdentifier: nil)
    var ended: [IndexPath] = []
    var endedHeaders = 0

    func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { rowHeights.count }
    func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
      TableViewCell(style: .default, reuseIdentifier: nil)
    }
    func tableView(_ tableView: TableView, heightForRowAt indexPath: IndexPath) -> CGFloat { rowHeights[indexPath.row] }
    func tableView(_ tableView: TableView, heightForHeaderInSection section: Int) -> CGFloat { headerHeight }
    func tableView(_ tableView: TableView, viewForHeaderInSection section: Int) -> View? { header }
    func tableView(_ tableView: TableView, didEndDisplaying cell: TableViewCell, forRowAt indexPath: IndexPath) {
      ended.append(indexPath)
    }
    func tableView(_ tableView: TableView, didEndDisplayingHeaderView view: View, forSection section: Int) {
      endedHeaders += 1
    }
  }

  private let accordion = Accordion()
  private let window = Window(size: CGSize(width: 200, height: 300))
  private let table = TableView(frame: CGRect(x: 0, y: 0, width: 200, height: 300), style: .plain)

  private func show() {
    table.dataSource = accordion
    table.delegate = accordion
    window.addSubview(table)
    window.layoutIfNeeded()
  }

  private var cells: [TableViewCell] { table.subviews.compactMap { $0 as? TableViewCell } }

  @Test("An estimated row whose height becomes 0 goes, and the others have one cell each")
  func estimatedRow() throws {
    table.estimatedRowHeight = 44
    show()
    let last = try #require(table.cellForRow(at: [0, 5]))
    accordion.rowHeights[2] = 0
    View.performWithoutAnimation {
      table.beginUpdates()
      table.endUpdates()
    }
    window.layoutIfNeeded()
    #expect(table.cellForRow(at: [0, 2]) == nil)
    #expect(accordion.ended == [[0, 2]])
    #expect(cells.count == 5)
    #expect(table.cellForRow(at: [0, 5]) === last)
    // The header, then two rows, and the fourth where the third was.
    #expect(table.rectForRow(at: [0, 3]).minY == 110)

    // It comes back when it is asked for anew.
    accordion.rowHeights[2] = 50
    table.reloadRows(at: [[0, 2]], with: .none)
    window.layoutIfNeeded()
    #expect(table.cellForRow(at: [0, 2])?.frame == CGRect(x: 0, y: 110, width: 200, height: 50))
    #expect(cells.count == 6)
  }

  @Test("A header whose height becomes 0 in an update goes")
  func header() {
    show()
    #expect(accordion.header.superview === table)
    accordion.headerHeight = 0
    View.performWithoutAnimation {
      table.beginUpdates()
      table.endUpdates()
    }
    window.layoutIfNeeded()
    #expect(accordion.header.superview == nil)
    #expect(accordion.endedHeaders == 1)
    #expect(table.rectForRow(at: [0, 0]).minY == 0)
  }

  @Test("A header that is given again while it is seen going stays")
  func headerGivenAgain() {
    show()
    table.reloadSections([0], with: .fade)
    window.layoutIfNeeded()
    window.clock.advance(by: 1)
    window.layoutIfNeeded()
    #expect(accordion.header.superview === table)
    #expect(accordion.header.alpha == 1)
    #expect(table.headerView(forSection: 0) === accordion.header)
  }

  @Test("Rows on their way out stay in front of the background")
  func background() throws {
    let background = View(frame: .zero)
    table.backgroundView = background
    show()
    accordion.rowHeights.removeLast()
    table.deleteRows(at: [[0, 5]], with: .fade)
    #expect(cells.count == 6)
    #expect(table.subviews.first === background)
  }

  @Test("Lines of rows that are not there are never closer than pixels")
  func fillers() {
    table.fillerRowHeight = .leastNonzeroMagnitude
    show()
    let fillers = table.subviews.filter { $0 is FillerRowsView && !$0.isHidden }
    #expect(fillers.isEmpty)
    table.fillerRowHeight = 44
    table.layoutIfNeeded()
    #expect(table.subviews.contains { $0 is FillerRowsView && !$0.isHidden })
  }
}
