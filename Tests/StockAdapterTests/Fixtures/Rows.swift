import Foundation
import TableKit

/// A data source with so many rows in one section, and no delegate.
@MainActor
final class Rows: TableViewDataSource {
  let count: Int
  init(count: Int) { self.count = count }

  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { count }

  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    TableViewCell(style: .default, reuseIdentifier: nil)
  }
}
