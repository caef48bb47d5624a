public import Foundation

extension StackTableView {
  /// Whether a row is hidden; no for a row that there is not.
  public func isRowHidden(at indexPath: IndexPath) -> Bool {
    hasStackRow(indexPath) && rows[indexPath.section][indexPath.row].isHidden
  }

  /// Hides or shows rows.
  ///
  /// A hidden row keeps its place among the rows and its cell, and takes no room; the data source is not asked. The rows say at
  /// once what they are (``isRowHidden(at:)``, and their cells' ``View/isHidden``), and what is shown follows: called again while
  /// it does, it turns back. Setting a cell's `isHidden` does the same.
  ///
  /// - Parameters:
  ///   - indexPaths: The rows; those that there are not are left out. There is none before the first layout, nor between
  ///     `reloadData()` and the next one: call `layoutIfNeeded()` there first.
  ///   - hidden: Whether they are hidden.
  ///   - animated: Whether it is shown gradually.
  public func setRows(at indexPaths: [IndexPath], hidden: Bool, animated: Bool) {
    guard !needsReload, !rowsAreStale else { return }
    cancelMove(animated: false)
    animate(animated) {
      var sections: Set<Int> = []
      for indexPath in indexPaths where hasStackRow(indexPath) {
        guard rows[indexPath.section][indexPath.row].isHidden != hidden else { continue }
        rows[indexPath.section][indexPath.row].isHidden = hidden
        sections.insert(indexPath.section)
        if let position = shown.position(of: indexPath) { setHidden(shown.rows[position].cell, hidden, at: indexPath) }
      }
      guard !sections.isEmpty else { return }
      rebuildIndex(ofSections: sections)
    }
  }

  /// Hides or shows a row of the first section. See ``setRows(at:hidden:animated:)``.
  public func setRow(at row: Int, hidden: Bool, animated: Bool) {
    setRows(at: [IndexPath(row: row, section: 0)], hidden: hidden, animated: animated)
  }

  /// Says whether a row has a line to the next, for whatever would be otherwise.
  ///
  /// - Parameters:
  ///   - visible: Whether it has one; `nil` for as usual: all but the last row that is shown.
  ///   - indexPath: The row. For one that there is not, as for all between `reloadData()` and the next layout, nothing happens.
  public func setSeparatorVisible(_ visible: Bool?, forRowAt indexPath: IndexPath) {
    guard !rowsAreStale, hasStackRow(indexPath) else { return }
    rows[indexPath.section][indexPath.row].hasSeparator = visible
    needsPlacing = true
    setNeedsLayout()
  }

  func hasStackRow(_ indexPath: IndexPath) -> Bool {
    indexPath.count == 2 && rows.indices.contains(indexPath.section)
      && rows[indexPath.section].indices.contains(indexPath.row)
  }

  /// Makes changes and lays them out, gradually or at once.
  func animate(_ animated: Bool, _ changes: @MainActor () -> Void) {
    guard animated, window != nil else {
      return View.performWithoutAnimation {
        changes()
        setNeedsLayout()
        // What is out of a window is laid out when it comes into one.
        if window != nil { layoutIfNeeded() }
      }
    }
    // What was changed before is not part of it.
    View.performWithoutAnimation { layoutIfNeeded() }
    View.animate(withDuration: StackView.animationDuration, delay: 0, options: .allowUserInteraction) {
      changes()
      setNeedsLayout()
      layoutIfNeeded()
    }
  }

  /// Somebody has hidden or shown a cell.
  func rowDidHide(_ cell: TableViewCell, at indexPath: IndexPath) {
    guard hasStackRow(indexPath), rows[indexPath.section][indexPath.row].isHidden != cell.isHidden else { return }
    rows[indexPath.section][indexPath.row].isHidden = cell.isHidden
    fade(cell, at: indexPath)
    rebuildIndex(ofSections: [indexPath.section])
    setNeedsLayout()
    if FadingViews.isAnimating(self) { layoutIfNeeded() }
  }

  private func setHidden(_ cell: TableViewCell, _ hidden: Bool, at indexPath: IndexPath) {
    isSettingHidden = true
    cell.isHidden = hidden
    isSettingHidden = false
    fade(cell, at: indexPath)
  }

  /// Shows gradually, in an animation block, that a cell has been hidden or shown.
  private func fade(_ cell: TableViewCell, at indexPath: IndexPath) {
    if cell.isHidden { loseTouchedRow { $0 === cell } }
    guard FadingViews.isAnimating(self) else { return fading.settle(cell) }
    if cell.isHidden { arrange { sendSubviewToBack(cell) } }
    if cell.isHidden { fading.fadeOut(cell) } else { fading.fadeIn(cell) }
  }

  /// Shows what is hidden: the cells are about to be taken back.
  func endFading() {
    for row in shown.rows { prepareToRetire(row.cell) }
  }
}
