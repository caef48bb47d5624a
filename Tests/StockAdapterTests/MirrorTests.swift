import Foundation
import Mirror
import RotatedCells
import RotatedHeaders
import TableKit
import Testing

@MainActor
@Suite("Mirrored tables")
struct MirrorTests {
  private let window = Window(size: CGSize(width: 320, height: 240), scale: 2)

  private func show(_ table: TableView, _ ledger: Ledger) {
    table.dataSource = ledger
    table.delegate = ledger
    window.addSubview(table)
    window.layoutIfNeeded()
  }

  private func rect(_ view: View?) -> CGRect? { view.map { $0.convert($0.bounds, to: window) } }

  @Test("The table reads from right to left, with all that stands in it, and gives the direction back")
  func direction() throws {
    for original in SemanticContentAttribute.allCases {
      let table = TableView(frame: CGRect(x: 0, y: 0, width: 320, height: 240), style: .plain)
      table.semanticContentAttribute = original
      let before = table.effectiveUserInterfaceLayoutDirection
      let ledger = Ledger([["a", "b"]])
      show(table, ledger)
      try table.install(Mirror())
      window.layoutIfNeeded()
      let cell = try #require(table.cellForRow(at: IndexPath(row: 0, section: 0)))
      for view in [table, cell, cell.contentView] {
        #expect(view.effectiveUserInterfaceLayoutDirection == .rightToLeft)
      }
      try table.uninstallAdapter(named: "mirror")
      #expect(table.semanticContentAttribute == original)
      #expect(cell.effectiveUserInterfaceLayoutDirection == before)
      table.removeFromSuperview()
    }
  }

  @Test("A direction that was set meanwhile stays")
  func otherDirection() throws {
    let table = TableView(frame: CGRect(x: 0, y: 0, width: 320, height: 240), style: .plain)
    try table.install(Mirror())
    table.semanticContentAttribute = .spatial
    try table.uninstallAdapter(named: "mirror")
    #expect(table.semanticContentAttribute == .spatial)
  }

  @Test("It answers nothing, so every other answer stays what it is")
  func answers() throws {
    let table = TableView(frame: CGRect(x: 0, y: 0, width: 320, height: 240), style: .plain)
    let ledger = Ledger([["a"]])
    show(table, ledger)
    let before = table.chain.answers
    try table.install(Mirror())
    #expect(table.chain.answers == before)
  }

  @Test(
    "In a turned table rows follow each other from right to left, with the adapters that turn cells installed before or after",
    arguments: [true, false])
  func turned(isFirst: Bool) throws {
    let table = HorizontalTableView(frame: CGRect(x: 0, y: 0, width: 320, height: 100), style: .plain)
    let ledger = Ledger([["a", "b", "c"]])
    ledger.heights = ["a": 100, "b": 60, "c": 40]
    if isFirst { try table.install(Mirror()) }
    try table.install(RotatedCells())
    try table.install(RotatedHeaders())
    show(table, ledger)
    if !isFirst { try table.install(Mirror()) }
    window.layoutIfNeeded()
    let rects = (0..<3).map { rect(table.cellForRow(at: IndexPath(row: $0, section: 0))) }
    #expect(
      rects == [
        CGRect(x: 220, y: 0, width: 100, height: 100), CGRect(x: 160, y: 0, width: 60, height: 100),
        CGRect(x: 120, y: 0, width: 40, height: 100),
      ])
    try table.uninstallAdapter(named: "mirror")
    window.layoutIfNeeded()
    #expect(rect(table.cellForRow(at: IndexPath(row: 1, section: 0))) == CGRect(x: 100, y: 0, width: 60, height: 100))
    #expect(table.transform == CGAffineTransform(rotationAngle: -.pi / 2))
  }

  @Test("The scroll indicator stands at the left")
  func indicator() throws {
    let table = TableView(frame: CGRect(x: 0, y: 0, width: 320, height: 240), style: .plain)
    let ledger = Ledger([(0..<50).map { "row \($0)" }])
    show(table, ledger)
    try table.install(Mirror())
    table.flashScrollIndicators()
    window.layoutIfNeeded()
    let record = LayoutRecorder().record(of: window, scrollView: table)
    let indicator = try #require(record.entries.first { $0.kind == .indicator })
    #expect(indicator.rect.minX < 10 && indicator.rect.width < 10)
  }

  @Test("It has no keys")
  func configuration() {
    #expect(throws: AdapterConfigurationError.self) {
      try Mirror(configuration: AdapterConfiguration(adapter: "mirror", values: ["axis": "x"]))
    }
  }
}
