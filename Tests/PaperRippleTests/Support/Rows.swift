import Foundation
import TableKit

/// Rows of 50 points, whose cells are of any class.
@MainActor
final class Rows: TableViewDataSource, TableViewDelegate {
  var count: Int
  private let make: () -> TableViewCell

  init(count: Int, make: @escaping () -> TableViewCell = { TableViewCell(style: .default, reuseIdentifier: "cell") }) {
    self.count = count
    self.make = make
  }

  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { count }

  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "cell") ?? make()
    cell.textLabel?.text = "\(indexPath.row)"
    return cell
  }

  func tableView(_ tableView: TableView, heightForRowAt indexPath: IndexPath) -> CGFloat { 50 }
}

/// A delegate that lets only even rows be highlighted, and does something when one is selected.
@MainActor
final class EvenRows: TableViewDelegate {
  var onSelect: (TableView, IndexPath) -> Void = { _, _ in }

  func tableView(_ tableView: TableView, heightForRowAt indexPath: IndexPath) -> CGFloat { 50 }

  func tableView(_ tableView: TableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
    indexPath.row.isMultiple(of: 2)
  }

  func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) { onSelect(tableView, indexPath) }
}
