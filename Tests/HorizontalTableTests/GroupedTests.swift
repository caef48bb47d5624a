import Foundation
import RotatedCells
import RotatedHeaders
import TableKit
import Testing

/// Horizontal tables that are grouped, that read from right to left, and what stands beside their rows. The table is 320 × 100 on
/// screen; places are worked out by hand.
@MainActor
struct GroupedTests {
  /// Two sections of two rows, 50 wide each; the first header is 30 × 12, the second 44 × 12; footers likewise 20 and 10 wide.
  private final class Strips: TableViewDataSource, TableViewDelegate {
    var headerWidths: [CGFloat] = [30, 44]
    var footerWidths: [CGFloat] = [20, 10]
    /// What nobody else holds.
    var windows: [Window] = []
    func numberOfSections(in tableView: TableView) -> Int { 2 }
    func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { 2 }
    func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
      TableViewCell(style: .default, reuseIdentifier: nil)
    }
    func tableView(_ tableView: TableView, heightForRowAt indexPath: IndexPath) -> CGFloat { 50 }
    func tableView(_ tableView: TableView, heightForHeaderInSection section: Int) -> CGFloat { 12 }
    func tableView(_ tableView: TableView, viewForHeaderInSection section: Int) -> View? {
      View(frame: CGRect(x: 0, y: 0, width: headerWidths[section], height: 5))
    }
    func tableView(_ tableView: TableView, viewForFooterInSection section: Int) -> View? {
      View(frame: CGRect(x: 0, y: 0, width: footerWidths[section], height: 8))
    }
  }

  private let strips = Strips()

  private func stage(
    _ style: TableView.Style, direction: UserInterfaceLayoutDirection = .leftToRight
  ) throws -> (window: Window, table: HorizontalTableView) {
    let window = Window(size: CGSize(width: 320, height: 100))
    window.userInterfaceLayoutDirection = direction
    let table = HorizontalTableView(frame: window.bounds, style: style)
    table.dataSource = strips
    table.delegate = strips
    try table.install(RotatedCells())
    try table.install(RotatedHeaders())
    window.addSubview(table)
    window.layoutIfNeeded()
    strips.windows.append(window)
    return (window, table)
  }

  private func onScreen(_ view: View?) -> CGRect? {
    guard let view, let superview = view.superview, let window = view.window else { return nil }
    return superview.convert(view.frame, to: window)
  }

  private func header(_ table: TableView, _ section: Int) -> View? {
    table.shownHeaders.first { $0.section == section }?.view.subviews.last
  }

  @Test func aGroupedHeaderTakesAStripOfItsOwnWidthAndAFooterOneBehind() throws {
    let (_, table) = try stage(.grouped)
    // 30, two cells, 20; then 44, two cells, 10.
    #expect(table.rectForHeader(inSection: 0).height == 30)
    #expect(onScreen(table.cellForRow(at: [0, 0])) == CGRect(x: 30, y: 0, width: 50, height: 100))
    #expect(onScreen(table.cellForRow(at: [1, 0])) == CGRect(x: 194, y: 0, width: 50, height: 100))
    #expect(table.contentSize.height == 304)
    #expect(onScreen(header(table, 0)) == CGRect(x: 0, y: 0, width: 30, height: 12))
    #expect(onScreen(header(table, 1)) == CGRect(x: 150, y: 0, width: 44, height: 12))
    let footer = table.shownFooters.first { $0.section == 0 }?.view.subviews.last
    #expect(onScreen(footer) == CGRect(x: 130, y: 0, width: 20, height: 8))
  }

  @Test func nothingFloatsInAGroupedHorizontalTable() throws {
    let (window, table) = try stage(.grouped)
    table.frame.size.width = 200
    window.layoutIfNeeded()
    table.contentOffset.y = 100
    window.layoutIfNeeded()
    #expect(header(table, 0) == nil)
    #expect(onScreen(header(table, 1)) == CGRect(x: 50, y: 0, width: 44, height: 12))
  }

  @Test func cardsKeepAwayFromTopAndBottom() throws {
    let (_, table) = try stage(.insetGrouped)
    let cell = try #require(table.cellForRow(at: [0, 0]))
    #expect(onScreen(cell) == CGRect(x: 30, y: 16, width: 50, height: 68))
    // The corners on the left.
    #expect(cell.maskedCorners == [.layerMinXMinYCorner, .layerMaxXMinYCorner])
  }

  @Test(arguments: [TableView.Style.plain, .grouped])
  func fromRightToLeftAllIsMirrored(style: TableView.Style) throws {
    let (window, table) = try stage(style)
    let (otherWindow, mirrored) = try stage(style, direction: .rightToLeft)
    for offset in [0, 20, 60] as [CGFloat] {
      table.contentOffset.y = offset
      mirrored.contentOffset.y = offset
      window.layoutIfNeeded()
      otherWindow.layoutIfNeeded()
      #expect(table.indexPathsForVisibleRows == mirrored.indexPathsForVisibleRows)
      for (first, second) in zip(table.visibleCells, mirrored.visibleCells) {
        let (place, other) = (try #require(onScreen(first)), try #require(onScreen(second)))
        #expect(other == CGRect(x: 320 - place.maxX, y: place.minY, width: place.width, height: place.height))
        // The content is upright.
        let upright = first.contentView.transformToSuperview.concatenating(first.transformToSuperview)
          .concatenating(table.transformToSuperview)
        let otherUpright = second.contentView.transformToSuperview.concatenating(second.transformToSuperview)
          .concatenating(mirrored.transformToSuperview)
        for transform in [upright, otherUpright] {
          #expect([transform.a, transform.b, transform.c, transform.d] == [1, 0, 0, 1])
        }
      }
      for section in 0..<2 {
        let (place, other) = (onScreen(header(table, section)), onScreen(header(mirrored, section)))
        #expect((place == nil) == (other == nil))
        if let place, let other {
          #expect(other == CGRect(x: 320 - place.maxX, y: place.minY, width: place.width, height: place.height))
        }
      }
    }
  }

  @Test func aTableTurnsRoundWithItsWindowAndKeepsItsFrame() throws {
    let (window, table) = try stage(.plain)
    #expect(onScreen(table.cellForRow(at: [0, 0]))?.minX == 0)
    window.userInterfaceLayoutDirection = .rightToLeft
    window.layoutIfNeeded()
    #expect(table.frame == window.bounds)
    #expect(onScreen(table.cellForRow(at: [0, 0]))?.maxX == 320)
    table.semanticContentAttribute = .forceLeftToRight
    window.layoutIfNeeded()
    #expect(onScreen(table.cellForRow(at: [0, 0]))?.minX == 0)
  }

  @Test func insetsAndScrollingAreMirrored() throws {
    let (window, table) = try stage(.grouped, direction: .rightToLeft)
    table.contentInset = EdgeInsets(top: 15, left: 0, bottom: 25, right: 0)
    table.frame.size.width = 150
    table.scrollToRow(at: [1, 0], at: .top, animated: false)
    window.layoutIfNeeded()
    // The inset before the content is at the right: 150 − 15 = 135.
    #expect(onScreen(table.cellForRow(at: [1, 0]))?.maxX == 135)
    table.scrollToRow(at: [1, 1], at: .bottom, animated: false)
    window.layoutIfNeeded()
    #expect(onScreen(table.cellForRow(at: [1, 1]))?.minX == 25)
  }

  @Test(arguments: UserInterfaceLayoutDirection.allCases, HorizontalTableView.IndicatorPosition.allCases)
  func theIndicatorStandsAtTheEdgeItIsSaidTo(
    direction: UserInterfaceLayoutDirection, position: HorizontalTableView.IndicatorPosition
  ) throws {
    let (window, table) = try stage(.grouped, direction: direction)
    table.frame.size.width = 150
    table.indicatorPosition = position
    window.layoutIfNeeded()
    let place = try #require(onScreen(table.verticalScrollIndicator))
    #expect(place.minY == (position == .top ? 3 : 94) && place.height == 3)
    let isAtStart = direction == .leftToRight ? place.minX == 3 : place.maxX == 147
    #expect(isAtStart)
  }

  @Test func anInsetOfTheProgramsForTheIndicatorStands() throws {
    let (window, table) = try stage(.grouped)
    table.frame.size.width = 150
    table.verticalScrollIndicatorInsets = EdgeInsets(top: 5, left: 0, bottom: 0, right: 20)
    window.layoutIfNeeded()
    #expect(onScreen(table.verticalScrollIndicator)?.minY == 23)
    #expect(table.verticalScrollIndicatorInsets.right == 20)
    table.frame.size.height = 60
    window.layoutIfNeeded()
    #expect(onScreen(table.verticalScrollIndicator)?.minY == 23)
    table.indicatorPosition = .bottom
    window.layoutIfNeeded()
    #expect(table.verticalScrollIndicatorInsets == EdgeInsets(top: 5, left: 0, bottom: 0, right: 51))
    // Only another inset is changed: the automatic one goes on with the table's size.
    table.verticalScrollIndicatorInsets.top = 9
    table.frame.size.height = 100
    window.layoutIfNeeded()
    #expect(table.verticalScrollIndicatorInsets == EdgeInsets(top: 9, left: 0, bottom: 0, right: 91))
  }

  @Test(arguments: [UserInterfaceLayoutDirection.leftToRight, .rightToLeft])
  func tableHeadersAndFootersAreStripsOfTheirOwnWidth(direction: UserInterfaceLayoutDirection) throws {
    let (window, table) = try stage(.grouped, direction: direction)
    let (before, behind) = (View(frame: CGRect(x: 0, y: 0, width: 40, height: 7)), View())
    behind.frame.size.width = 25
    table.tableHeaderView = before
    table.tableFooterView = behind
    let back = View()
    table.backgroundView = back
    table.frame.size.width = 420
    window.layoutIfNeeded()
    func mirrored(_ rect: CGRect) -> CGRect {
      direction == .leftToRight
        ? rect : CGRect(x: 420 - rect.maxX, y: rect.minY, width: rect.width, height: rect.height)
    }
    #expect(onScreen(before) == mirrored(CGRect(x: 0, y: 0, width: 40, height: 100)))
    #expect(onScreen(table.cellForRow(at: [0, 0])) == mirrored(CGRect(x: 70, y: 0, width: 50, height: 100)))
    #expect(onScreen(behind) == mirrored(CGRect(x: 344, y: 0, width: 25, height: 100)))
    #expect(onScreen(back) == CGRect(x: 0, y: 0, width: 420, height: 100))
    let transform = before.transformToSuperview.concatenating(table.transformToSuperview)
    #expect([transform.a, transform.b, transform.c, transform.d] == [1, 0, 0, 1])
    table.tableHeaderView = nil
    #expect(before.transform.isIdentity && before.superview == nil)
  }

  @Test func cellsSizeTheirRowsByTheWidthOfTheirText() throws {
    final class Words: TableViewDataSource {
      let words = ["Oslo", "Reykjavik"]
      func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { words.count }
      func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
        let cell = TableViewCell(style: .default, reuseIdentifier: nil)
        cell.textLabel?.text = words[indexPath.row]
        return cell
      }
    }
    let words = Words()
    let table = HorizontalTableView(frame: CGRect(x: 0, y: 0, width: 320, height: 100), style: .plain)
    table.dataSource = words
    try table.install(RotatedCells())
    table.layoutIfNeeded()
    let measurer = EstimatedTextMeasurer()
    for (row, word) in words.words.enumerated() {
      let width = measurer.size(of: word, font: .systemFont(ofSize: 17)).width.rounded(.up)
      #expect(table.rectForRow(at: [0, row]).height == width + 32)
    }
  }

  @Test(arguments: UserInterfaceLayoutDirection.allCases)
  func theSectionIndexStandsUprightAlongTheTop(direction: UserInterfaceLayoutDirection) throws {
    final class Letters: TableViewDataSource {
      func numberOfSections(in tableView: TableView) -> Int { 3 }
      func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { 10 }
      func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
        TableViewCell(style: .default, reuseIdentifier: nil)
      }
      func sectionIndexTitles(for tableView: TableView) -> [String]? { ["A", "B", "C"] }
    }
    let letters = Letters()
    let window = Window(size: CGSize(width: 320, height: 100))
    window.userInterfaceLayoutDirection = direction
    let table = HorizontalTableView(frame: window.bounds, style: .plain)
    table.rowHeight = 50
    table.dataSource = letters
    window.addSubview(table)
    window.layoutIfNeeded()
    func place(_ text: String) -> CGRect? {
      let entries = LayoutRecorder().record(of: window).entries
      return entries.first { $0.kind == .label && $0.text == text }?.rect
    }
    let places = try ["A", "B", "C"].map { try #require(place($0)) }
    #expect(places.allSatisfy { $0.minY == 0 && $0.height < 20 })
    let isInOrder = places[0].maxX <= places[1].minX && places[1].maxX <= places[2].minX
    let isReversed = places[2].maxX <= places[1].minX && places[1].maxX <= places[0].minX
    #expect(direction == .leftToRight ? isInOrder : isReversed)
    window.beginTouch(at: CGPoint(x: places[1].midX, y: places[1].midY))
    #expect(table.contentOffset.y == 500)
    window.endTouch()
  }
}
