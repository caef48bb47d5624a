public import Foundation

extension LayoutConstraint {
  /// What of a view a constraint is about.
  public enum Attribute: Int, Sendable, CaseIterable {
    /// Nothing: the constraint is about a number.
    case notAnAttribute = 0
    /// The left edge.
    case left = 1
    /// The right edge.
    case right = 2
    /// The top edge.
    case top = 3
    /// The bottom edge.
    case bottom = 4
    /// The edge at which lines begin.
    case leading = 5
    /// The edge at which lines end.
    case trailing = 6
    /// The width.
    case width = 7
    /// The height.
    case height = 8
    /// The middle between left and right.
    case centerX = 9
    /// The middle between top and bottom.
    case centerY = 10
    /// The left edge of what the margins leave free.
    case leftMargin = 13
    /// The right edge of what the margins leave free.
    case rightMargin = 14
    /// The top edge of what the margins leave free.
    case topMargin = 15
    /// The bottom edge of what the margins leave free.
    case bottomMargin = 16
    /// The edge of what the margins leave free at which lines begin.
    case leadingMargin = 17
    /// The edge of what the margins leave free at which lines end.
    case trailingMargin = 18
    /// The middle between the margins at left and right.
    case centerXWithinMargins = 19
    /// The middle between the margins at top and bottom.
    case centerYWithinMargins = 20

    /// The attribute, and whether it is that of what the margins leave free.
    fileprivate var parts: (attribute: LayoutAttribute, isOfMargins: Bool)? {
      switch self {
      case .notAnAttribute: nil
      case .left: (.left, false)
      case .right: (.right, false)
      case .top: (.top, false)
      case .bottom: (.bottom, false)
      case .leading: (.leading, false)
      case .trailing: (.trailing, false)
      case .width: (.width, false)
      case .height: (.height, false)
      case .centerX: (.centerX, false)
      case .centerY: (.centerY, false)
      case .leftMargin: (.left, true)
      case .rightMargin: (.right, true)
      case .topMargin: (.top, true)
      case .bottomMargin: (.bottom, true)
      case .leadingMargin: (.leading, true)
      case .trailingMargin: (.trailing, true)
      case .centerXWithinMargins: (.centerX, true)
      case .centerYWithinMargins: (.centerY, true)
      }
    }
  }

  /// A constraint: an attribute of one view or guide is so many times one of another, and a constant more; or, without another, it is
  /// the constant.
  ///
  /// ```swift
  /// LayoutConstraint(
  ///   item: label, attribute: .leading, relatedBy: .equal, toItem: view, attribute: .leading, multiplier: 1, constant: 8)
  /// ```
  ///
  /// What is no view and no guide makes a constraint that never holds; a ``ViewFault`` says so.
  ///
  /// - Parameters:
  ///   - view1: A ``View`` or a ``LayoutGuide``.
  ///   - attr1: What of it.
  ///   - relation: How the two sides compare.
  ///   - view2: Another one; `nil` for none.
  ///   - attr2: What of that one.
  ///   - multiplier: How many times.
  ///   - c: How much more, in points.
  public convenience init(
    item view1: Any, attribute attr1: Attribute, relatedBy relation: Relation, toItem view2: Any?,
    attribute attr2: Attribute, multiplier: CGFloat, constant c: CGFloat
  ) {
    let first = Self.term(view1, attr1)
    let second = view2.flatMap { Self.term($0, attr2) }
    self.init(
      first ?? Term(view: nil, attribute: .width, guide: nil), relation, second, multiplier: multiplier, constant: c)
    if first == nil || (view2 != nil && attr2 != .notAnAttribute && second == nil) {
      Window.printFault(
        .constraintRefused(constraint: description, reason: "an item is no view and no guide, or has no attribute"))
    }
  }

  private static func term(_ item: Any, _ attribute: Attribute) -> Term? {
    guard let (attribute, isOfMargins) = attribute.parts else { return nil }
    if let view = item as? View {
      return Term(view: view, attribute: attribute, guide: isOfMargins ? view.layoutMarginsGuide : nil)
    }
    guard let guide = item as? LayoutGuide, let view = guide.owningView, !isOfMargins else { return nil }
    return Term(view: view, attribute: attribute, guide: guide)
  }

  /// The view or guide of the first side; `nil` if the view is gone.
  public var firstItem: AnyObject? { first.guide ?? first.view }
  /// What of it.
  public var firstAttribute: Attribute { Self.attribute(of: first) }
  /// The view or guide of the second side; `nil` if there is none or the view is gone.
  public var secondItem: AnyObject? { second.flatMap { $0.guide ?? $0.view } }
  /// What of it.
  public var secondAttribute: Attribute { second.map(Self.attribute(of:)) ?? .notAnAttribute }

  private static func attribute(of term: Term) -> Attribute {
    for attribute in Attribute.allCases {
      if let parts = attribute.parts, !parts.isOfMargins, parts.attribute == term.attribute { return attribute }
    }
    return .notAnAttribute
  }
}

extension View {
  /// The constraints that are met in this view's layout, in the order in which they were activated.
  public var constraints: [LayoutConstraint] { constraintStore?.constraints ?? [] }

  /// Lets a constraint hold between this view and views in it.
  ///
  /// - Parameter constraint: The constraint. One about a view that is elsewhere is refused.
  public func addConstraint(_ constraint: LayoutConstraint) {
    for view in [constraint.first.view, constraint.second?.view] {
      guard let view, view !== self, !view.isDescendant(of: self) else { continue }
      return report(
        .constraintRefused(
          constraint: constraint.description,
          reason:
            "\(view.nameInFaults) is not in \(nameInFaults), to which it was added; add it to a view that both are in"))
    }
    constraint.isActive = true
  }

  /// Lets constraints hold between this view and views in it. See ``addConstraint(_:)``.
  public func addConstraints(_ constraints: [LayoutConstraint]) {
    for constraint in constraints { addConstraint(constraint) }
  }

  /// Lets a constraint hold no longer.
  public func removeConstraint(_ constraint: LayoutConstraint) {
    constraint.isActive = false
  }

  /// Lets constraints hold no longer.
  public func removeConstraints(_ constraints: [LayoutConstraint]) {
    LayoutConstraint.deactivate(constraints)
  }
}
