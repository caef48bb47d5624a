import Foundation
import TableKit

/// A horizontal table of 320 × 100 points, laid out in a window.
@MainActor
struct TableScene {
  let window = Window(size: CGSize(width: 320, height: 100))
  let table = HorizontalTableView(frame: CGRect(x: 0, y: 0, width: 320, height: 100), style: .plain)

  init(showing columns: Columns, adapters: [any Adapter]) throws {
    for adapter in adapters { try table.install(adapter) }
    table.dataSource = columns
    table.delegate = columns
    window.addSubview(table)
    window.layoutIfNeeded()
  }

  /// The rectangles of the cells on screen, row by row.
  var cellRects: [CGRect] {
    table.visibleCells.map { $0.convert($0.bounds, to: window) }
  }
}
