import Foundation

extension StackView {
  /// What the layout along the axis is computed from, and the views' own extents across it.
  struct Measured {
    var items: [StackLayout.Item] = []
    var breadths: [CGFloat] = []
  }

  /// Asks the views for their sizes.
  ///
  /// - Parameter room: The room across the axis.
  func measure(across room: CGFloat) -> Measured {
    var measured = Measured()
    measured.items.reserveCapacity(items.count)
    measured.breadths.reserveCapacity(items.count)
    let limit = CGSize(along: axis, .greatestFiniteMagnitude, across: room)
    for index in items.indices {
      noteOwnSize(at: index)
      let item = items[index]
      let size = item.view.sizeThatFits(limit)
      measured.items.append(
        StackLayout.Item(
          extent: item.extent ?? Self.valid(size.extent(along: axis)), gap: item.spacing ?? spacing,
          isRigid: item.extent != nil, isCollapsed: item.takesNoRoom))
      measured.breadths.append(min(Self.valid(size.extent(along: axis.crossing)), room))
    }
    return measured
  }

  /// A size that somebody else has given a view is from now on its own.
  private func noteOwnSize(at index: Int) {
    let size = items[index].view.storedBounds.size
    guard items[index].givenSize != size else { return }
    items[index].givenSize = size
    items[index].view.ownSize = size
  }

  private static func valid(_ extent: CGFloat) -> CGFloat {
    extent > 0 && extent < .infinity ? extent : 0
  }

  /// Gives each view its place.
  ///
  /// - Parameter position: The only one that is placed; `nil` for all.
  func placeItems(only position: Int? = nil) {
    guard !items.isEmpty else { return }
    let margins = effectiveMargins
    let area = CGRect(
      x: bounds.minX + margins.left, y: bounds.minY + margins.top,
      width: max(0, bounds.width - margins.left - margins.right),
      height: max(0, bounds.height - margins.top - margins.bottom))
    let room = area.size.extent(along: axis.crossing)
    let measured = measure(across: room)
    let spans = StackLayout(distribution: distribution).spans(
      of: measured.items, in: area.size.extent(along: axis))
    isArranging = true
    for index in items.indices where position == nil || position == index {
      let across = span(ofBreadth: measured.breadths[index], in: room)
      let rect = CGRect(
        along: axis, from: area.origin.coordinate(along: axis) + spans[index].start, spans[index].extent,
        across: area.origin.coordinate(along: axis.crossing) + across.start, across.extent)
      place(index, in: rect)
    }
    isArranging = false
  }

  private func span(ofBreadth breadth: CGFloat, in room: CGFloat) -> StackLayout.Span {
    switch alignment {
    case .fill: StackLayout.Span(start: 0, extent: room)
    case .leading: StackLayout.Span(start: 0, extent: breadth)
    case .center: StackLayout.Span(start: (room - breadth) / 2, extent: breadth)
    case .trailing: StackLayout.Span(start: room - breadth, extent: breadth)
    }
  }

  private func place(_ index: Int, in rect: CGRect) {
    let view = items[index].view
    let x = pixelAligned(rect.minX)
    let y = pixelAligned(rect.minY)
    let frame = CGRect(x: x, y: y, width: pixelAligned(rect.maxX) - x, height: pixelAligned(rect.maxY) - y)
    // A view that is turned has another frame than bounds: what was given is what came of it.
    if view.frame != frame { view.frame = frame }
    items[index].givenSize = view.storedBounds.size
  }
}
