import Foundation
import TableKit

/// A data source and delegate with rows of given extents in sections, each with a header of a given size.
@MainActor
final class Stations: TableViewDataSource, TableViewDelegate {
  /// The extents of the rows, by section.
  var extents: [[CGFloat]]
  /// The sizes of the headers, by section.
  var headers: [CGSize]
  /// A view for the headers of all sections, which is one too few.
  var everyHeader: View?
  /// A view for the header of section 0 that is always the same.
  var staticHeader: View?
  /// The index paths whose display ended.
  var ended: [IndexPath] = []
  /// The headers that were given out, in order, with their sections.
  var shownHeaders: [(section: Int, view: View)] = []
  var endedHeaders: [(section: Int, view: View)] = []

  init(extents: [[CGFloat]], headers: [CGSize]) {
    self.extents = extents
    self.headers = headers
  }

  func numberOfSections(in tableView: TableView) -> Int { extents.count }
  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { extents[section].count }

  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "station", for: indexPath)
    cell.textLabel?.text = "\(indexPath.section).\(indexPath.row)"
    cell.accessoryType = .disclosureIndicator
    return cell
  }

  func tableView(_ tableView: TableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    extents[indexPath.section][indexPath.row]
  }

  func tableView(_ tableView: TableView, heightForHeaderInSection section: Int) -> CGFloat { headers[section].height }

  func tableView(_ tableView: TableView, viewForHeaderInSection section: Int) -> View? {
    if let everyHeader { return everyHeader }
    if section == 0, let staticHeader { return staticHeader }
    let view =
      tableView.dequeueReusableHeaderFooterView(withIdentifier: "line")
      ?? TableViewHeaderFooterView(reuseIdentifier: "line")
    view.bounds.size.width = headers[section].width
    view.textLabel?.text = "line \(section)"
    return view
  }

  func tableView(_ tableView: TableView, didEndDisplaying cell: TableViewCell, forRowAt indexPath: IndexPath) {
    ended.append(indexPath)
  }

  func tableView(_ tableView: TableView, willDisplayHeaderView view: View, forSection section: Int) {
    shownHeaders.append((section, view))
  }

  func tableView(_ tableView: TableView, didEndDisplayingHeaderView view: View, forSection section: Int) {
    endedHeaders.append((section, view))
  }

  /// Three sections whose rows are 50, 60, 70 … points wide.
  static func sample() -> Stations {
    Stations(
      extents: [[50, 60, 70, 80], [50, 60], [70, 80, 90]],
      headers: [CGSize(width: 40, height: 20), CGSize(width: 30, height: 20), CGSize(width: 40, height: 24)])
  }
}
