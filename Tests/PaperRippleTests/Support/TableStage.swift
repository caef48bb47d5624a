import Foundation
import PaperRipple
import TableKit
import Testing

/// A table of 320 × 400 points at (0, 0) of a window, or another one.
@MainActor
struct TableStage {
  let window: Window
  let table: TableView
  let rows: Rows

  init(_ rows: Rows, table: TableView? = nil, adapters: [any Adapter]) throws {
    self.rows = rows
    self.table = table ?? TableView(frame: CGRect(x: 0, y: 0, width: 320, height: 400), style: .plain)
    window = Window(size: CGSize(width: 320, height: 500))
    for adapter in adapters { try self.table.install(adapter) }
    self.table.dataSource = rows
    self.table.delegate = rows
    window.addSubview(self.table)
    window.layoutIfNeeded()
  }

  func cell(_ row: Int) throws -> TableViewCell {
    try #require(table.cellForRow(at: IndexPath(row: row, section: 0)))
  }

  func ripple(_ row: Int) throws -> ShownRipple { ShownRipple(of: try cell(row)) }

  func advance(to time: TimeInterval) { window.clock.advance(to: time) }
}
