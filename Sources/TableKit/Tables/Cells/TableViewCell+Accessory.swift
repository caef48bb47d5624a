extension TableViewCell {
  /// What stands at the end of the cell now, if anything.
  var shownAccessoryView: View? {
    (editing.isEditing ? editingAccessoryView : accessoryView) ?? standardAccessoryView
  }

  /// Exchanges what stands at the end for what belongs there.
  func accessoryDidChange() {
    standardAccessoryView?.removeFromSuperview()
    standardAccessoryView = nil
    let own = editing.isEditing ? editingAccessoryView : accessoryView
    let other = editing.isEditing ? accessoryView : editingAccessoryView
    if let other, other !== own { PartsBox.release(other, from: self) }
    let type = editing.isEditing ? editingAccessoryType : accessoryType
    if let own {
      if own.superview !== self { addSubview(own) }
    } else if type != .none {
      let view = TableViewCellAccessoryView(type: type)
      standardAccessoryView = view
      view.addAction(for: .touchUpInside) { [weak self] _ in
        guard let self else { return }
        (superview as? TableView)?.accessoryButtonTapped(in: self)
      }
      addSubview(view)
    }
    setNeedsLayout()
  }
}
