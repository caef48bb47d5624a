import Foundation
public import TableKit

/// Makes a data source of one section with cells that show a text, dequeued as they should be.
///
/// - Parameter count: The number of rows.
@MainActor
@inline(never)
public func makeRows(count: Int) -> any TableViewDataSource & CallCounting & RowCounting {
  Rows(count: count)
}

/// A data source whose number of rows can be changed.
@MainActor
public protocol RowCounting: AnyObject {
  /// The number of rows.
  var count: Int { get set }
  /// How many cells have been made for it so far.
  var madeCells: Int { get }
}

/// The identifier that the data source dequeues with.
public let cellIdentifier = "row"

@MainActor
final class Rows: TableViewDataSource, CallCounting, RowCounting {
  var count: Int
  /// The cells asked for.
  private(set) var tally = CallTally()
  private(set) var madeCells = 0
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
    // One that is used again has its label.
    if cell.textLabelIfLoaded == nil { madeCells += 1 }
    cell.textLabel?.text = texts[row & 15]
    return cell
  }
}
