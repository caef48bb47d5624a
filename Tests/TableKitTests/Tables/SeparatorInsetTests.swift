import Foundation
import Testing

@testable import TableKit

/// What insets of the lines between rows are measured from. The tables are 100 wide, their rows 40 high; without insets a line begins
/// 16 from the left.
@MainActor
@Suite("Insets of the lines between rows")
struct SeparatorInsetTests {
  private let roster = Roster()

  private func table(_ direction: UserInterfaceLayoutDirection = .leftToRight) -> (window: Window, table: TableView) {
    roster.counts = [3]
    let window = Window(size: CGSize(width: 100, height: 120))
    window.userInterfaceLayoutDirection = direction
    let table = TableView(frame: window.bounds)
    table.dataSource = roster
    table.delegate = roster
    window.addSubview(table)
    window.layoutIfNeeded()
    return (window, table)
  }

  private func insets(_ left: CGFloat, _ right: CGFloat) -> EdgeInsets {
    EdgeInsets(top: 0, left: left, bottom: 0, right: right)
  }

  /// Where the first row's line begins and ends.
  private func line(_ table: TableView) -> [CGFloat]? {
    table.layoutIfNeeded()
    return table.cellForRow(at: [0, 0])?.separatorView.map { [$0.frame.minX, $0.frame.maxX] }
  }

  @Test("Insets that are set count from the cells' edges, or from where the line stands without any")
  func references() {
    let (window, table) = table()
    #expect(table.separatorInsetReference == .fromCellEdges && table.separatorInset == insets(16, 0))
    #expect(line(table) == [16, 100])
    // As long as none are set, what they are measured from does not matter.
    table.separatorInsetReference = .fromAutomaticInsets
    #expect(line(table) == [16, 100])
    table.separatorInset = insets(7, 3)
    #expect(line(table) == [23, 97])
    table.separatorInsetReference = .fromCellEdges
    #expect(line(table) == [7, 97])
    // The usual ones are insets that are set, too.
    table.separatorInset = insets(16, 0)
    table.separatorInsetReference = .fromAutomaticInsets
    #expect(line(table) == [32, 100])
    #expect(window.subviews.first === table)
  }

  @Test("An edge may be left to the table")
  func automaticEdges() {
    let (_, table) = table()
    let automatic = TableView.automaticDimension
    for reference in TableView.SeparatorInsetReference.allCases {
      table.separatorInsetReference = reference
      table.separatorInset = insets(automatic, 10)
      #expect(line(table) == [16, 90])
    }
    table.separatorInset = insets(4, automatic)
    #expect(line(table) == [20, 100])
  }

  @Test("A cell's own insets are measured alike, and beat the table's")
  func cells() throws {
    let (_, table) = table()
    table.separatorInset = insets(1, 1)
    let cell = try #require(table.cellForRow(at: [0, 0]))
    cell.separatorInset = insets(30, 5)
    #expect(cell.separatorInset == insets(30, 5))
    #expect(line(table) == [30, 95])
    table.separatorInsetReference = .fromAutomaticInsets
    #expect(line(table) == [46, 95])
    let other = table.cellForRow(at: [0, 1])
    #expect(other?.separatorInset == insets(1, 1) && other?.separatorView?.frame.minX == 17)
  }

  @Test("From right to left all is mirrored; in editing mode a line begins behind the control")
  func directions() {
    let (window, table) = table(.rightToLeft)
    table.separatorInsetReference = .fromAutomaticInsets
    table.separatorInset = insets(7, 3)
    #expect(line(table) == [3, 77])
    table.isEditing = true
    #expect(line(table) == [3, 39])
    #expect(table.window === window)
  }

  @Test("Lines of rows that are not there go along")
  func fillers() {
    roster.counts = [1]
    let window = Window(size: CGSize(width: 100, height: 120))
    let table = TableView(frame: window.bounds)
    table.dataSource = roster
    table.delegate = roster
    table.fillerRowHeight = 40
    table.separatorInset = insets(7, 3)
    table.separatorInsetReference = .fromAutomaticInsets
    window.addSubview(table)
    window.layoutIfNeeded()
    let filler = table.subviews.compactMap { $0 as? FillerRowsView }.first
    #expect(filler?.inset == insets(23, 3))
  }

  @Test("Where a section index stands, the usual line ends at it, and one with insets from the cells' edges at its own")
  func besideAnIndex() {
    var insets = SeparatorInsets()
    let taken = self.insets(0, 15)
    #expect(insets.resolved(besides: taken) == self.insets(16, 15))
    insets.own = self.insets(7, 3)
    #expect(insets.resolved(besides: taken) == self.insets(7, 3))
    insets.reference = .fromAutomaticInsets
    #expect(insets.resolved(besides: taken) == self.insets(23, 18))
    #expect(insets.resolved(self.insets(1, 2), besides: taken) == self.insets(17, 17))
  }

  @Test("A horizontal table's lines have no insets, and those that are set count from its edges in either case")
  func turned() {
    let table = HorizontalTableView(frame: CGRect(x: 0, y: 0, width: 320, height: 100), style: .plain)
    table.dataSource = roster
    table.delegate = roster
    #expect(table.separatorInset == .zero)
    #expect(line(table) == [0, 100])
    table.separatorInset = insets(5, 9)
    for reference in TableView.SeparatorInsetReference.allCases {
      table.separatorInsetReference = reference
      #expect(line(table) == [5, 91])
    }
  }

  @Test("In stacks as in tables, along both axes", arguments: StackView.Axis.allCases)
  func stacks(axis: StackView.Axis) {
    let stack = StackTableView(frame: CGRect(x: 0, y: 0, width: 100, height: 100), axis: axis)
    stack.dataSource = roster
    stack.delegate = roster
    stack.separatorInset = EdgeInsets(top: 2, left: 7, bottom: 4, right: 3)
    func ends() -> [CGFloat]? {
      stack.layoutIfNeeded()
      guard let frame = stack.cellForRow(at: 0)?.separatorView?.frame else { return nil }
      return axis == .vertical ? [frame.minX, frame.maxX] : [frame.minY, frame.maxY]
    }
    #expect(ends() == (axis == .vertical ? [7, 97] : [2, 96]))
    stack.separatorInsetReference = .fromAutomaticInsets
    // A line from top to bottom has none that are usual.
    #expect(ends() == (axis == .vertical ? [23, 97] : [2, 96]))
  }
}
