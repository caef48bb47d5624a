import Foundation

/// Where the parts of a cell stand in its box, as they are laid out from left to right.
///
/// From left to right come the editing control, the content, the accessory and the reorder control. The two controls stand outside of
/// the box while they are not shown, so that they can slide in.
struct CellParts: Sendable, Hashable {
  /// What decides it.
  struct Given: Sendable, Hashable {
    /// Whether the content makes room for an editing control, and that is shown.
    var isIndented = false
    /// The size of the accessory, if there is one.
    var accessory: CGSize?
    /// Whether the reorder control is shown.
    var showsReorderControl = false
    /// How much is kept free at each edge of the box.
    var margins = EdgeInsets.zero
  }

  let editingControl: CGRect
  let content: CGRect
  let accessory: CGRect?
  let reorderControl: CGRect
  /// How far labels keep from the content's right edge.
  let trailingMargin: CGFloat

  init(_ given: Given, in size: CGSize) {
    let margins = given.margins
    let top = margins.top
    let height = max(0, size.height - margins.top - margins.bottom)
    let begin = margins.left + (given.isIndented ? TableViewMetrics.editingControlWidth : 0)
    editingControl = CGRect(
      x: given.isIndented ? margins.left : -TableViewMetrics.editingControlWidth, y: top,
      width: TableViewMetrics.editingControlWidth, height: height)
    let edge = size.width - margins.right
    let right = edge - (given.showsReorderControl ? TableViewMetrics.reorderControlWidth : 0)
    reorderControl = CGRect(
      x: given.showsReorderControl ? right : size.width, y: top, width: TableViewMetrics.reorderControlWidth,
      height: height)
    var end = right
    if let accessorySize = given.accessory {
      let x = right - (given.showsReorderControl ? 0 : TableViewMetrics.contentMargin) - accessorySize.width
      accessory = CGRect(
        x: x, y: top + (height - accessorySize.height) / 2, width: accessorySize.width, height: accessorySize.height)
      end = x - TableViewMetrics.accessorySpacing
    } else {
      accessory = nil
    }
    content = CGRect(x: begin, y: top, width: max(0, end - begin), height: height)
    trailingMargin = end < edge ? 0 : TableViewMetrics.contentMargin
  }
}
