/// Something that cannot be done with views, and was left undone.
public enum ViewFault: Error, Sendable, Hashable {
  /// A layout pass ended before all views were laid out, because each round made further layouts necessary.
  /// `view` names the one at which the pass began.
  case layoutDoesNotSettle(view: String, rounds: Int)

  /// `subview` contains `superview` or is the same view, so that adding it would have closed a ring.
  case ringOfViews(subview: String, superview: String)

  /// The chain of a scroll view's interposers refused a delegate; the old one stays.
  case delegateRefused(view: String, reason: String)

  /// A window cannot be put into another view.
  case windowAsSubview(window: String, superview: String)

  /// A layout constraint is not met.
  case constraintRefused(constraint: String, reason: String)

  /// Constraints place a view, and nothing says how wide or how high it is.
  case extentUnknown(view: String, extent: String)

  /// A controller was not presented.
  case presentationRefused(presented: String, reason: String)
}

extension ViewFault: CustomStringConvertible {
  /// One line: what failed, why, and what to do.
  public var description: String {
    switch self {
    case .layoutDoesNotSettle(let view, let rounds):
      "layout of \(view) stopped after \(rounds) rounds: a layoutSubviews below it asks for another layout each time; "
        + "call setNeedsLayout there only if something changed"
    case .ringOfViews(let subview, let superview):
      "\(subview) was not added to \(superview): it contains that view or is the same; add it to a view outside of it"
    case .delegateRefused(let view, let reason):
      "\(view) keeps its delegate: \(reason)"
    case .windowAsSubview(let window, let superview):
      "\(window) was not added to \(superview): a window is always the root of its views; add its subviews instead"
    case .constraintRefused(let constraint, let reason):
      "constraint \(constraint) is not met: \(reason)"
    case .extentUnknown(let view, let extent):
      "\(view) is not seen: its constraints do not say its \(extent); constrain both edges or the \(extent)"
    case .presentationRefused(let presented, let reason):
      "\(presented) was not presented: \(reason)"
    }
  }
}
