import Foundation
import Interposing
import RotatedCells
import RotatedHeaders
import TableKit
import Testing

/// What stands in a cell or a header is upright on screen: content runs to the right and down.
@MainActor
struct UprightTests {
  /// Where a view's own x axis points on screen.
  private func direction(of view: View, in window: Window) -> CGPoint {
    let origin = view.convert(CGPoint(x: view.bounds.minX, y: view.bounds.minY), to: window)
    let along = view.convert(CGPoint(x: view.bounds.minX + 1, y: view.bounds.minY), to: window)
    return CGPoint(x: (along.x - origin.x).rounded(), y: (along.y - origin.y).rounded())
  }

  private static let rightwards = CGPoint(x: 1, y: 0)
  private static let upwards = CGPoint(x: 0, y: -1)

  @Test func contentIsUprightAndWithoutTheAdapterItIsNot() throws {
    let turned = try Stage(cells: true)
    let plain = try Stage(cells: false)
    let turnedCell = try #require(turned.cell(2, 0))
    let plainCell = try #require(plain.cell(2, 0))
    #expect(direction(of: turnedCell.contentView, in: turned.window) == Self.rightwards)
    #expect(direction(of: plainCell.contentView, in: plain.window) == Self.upwards)
    // The whole cell stays turned; what is in it is what turns.
    #expect(direction(of: turnedCell, in: turned.window) == Self.upwards)
  }

  @Test func everyPartIsUprightAndInTheCell() throws {
    let stage = try Stage()
    let cell = try #require(stage.cell(2, 0))
    cell.accessoryView = View(frame: CGRect(x: 0, y: 0, width: 20, height: 10))
    cell.backgroundView = View()
    cell.selectedBackgroundView = View()
    cell.setSelected(true, animated: false)
    stage.window.layoutIfNeeded()
    let accessory = try #require(cell.accessoryView)
    let parts = [cell.contentView, accessory, cell.backgroundView, cell.selectedBackgroundView].compactMap { $0 }
    #expect(parts.count == 4)
    for part in parts {
      #expect(direction(of: part, in: stage.window) == Self.rightwards)
      let rect = try #require(stage.rect(part))
      #expect(rect.minX >= 110 && rect.maxX <= 180 && rect.minY >= 0 && rect.maxY <= 100)
    }
    // The accessory stands at the right edge, in the middle of the height, in its own size.
    let rect = try #require(stage.rect(accessory))
    #expect(rect.size == CGSize(width: 20, height: 10))
    #expect(rect.midY == 50 && rect.midX > 145)
    // Backgrounds fill the cell.
    #expect(stage.rect(cell.backgroundView) == CGRect(x: 110, y: 0, width: 70, height: 100))
  }

  @Test func headersAreUprightWithTheirOwnSize() throws {
    let stage = try Stage()
    let header = try #require(stage.table.headerView(forSection: 0))
    #expect(header.textLabel?.text == "line 0")
    #expect(direction(of: header, in: stage.window) == Self.rightwards)
    #expect(stage.rect(header) == CGRect(x: 0, y: 0, width: 40, height: 20))
  }

  @Test func theDelegateHearsOfItsOwnHeaders() throws {
    let stage = try Stage()
    #expect(stage.stations.shownHeaders.map(\.section) == [0, 1])
    #expect(stage.stations.shownHeaders[0].view === stage.table.headerView(forSection: 0))
    let first = stage.stations.shownHeaders[0].view
    stage.scroll(to: 290)
    #expect(stage.stations.endedHeaders.map(\.section) == [0])
    #expect(stage.stations.endedHeaders.first?.view === first)
  }

  @Test func headersAreReused() throws {
    let stage = try Stage()
    let first = stage.stations.shownHeaders[0].view
    let wrapper = stage.header(0)
    stage.scroll(to: 290)  // section 0 leaves
    stage.scroll(to: 0)  // section 0 comes back
    #expect(stage.table.headerView(forSection: 0) === first || stage.stations.shownHeaders.count <= 4)
    #expect(Set(stage.stations.shownHeaders.map { ObjectIdentifier($0.view) }).count <= 3)
    #expect(stage.header(0) === wrapper || stage.header(2) === wrapper)
  }

  @Test func headersAreFoundByHitTesting() throws {
    let stage = try Stage()
    let header = try #require(stage.table.headerView(forSection: 0))
    let hit = try #require(stage.window.hitTest(CGPoint(x: 20, y: 10), with: nil))
    #expect(hit.isDescendant(of: header))
    // Right of the header, and below it, the cell is hit.
    let cell = try #require(stage.cell(0, 0))
    #expect(stage.window.hitTest(CGPoint(x: 45, y: 10), with: nil)?.isDescendant(of: cell) == true)
    #expect(stage.window.hitTest(CGPoint(x: 20, y: 25), with: nil)?.isDescendant(of: cell) == true)
  }

  @Test func titlesAreTurnedToo() throws {
    let titles = Titles(["alpha", nil, "gamma"])
    let window = Window(size: CGSize(width: 320, height: 100))
    let table = HorizontalTableView(frame: CGRect(x: 0, y: 0, width: 320, height: 100), style: .plain)
    window.addSubview(table)
    table.register(TableViewCell.self, forCellReuseIdentifier: "title")
    table.dataSource = titles
    try table.install(RotatedHeaders())
    window.layoutIfNeeded()
    let header = try #require(table.headerView(forSection: 0))
    #expect(header.textLabel?.text == "alpha")
    #expect(direction(of: header, in: window) == Self.rightwards)
    let rect = header.convert(header.bounds, to: window)
    #expect(rect.minX == 0 && rect.minY == 0 && rect.width > 20 && rect.width < 200 && rect.height >= 20)
    // A section without a title has no header and takes nothing of the layout.
    #expect(table.headerView(forSection: 1) == nil)
    #expect(table.rectForHeader(inSection: 0).height == 0.1)
    #expect(table.rectForHeader(inSection: 1).height == 0)
  }

  @Test(arguments: [CGFloat.nan, .infinity, -9, -.infinity])
  func aHeaderHeightThatIsNoneIsTheTablesToReport(height: CGFloat) throws {
    let stations = Stations.sample()
    let stage = try Stage(stations: stations)
    var faults: [String] = []
    stage.table.onFault = { faults.append("\($0)") }
    stations.headers[1].height = height
    stage.table.reloadData()
    stage.window.layoutIfNeeded()
    #expect(faults.count == 1)
    #expect(faults.first?.hasPrefix("tableView(_:heightForHeaderInSection:): answered a height of ") == true)
    // The last good state stands.
    #expect(stage.rect(stage.header(1)) == CGRect(x: 260, y: 0, width: 30, height: 20))
  }

  @Test func aHeaderViewGivenTwiceIsReportedHereToo() throws {
    let stations = Stations.sample()
    stations.everyHeader = View(frame: CGRect(x: 0, y: 0, width: 33, height: 11))
    let window = Window(size: CGSize(width: 320, height: 100))
    let table = HorizontalTableView(frame: window.bounds, style: .plain)
    table.register(TableViewCell.self, forCellReuseIdentifier: "station")
    var faults: [String] = []
    table.onFault = { faults.append("\($0)") }
    window.addSubview(table)
    table.dataSource = stations
    table.delegate = stations
    try table.install(RotatedHeaders())
    window.layoutIfNeeded()
    #expect(
      faults == [
        "tableView(_:viewForHeaderInSection:): answered a view for section 1 that stands for section 0 already; "
          + "make or dequeue one for each section"
      ])
  }

  @Test func aViewGetsItsOwnSizeBackWhenItLeaves() throws {
    let stations = Stations.sample()
    let view = View(frame: CGRect(x: 0, y: 0, width: 33, height: 11))
    stations.staticHeader = view
    let stage = try Stage(stations: stations)
    #expect(view.bounds.size == CGSize(width: 33, height: 20))
    stage.scroll(to: 290)
    #expect(view.superview == nil && view.transform == .identity)
    #expect(view.bounds.size == CGSize(width: 33, height: 11))
    // In a table that is not turned, too, where the view is as wide as the table as long as it is shown.
    let table = TableView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    table.register(TableViewCell.self, forCellReuseIdentifier: "station")
    table.dataSource = stations
    table.delegate = stations
    table.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 0, y: 0, width: 100, height: 20))
    table.contentOffset.y = 300
    table.layoutIfNeeded()
    #expect(view.superview == nil && view.bounds.size == CGSize(width: 33, height: 11))
  }

  @Test func answersAreAddedOnlyWhereTheConformersHaveThem() throws {
    let bare = BareSource()
    let table = HorizontalTableView(frame: CGRect(x: 0, y: 0, width: 320, height: 100), style: .plain)
    table.dataSource = bare
    try table.install(RotatedCells())
    try table.install(RotatedHeaders())
    #expect(
      table.chain.answer(for: "heightForHeaderInSection")?.description == "heightForHeaderInSection: (no conformer)")
    #expect(table.chain.answer(for: "cellForRowAt")?.description == "cellForRowAt: rotated-cells → BareSource")

    let titles = Titles(["alpha"])
    table.dataSource = titles
    #expect(
      table.chain.answer(for: "heightForHeaderInSection")?.description
        == "heightForHeaderInSection: rotated-headers → (no conformer)")
    let stations = Stations.sample()
    table.delegate = stations
    #expect(
      table.chain.answer(for: "heightForHeaderInSection")?.description
        == "heightForHeaderInSection: rotated-headers → Stations")
    #expect(table.chain.answer(for: "heightForRowAt")?.description == "heightForRowAt: Stations")
  }

  @Test func anUninstalledAdapterLeavesNothingBehind() throws {
    let stage = try Stage()
    let before = try Stage(cells: false, headers: false)
    try stage.table.uninstallAdapter(named: "rotated-cells")
    try stage.table.uninstallAdapter(named: "rotated-headers")
    stage.window.layoutIfNeeded()
    let cell = try #require(stage.cell(1, 0))
    #expect(cell.partsTransform == .identity)
    #expect(direction(of: cell.contentView, in: stage.window) == Self.upwards)
    #expect(stage.rect(stage.header(1)) == before.rect(before.header(1)))
    #expect(stage.table.chain.interposers.isEmpty && stage.table.adapters.isEmpty)
  }

  @Test func inATableThatIsNotTurnedNothingChanges() throws {
    func makeTable(_ stations: Stations, adapters: Bool) throws -> TableView {
      let table = TableView(frame: CGRect(x: 0, y: 0, width: 100, height: 320), style: .plain)
      table.register(TableViewCell.self, forCellReuseIdentifier: "station")
      table.dataSource = stations
      table.delegate = stations
      if adapters {
        try table.install(RotatedCells())
        try table.install(RotatedHeaders())
      }
      table.layoutIfNeeded()
      return table
    }
    let stations = Stations.sample()
    let plain = try makeTable(stations, adapters: false)
    let adapted = try makeTable(stations, adapters: true)
    #expect(plain.subviews.map(\.frame) == adapted.subviews.map(\.frame))
    #expect(adapted.visibleCells.allSatisfy { $0.partsTransform == .identity })
  }
}
