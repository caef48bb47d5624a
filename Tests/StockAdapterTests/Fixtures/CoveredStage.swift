import CoveredHeader
import Foundation
import TableKit

/// A table of 320 × 400 points at (0, 44) of a window, with a header of 200 points of which 44 stay uncovered.
@MainActor
struct CoveredStage {
  let window = Window(size: CGSize(width: 320, height: 444))
  let table: TableView
  let rows: SectionedRows
  let header = View()
  let adapter: CoveredHeader

  /// - Parameter rows: How many rows of 50 points there are.
  init(
    rows count: Int = 100, table: TableView? = nil, sectionHeader: CGFloat = 0, pinLine: CGFloat = 0,
    geometry: CoveredHeaderGeometry? = nil, contentMode: CoveredHeaderContentMode = .topFill, snaps: Bool = true
  ) throws {
    self.table = table ?? TableView(frame: CGRect(x: 0, y: 44, width: 320, height: 400), style: .plain)
    rows = SectionedRows(count: count, headerHeight: sectionHeader)
    adapter = try CoveredHeader(
      geometry ?? CoveredHeaderGeometry(headerHeight: 200), header: header, contentMode: contentMode, snaps: snaps,
      pinLine: pinLine)
    window.addSubview(self.table)
    self.table.dataSource = rows
    self.table.delegate = rows
    try self.table.install(adapter)
    window.layoutIfNeeded()
  }

  /// Where the header is seen.
  var headerRect: CGRect { header.convert(header.bounds, to: window) }

  /// What of the header the adapter leaves room for.
  var shownRect: CGRect? { header.superview?.frame }

  /// Moves a finger evenly, in 20 steps, and lifts it after a rest.
  func drag(from start: CGPoint, by way: CGPoint, over seconds: TimeInterval = 0.2, resting: TimeInterval = 0.2) {
    let begin = window.clock.now
    window.beginTouch(at: start)
    for step in 1...20 {
      let part = CGFloat(step) / 20
      window.clock.advance(to: begin + seconds * Double(step) / 20)
      window.moveTouch(to: CGPoint(x: start.x + way.x * part, y: start.y + way.y * part))
    }
    window.clock.advance(by: resting)
    window.endTouch()
  }

  func settle() { window.clock.advance(by: 5) }

  func scroll(to offset: CGFloat) {
    table.contentOffset.y = offset
    window.layoutIfNeeded()
  }
}

/// Sections of so many rows of 50 points each; the conformer of both protocols.
@MainActor
final class SectionedRows: TableViewDataSource, TableViewDelegate {
  var count: Int
  let headerHeight: CGFloat
  private(set) var calls: [String] = []

  init(count: Int, headerHeight: CGFloat) {
    self.count = count
    self.headerHeight = headerHeight
  }

  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { count }

  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    tableView.dequeueReusableCell(withIdentifier: "cell") ?? TableViewCell(style: .default, reuseIdentifier: "cell")
  }

  func tableView(_ tableView: TableView, heightForRowAt indexPath: IndexPath) -> CGFloat { 50 }

  func tableView(_ tableView: TableView, heightForHeaderInSection section: Int) -> CGFloat { headerHeight }

  func tableView(_ tableView: TableView, viewForHeaderInSection section: Int) -> View? { View() }

  func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) {
    calls.append("select \(indexPath.row)")
  }

  func scrollViewWillBeginDragging(_ scrollView: ScrollView) { calls.append("begin") }

  func scrollViewDidEndDragging(_ scrollView: ScrollView, willDecelerate decelerate: Bool) {
    calls.append("end \(decelerate)")
  }

  func scrollViewDidEndDecelerating(_ scrollView: ScrollView) { calls.append("rest") }
}
