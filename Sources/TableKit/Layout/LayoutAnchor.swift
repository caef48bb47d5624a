public import Foundation

/// An edge, a middle or an extent of a view or of a ``LayoutGuide``, to make constraints of.
///
/// ```swift
/// table.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 8).isActive = true
/// ```
///
/// Only anchors of one kind meet: ``LayoutXAxisAnchor``, ``LayoutYAxisAnchor``, ``LayoutDimension``.
@MainActor
open class LayoutAnchor<Kind> {
  let view: View
  let attribute: LayoutAttribute
  /// The guide whose edge it is; `nil` for the view's own.
  let guide: LayoutGuide?

  init(_ view: View, _ attribute: LayoutAttribute, of guide: LayoutGuide? = nil) {
    self.view = view
    self.attribute = attribute
    self.guide = guide
  }

  /// A constraint: this is as far as the other, and a constant further; the positive axes point right and down.
  ///
  /// - Parameters:
  ///   - anchor: The other.
  ///   - constant: How much further, in points.
  /// - Returns: The constraint, which is not active yet.
  public func constraint(equalTo anchor: LayoutAnchor<Kind>, constant: CGFloat = 0) -> LayoutConstraint {
    LayoutConstraint(self.term, .equal, anchor.term, constant: constant)
  }

  /// A constraint: this is at least as far as the other and a constant.
  ///
  /// - Parameters:
  ///   - anchor: The other.
  ///   - constant: How much further, in points.
  /// - Returns: The constraint, which is not active yet.
  public func constraint(greaterThanOrEqualTo anchor: LayoutAnchor<Kind>, constant: CGFloat = 0) -> LayoutConstraint {
    LayoutConstraint(self.term, .greaterThanOrEqual, anchor.term, constant: constant)
  }

  /// A constraint: this is at most as far as the other and a constant.
  ///
  /// - Parameters:
  ///   - anchor: The other.
  ///   - constant: How much further, in points.
  /// - Returns: The constraint, which is not active yet.
  public func constraint(lessThanOrEqualTo anchor: LayoutAnchor<Kind>, constant: CGFloat = 0) -> LayoutConstraint {
    LayoutConstraint(self.term, .lessThanOrEqual, anchor.term, constant: constant)
  }

  var term: LayoutConstraint.Term { LayoutConstraint.Term(view: view, attribute: attribute, guide: guide) }
}

/// A left, right, leading or trailing edge, or a middle between them.
public final class LayoutXAxisAnchor: LayoutAnchor<LayoutXAxisAnchor> {}

/// A top or bottom edge, or a middle between them.
public final class LayoutYAxisAnchor: LayoutAnchor<LayoutYAxisAnchor> {}

/// A width or a height.
public final class LayoutDimension: LayoutAnchor<LayoutDimension> {
  /// A constraint: this is so much.
  ///
  /// - Parameter constant: How much, in points.
  /// - Returns: The constraint, which is not active yet.
  public func constraint(equalToConstant constant: CGFloat) -> LayoutConstraint {
    LayoutConstraint(term, .equal, nil, constant: constant)
  }

  /// A constraint: this is at least so much.
  ///
  /// - Parameter constant: How much, in points.
  /// - Returns: The constraint, which is not active yet.
  public func constraint(greaterThanOrEqualToConstant constant: CGFloat) -> LayoutConstraint {
    LayoutConstraint(term, .greaterThanOrEqual, nil, constant: constant)
  }

  /// A constraint: this is at most so much.
  ///
  /// - Parameter constant: How much, in points.
  /// - Returns: The constraint, which is not active yet.
  public func constraint(lessThanOrEqualToConstant constant: CGFloat) -> LayoutConstraint {
    LayoutConstraint(term, .lessThanOrEqual, nil, constant: constant)
  }

  /// A constraint: this is so many times the other, and a constant more.
  ///
  /// - Parameters:
  ///   - anchor: The other.
  ///   - multiplier: How many times.
  ///   - constant: How much more, in points.
  /// - Returns: The constraint, which is not active yet.
  public func constraint(equalTo anchor: LayoutDimension, multiplier: CGFloat, constant: CGFloat = 0)
    -> LayoutConstraint
  {
    LayoutConstraint(term, .equal, anchor.term, multiplier: multiplier, constant: constant)
  }
}
