import Foundation

/// What a context menu looks like: a list of lines over a window that is dimmed but for the row, or with the preview over it.
final class ContextMenuView: View {
  /// How wide a menu is, in points.
  nonisolated static let menuWidth: CGFloat = 250
  /// How high a line is, in points.
  nonisolated static let itemHeight: CGFloat = 44
  /// How high a menu's title is, in points.
  nonisolated static let titleHeight: CGFloat = 30
  /// The room between two groups, in points.
  nonisolated static let separatorHeight: CGFloat = 8
  /// How round the corners are, in points.
  nonisolated static let menuCornerRadius: CGFloat = 13

  /// The lines that can be chosen, from the top down.
  private(set) var items: [ContextMenuItemView] = []

  private weak var interaction: ContextMenuInteraction?
  private let source: CGRect
  private let preview: ViewController?
  private let shades = [View(frame: .zero), View(frame: .zero), View(frame: .zero), View(frame: .zero)]
  private let previewBox = View(frame: .zero)
  private let list = ScrollView(frame: .zero)
  private var lines: [(view: View, height: CGFloat)] = []

  /// A menu without lines.
  ///
  /// - Parameters:
  ///   - interaction: Who is told what is chosen.
  ///   - source: The row, in the window's coordinates.
  ///   - preview: The screen beside the menu; `nil` if it is the row itself.
  init(_ interaction: ContextMenuInteraction, source: CGRect, preview: ViewController?) {
    self.interaction = interaction
    self.source = source
    self.preview = preview
    super.init(frame: .zero)
    for shade in shades {
      shade.backgroundColor = Color(white: 0, alpha: 0.2)
      shade.isUserInteractionEnabled = false
      addSubview(shade)
    }
    if let preview {
      previewBox.isUserInteractionEnabled = false
      previewBox.clipsToBounds = true
      previewBox.cornerRadius = Self.menuCornerRadius
      previewBox.backgroundColor = .systemBackground
      previewBox.addSubview(preview.view)
      addSubview(previewBox)
    }
    list.backgroundColor = .secondarySystemBackground
    list.clipsToBounds = true
    list.cornerRadius = Self.menuCornerRadius
    addSubview(list)
  }

  // MARK: Lines

  /// Shows other lines.
  ///
  /// - Parameter entries: What they stand for, from the top down.
  func show(_ entries: [ContextMenuEntry]) {
    for line in lines { line.view.removeFromSuperview() }
    lines.removeAll()
    items.removeAll()
    var hasMarks = false
    for entry in entries where Self.mark(of: entry) != nil { hasMarks = true }
    for entry in entries { lines.append(line(for: entry, hasMarks: hasMarks)) }
    for line in lines { list.addSubview(line.view) }
    setNeedsLayout()
  }

  private static func mark(of entry: ContextMenuEntry) -> String? {
    guard case .action(let action) = entry else { return nil }
    switch action.state {
    case .off: return nil
    case .on: return "✓"
    case .mixed: return "–"
    }
  }

  private func line(for entry: ContextMenuEntry, hasMarks: Bool) -> (View, CGFloat) {
    switch entry {
    case .title(let title):
      let label = Label(frame: .zero)
      label.text = title
      label.textColor = .secondaryLabel
      label.font = .systemFont(ofSize: 12)
      label.textAlignment = .center
      return (label, Self.titleHeight)
    case .separator:
      let room = View(frame: .zero)
      room.backgroundColor = .systemGray5
      return (room, Self.separatorHeight)
    case .back(let menu):
      let item = ContextMenuItemView(
        menu, mark: "‹", isDestructive: false, isEnabled: true, hasMarks: true)
      item.addAction(for: .touchUpInside) { [weak interaction] _ in interaction?.closeSubmenu() }
      return (item, Self.itemHeight)
    case .action(let action):
      let item = ContextMenuItemView(
        action, mark: Self.mark(of: entry), isDestructive: action.attributes.contains(.destructive),
        isEnabled: !action.attributes.contains(.disabled), hasMarks: hasMarks)
      item.addAction(for: .touchUpInside) { [weak interaction] _ in interaction?.perform(action) }
      items.append(item)
      return (item, Self.itemHeight)
    case .submenu(let menu):
      let item = ContextMenuItemView(
        menu, mark: hasMarks ? "›" : nil, isDestructive: menu.options.contains(.destructive), isEnabled: true,
        hasMarks: hasMarks)
      item.addAction(for: .touchUpInside) { [weak interaction] _ in interaction?.openSubmenu(menu) }
      items.append(item)
      return (item, Self.itemHeight)
    }
  }

  // MARK: Layout

  private var placement: ContextMenuPlacement {
    var height: CGFloat = 0
    for line in lines { height += line.height }
    var size: CGSize?
    if let preview {
      let preferred = preview.preferredContentSize
      size = preferred.width > 0 && preferred.height > 0 ? preferred : bounds.size
    }
    return ContextMenuPlacement(
      bounds: bounds, source: source, menuSize: CGSize(width: height > 0 ? Self.menuWidth : 0, height: height),
      previewSize: size, isRightToLeft: effectiveUserInterfaceLayoutDirection == .rightToLeft)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let placement = placement
    placeShades(around: preview == nil ? source.intersection(bounds) : .null)
    if let preview {
      previewBox.frame = placement.preview
      preview.view.frame = previewBox.bounds
    }
    list.frame = placement.menu
    var y: CGFloat = 0
    for line in lines {
      line.view.frame = CGRect(x: 0, y: y, width: list.bounds.width, height: line.height)
      y += line.height
    }
    list.contentSize = CGSize(width: list.bounds.width, height: y)
  }

  private func placeShades(around hole: CGRect) {
    guard !hole.isNull, !hole.isEmpty else {
      shades[0].frame = bounds
      for shade in shades.dropFirst() { shade.frame = .zero }
      return
    }
    shades[0].frame = CGRect(x: 0, y: 0, width: bounds.width, height: hole.minY)
    shades[1].frame = CGRect(x: 0, y: hole.maxY, width: bounds.width, height: bounds.height - hole.maxY)
    shades[2].frame = CGRect(x: 0, y: hole.minY, width: hole.minX, height: hole.height)
    shades[3].frame = CGRect(x: hole.maxX, y: hole.minY, width: bounds.width - hole.maxX, height: hole.height)
  }

  // MARK: Touches

  /// The line that can be chosen at a point of the window; `nil` if there is none.
  func item(at point: CGPoint) -> ContextMenuItemView? {
    let place = convert(point, from: nil)
    guard list.frame.contains(place) else { return nil }
    for item in items where item.isEnabled && item.bounds.contains(item.convert(point, from: nil)) { return item }
    return nil
  }

  override func touchesBegan(_ touches: Set<Touch>, with event: Event?) {}

  /// A finger that is lifted beside the menu closes it; over the preview, or the row in its place, it goes on to what they stand for.
  override func touchesEnded(_ touches: Set<Touch>, with event: Event?) {
    guard let touch = touches.first, let interaction else { return }
    let point = touch.location(in: self)
    let shown = preview == nil ? source : previewBox.frame
    if shown.contains(point) {
      interaction.performPreviewAction()
    } else {
      interaction.dismissMenu()
    }
  }
}
