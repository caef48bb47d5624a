import Foundation
import Interposing
import PaperRipple
import TableKit
import Testing

/// The ripple of cells that know nothing of it.
@MainActor
@Suite("Ripples in tables")
struct PaperRippleAdapterTests {
  /// A style whose ripples begin with the touch that reaches the cell.
  private var immediate: PaperRippleStyle {
    var style = PaperRippleStyle()
    style.tapDelay = 0
    return style
  }

  private func table(of rows: Rows, _ style: PaperRippleStyle? = nil) throws -> TableStage {
    let stage = try TableStage(rows, adapters: [PaperRipple(style ?? immediate)])
    // So that touches are with the cell at once.
    stage.table.delaysContentTouches = false
    return stage
  }

  @Test("Any cell has the ripple, by the same times as the cell that brings it")
  func anyCell() throws {
    let stage = try table(of: Rows(count: 100), PaperRippleStyle())
    let middle = CGPoint(x: 160, y: 125)
    stage.window.beginTouch(at: middle)
    stage.advance(to: 0.25)
    let circle = ShownRipple.Circle(
      center: CGPoint(x: 160, y: 25), diameter: 5 + 315 * EaseOut.half, opacity: 0.5)
    try stage.ripple(2).shows([circle])
    try stage.ripple(2).shows(background: 0.5)
    for row in [0, 1, 3, 7] { #expect(try stage.ripple(row).names == [PaperRippleLayers.background]) }
    stage.window.endTouch()
    #expect(stage.table.indexPathForSelectedRow == IndexPath(row: 2, section: 0))
    stage.advance(to: 0.4 + 0.375)
    let bursting = ShownRipple.Circle(
      center: CGPoint(x: 160, y: 25), diameter: 320 + 100 * EaseOut.half, opacity: 0.5)
    try stage.ripple(2).shows([bursting])
    // It is selected: the background lingers.
    stage.advance(to: 3)
    try stage.ripple(2).shows([])
    try stage.ripple(2).shows(background: 1)
    stage.table.deselectRow(at: IndexPath(row: 2, section: 0), animated: true)
    stage.advance(to: 3.375)
    try stage.ripple(2).shows(background: 0.5)
  }

  @Test("Who answers what, and what stays the delegate's")
  func answers() throws {
    let stage = try table(of: Rows(count: 3))
    let touched = stage.table.chain.answers.filter { $0.layers.contains(.interposer("paper-ripple")) }
    #expect(touched.map(\.description) == ["cellForRowAt: paper-ripple → Rows"])
    let even = EvenRows()
    stage.table.delegate = even
    #expect(stage.table.chain.answer(for: "shouldHighlightRowAt")?.path == "paper-ripple → EvenRows")
  }

  @Test("A row that is not to be highlighted has no ripple")
  func refused() throws {
    let stage = try table(of: Rows(count: 9))
    let even = EvenRows()
    stage.table.delegate = even
    stage.window.layoutIfNeeded()
    stage.window.beginTouch(at: CGPoint(x: 30, y: 75))
    stage.advance(to: 0.2)
    try stage.ripple(1).shows([])
    try stage.ripple(1).shows(background: 0)
    stage.window.endTouch()
    stage.window.beginTouch(at: CGPoint(x: 30, y: 25))
    stage.advance(to: 0.4)
    #expect(try stage.ripple(0).circles.count == 1)
    stage.window.endTouch()
    // The refused row again, later: the refusal was for that one touch, as is this one.
    stage.window.beginTouch(at: CGPoint(x: 30, y: 75))
    stage.advance(to: 0.6)
    try stage.ripple(1).shows([])
  }

  @Test("A tap that is over before the table lets the cell have it: selected, and it stays so")
  func quickTap() throws {
    let stage = try TableStage(Rows(count: 9), adapters: [PaperRipple()])
    stage.window.beginTouch(at: CGPoint(x: 160, y: 75))
    stage.advance(to: 0.05)
    stage.window.endTouch()
    stage.advance(to: 0.2)
    try stage.ripple(1).shows(background: 0.5)
    for time in [0.35, 1, 5] {
      stage.advance(to: time)
      #expect(try stage.cell(1).isSelected)
      try stage.ripple(1).shows([])
      try stage.ripple(1).shows(background: 1)
    }
  }

  @Test("A press reaches the cell after 0.15 s, and the ripple begins 0.1 s later")
  func press() throws {
    let stage = try TableStage(Rows(count: 9), adapters: [PaperRipple()])
    stage.window.beginTouch(at: CGPoint(x: 160, y: 75))
    stage.advance(to: 0.24)
    try stage.ripple(1).shows([])
    stage.advance(to: 0.25 + 0.15)
    try stage.ripple(1).shows([
      ShownRipple.Circle(center: CGPoint(x: 160, y: 25), diameter: 5 + 315 * EaseOut.half, opacity: 0.5)
    ])
  }

  @Test("Two fingers on two rows: one row is selected, and the other's background is not stuck")
  func twoRows() throws {
    let stage = try table(of: Rows(count: 9))
    stage.window.beginTouch(1, at: CGPoint(x: 100, y: 25))
    stage.window.beginTouch(2, at: CGPoint(x: 100, y: 175))
    stage.advance(to: 0.5)
    for row in [0, 3] {
      #expect(try stage.ripple(row).circles.count == 1)
      try stage.ripple(row).shows(background: 1)
    }
    stage.window.endTouch(2)
    stage.window.endTouch(1)
    stage.advance(to: 2)
    for row in [0, 3] {
      try stage.ripple(row).shows([])
      try stage.ripple(row).shows(background: try stage.cell(row).isSelected ? 1 : 0)
    }
    #expect(stage.table.indexPathsForSelectedRows == [IndexPath(row: 0, section: 0)])
  }

  @Test("Deselected in didSelect, as is usual: the background goes with the burst")
  func deselectedInCallback() throws {
    let stage = try table(of: Rows(count: 9))
    let even = EvenRows()
    even.onSelect = { $0.deselectRow(at: $1, animated: true) }
    stage.table.delegate = even
    stage.window.layoutIfNeeded()
    stage.window.beginTouch(at: CGPoint(x: 30, y: 25))
    stage.advance(to: 0.1)
    stage.window.endTouch()
    stage.advance(to: 0.3)
    try stage.ripple(0).shows(background: 1)
    stage.advance(to: 0.3 + 0.375)
    try stage.ripple(0).shows(background: 0.5)
    stage.advance(to: 2)
    #expect(try stage.ripple(0).names == [PaperRippleLayers.background])
    try stage.ripple(0).shows(background: 0)
  }

  @Test("Reloaded in didSelect, in the middle of a ripple")
  func reloadedInCallback() throws {
    let stage = try table(of: Rows(count: 9))
    let even = EvenRows()
    even.onSelect = { table, _ in table.reloadData() }
    stage.table.delegate = even
    stage.window.layoutIfNeeded()
    stage.window.beginTouch(at: CGPoint(x: 30, y: 25))
    stage.advance(to: 0.1)
    stage.window.endTouch()
    stage.advance(to: 0.2)
    for row in 0..<8 {
      #expect(try stage.ripple(row).names == [PaperRippleLayers.background])
      try stage.ripple(row).shows(background: 0)
    }
  }

  @Test("Reloaded under a finger, nothing comes of the finger", arguments: [0, 0.1] as [TimeInterval])
  func reloadedUnderFinger(delay: TimeInterval) throws {
    var style = PaperRippleStyle()
    style.tapDelay = delay
    let stage = try table(of: Rows(count: 9), style)
    stage.window.beginTouch(at: CGPoint(x: 30, y: 25))
    stage.advance(to: 0.05)
    stage.rows.count = 5
    stage.table.reloadData()
    stage.advance(to: 1)
    stage.window.endTouch()
    stage.advance(to: 3)
    for row in 0..<5 {
      #expect(try stage.ripple(row).names == [PaperRippleLayers.background])
      try stage.ripple(row).shows(background: 0)
    }
  }

  @Test("Scrolled away and reused, a cell begins anew")
  func reuse() throws {
    let stage = try table(of: Rows(count: 100))
    stage.window.beginTouch(at: CGPoint(x: 30, y: 25))
    stage.advance(to: 0.1)
    let cell = try stage.cell(0)
    #expect(ShownRipple(of: cell).circles.count == 1)
    stage.table.contentOffset.y = 1000
    stage.advance(to: 0.2)
    // The pool gives the cell to another row.
    #expect(stage.table.indexPath(for: cell) != IndexPath(row: 0, section: 0))
    for row in 20..<28 {
      #expect(try stage.ripple(row).names == [PaperRippleLayers.background])
      try stage.ripple(row).shows(background: 0)
    }
    stage.window.endTouch()
    stage.advance(to: 0.3)
    for row in 20..<28 { try stage.ripple(row).shows(background: 0) }
    // Nothing piles up as cells come and go.
    for offset in stride(from: 0, through: 4000, by: 37) {
      stage.table.contentOffset.y = CGFloat(offset)
      stage.window.layoutIfNeeded()
    }
    for cell in stage.table.visibleCells {
      #expect(ShownRipple(of: cell).names == [PaperRippleLayers.background])
      #expect(cell.observers.count == 1)
    }
  }

  @Test("A row that is selected out of sight comes with its background, and leaves none to the next")
  func selectedReuse() throws {
    let stage = try table(of: Rows(count: 100))
    stage.table.selectRow(at: IndexPath(row: 50, section: 0), animated: false, scrollPosition: .none)
    stage.table.contentOffset.y = 2500
    stage.window.layoutIfNeeded()
    try stage.ripple(50).shows(background: 1)
    stage.table.contentOffset.y = 0
    stage.window.layoutIfNeeded()
    for row in 0..<8 { try stage.ripple(row).shows(background: 0) }
  }

  @Test("A drag takes the finger away: the circle fades as it is, and nothing bursts")
  func dragging() throws {
    let stage = try table(of: Rows(count: 100))
    stage.window.beginTouch(at: CGPoint(x: 160, y: 125))
    stage.advance(to: 0.15)
    let diameter = 5 + 315 * EaseOut.half
    stage.window.moveTouch(to: CGPoint(x: 160, y: 80))
    #expect(stage.table.isDragging)
    for part in [0.2, 0.5, 0.8] {
      stage.advance(to: 0.15 + 0.75 * part)
      try stage.ripple(2).shows([
        ShownRipple.Circle(center: CGPoint(x: 160, y: 25), diameter: diameter, opacity: 0.5 * (1 - part))
      ])
      try stage.ripple(2).shows(background: 0.5 * (1 - part))
    }
    stage.advance(to: 1)
    try stage.ripple(2).shows([])
    #expect(stage.table.indexPathForSelectedRow == nil)
  }

  @Test("Within the delay a drag leaves no trace")
  func draggingAtOnce() throws {
    let stage = try table(of: Rows(count: 100), PaperRippleStyle())
    stage.window.beginTouch(at: CGPoint(x: 160, y: 125))
    stage.advance(to: 0.08)
    stage.window.moveTouch(to: CGPoint(x: 160, y: 80))
    for time in [0.1, 0.2, 0.5] {
      stage.advance(to: time)
      try stage.ripple(2).shows([])
      try stage.ripple(2).shows(background: 0)
    }
  }

  @Test("A control in a cell keeps its touches to itself")
  func controls() throws {
    let rows = Rows(count: 3) {
      let cell = TableViewCell(style: .default, reuseIdentifier: "cell")
      cell.contentView.addSubview(Button(frame: CGRect(x: 200, y: 0, width: 100, height: 50)))
      return cell
    }
    let stage = try table(of: rows)
    stage.window.beginTouch(at: CGPoint(x: 250, y: 25))
    stage.advance(to: 0.2)
    try stage.ripple(0).shows([])
    stage.window.endTouch()
    stage.window.beginTouch(at: CGPoint(x: 100, y: 25))
    stage.advance(to: 0.4)
    #expect(try stage.ripple(0).circles.count == 1)
  }

  @Test("A thousand taps in a second, on all rows, leave no layer behind")
  func manyTaps() throws {
    let stage = try table(of: Rows(count: 100))
    for tap in 0..<1000 {
      stage.advance(to: Double(tap) / 1000)
      stage.window.beginTouch(at: CGPoint(x: 10 + CGFloat(tap % 300), y: CGFloat(tap * 7 % 400)))
      stage.advance(to: (Double(tap) + 0.5) / 1000)
      stage.window.endTouch()
    }
    stage.advance(to: 2.1)
    for row in 0..<8 {
      let ripple = try stage.ripple(row)
      #expect(ripple.names == [PaperRippleLayers.background])
      ripple.shows(background: try stage.cell(row).isSelected ? 1 : 0)
    }
  }

  // MARK: Coming and going

  @Test("Cells look as they did when the adapter is gone, whether shown, kept for reuse or dressed anew")
  func uninstalling() throws {
    let stage = try table(of: Rows(count: 100))
    stage.table.contentOffset.y = 600
    stage.window.layoutIfNeeded()
    stage.window.beginTouch(at: CGPoint(x: 30, y: 25))
    stage.advance(to: 0.1)
    let cells = stage.table.visibleCells
    for cell in cells {
      #expect(cell.selectionStyle == .none)
      #expect(cell.clipsToBounds)
    }
    cells[0].selectionStyle = .gray
    try stage.table.uninstallAdapter(named: "paper-ripple")
    stage.window.layoutIfNeeded()
    for cell in cells + stage.table.visibleCells {
      #expect(cell.selectionStyle == (cell === cells[0] ? .gray : .default))
      #expect(!cell.clipsToBounds)
      #expect(cell.observers.isEmpty)
      #expect(cell.contentView.layer.sublayers.isEmpty)
    }
    stage.advance(to: 1)
    stage.window.endTouch()
    // And it may come again.
    try stage.table.install(PaperRipple())
    stage.window.layoutIfNeeded()
    #expect(stage.table.visibleCells.allSatisfy { $0.observers.count == 1 })
  }

  @Test("A cell that brings the ripple keeps its own")
  func ownRipple() throws {
    var style = immediate
    style.tapCircleDiameter = 33
    let rows = Rows(count: 9) {
      let cell = PaperTableViewCell(style: .default, reuseIdentifier: "cell")
      cell.tapDelay = 0
      cell.tapCircleDiameter = 77
      return cell
    }
    let stage = try table(of: rows, style)
    stage.window.beginTouch(at: CGPoint(x: 160, y: 25))
    stage.advance(to: 0.5)
    #expect(try stage.ripple(0).names == [PaperRippleLayers.background, PaperRippleLayers.circle])
    #expect(try stage.ripple(0).circles.first?.diameter == 77)
    #expect(try stage.cell(0).observers.count == 1)
  }

  @Test("Cells that are not reused go when the table lets them go")
  func lettingGo() throws {
    let rows = Rows(count: 300) { TableViewCell(style: .default, reuseIdentifier: nil) }
    let stage = try table(of: rows)
    weak let first = stage.table.visibleCells.first
    #expect(first != nil)
    for offset in stride(from: 0, through: 14000, by: 200) {
      stage.table.contentOffset.y = CGFloat(offset)
      stage.window.layoutIfNeeded()
    }
    #expect(first == nil)
    #expect(stage.table.visibleCells.allSatisfy { $0.observers.count == 1 })
  }

  @Test("A registered class, and one derived from it, ripple by themselves")
  func registering() throws {
    final class Red: PaperTableViewCell {
      override init(style: CellStyle, reuseIdentifier: String?) {
        super.init(style: .subtitle, reuseIdentifier: reuseIdentifier)
        tapCircleColor = Color(red: 1, green: 0, blue: 0)
        tapDelay = 0
      }
    }
    let rows = Rows(count: 9) { fatalError("the table makes the cells") }
    let table = TableView(frame: CGRect(x: 0, y: 0, width: 320, height: 400), style: .plain)
    table.delaysContentTouches = false
    table.register(Red.self, forCellReuseIdentifier: "cell")
    let stage = try TableStage(rows, table: table, adapters: [])
    stage.window.beginTouch(at: CGPoint(x: 160, y: 25))
    stage.advance(to: 0.15)
    let ripple = try stage.ripple(0)
    ripple.shows([
      ShownRipple.Circle(center: CGPoint(x: 160, y: 25), diameter: 5 + 315 * EaseOut.half, opacity: 0.5)
    ])
    #expect(ripple.circleLayers.first?.fillColor == Color(red: 1, green: 0, blue: 0))
  }
}
