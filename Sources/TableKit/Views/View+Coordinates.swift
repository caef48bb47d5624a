import Foundation

extension View {
  /// Where a point in this view's coordinates stands in another view's.
  ///
  /// The two should be in one tree; if they are not, the coordinates of their roots are taken for the same. Where the
  /// way leads down through a transform that cannot be inverted (a scale of 0), every point becomes the middle of that
  /// view.
  ///
  /// - Parameters:
  ///   - point: The point, in this view's coordinates.
  ///   - view: The other view; `nil` for the window, or outside of one for the root of the tree.
  public func convert(_ point: CGPoint, to view: View?) -> CGPoint {
    point.applying(transform(to: view))
  }

  /// Where a point in another view's coordinates stands in this view's. See ``convert(_:to:)-(CGPoint,_)``.
  public func convert(_ point: CGPoint, from view: View?) -> CGPoint {
    point.applying((view ?? rootView).transform(to: self))
  }

  /// The smallest upright rectangle, in another view's coordinates, around a rectangle in this view's.
  /// See ``convert(_:to:)-(CGPoint,_)``.
  public func convert(_ rect: CGRect, to view: View?) -> CGRect {
    rect.applying(transform(to: view))
  }

  /// The smallest upright rectangle, in this view's coordinates, around a rectangle in another view's.
  /// See ``convert(_:to:)-(CGPoint,_)``.
  public func convert(_ rect: CGRect, from view: View?) -> CGRect {
    rect.applying((view ?? rootView).transform(to: self))
  }

  /// What takes a point in this view's coordinates to another view's: ``convert(_:to:)-(CGPoint,_)`` as a transform.
  ///
  /// Takes time in proportion to the depth of both.
  ///
  /// - Parameter view: The other view; `nil` for the window, or outside of one for the root of the tree.
  public func transform(to view: View?) -> CGAffineTransform {
    var up = CGAffineTransform.identity
    var current = self
    // Up to the other view, or to the first ancestor that has it below.
    while true {
      if let view {
        if current === view { return up }
        if view.isDescendant(of: current) { break }
      }
      guard let superview = current.superview else { break }
      up = up.concatenating(current.transformToSuperview)
      current = superview
    }
    guard let view else { return up }
    return up.concatenating(view.transform(fromAncestor: current))
  }

  /// What takes a point in an ancestor's coordinates to this view's. If the other is no ancestor: from the root's.
  func transform(fromAncestor ancestor: View) -> CGAffineTransform {
    guard self !== ancestor, let superview else { return .identity }
    return superview.transform(fromAncestor: ancestor).concatenating(transformFromSuperview)
  }

  /// What takes a point in the superview's coordinates to this view's; if the transform cannot be inverted, every point
  /// to the middle of the bounds.
  public var transformFromSuperview: CGAffineTransform {
    let transform = transformToSuperview
    guard transform.isInvertible else {
      return CGAffineTransform(a: 0, b: 0, c: 0, d: 0, tx: storedBounds.midX, ty: storedBounds.midY)
    }
    return transform.inverted()
  }

  func frontmostView(at point: CGPoint, with event: Event?) -> View? {
    guard !isHidden, storedAlpha >= 0.01, isUserInteractionEnabled, storedTransform.isInvertible,
      !isInputBlockedByAnimation, self.point(inside: point, with: event)
    else { return nil }
    let subviews = subviews
    var index = subviews.count - 1
    while index >= 0 {
      let subview = subviews[index]
      // Asking a view may have taken others away, but a view that is no subview any more is not found.
      if let view = subview.hitTest(subview.pointFromSuperview(point), with: event), subview.superview === self {
        return view
      }
      index -= 1
    }
    return self
  }

  /// Where a point in the superview's coordinates stands in this view's.
  private func pointFromSuperview(_ point: CGPoint) -> CGPoint {
    guard storedTransform.isIdentity else { return point.applying(transformFromSuperview) }
    return CGPoint(
      x: point.x - storedCenter.x + (storedBounds.minX + storedBounds.width / 2),
      y: point.y - storedCenter.y + (storedBounds.minY + storedBounds.height / 2))
  }
}
