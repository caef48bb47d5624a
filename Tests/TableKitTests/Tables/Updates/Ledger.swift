import Foundation
import TableKit

/// A data source and delegate whose rows and sections have names, so that it can be seen which cell stands where.
///
/// A name's height is 40, or the number behind its colon: `b:25`. A section's name is its header, 20 high, unless it is empty.
@MainActor
final class Ledger: TableViewDataSource, TableViewDelegate {
  var sections: [(name: String, rows: [String])]
  var log: [String] = []
  /// Called with each line of the log.
  var onNote: ((String) -> Void)?

  init(_ rows: [[String]]) {
    sections = rows.map { ("", $0) }
  }

  init(_ sections: [(name: String, rows: [String])]) {
    self.sections = sections
  }

  func name(_ indexPath: IndexPath) -> String { sections[indexPath.section].rows[indexPath.row] }

  static func height(_ name: String) -> CGFloat {
    let parts = name.split(separator: ":")
    return parts.count == 2 ? CGFloat(Double(parts[1]) ?? 0) : 40
  }

  private func note(_ line: String) {
    log.append(line)
    onNote?(line)
  }

  /// What was written since this was last asked.
  func take() -> [String] {
    defer { log.removeAll() }
    return log
  }

  func numberOfSections(in tableView: TableView) -> Int {
    note("sections")
    return sections.count
  }

  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
    note("rows \(section)")
    return sections[section].rows.count
  }

  func tableView(_ tableView: TableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    note("height \(name(indexPath))")
    return Self.height(name(indexPath))
  }

  func tableView(_ tableView: TableView, heightForHeaderInSection section: Int) -> CGFloat {
    note("header \(sections[section].name)")
    return sections[section].name.isEmpty ? 0 : 20
  }

  func tableView(_ tableView: TableView, titleForHeaderInSection section: Int) -> String? {
    sections[section].name.isEmpty ? nil : sections[section].name
  }

  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    note("cell \(name(indexPath))")
    let cell =
      tableView.dequeueReusableCell(withIdentifier: "row") ?? TableViewCell(style: .default, reuseIdentifier: "row")
    cell.textLabel?.text = name(indexPath)
    return cell
  }

  func tableView(_ tableView: TableView, willDisplay cell: TableViewCell, forRowAt indexPath: IndexPath) {
    note("will \(cell.textLabel?.text ?? "")")
  }

  func tableView(_ tableView: TableView, didEndDisplaying cell: TableViewCell, forRowAt indexPath: IndexPath) {
    note("end \(cell.textLabel?.text ?? "") \(indexPath.section).\(indexPath.row)")
  }

  /// The places of all rows, worked out by adding up.
  var places: [(indexPath: IndexPath, name: String, top: CGFloat, height: CGFloat)] {
    var places: [(indexPath: IndexPath, name: String, top: CGFloat, height: CGFloat)] = []
    var top: CGFloat = 0
    for (section, content) in sections.enumerated() {
      if !content.name.isEmpty { top += 20 }
      for (row, name) in content.rows.enumerated() {
        places.append((IndexPath(row: row, section: section), name, top, Self.height(name)))
        top += Self.height(name)
      }
    }
    return places
  }

  var end: CGFloat {
    var end: CGFloat = 0
    for section in sections {
      if !section.name.isEmpty { end += 20 }
      for row in section.rows { end += Self.height(row) }
    }
    return end
  }
}

/// A table over a ledger in a window, 100 × 200 points large.
@MainActor
final class LedgerStage {
  let window = Window(size: CGSize(width: 100, height: 200))
  let table: TableView
  let ledger: Ledger
  var faults: [TableViewFault] = []

  init(_ ledger: Ledger, table: TableView? = nil) {
    let frame = CGRect(x: 0, y: 0, width: 100, height: 200)
    self.table = table ?? TableView(frame: frame, style: .plain)
    self.ledger = ledger
    self.table.frame = frame
    self.table.dataSource = ledger
    self.table.delegate = ledger
    self.table.onFault = { [weak self] in self?.faults.append($0) }
    window.addSubview(self.table)
    window.layoutIfNeeded()
    ledger.log = []
  }

  func path(_ row: Int, _ section: Int = 0) -> IndexPath { IndexPath(row: row, section: section) }

  /// What the cells that are shown say, in order.
  var shown: [String] { table.visibleCells.map { $0.textLabel?.text ?? "" } }

  var cellViews: [TableViewCell] { table.subviews.compactMap { $0 as? TableViewCell } }

  /// The cell that says something.
  func cell(_ name: String) -> TableViewCell? { cellViews.first { $0.textLabel?.text == name } }

  /// What the headers that are shown say, by section.
  var headers: [Int: String] {
    var headers: [Int: String] = [:]
    for (section, view) in table.shownHeaders {
      headers[section] = (view as? TableViewHeaderFooterView)?.textLabel?.text
    }
    return headers
  }

  /// What is wrong with the table at rest: each row in sight has one cell, at its place, and there are no others.
  var complaints: [String] {
    var complaints: [String] = []
    let sight = (table.contentOffset.y, table.contentOffset.y + table.bounds.height)
    var expected: [String] = []
    for (indexPath, name, top, height) in ledger.places {
      if table.rectForRow(at: indexPath) != CGRect(x: 0, y: top, width: 100, height: height) {
        complaints.append("\(name) stands at \(table.rectForRow(at: indexPath))")
      }
      guard height > 0, top < sight.1, top + height > sight.0 else { continue }
      expected.append(name)
      guard let cell = table.cellForRow(at: indexPath) else {
        complaints.append("\(name) has no cell")
        continue
      }
      if cell.textLabel?.text != name { complaints.append("\(name) has the cell of \(cell.textLabel?.text ?? "?")") }
      if cell.shownValues.frame != CGRect(x: 0, y: top, width: 100, height: height) {
        complaints.append("\(name) is seen at \(cell.shownValues.frame)")
      }
      if cell.shownValues.opacity != 1 { complaints.append("\(name) is seen at \(cell.shownValues.opacity)") }
    }
    if shown != expected { complaints.append("\(shown) are shown, not \(expected)") }
    if cellViews.count != expected.count { complaints.append("there are \(cellViews.count) cells") }
    if table.contentSize.height != ledger.end { complaints.append("the content is \(table.contentSize.height) high") }
    return complaints
  }
}
