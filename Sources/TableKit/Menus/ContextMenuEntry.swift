/// One line of a context menu.
enum ContextMenuEntry {
  /// What the menu is called; it does nothing.
  case title(String)
  /// Back to the menu that this one is in.
  case back(Menu)
  /// An action.
  case action(Action)
  /// A menu that opens in the place of this one.
  case submenu(Menu)
  /// The room between two groups.
  case separator

  /// Whether the line can be chosen.
  var isElement: Bool {
    switch self {
    case .action, .submenu: true
    case .title, .back, .separator: false
    }
  }

  /// The lines of a menu: hidden actions and empty menus are left out, and what is shown inline stands in groups of its own.
  ///
  /// - Parameters:
  ///   - menu: The menu.
  ///   - isRoot: Whether it is in no other one that is open.
  @MainActor
  static func entries(of menu: Menu, isRoot: Bool) -> [ContextMenuEntry] {
    var groups: [[ContextMenuEntry]] = []
    collect(menu, into: &groups)
    guard !groups.isEmpty else { return [] }
    var entries: [ContextMenuEntry] = []
    if !isRoot {
      entries.append(.back(menu))
    } else if !menu.title.isEmpty {
      entries.append(.title(menu.title))
    }
    for (index, group) in groups.enumerated() {
      if index > 0 { entries.append(.separator) }
      entries += group
    }
    return entries
  }

  /// Appends the groups of a menu to those that there are; the first group is a new one, and nothing is added to the last from outside.
  @MainActor
  private static func collect(_ menu: Menu, into groups: inout [[ContextMenuEntry]]) {
    var group: [ContextMenuEntry] = []
    for child in menu.children {
      if let action = child as? Action {
        if !action.attributes.contains(.hidden) { group.append(.action(action)) }
      } else if let inner = child as? Menu {
        if inner.options.contains(.displayInline) {
          if !group.isEmpty { groups.append(group) }
          group.removeAll()
          collect(inner, into: &groups)
        } else if !entries(of: inner, isRoot: true).isEmpty {
          group.append(.submenu(inner))
        }
      }
    }
    if !group.isEmpty { groups.append(group) }
  }
}
