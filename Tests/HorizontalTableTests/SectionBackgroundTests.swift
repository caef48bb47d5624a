import Foundation
import RotatedCells
import RotatedHeaders
import TableKit
import Testing

/// What is behind headers and footers: a light gray in plain tables, where they lie over rows; nothing in grouped ones, where they
/// stand between these. A colour that the program gave stays.
@MainActor
struct SectionBackgroundTests {
  /// A section with views of the program's, one that has the plain background and one in red, and a section with titles.
  private final class Mixed: TableViewDataSource, TableViewDelegate {
    func numberOfSections(in tableView: TableView) -> Int { 2 }
    func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { 1 }
    func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
      TableViewCell(style: .default, reuseIdentifier: nil)
    }
    func tableView(_ tableView: TableView, titleForHeaderInSection section: Int) -> String? { "H\(section)" }
    func tableView(_ tableView: TableView, titleForFooterInSection section: Int) -> String? { "F\(section)" }
    func tableView(_ tableView: TableView, viewForHeaderInSection section: Int) -> View? {
      section == 0 ? TableViewHeaderFooterView(frame: CGRect(x: 0, y: 0, width: 30, height: 20)) : nil
    }
    func tableView(_ tableView: TableView, viewForFooterInSection section: Int) -> View? {
      guard section == 0 else { return nil }
      let view = TableViewHeaderFooterView(frame: CGRect(x: 0, y: 0, width: 30, height: 20))
      view.backgroundColor = .systemRed
      return view
    }
  }

  @Test(arguments: TableView.Style.allCases, UserInterfaceLayoutDirection.allCases)
  func groupedTablesTakeThePlainBackground(
    style: TableView.Style, direction: UserInterfaceLayoutDirection
  ) throws {
    for isTurned in [false, true] { try expectBackgrounds(style, direction, isTurned: isTurned) }
  }

  private func expectBackgrounds(
    _ style: TableView.Style, _ direction: UserInterfaceLayoutDirection, isTurned: Bool
  ) throws {
    let source = Mixed()
    let window = Window(size: CGSize(width: 400, height: 400))
    window.userInterfaceLayoutDirection = direction
    let table =
      isTurned
      ? HorizontalTableView(frame: window.bounds, style: style) : TableView(frame: window.bounds, style: style)
    table.dataSource = source
    table.delegate = source
    if isTurned { try table.install(RotatedCells()) }
    try table.install(RotatedHeaders())
    window.addSubview(table)
    window.layoutIfNeeded()
    let plain: Color? = style == .plain ? Color(white: 0.97) : nil
    for section in 0..<2 {
      let header = try #require(table.headerView(forSection: section))
      let footer = try #require(table.footerView(forSection: section))
      #expect(header.backgroundColor == plain, "header \(section)")
      #expect(footer.backgroundColor == (section == 0 ? .systemRed : plain), "footer \(section)")
    }
    // Nor does what an adapter put around them have one.
    for (_, view) in table.shownHeaders + table.shownFooters where isTurned {
      #expect(view.backgroundColor == nil)
    }
  }
}
