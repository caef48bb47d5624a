public import Foundation

extension TableView {
  /// Whether a tap selects a row; yes by default. What is selected already stays so when this is turned off.
  public var allowsSelection: Bool {
    get { selectionRules.allowsSelection }
    set { selectionRules.allowsSelection = newValue }
  }

  /// Whether a tap selects a row while the table is being edited; no by default.
  public var allowsSelectionDuringEditing: Bool {
    get { selectionRules.allowsSelectionDuringEditing }
    set { selectionRules.allowsSelectionDuringEditing = newValue }
  }

  /// Whether several rows can be selected: then a tap on a selected row deselects it. No by default. When this is turned off, all but
  /// the first of the selected rows are deselected; the delegate is not told.
  public var allowsMultipleSelection: Bool {
    get { selectionRules.allowsMultipleSelection }
    set {
      guard newValue != selectionRules.allowsMultipleSelection else { return }
      selectionRules.allowsMultipleSelection = newValue
      if !editing.isEditing { multipleSelectionDidChange() }
    }
  }

  /// Whether several rows can be selected while the table is being edited; no by default. Then a circle stands before the content of
  /// each row, with a check mark in that of a selected one, and the delegate is not asked for editing styles.
  public var allowsMultipleSelectionDuringEditing: Bool {
    get { selectionRules.allowsMultipleSelectionDuringEditing }
    set {
      guard newValue != selectionRules.allowsMultipleSelectionDuringEditing else { return }
      selectionRules.allowsMultipleSelectionDuringEditing = newValue
      guard editing.isEditing else { return }
      multipleSelectionDidChange()
      updateRowEditing(animated: false)
    }
  }

  /// Deselects all but the first selected row where several can be selected no more, and tells the cells.
  private func multipleSelectionDidChange() {
    let allows = allowsMultipleSelectionNow
    if !allows, let first = selection.rows.first {
      selection.removeAll()
      selection.insert(first)
    }
    for row in shown.rows {
      row.cell.isInMultipleSelection = allows
      if row.cell.isSelected, !selection.contains(row.indexPath) { row.cell.setSelected(false, animated: false) }
    }
  }

  /// Whether a tap selects a row, in the mode in which the table is.
  var allowsSelectionNow: Bool {
    editing.isEditing
      ? allowsSelectionDuringEditing || allowsMultipleSelectionDuringEditing : allowsSelection
  }

  /// Whether several rows can be selected, in the mode in which the table is.
  var allowsMultipleSelectionNow: Bool {
    editing.isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection
  }

  /// What may be selected.
  struct SelectionRules: Sendable, Hashable {
    var allowsSelection = true
    var allowsSelectionDuringEditing = false
    var allowsMultipleSelection = false
    var allowsMultipleSelectionDuringEditing = false
  }

  /// The selected row, of several the one that was selected first; `nil` if there is none.
  public var indexPathForSelectedRow: IndexPath? { selection.rows.first }

  /// The selected rows, in the order in which they were selected; `nil` if there are none.
  public var indexPathsForSelectedRows: [IndexPath]? {
    selection.rows.isEmpty ? nil : selection.rows
  }

  /// Selects a row, and deselects the others unless several may be selected. The delegate is not told.
  ///
  /// - Parameters:
  ///   - indexPath: The row; `nil` deselects all. A row that there is not changes nothing.
  ///   - animated: Whether the cells fade into their looks, and the table scrolls gradually.
  ///   - scrollPosition: Where the row is scrolled to; with ``ScrollPosition/none`` nothing is scrolled.
  public func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
    reloadIfNeeded()
    if let indexPath, !hasRow(indexPath) { return }
    if indexPath == nil || !allowsMultipleSelectionNow {
      for row in selection.rows where row != indexPath { deselectRow(at: row, animated: animated) }
    }
    guard let indexPath else { return }
    selection.insert(indexPath)
    cellForRow(at: indexPath)?.setSelected(true, animated: animated)
    if scrollPosition != .none { scrollToRow(at: indexPath, at: scrollPosition, animated: animated) }
  }

  /// Deselects a row. The delegate is not told. One that is not selected changes nothing.
  ///
  /// - Parameters:
  ///   - indexPath: The row.
  ///   - animated: Whether the cell fades into its look.
  public func deselectRow(at indexPath: IndexPath, animated: Bool) {
    guard selection.remove(indexPath) else { return }
    cellForRow(at: indexPath)?.setSelected(false, animated: animated)
  }

  /// Gives a cell that is about to be shown the look of its row.
  func adoptSelection(_ cell: TableViewCell, at indexPath: IndexPath) {
    cell.isInMultipleSelection = allowsMultipleSelectionNow
    let isSelected = selection.contains(indexPath) && touchedRow?.dimmed.contains(indexPath) != true
    if cell.isSelected != isSelected { cell.setSelected(isSelected, animated: false) }
  }

  /// Forgets what is selected and touched, as rows may be others from now on. The delegate is not told.
  func forgetSelection() {
    selection.removeAll()
    touchedRow = nil
    forgetFollowedRows()
  }
}

extension TableView {
  /// Hides the lines above and below rows that look selected or touched, and shows the others.
  func updateSeparators() {
    var isAnyHidden = false
    for index in shown.rows.indices {
      let row = shown.rows[index]
      var isHidden = row.cell.looksSelected
      var following = index + 1
      while following < shown.rows.count, shown.rows[following].cell.isHidden { following += 1 }
      if !isHidden, following < shown.rows.count {
        let next = shown.rows[following]
        isHidden = next.cell.looksSelected && next.indexPath.section == row.indexPath.section
      }
      row.cell.hidesSeparator = isHidden
      row.cell.leadingEdgeSeparatorView?.isHidden = row.cell.looksSelected
      if isHidden { isAnyHidden = true }
    }
    hidesSeparators = isAnyHidden
  }
}
