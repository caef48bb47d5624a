import Foundation
import TableKit

/// A data source with titles, two rows a section, and no delegate.
@MainActor
final class Titles: TableViewDataSource {
  let titles: [String?]
  init(_ titles: [String?]) { self.titles = titles }

  func numberOfSections(in tableView: TableView) -> Int { titles.count }
  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { 2 }
  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    tableView.dequeueReusableCell(withIdentifier: "title", for: indexPath)
  }
  func tableView(_ tableView: TableView, titleForHeaderInSection section: Int) -> String? { titles[section] }
}

/// A data source with nothing but what it must have.
@MainActor
final class BareSource: TableViewDataSource {
  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { 0 }
  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    TableViewCell(style: .default, reuseIdentifier: nil)
  }
}
