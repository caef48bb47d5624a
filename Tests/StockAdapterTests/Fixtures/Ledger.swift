import Foundation
import TableKit

/// Rows with names and heights in sections, which notes for which of them it is asked.
@MainActor
final class Ledger: TableViewDataSource, TableViewDelegate {
  /// The names of the rows, section by section.
  var sections: [[String]]
  /// The height of a row by its name; 20 where there is none.
  var heights: [String: CGFloat] = [:]
  /// The names of the rows whose heights were asked for, in order, since they were last taken.
  private var asked: [String] = []
  /// Called before a height is answered.
  var onHeight: ((TableView, IndexPath) -> Void)?

  init(_ sections: [[String]]) { self.sections = sections }

  /// Whose heights were asked for since this was last called, separated by spaces.
  func takeAsked() -> String {
    defer { asked = [] }
    return asked.joined(separator: " ")
  }

  func numberOfSections(in tableView: TableView) -> Int { sections.count }

  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { sections[section].count }

  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    tableView.dequeueReusableCell(withIdentifier: "row") ?? TableViewCell(style: .default, reuseIdentifier: "row")
  }

  func tableView(_ tableView: TableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    let name = sections[indexPath.section][indexPath.row]
    asked.append(name)
    onHeight?(tableView, indexPath)
    return heights[name] ?? 20
  }
}
