import Foundation

extension TableView: LayoutDescribing {
  /// What a cell, a header or a footer of the table is.
  public func layoutDescription(of subview: View) -> LayoutDescription? {
    if let cell = subview as? TableViewCell {
      guard let indexPath = shown.indexPath(of: cell) else { return nil }
      return LayoutDescription(
        kind: .cell, section: indexPath.section, row: indexPath.row, text: cell.loadedTextLabel?.text,
        reuseIdentifier: cell.reuseIdentifier, contentView: cell.contentView)
    }
    for (section, view) in shown.headers where view.view === subview {
      return Self.description(of: subview, kind: .header, section: section)
    }
    for (section, view) in shown.footers where view.view === subview {
      return Self.description(of: subview, kind: .footer, section: section)
    }
    return nil
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
    subview === accessoryView || subview === standardAccessoryView ? LayoutDescription(kind: .accessory) : nil
  }
}
