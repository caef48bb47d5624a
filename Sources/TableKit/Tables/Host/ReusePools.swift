/// The cells and section views that are not shown, by reuse identifier, and the classes that make new ones.
@MainActor
struct ReusePools {
  /// Views of one identifier. An object, as changing an array in place within a dictionary allocates each time.
  private final class Pool<Element> {
    var views: [Element] = []
  }

  private var cells: [String: Pool<TableViewCell>] = [:]
  private var sectionViews: [String: Pool<TableViewHeaderFooterView>] = [:]
  var cellClasses: [String: TableViewCell.Type] = [:]
  var sectionViewClasses: [String: TableViewHeaderFooterView.Type] = [:]

  mutating func put(_ cell: TableViewCell) {
    guard let identifier = cell.reuseIdentifier else { return }
    Self.pool(identifier, in: &cells).views.append(cell)
  }

  func takeCell(_ identifier: String) -> TableViewCell? {
    cells[identifier]?.views.popLast()
  }

  mutating func put(_ view: TableViewHeaderFooterView) {
    guard let identifier = view.reuseIdentifier else { return }
    Self.pool(identifier, in: &sectionViews).views.append(view)
  }

  func takeSectionView(_ identifier: String) -> TableViewHeaderFooterView? {
    sectionViews[identifier]?.views.popLast()
  }

  private static func pool<Element>(_ identifier: String, in pools: inout [String: Pool<Element>]) -> Pool<Element> {
    if let pool = pools[identifier] { return pool }
    let pool = Pool<Element>()
    pools[identifier] = pool
    return pool
  }
}
