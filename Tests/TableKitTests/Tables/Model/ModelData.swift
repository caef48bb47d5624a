import Foundation
import TestSupport

@testable import TableKit

/// A section of the model: a name, rows and the header's height.
struct ModelSection {
  var id: Int
  var header: CGFloat
  var rows: [ModelRow]
}

/// A row of the model. Its number is its own for ever, its height changes with a reload, or before an update that names nothing.
struct ModelRow {
  var id: Int
  var height: CGFloat
  /// The heights that it had before without having been reloaded.
  var formerHeights: [CGFloat] = []
  /// The heights that it had before it was reloaded last: what it is taken for until it is seen.
  var estimates: [CGFloat] = []
}

/// The naive model of a table, and the data source and delegate out of which the live one takes what it shows.
@MainActor
final class ModelData: TableViewDataSource, TableViewDelegate {
  var sections: [ModelSection] = []
  /// What interposers make of heights.
  var factor: CGFloat = 1
  /// Called in each callback, before it answers.
  var onCall: (() -> Void)?
  private var lastID = 0

  /// All cells that were ever made.
  private(set) var made: [() -> TableViewCell?] = []
  /// The cells that are displayed, by what the delegate hears.
  private(set) var displayed: Set<ObjectIdentifier> = []
  /// How many rows are being swiped or are open, by what the delegate hears.
  private(set) var swiped = 0
  /// What the delegate heard that cannot be.
  private(set) var complaints: [String] = []

  func makeID() -> Int {
    lastID += 1
    return lastID
  }

  static func makeHeight(_ generator: inout SeededGenerator) -> CGFloat {
    let heights: [CGFloat] = [0, 20, 30, 40, 44, 44, 44, 60]
    return heights.randomElement(using: &generator) ?? 44
  }

  func makeRow(_ generator: inout SeededGenerator) -> ModelRow {
    ModelRow(id: makeID(), height: Self.makeHeight(&generator))
  }

  func makeSection(_ generator: inout SeededGenerator) -> ModelSection {
    var rows: [ModelRow] = []
    for _ in 0..<Int.random(in: 0...12, using: &generator) { rows.append(makeRow(&generator)) }
    return ModelSection(id: makeID(), header: Bool.random(using: &generator) ? 20 : 0, rows: rows)
  }

  /// Gives some rows and headers other heights, of which the table is to hear by an update that names nothing.
  func changeHeights(_ generator: inout SeededGenerator) {
    for section in sections.indices {
      for row in sections[section].rows.indices where Int.random(in: 0..<3, using: &generator) == 0 {
        sections[section].rows[row].formerHeights.append(sections[section].rows[row].height)
        sections[section].rows[row].height = Self.makeHeight(&generator)
      }
      if Int.random(in: 0..<3, using: &generator) == 0 { sections[section].header = 20 - sections[section].header }
    }
  }

  /// The row of an index path. One that there is not is complained about.
  private func row(_ indexPath: IndexPath, _ requirement: String) -> ModelRow {
    guard sections.indices.contains(indexPath.section),
      sections[indexPath.section].rows.indices.contains(indexPath.row)
    else {
      complaints.append("\(requirement) of \(indexPath)")
      return ModelRow(id: 0, height: 0)
    }
    return sections[indexPath.section].rows[indexPath.row]
  }

  private func section(_ section: Int, _ requirement: String) -> ModelSection {
    guard sections.indices.contains(section) else {
      complaints.append("\(requirement) of section \(section)")
      return ModelSection(id: 0, header: 0, rows: [])
    }
    return sections[section]
  }

  // MARK: Answers

  func numberOfSections(in tableView: TableView) -> Int {
    onCall?()
    return sections.count
  }

  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
    let count = self.section(section, "count").rows.count
    onCall?()
    return count
  }

  func tableView(_ tableView: TableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    let height = row(indexPath, "height").height
    onCall?()
    return height
  }

  func tableView(_ tableView: TableView, heightForHeaderInSection section: Int) -> CGFloat {
    let height = self.section(section, "header height").header
    onCall?()
    return height
  }

  func tableView(_ tableView: TableView, heightForFooterInSection section: Int) -> CGFloat { 0 }

  func tableView(_ tableView: TableView, titleForHeaderInSection section: Int) -> String? {
    let id = self.section(section, "title").id
    onCall?()
    return "\(id)"
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
    cell.textLabel?.text = "\(row(indexPath, "cell").id)"
    onCall?()
    return cell
  }

  func tableView(_ tableView: TableView, willDisplay cell: TableViewCell, forRowAt indexPath: IndexPath) {
    if !displayed.insert(ObjectIdentifier(cell)).inserted { complaints.append("\(indexPath) is displayed twice") }
    onCall?()
  }

  func tableView(_ tableView: TableView, didEndDisplaying cell: TableViewCell, forRowAt indexPath: IndexPath) {
    if displayed.remove(ObjectIdentifier(cell)) == nil { complaints.append("\(indexPath) ends and was not displayed") }
    onCall?()
  }

  func tableView(_ tableView: TableView, canEditRowAt indexPath: IndexPath) -> Bool {
    _ = row(indexPath, "edit")
    onCall?()
    return true
  }

  func tableView(_ tableView: TableView, commit editingStyle: TableViewCell.EditingStyle, forRowAt indexPath: IndexPath)
  {
  }

  /// Rows are selected by the program alone.
  func tableView(_ tableView: TableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool { false }

  func tableView(_ tableView: TableView, willBeginEditingRowAt indexPath: IndexPath) {
    _ = row(indexPath, "willBeginEditing")
    swiped += 1
    onCall?()
  }

  func tableView(_ tableView: TableView, didEndEditingRowAt indexPath: IndexPath?) {
    // Before a reload that is due, it is the row as last known.
    if let indexPath, !tableView.needsReload { _ = row(indexPath, "didEndEditing") }
    swiped -= 1
    onCall?()
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
