/// The constraints that are met in a view's layout.
@MainActor
final class ConstraintStore {
  var constraints: [LayoutConstraint] = []
  /// What was reported already: a layout runs often.
  var reported: Set<String> = []
}

extension View {
  /// The nearest view that both are in, or are.
  func nearestCommonAncestor(with other: View) -> View? {
    var current: View? = self
    while let view = current {
      if other === view || other.isDescendant(of: view) { return view }
      current = view.superview
    }
    return nil
  }

  func adopt(_ constraint: LayoutConstraint) {
    let store = constraintStore ?? ConstraintStore()
    constraintStore = store
    store.constraints.append(constraint)
    constraint.owner = self
    constraintsDidChange()
  }

  func drop(_ constraint: LayoutConstraint) {
    constraint.owner = nil
    guard let store = constraintStore else { return }
    for index in store.constraints.indices where store.constraints[index] === constraint {
      store.constraints.remove(at: index)
      break
    }
    constraintsDidChange()
  }

  /// Asks for layouts in which the constraints are met: this view's, and those above that place it by constraints.
  func constraintsDidChange() {
    constraintStore?.reported.removeAll()
    setNeedsLayout()
    var current = self
    while !current.translatesAutoresizingMaskIntoConstraints, let superview = current.superview {
      superview.setNeedsLayout()
      current = superview
    }
  }

  /// Gives the views that are placed by constraints their places. Called before each layout of the subviews.
  func meetConstraints() {
    guard let constraintStore else { return }
    ConstraintLayout(of: self, reportingTo: constraintStore).run()
  }
}
