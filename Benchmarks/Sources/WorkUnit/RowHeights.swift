import Foundation
import TableKit

/// The work unit.
///
/// Nobody outside this module can inline its method. Within, the compiler may: into the entry of the protocol's table, and into
/// the closure of the witness. So it does with a delegate's small methods.
@MainActor
final class RowHeights: TableViewDelegate, HeightAnswering, CallCounting {
  private(set) var tally = CallTally()

  func forgetCalls() { tally = CallTally() }

  func tableView(_ tableView: TableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    let row = indexPath.row
    tally.note(row: row)
    return rowHeight(row)
  }
}
