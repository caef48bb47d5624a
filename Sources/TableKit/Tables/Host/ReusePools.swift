/// The cells and section views that are not shown, by reuse identifier, and the classes that make new ones.
@MainActor
struct ReusePools {
  private var cells: [String: [TableViewCell]] = [:]
  private var sectionViews: [String: [TableViewHeaderFooterView]] = [:]
  var cellClasses: [String: TableViewCell.Type] = [:]
  var sectionViewClasses: [String: TableViewHeaderFooterView.Type] = [:]

  mutating func put(_ cell: TableViewCell) {
    guard let identifier = cell.reuseIdentifier else { return }
    cells[identifier, default: []].append(cell)
  }

  mutating func takeCell(_ identifier: String) -> TableViewCell? {
    cells[identifier]?.popLast()
  }

  mutating func put(_ view: TableViewHeaderFooterView) {
    guard let identifier = view.reuseIdentifier else { return }
    sectionViews[identifier, default: []].append(view)
  }

  mutating func takeSectionView(_ identifier: String) -> TableViewHeaderFooterView? {
    sectionViews[identifier]?.popLast()
  }
}
