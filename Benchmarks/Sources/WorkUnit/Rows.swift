import Foundation
public import TableKit

/// Makes a data source of one section with cells that show a text, dequeued as they should be.
///
/// - Parameter count: The number of rows.
@MainActor
@inline(never)
public func makeRows(count: Int) -> any TableViewDataSource & CallCounting {
  Rows(count: count)
}

/// The identifier that the data source dequeues with.
public let cellIdentifier = "row"

@MainActor
final class Rows: TableViewDataSource, CallCounting {
  private let count: Int
  /// The cells asked for.
  private(set) var tally = CallTally()
  /// As many as there are heights: making a text for each row anew would be the greater part of a step.
  private let texts = (0..<16).map { "Row \($0) of sixteen" }

  init(count: Int) {
    self.count = count
  }

  func forgetCalls() { tally = CallTally() }

  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { count }

  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    let row = indexPath.row
    tally.note(row: row)
    let cell = tableView.dequeueReusableCell(withIdentifier: cellIdentifier, for: indexPath)
    cell.textLabel?.text = texts[row & 15]
    return cell
  }
}
