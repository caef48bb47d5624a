import Foundation
import TableKit
import TestSupport

/// A section of the model: a name, rows and the header's height.
struct ModelSection {
  var id: Int
  var header: CGFloat
  var rows: [ModelRow]
}

/// A row of the model. Its number is its own for ever, its height changes with a reload.
struct ModelRow {
  var id: Int
  var height: CGFloat
}

/// The naive model of a table, and the data source and delegate out of which the live one takes what it shows.
@MainActor
final class ModelData: TableViewDataSource, TableViewDelegate {
  var sections: [ModelSection] = []
  /// What interposers make of heights.
  var factor: CGFloat = 1
  private var lastID = 0

  /// All cells that were ever made.
  private(set) var made: [() -> TableViewCell?] = []
  /// The cells that are displayed, by what the delegate hears.
  private(set) var displayed: Set<ObjectIdentifier> = []
  /// What the delegate heard that cannot be.
  private(set) var complaints: [String] = []

  func makeID() -> Int {
    lastID += 1
    return lastID
  }

  func makeRow(_ generator: inout SeededGenerator) -> ModelRow {
    let heights: [CGFloat] = [0, 20, 30, 40, 44, 44, 44, 60]
    return ModelRow(id: makeID(), height: heights.randomElement(using: &generator) ?? 44)
  }

  func makeSection(_ generator: inout SeededGenerator) -> ModelSection {
    var rows: [ModelRow] = []
    for _ in 0..<Int.random(in: 0...12, using: &generator) { rows.append(makeRow(&generator)) }
    return ModelSection(id: makeID(), header: Bool.random(using: &generator) ? 20 : 0, rows: rows)
  }

  // MARK: Answers

  func numberOfSections(in tableView: TableView) -> Int { sections.count }

  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { sections[section].rows.count }

  func tableView(_ tableView: TableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    sections[indexPath.section].rows[indexPath.row].height
  }

  func tableView(_ tableView: TableView, heightForHeaderInSection section: Int) -> CGFloat { sections[section].header }

  func tableView(_ tableView: TableView, heightForFooterInSection section: Int) -> CGFloat { 0 }

  func tableView(_ tableView: TableView, titleForHeaderInSection section: Int) -> String? {
    "\(sections[section].id)"
  }

  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    let cell: TableViewCell
    if let reused = tableView.dequeueReusableCell(withIdentifier: "row") {
      cell = reused
    } else {
      let new = TableViewCell(style: .default, reuseIdentifier: "row")
      made.append { [weak new] in new }
      cell = new
    }
    cell.textLabel?.text = "\(sections[indexPath.section].rows[indexPath.row].id)"
    return cell
  }

  func tableView(_ tableView: TableView, willDisplay cell: TableViewCell, forRowAt indexPath: IndexPath) {
    if !displayed.insert(ObjectIdentifier(cell)).inserted { complaints.append("\(indexPath) is displayed twice") }
  }

  func tableView(_ tableView: TableView, didEndDisplaying cell: TableViewCell, forRowAt indexPath: IndexPath) {
    if displayed.remove(ObjectIdentifier(cell)) == nil { complaints.append("\(indexPath) ends and was not displayed") }
  }

  // MARK: The naive model

  /// Where all rows stand, worked out by adding up.
  var places: [(indexPath: IndexPath, id: Int, top: CGFloat, height: CGFloat)] {
    var places: [(indexPath: IndexPath, id: Int, top: CGFloat, height: CGFloat)] = []
    var top: CGFloat = 0
    for (section, content) in sections.enumerated() {
      top += content.header
      for (row, content) in content.rows.enumerated() {
        places.append((IndexPath(row: row, section: section), content.id, top, content.height * factor))
        top += content.height * factor
      }
    }
    return places
  }

  /// How high the content is.
  var end: CGFloat {
    sections.reduce(0) { end, section in
      end + section.header + section.rows.reduce(0) { $0 + $1.height * factor }
    }
  }
}
