public import Foundation

extension TableView {
  /// Says which class makes cells for an identifier; `nil` forgets it.
  ///
  /// - Parameters:
  ///   - cellClass: The class.
  ///   - identifier: The identifier that the data source will dequeue with.
  public func register(_ cellClass: TableViewCell.Type?, forCellReuseIdentifier identifier: String) {
    pools.cellClasses[identifier] = cellClass
  }

  /// Says which class makes headers and footers for an identifier; `nil` forgets it.
  ///
  /// - Parameters:
  ///   - viewClass: The class.
  ///   - identifier: The identifier that the delegate will dequeue with.
  public func register(
    _ viewClass: TableViewHeaderFooterView.Type?, forHeaderFooterViewReuseIdentifier identifier: String
  ) {
    pools.sectionViewClasses[identifier] = viewClass
  }

  /// A cell that is not shown any more, or a new one if a class is registered.
  ///
  /// - Parameter identifier: The identifier of the cell.
  /// - Returns: The cell, prepared for reuse, or `nil` if there is none and none can be made.
  public func dequeueReusableCell(withIdentifier identifier: String) -> TableViewCell? {
    if let cell = pools.takeCell(identifier) {
      cell.prepareForReuse()
      return cell
    }
    return pools.cellClasses[identifier]?.init(registeredWith: identifier)
  }

  /// A cell that is not shown any more, or a new one, with the size it will have.
  ///
  /// - Parameters:
  ///   - identifier: An identifier that a class is registered for. For any other the table reports a fault and gives a plain cell.
  ///   - indexPath: The row that the cell is for.
  public func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath) -> TableViewCell {
    if let reconfigured = updateState.reconfigured, reconfigured.indexPath == indexPath,
      reconfigured.cell.reuseIdentifier == identifier
    {
      return reconfigured.cell
    }
    var dequeued = dequeueReusableCell(withIdentifier: identifier)
    if dequeued == nil {
      report(.notRegistered(identifier: identifier, indexPath: indexPath))
      dequeued = TableViewCell(style: .default, reuseIdentifier: identifier)
    }
    let cell = dequeued ?? TableViewCell(style: .default, reuseIdentifier: identifier)
    if hasRow(indexPath) { cell.frame = frame(of: span(ofRowAt: indexPath)) }
    return cell
  }

  /// A header or footer view that is not shown any more, or a new one if a class is registered.
  ///
  /// - Parameter identifier: The identifier of the view.
  public func dequeueReusableHeaderFooterView(withIdentifier identifier: String) -> TableViewHeaderFooterView? {
    if let view = pools.takeSectionView(identifier) {
      view.prepareForReuse()
      return view
    }
    return pools.sectionViewClasses[identifier]?.init(registeredWith: identifier)
  }

  /// A header or footer that shows a title as the table itself shows titles: for adapters that show titles in another way.
  ///
  /// - Parameter title: The title.
  public func titleView(_ title: String) -> TableViewHeaderFooterView {
    let identifier = "TableView.title"
    let view =
      dequeueReusableHeaderFooterView(withIdentifier: identifier)
      ?? TableViewHeaderFooterView(reuseIdentifier: identifier)
    view.textLabel?.text = title
    if isGrouped, let label = view.textLabel {
      label.font = .systemFont(ofSize: TableViewMetrics.groupedTitleFontSize)
      label.textColor = .secondaryLabel
    }
    return view
  }

  /// Takes a cell off the screen that nobody is told of, and keeps it for reuse.
  func retire(_ cell: TableViewCell) {
    takeOff(cell)
    pools.put(cell)
  }

  /// Takes a cell off the screen.
  func takeOff(_ cell: TableViewCell) {
    prepareToRetire(cell)
    updateState.stage?.forget(cell)
    arrange { cell.removeFromSuperview() }
    cell.resetForReuse()
  }

  /// Takes a header or footer off the screen, and out of an adapter's wrapper.
  ///
  /// - Returns: The view that the delegate gave.
  func takeOff(_ shown: ShownViews.SectionView) -> View {
    updateState.stage?.forget(shown.view)
    arrange { shown.view.removeFromSuperview() }
    if Self.isPlacedByTable(shown.view) { shown.view.bounds.size = shown.ownSize }
    guard let view = shown.view as? TableViewHeaderFooterView else { return shown.view }
    let represented = view.representedView
    if represented !== view {
      represented.removeFromSuperview()
      (represented as? TableViewHeaderFooterView)?.resetForReuse()
    }
    view.resetForReuse()
    return represented
  }

  func arrange(_ body: () -> Void) {
    let was = isArranging
    isArranging = true
    body()
    isArranging = was
  }
}
