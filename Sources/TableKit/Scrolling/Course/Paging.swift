import Foundation

/// Where paged content comes to rest along an axis.
///
/// Pages are as long as the bounds and begin at the least offset; the last one ends where the content does, and may
/// overlap the one before. A flick goes to the next page in its direction; without one, the nearest page comes to rest.
/// Either way that is at most one page from the one where the drag began, unless the finger itself has carried the
/// content further: then it is one of the two pages in sight.
struct Paging: Sendable, Hashable {
  /// The velocity from which a finger flicks, in points per second.
  static let flickVelocity: CGFloat = 300

  let axis: ScrollAxis

  init(_ axis: ScrollAxis) {
    self.axis = axis
  }

  /// The offset of the page that comes to rest, in points.
  ///
  /// - Parameters:
  ///   - offset: Where the content is let go.
  ///   - velocity: How fast it is then, in points per second.
  ///   - start: Where it was when the drag began.
  func target(from offset: CGFloat, velocity: CGFloat, start: CGFloat) -> CGFloat {
    guard axis.extent > 0 else { return axis.nearest(to: offset) }
    let offset = axis.nearest(to: offset)
    let here = (lower: lower(offset), upper: upper(offset))
    let first = nearest(to: axis.nearest(to: start))
    let least = min(previous(before: first), here.lower)
    let greatest = max(next(after: first), here.upper)
    let target: CGFloat
    if velocity >= Self.flickVelocity {
      target = next(after: offset)
    } else if velocity <= -Self.flickVelocity {
      target = previous(before: offset)
    } else {
      target = nearest(to: offset)
    }
    return min(max(target, least), greatest)
  }

  /// Half a device pixel: nearer than that to a page is on it.
  private var tolerance: CGFloat { 0.5 / PixelGrid(scale: axis.displayScale).scale }

  private func page(_ index: CGFloat) -> CGFloat { axis.nearest(to: axis.minimum + index * axis.extent) }

  /// The page at an offset or the one before it.
  private func lower(_ offset: CGFloat) -> CGFloat {
    if offset >= axis.maximum - tolerance { return axis.maximum }
    return page(((offset - axis.minimum + tolerance) / axis.extent).rounded(.down))
  }

  /// The page at an offset or the one after it.
  private func upper(_ offset: CGFloat) -> CGFloat {
    page(((offset - axis.minimum - tolerance) / axis.extent).rounded(.up))
  }

  private func next(after offset: CGFloat) -> CGFloat {
    page(((offset - axis.minimum + tolerance) / axis.extent).rounded(.down) + 1)
  }

  private func previous(before offset: CGFloat) -> CGFloat {
    page(((offset - axis.minimum - tolerance) / axis.extent).rounded(.up) - 1)
  }

  private func nearest(to offset: CGFloat) -> CGFloat {
    let (lower, upper) = (lower(offset), upper(offset))
    return offset - lower < upper - offset ? lower : upper
  }
}
