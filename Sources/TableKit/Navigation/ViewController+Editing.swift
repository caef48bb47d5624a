extension ViewController {
  /// The button that begins and ends editing: its title is Edit or Done, and it calls ``setEditing(_:animated:)``.
  public var editButtonItem: BarButtonItem {
    if let storedEditButtonItem { return storedEditButtonItem }
    let item = BarButtonItem(
      primaryAction: Action { [weak self] _ in
        guard let self else { return }
        setEditing(!isEditing, animated: true)
      })
    storedEditButtonItem = item
    showEditing(in: item)
    return item
  }

  func showEditing(in item: BarButtonItem) {
    item.title = isEditing ? "Done" : "Edit"
    item.style = isEditing ? .done : .plain
  }
}
