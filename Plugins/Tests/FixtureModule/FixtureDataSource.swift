import Foundation
import TableKit

/// A conformer of the module's own. It implements the title of a header and leaves that of a footer out.
final class FixtureDataSource: TableViewDataSource {
  private let rows: Int

  init(rows: Int) {
    self.rows = rows
  }

  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
    rows
  }

  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    TableViewCell(style: .default, reuseIdentifier: nil)
  }

  func tableView(_ tableView: TableView, titleForHeaderInSection section: Int) -> String? {
    "Section \(section)"
  }
}
