import Foundation

extension Path: Interpolatable {
  /// The path between this one and another; see ``Interpolatable``.
  ///
  /// Two paths with the same kinds of elements in the same order have others in between, point by point; so have any two
  /// rectangles, any two ellipses, and any two rounded rectangles. Between others there is nothing: the result is this path before one
  /// half and the other from there on.
  ///
  /// - Complexity: O(elements). It makes a new path unless the result is one of the two.
  public func interpolated(to other: Path, progress: Double) -> Path {
    if progress == 1 { return other }
    guard progress != 0, !progress.isNaN else { return self }
    guard hasSameKinds(as: other) else { return progress < 0.5 ? self : other }
    return mixed(with: other, progress: progress)
  }

  /// Whether both have the same kinds of elements in the same order.
  func hasSameKinds(as other: Path) -> Bool {
    guard elements.count == other.elements.count else { return false }
    for index in elements.indices {
      switch (elements[index], other.elements[index]) {
      case (.move, .move), (.line, .line), (.curve, .curve), (.close, .close): continue
      default: return false
      }
    }
    return true
  }
}
