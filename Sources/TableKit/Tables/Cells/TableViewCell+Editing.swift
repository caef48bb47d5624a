import Foundation

extension TableViewCell {
  /// What the table offers for the row while it is edited: set by the table, from its delegate's answers.
  public var editingStyle: EditingStyle { editing.row.style }

  /// Whether the buttons at the row's end are shown.
  public var showingDeleteConfirmation: Bool { stateMask.contains(.showingDeleteConfirmation) }

  /// What of editing the cell shows.
  var stateMask: StateMask {
    var mask = StateMask.defaultMask
    if editing.isEditing { mask.insert(.showingEditControl) }
    if editing.swipeActions?.edge == .trailing, editing.shift != .zero { mask.insert(.showingDeleteConfirmation) }
    return mask
  }

  /// Takes over what the table offers for the row.
  ///
  /// - Parameters:
  ///   - row: What is offered.
  ///   - isEditing: Whether the table is being edited.
  ///   - animated: Whether the parts move gradually.
  func adopt(_ row: RowEditing, isEditing: Bool, animated: Bool) {
    let old = editing.row
    editing.row = row
    let isEditing = isEditing && row.isEditable
    if editing.isEditing, isEditing, old != row { editingPartsDidChange(animated: animated) }
    if editing.isEditing != isEditing { setEditing(isEditing, animated: animated) }
  }

  /// Shows what belongs to the state, and hides what does not.
  func changeEditing(to isEditing: Bool, animated: Bool) {
    guard isEditing != editing.isEditing else { return }
    var mask = stateMask
    if isEditing { mask.insert(.showingEditControl) } else { mask.remove(.showingEditControl) }
    willTransition(to: mask)
    // Who was told may have changed it back, or more.
    guard isEditing != editing.isEditing else { return }
    if animated, window != nil { layOutWithoutAnimation() }
    editing.isEditing = isEditing
    accessoryDidChange()
    editingPartsDidChange(animated: animated) { $0.didTransition(to: $0.stateMask) }
  }

  /// Brings the controls up to date with what is offered, and lets them slide.
  ///
  /// - Parameters:
  ///   - animated: Whether it takes time.
  ///   - completion: What to do when they are there, unless something has changed again.
  private func editingPartsDidChange(
    animated: Bool, completion: @escaping @MainActor (TableViewCell) -> Void = { _ in }
  ) {
    editing.generation += 1
    let generation = editing.generation
    let wanted = editing.isEditing ? editing.row.control : nil
    var leaving: [View] = []
    if let control = editing.control, control.kind != wanted {
      if wanted == nil {
        leaving.append(control)
      } else {
        removeEditingPart(control)
      }
    }
    if let wanted, editing.control == nil { addEditingControl(wanted) }
    editing.control?.isChecked = isSelected
    if editing.showsReorderControl {
      if editing.reorderControl == nil { addReorderControl() }
    } else if let control = editing.reorderControl {
      leaving.append(control)
    }
    setNeedsLayout()
    afterMoving(animated: animated) { [weak self] in
      guard let self, editing.generation == generation else { return }
      for view in leaving { removeEditingPart(view) }
      completion(self)
    }
  }

  /// Lays the cell out, gradually or at once, and does something when that is over.
  func afterMoving(animated: Bool, _ completion: @escaping @MainActor () -> Void) {
    guard animated, window != nil else { return completion() }
    View.animate(
      withDuration: TableViewMetrics.editingDuration, delay: 0,
      options: [.allowUserInteraction, .beginFromCurrentState, .layoutSubviews]
    ) {
      setNeedsLayout()
      layoutIfNeeded()
    } completion: { _ in
      completion()
    }
  }

  private func addEditingControl(_ kind: TableViewCellEditingControl.Kind) {
    let control = TableViewCellEditingControl(kind: kind)
    control.addAction(for: .touchUpInside) { [weak self] _ in
      guard let self else { return }
      (superview as? TableView)?.editingControlTapped(in: self)
    }
    editing.control = control
    add(control) { $0.editingControl }
  }

  private func addReorderControl() {
    let control = TableViewCellReorderControl()
    control.press.addAction { [weak self] press in
      guard let self else { return }
      (superview as? TableView)?.reorderDidChange(press, in: self)
    }
    editing.reorderControl = control
    add(control) { $0.reorderControl }
  }

  /// Adds a control where it is out of sight, so that it slides in.
  private func add(_ control: View, at place: (CellParts) -> CGRect) {
    View.performWithoutAnimation {
      addSubview(control)
      var box = PartsBox(bounds: bounds, transform: partsTransform)
      box.isMirrored = isRightToLeft
      box.place(control, at: place(CellParts(CellParts.Given(), in: box.size)), in: self)
    }
  }

  private func removeEditingPart(_ view: View) {
    PartsBox.release(view, from: self)
    if editing.control === view { editing.control = nil }
    if editing.reorderControl === view { editing.reorderControl = nil }
  }

  /// Sets back what a table has set for editing. Called when the cell leaves it.
  func resetEditing() {
    if editing.isEditing { setEditing(false, animated: false) }
    for view in [editing.control, editing.reorderControl] as [View?] {
      if let view { removeEditingPart(view) }
    }
    removeSwipeActions()
    let generation = editing.generation + 1
    editing = CellEditing()
    editing.generation = generation
  }
}
