import Foundation
import TableKit

/// The work unit again, word for word, but for one attribute.
@MainActor
final class OutlinedRowHeights: TableViewDelegate, HeightAnswering, CallCounting {
  private(set) var tally = CallTally()
  private let heights = InlineArray<16, CGFloat> { rowHeight($0) }

  func forgetCalls() { tally = CallTally() }

  @inline(never)
  func tableView(_ tableView: TableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    let row = indexPath.row
    tally.note(row: row)
    return heights[row & 15]
  }
}
