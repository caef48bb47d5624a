import Foundation
import TableKit

/// A stack of rows into whose middle one is put and taken out again: half of the rows have to make room, and close the gap.
///
/// An iteration does that so often that ``touchedRowCount`` rows are touched, whatever the number of rows: the times of few and
/// many rows compare what one row costs.
@MainActor
final class StackInsertCase: BenchmarkCase {
  /// How many rows an iteration touches.
  static let touchedRowCount = 1_000

  private let window = Window(size: TableStage.size, scale: 2)
  private let stack = StackTableView(frame: CGRect(origin: .zero, size: TableStage.size), axis: .vertical)
  private let rows: GrowingRows
  private let pairs: Int
  private var fault: TableViewFault?

  /// - Parameter rowCount: The number of rows; one that divides ``touchedRowCount``.
  init(rowCount: Int) {
    rows = GrowingRows(count: rowCount)
    // Half of the rows are moved on, and back.
    pairs = Self.touchedRowCount / rowCount
    stack.onFault = { [weak self] fault in self?.fault = fault }
    stack.register(TableViewCell.self, forCellReuseIdentifier: GrowingRows.identifier)
    stack.dataSource = rows
    window.addSubview(stack)
    window.layoutIfNeeded()
  }

  var parts: CaseParts? { CaseParts(name: "per-row", count: Self.touchedRowCount) }

  func prepare() { rows.cells = 0 }

  func run(_ iterations: Int) {
    let middle = IndexPath(row: rows.count / 2, section: 0)
    for _ in 0..<(iterations * pairs) {
      rows.count += 1
      stack.insertRows(at: [middle], animated: false)
      rows.count -= 1
      stack.removeRows(at: [middle], animated: false)
    }
  }

  func fault(after iterations: Int) -> String? {
    if let fault { return fault.description }
    if rows.cells != iterations * pairs {
      return "the data source got \(rows.cells) questions for cells, not \(iterations * pairs)"
    }
    let cells = stack.visibleCells
    guard cells.count == rows.count else { return "there are \(cells.count) cells, not \(rows.count)" }
    for (row, cell) in cells.enumerated() where cell.frame.minY != CGFloat(row) * 44 {
      return "row \(row) stands at \(cell.frame.minY), not \(row * 44)"
    }
    return nil
  }
}

/// Rows whose number changes.
@MainActor
private final class GrowingRows: TableViewDataSource {
  static let identifier = "row"
  var count: Int
  var cells = 0

  init(count: Int) { self.count = count }

  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { count }

  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    cells += 1
    return tableView.dequeueReusableCell(withIdentifier: Self.identifier, for: indexPath)
  }
}
