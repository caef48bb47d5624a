import Foundation

extension StackView {
  /// Where a view stands among the items; `nil` if it is not arranged. O(n).
  func position(of view: View) -> Int? {
    for index in items.indices where items[index].view === view && !items[index].isLeaving { return index }
    return nil
  }

  /// Where the item is to stand that is to have an index among the arranged views; views on their way out and the one itself are
  /// not counted.
  func position(ofArranged index: Int, besides view: View) -> Int {
    var left = max(0, index)
    for position in items.indices where !items[position].isLeaving && items[position].view !== view {
      if left == 0 { return position }
      left -= 1
    }
    return items.count
  }

  /// Puts a view at a position among the items.
  func arrange(_ view: View, at position: Int) {
    var position = position
    var item: StackItem
    if let old = indexOfItem(view) {
      item = items.remove(at: old)
      if old < position { position -= 1 }
      if item.isLeaving { fading.settle(view) }
      item.isLeaving = false
    } else {
      item = StackItem(view: view)
    }
    isArranging = true
    if view.superview !== self { addSubview(view) }
    isArranging = false
    // A view may refuse to go where it is put: a window, or the view that the stack is in.
    if view.superview === self { items.insert(item, at: min(position, items.count)) }
    setNeedsArrangement()
  }

  /// The item of a view, also if that is on its way out.
  func indexOfItem(_ view: View) -> Int? {
    for index in items.indices where items[index].view === view { return index }
    return nil
  }

  func forgetItem(at position: Int) {
    let item = items.remove(at: position)
    fading.settle(item.view)
    item.view.ownSize = nil
    setNeedsArrangement()
  }
}
