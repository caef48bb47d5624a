public import Foundation
public import TableKit

/// The requirement that returns an object, as a protocol without optional requirements declares it.
@MainActor
public protocol CellAnswering: AnyObject {
  /// The cell of a row.
  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell
}

/// A data source as the cases need it.
public typealias CellCallee = TableViewDataSource & CellAnswering & CallCounting

/// Makes a data source that has a cell for each of sixteen rows in turn, and gives that: a cell made or dequeued anew would be the
/// greater part of a call.
///
/// - Parameter cells: Sixteen cells.
@MainActor
@inline(never)
public func makeKeptCells(_ cells: [TableViewCell]) -> any CellCallee { KeptCells(cells) }

@MainActor
final class KeptCells: TableViewDataSource, CellAnswering, CallCounting {
  private(set) var tally = CallTally()
  private let cells: [TableViewCell]

  init(_ cells: [TableViewCell]) { self.cells = cells }

  func forgetCalls() { tally = CallTally() }

  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { cells.count }

  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    let row = indexPath.row
    tally.note(row: row)
    return cells[row & 15]
  }
}
