import Foundation

/// Shares out a length among views that follow each other: the arithmetic of a stack, without views.
///
/// Lengths are in points, along the stack's axis.
struct StackLayout: Sendable {
  /// What is to be given room.
  struct Item: Sendable, Hashable {
    /// The extent that suits it.
    var extent: CGFloat
    /// The least gap to the next item.
    var gap: CGFloat
    /// Whether the extent was set, so that others give way first.
    var isRigid = false
    /// Whether it takes no room: then it stands where the room that it does not take would begin.
    var isCollapsed = false
  }

  /// A stretch of the axis.
  struct Span: Sendable, Hashable {
    var start: CGFloat
    var extent: CGFloat
    var end: CGFloat { start + extent }
  }

  let distribution: StackView.Distribution

  /// The length at which every item has the extent that suits it.
  func fittingLength(of items: [Item]) -> CGFloat {
    var count = 0
    var sum: CGFloat = 0
    var greatest: CGFloat = 0
    var gaps: CGFloat = 0
    var lastGap: CGFloat = 0
    for item in items where !item.isCollapsed {
      count += 1
      sum += item.extent
      greatest = max(greatest, item.extent)
      gaps += item.gap
      lastGap = item.gap
    }
    let extents = distribution == .fillEqually ? greatest * CGFloat(count) : sum
    return max(0, extents + gaps - lastGap)
  }

  /// Where each item stands in a length that begins at 0, in the order of the items. O(n).
  ///
  /// A collapsed item keeps its extent, and stands at the end of the item before it.
  func spans(of items: [Item], in length: CGFloat) -> [Span] {
    var visible: [Int] = []
    visible.reserveCapacity(items.count)
    for index in items.indices where !items[index].isCollapsed { visible.append(index) }
    var extents = extents(of: visible, in: items, length: length)
    if isSpread, visible.count > 1, packedLength(of: visible, extents, items) >= length {
      shrink(&extents, of: visible, in: items, to: length)
    }
    let starts = starts(of: visible, extents, in: items, length: length)

    var spans: [Span] = []
    spans.reserveCapacity(items.count)
    var next = 0
    var end: CGFloat = 0
    for index in items.indices {
      if items[index].isCollapsed {
        spans.append(Span(start: end, extent: items[index].extent))
      } else {
        spans.append(Span(start: starts[next], extent: extents[next]))
        end = starts[next] + extents[next]
        next += 1
      }
    }
    return spans
  }

  /// Whether the gaps grow and not the views.
  private var isSpread: Bool { distribution == .equalSpacing || distribution == .equalCentering }

  private func extents(of visible: [Int], in items: [Item], length: CGFloat) -> [CGFloat] {
    var own: [CGFloat] = []
    own.reserveCapacity(visible.count)
    var sum: CGFloat = 0
    var gaps: CGFloat = 0
    for index in visible {
      own.append(items[index].extent)
      sum += items[index].extent
      if index != visible.last { gaps += items[index].gap }
    }
    let room = max(0, length - gaps)
    switch distribution {
    case .fillEqually:
      for index in own.indices { own[index] = room / CGFloat(own.count) }
    case .fillProportionally:
      for index in own.indices {
        own[index] = sum > 0 ? room * (own[index] / sum) : room / CGFloat(own.count)
      }
    case .fill:
      stretch(&own, of: visible, in: items, by: room - sum)
    case .equalSpacing, .equalCentering:
      if own.count == 1 { stretch(&own, of: visible, in: items, by: room - sum) }
    }
    return own
  }

  private func stretch(_ extents: inout [CGFloat], of visible: [Int], in items: [Item], by surplus: CGFloat) {
    guard !extents.isEmpty else { return }
    if surplus < 0 { return take(-surplus, from: &extents, of: visible, in: items) }
    var stretched = extents.count - 1
    while stretched > 0, items[visible[stretched]].isRigid { stretched -= 1 }
    if items[visible[stretched]].isRigid { stretched = extents.count - 1 }
    extents[stretched] += surplus
  }

  private func shrink(_ extents: inout [CGFloat], of visible: [Int], in items: [Item], to length: CGFloat) {
    take(packedLength(of: visible, extents, items) - length, from: &extents, of: visible, in: items)
  }

  private func take(_ lack: CGFloat, from extents: inout [CGFloat], of visible: [Int], in items: [Item]) {
    var lack = lack
    for takesRigid in [false, true] {
      var position = extents.count - 1
      while position >= 0, lack > 0 {
        if items[visible[position]].isRigid == takesRigid {
          let taken = min(lack, extents[position])
          extents[position] -= taken
          lack -= taken
        }
        position -= 1
      }
    }
  }

  private func packedLength(of visible: [Int], _ extents: [CGFloat], _ items: [Item]) -> CGFloat {
    var length: CGFloat = 0
    for position in visible.indices {
      length += extents[position]
      if position < visible.count - 1 { length += items[visible[position]].gap }
    }
    return length
  }

  private func starts(of visible: [Int], _ extents: [CGFloat], in items: [Item], length: CGFloat) -> [CGFloat] {
    var starts: [CGFloat] = []
    starts.reserveCapacity(visible.count)
    var extra: CGFloat = 0
    if distribution == .equalSpacing, visible.count > 1 {
      return equallySpaced(visible, extents, in: items, length: length)
    }
    if distribution == .equalCentering, visible.count > 1 {
      return equallyCentered(visible, extents, in: items, length: length)
    }
    for position in visible.indices {
      starts.append(extra)
      extra += extents[position] + items[visible[position]].gap
    }
    return starts
  }

  /// Equal gaps, but none less than is asked for: what a wider gap takes is missing in the others.
  private func equallySpaced(
    _ visible: [Int], _ extents: [CGFloat], in items: [Item], length: CGFloat
  ) -> [CGFloat] {
    var sum: CGFloat = 0
    for extent in extents { sum += extent }
    let gaps = Self.gaps(leveling: visible.dropLast().map { items[$0].gap }, to: length - sum)
    var starts: [CGFloat] = [0]
    for position in 1..<visible.count {
      starts.append(starts[position - 1] + extents[position - 1] + gaps[position - 1])
    }
    return starts
  }

  /// Raises the smallest of some gaps, all to one level, until they add up to a total.
  static func gaps(leveling least: [CGFloat], to total: CGFloat) -> [CGFloat] {
    var fixed: CGFloat = 0
    var count = least.count
    var level = count > 0 ? total / CGFloat(count) : 0
    // The widest first: each that stands above the level takes its own, and lowers the level for the rest.
    for gap in least.sorted(by: >) {
      guard gap > level, count > 1 else { break }
      fixed += gap
      count -= 1
      level = (total - fixed) / CGFloat(count)
    }
    var gaps = least
    for index in gaps.indices { gaps[index] = max(gaps[index], level) }
    return gaps
  }

  /// Middles at equal distances between the first at the beginning and the last at the end; whoever comes too near to the one
  /// before is moved on, and then, from the end, back.
  private func equallyCentered(
    _ visible: [Int], _ extents: [CGFloat], in items: [Item], length: CGFloat
  ) -> [CGFloat] {
    let last = visible.count - 1
    let first = extents[0] / 2
    let step = (length - extents[last] / 2 - first) / CGFloat(last)
    var starts: [CGFloat] = []
    for position in visible.indices {
      var start = first + step * CGFloat(position) - extents[position] / 2
      if position > 0 {
        start = max(start, starts[position - 1] + extents[position - 1] + items[visible[position - 1]].gap)
      }
      starts.append(start)
    }
    starts[last] = min(starts[last], max(0, length - extents[last]))
    for position in stride(from: last - 1, through: 0, by: -1) {
      starts[position] = min(starts[position], starts[position + 1] - items[visible[position]].gap - extents[position])
    }
    return starts
  }
}
