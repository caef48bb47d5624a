import Foundation

extension TableView: LayoutDescribing {
  /// What a cell, a header or a footer of the table is.
  public func layoutDescription(of subview: View) -> LayoutDescription? {
    if let cell = subview as? TableViewCell {
      guard let indexPath = indexPath(ofShown: cell) else { return nil }
      return LayoutDescription(
        kind: .cell, section: indexPath.section, row: indexPath.row, text: cell.loadedTextLabel?.text,
        reuseIdentifier: cell.reuseIdentifier, contentView: cell.contentView)
    }
    if subview === tableHeaderView { return LayoutDescription(kind: .tableHeader) }
    if subview === tableFooterView { return LayoutDescription(kind: .tableFooter) }
    for (section, view) in shown.headers.views where view.view === subview {
      return Self.description(of: subview, kind: .header, section: section)
    }
    for (section, view) in shown.footers.views where view.view === subview {
      return Self.description(of: subview, kind: .footer, section: section)
    }
    return nil
  }

  /// The row that a cell stands for: a binary search by its place, since a table of very short rows shows many.
  private func indexPath(ofShown cell: TableViewCell) -> IndexPath? {
    let y = cell.center.y
    var low = 0
    var high = shown.rows.count
    while low < high {
      let middle = (low + high) / 2
      if shown.rows[middle].cell.center.y < y { low = middle + 1 } else { high = middle }
    }
    while low < shown.rows.count, shown.rows[low].cell.center.y == y {
      if shown.rows[low].cell === cell { return shown.rows[low].indexPath }
      low += 1
    }
    // Somebody may have moved the cell.
    return shown.indexPath(of: cell)
  }

  /// What the delegate's view is, also where an adapter wrapped it.
  private static func description(of view: View, kind: LayoutDescription.Kind, section: Int) -> LayoutDescription {
    let given = represented(by: view)
    let standard = given as? TableViewHeaderFooterView
    return LayoutDescription(
      kind: kind, section: section, text: standard?.loadedTextLabel?.text,
      reuseIdentifier: standard?.reuseIdentifier, view: given, contentView: standard?.contentView)
  }
}

extension TableViewCell: LayoutDescribing {
  /// That the accessory is one. The cell's section and row are known to its table.
  public func layoutDescription(of subview: View) -> LayoutDescription? {
    subview === shownAccessoryView ? LayoutDescription(kind: .accessory) : nil
  }
}
