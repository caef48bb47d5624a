import Foundation
public import TableKit

/// Makes a delegate that answers the heights of headers, has a view for each, and notes the sections asked for as rows; it comes
/// without its type.
@MainActor
@inline(never)
public func makeHeaderHeights() -> any TableViewDelegate & CallCounting { HeaderHeights() }

@MainActor
final class HeaderHeights: TableViewDelegate, CallCounting {
  private(set) var tally = CallTally()
  private let heights = InlineArray<16, CGFloat> { rowHeight($0) }

  func forgetCalls() { tally = CallTally() }

  func tableView(_ tableView: TableView, heightForHeaderInSection section: Int) -> CGFloat {
    tally.note(row: section)
    return heights[section & 15]
  }

  func tableView(_ tableView: TableView, viewForHeaderInSection section: Int) -> View? { View() }
}
