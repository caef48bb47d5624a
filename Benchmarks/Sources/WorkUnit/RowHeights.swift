public import Foundation
public import TableKit

/// Makes a work unit: a delegate that answers heights and notes who asked for what.
///
/// Each case makes its own: a target that several share has been called in several ways, and weak references to it are counted
/// in one place. It comes without its type, as a host gets a delegate.
@MainActor
@inline(never)
public func makeRowHeights() -> any TableViewDelegate & HeightAnswering & CallCounting {
  RowHeights()
}

/// The height that the work unit answers for a row, in points: one of sixteen in turn, so that a table of them is not uniform.
///
/// - Parameter row: The row.
public func rowHeight(_ row: Int) -> CGFloat { CGFloat(44 + (row & 15)) }

@MainActor
final class RowHeights: TableViewDelegate, HeightAnswering, CallCounting {
  private(set) var tally = CallTally()

  func forgetCalls() { tally = CallTally() }

  @inline(never)
  func tableView(_ tableView: TableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    let row = indexPath.row
    tally.note(row: row)
    return rowHeight(row)
  }
}
