import Foundation

/// The buttons of a swiped row, in the room that the row leaves at its edge.
///
/// They come in together: of the room each has the part that it has of the whole width. What of a button there is no room for lies
/// behind its neighbour nearer to the edge. Once the row is swiped so far that the first action will be carried out, that one's button
/// covers the others.
final class SwipeActionsView: View {
  /// The edge it stands at.
  let edge: SwipeEdge
  /// The axis along which the row is swiped, in the cell's coordinates.
  let axis: StackView.Axis
  /// Whether it stands where coordinates along the axis are greatest.
  let isAtEnd: Bool
  /// The buttons, the one next to the row's edge first.
  let buttons: [SwipeActionButton]
  /// Whether the first button covers the others.
  var isExpanded = false
  /// How the buttons are turned, so that they stand as the cell's other parts.
  var partsTransform = CGAffineTransform.identity

  init(
    _ actions: [SwipeAction], edge: SwipeEdge, axis: StackView.Axis, isAtEnd: Bool,
    perform: @escaping @MainActor (_ index: Int, _ button: View) -> Void
  ) {
    self.edge = edge
    self.axis = axis
    self.isAtEnd = isAtEnd
    var buttons: [SwipeActionButton] = []
    for action in actions { buttons.append(SwipeActionButton(action)) }
    self.buttons = buttons
    super.init(frame: .zero)
    clipsToBounds = true
    for (index, button) in buttons.enumerated() {
      button.addAction(for: .touchUpInside) { perform(index, $0) }
      insertSubview(button, at: 0)
    }
  }

  /// How much room each button wants along the axis, in points.
  ///
  /// - Parameter isTurned: Whether the buttons are turned by a quarter: then their height lies along the axis.
  private func extents(isTurned: Bool) -> [CGFloat] {
    let isUpright = axis == .horizontal ? !isTurned : isTurned
    var extents: [CGFloat] = []
    for button in buttons { extents.append(isUpright ? button.preferredWidth : TableViewMetrics.swipeActionWidth) }
    return extents
  }

  private var isTurned: Bool { (partsTransform.quarterTurns ?? 0) % 2 != 0 }

  /// How much room all buttons want along the axis, in points.
  var preferredExtent: CGFloat {
    var sum: CGFloat = 0
    for extent in extents(isTurned: isTurned) { sum += extent }
    return sum
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let room = bounds.size.extent(along: axis)
    let extents = extents(isTurned: isTurned)
    let whole = preferredExtent
    guard whole > 0 else { return }
    let box = PartsBox(bounds: bounds, transform: partsTransform)
    let across = bounds.size.extent(along: axis.crossing)
    var reached: CGFloat = 0
    for (index, button) in buttons.enumerated() {
      reached += extents[index]
      // The inner edge, counted from the row's edge.
      let inner = isExpanded && index == 0 ? room : room * reached / whole
      let extent = isExpanded && index == 0 ? max(room, extents[0]) : max(extents[index], room * extents[index] / whole)
      let start = isAtEnd ? room - inner : inner - extent
      box.place(
        button, at: box.rect(for: CGRect(along: axis, from: start, extent, across: 0, across)), in: self)
    }
  }
}
