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
  }

  let editingControl: CGRect
  let content: CGRect
  let accessory: CGRect?
  let reorderControl: CGRect
  /// How far labels keep from the content's right edge.
  let trailingMargin: CGFloat

  init(_ given: Given, in size: CGSize) {
    let indentation = given.isIndented ? TableViewMetrics.editingControlWidth : 0
    editingControl = CGRect(
      x: indentation - TableViewMetrics.editingControlWidth, y: 0, width: TableViewMetrics.editingControlWidth,
      height: size.height)
    let right = size.width - (given.showsReorderControl ? TableViewMetrics.reorderControlWidth : 0)
    reorderControl = CGRect(x: right, y: 0, width: TableViewMetrics.reorderControlWidth, height: size.height)
    var end = right
    if let accessorySize = given.accessory {
      let x = right - (given.showsReorderControl ? 0 : TableViewMetrics.contentMargin) - accessorySize.width
      accessory = CGRect(
        x: x, y: (size.height - accessorySize.height) / 2, width: accessorySize.width, height: accessorySize.height)
      end = x - TableViewMetrics.accessorySpacing
    } else {
      accessory = nil
    }
    content = CGRect(x: indentation, y: 0, width: max(0, end - indentation), height: size.height)
    trailingMargin = end < size.width ? 0 : TableViewMetrics.contentMargin
  }
}
