import Foundation

/// One layout of a view by constraints: its own, and those of the views in it that are placed by constraints.
@MainActor
struct ConstraintLayout {
  let root: View
  private let store: ConstraintStore
  /// What of the root's size is given, where it is asked what size suits it; `nil` where the views are placed in the size that it has.
  let fitting: Fitting?
  /// The views that are placed.
  private(set) var placed: [View] = []
  /// The places of those in ``placed``.
  private var numbers: [ObjectIdentifier: Int] = [:]
  private var constraints: [LayoutConstraint] = []

  init(of root: View, fitting: Fitting? = nil, reportingTo store: ConstraintStore) {
    self.root = root
    self.store = store
    self.fitting = fitting
    collect(root)
  }

  /// Takes what is met in the layout of a view: its constraints, and the views in them and right in it that are placed by constraints,
  /// with theirs.
  private mutating func collect(_ view: View) {
    var own: [LayoutConstraint] = []
    if let store = view.constraintStore {
      var isAnyGone = false
      for constraint in store.constraints {
        if Self.isWhole(constraint, in: view) {
          own.append(constraint)
        } else {
          constraint.owner = nil
          isAnyGone = true
        }
      }
      if isAnyGone { store.constraints.removeAll { $0.owner == nil } }
    }
    constraints += own
    for subview in view.subviews { include(subview) }
    for constraint in own {
      if let first = constraint.first.view { include(first) }
      if let second = constraint.second?.view { include(second) }
    }
  }

  private mutating func include(_ view: View) {
    guard !view.translatesAutoresizingMaskIntoConstraints, view !== root, numbers[ObjectIdentifier(view)] == nil else {
      return
    }
    numbers[ObjectIdentifier(view)] = placed.count
    placed.append(view)
    collect(view)
  }

  /// Whether the views of a constraint are still in the view that has it.
  private static func isWhole(_ constraint: LayoutConstraint, in owner: View) -> Bool {
    guard let first = constraint.first.view, first === owner || first.isDescendant(of: owner) else { return false }
    guard let second = constraint.second else { return true }
    guard let view = second.view else { return false }
    return view === owner || view.isDescendant(of: owner)
  }

  // MARK: Unknowns

  enum Unknown: Int {
    case x, y, width, height
  }

  func expression(_ unknown: Unknown, of view: View) -> LinearExpression {
    if let number = numbers[ObjectIdentifier(view)] { return LinearExpression(unknown: number * 4 + unknown.rawValue) }
    let bounds = view.bounds
    if view === root, let fitting {
      // The root's own unknowns come behind those of the views.
      switch unknown {
      case .x: return LinearExpression(bounds.minX)
      case .y: return LinearExpression(bounds.minY)
      case .width: return fitting.width.map { LinearExpression($0) } ?? LinearExpression(unknown: placed.count * 4 + 2)
      case .height:
        return fitting.height.map { LinearExpression($0) } ?? LinearExpression(unknown: placed.count * 4 + 3)
      }
    }
    // The root is seen from within, others from their superviews.
    switch unknown {
    case .x: return LinearExpression(view === root ? bounds.minX : view.center.x - bounds.width / 2)
    case .y: return LinearExpression(view === root ? bounds.minY : view.center.y - bounds.height / 2)
    case .width: return LinearExpression(bounds.width)
    case .height: return LinearExpression(bounds.height)
    }
  }

  /// Where a view begins, in the root's coordinates.
  private func start(_ unknown: Unknown, of view: View) -> LinearExpression {
    var sum = expression(unknown, of: view)
    var current = view
    while current !== root, let superview = current.superview, superview !== root {
      sum.add(expression(unknown, of: superview))
      let origin = superview.bounds.origin
      sum.constant -= unknown == .x ? origin.x : origin.y
      current = superview
    }
    return sum
  }

  private func expression(_ term: LayoutConstraint.Term) -> LinearExpression {
    guard let view = term.view else { return LinearExpression() }
    let insets = term.guide?.insets ?? .zero
    let isRightToLeft = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let attribute: LayoutAttribute =
      switch term.attribute {
      case .leading: isRightToLeft ? .right : .left
      case .trailing: isRightToLeft ? .left : .right
      default: term.attribute
      }
    var sum: LinearExpression
    switch attribute {
    case .left, .leading:
      sum = start(.x, of: view)
      sum.constant += insets.left
    case .right, .trailing:
      sum = start(.x, of: view)
      sum.add(expression(.width, of: view))
      sum.constant -= insets.right
    case .centerX:
      sum = start(.x, of: view)
      sum.add(expression(.width, of: view), times: 0.5)
      sum.constant += (insets.left - insets.right) / 2
    case .top:
      sum = start(.y, of: view)
      sum.constant += insets.top
    case .bottom:
      sum = start(.y, of: view)
      sum.add(expression(.height, of: view))
      sum.constant -= insets.bottom
    case .centerY:
      sum = start(.y, of: view)
      sum.add(expression(.height, of: view), times: 0.5)
      sum.constant += (insets.top - insets.bottom) / 2
    case .width:
      sum = expression(.width, of: view)
      sum.constant -= insets.left + insets.right
    case .height:
      sum = expression(.height, of: view)
      sum.constant -= insets.top + insets.bottom
    }
    return sum
  }

  /// The first side less the second.
  private func difference(of constraint: LayoutConstraint) -> LinearExpression {
    var sum = expression(constraint.first)
    if let second = constraint.second {
      let isRightToLeft =
        (constraint.first.attribute == .leading || constraint.first.attribute == .trailing)
        && constraint.first.view?.effectiveUserInterfaceLayoutDirection == .rightToLeft
      sum.add(expression(second), times: -constraint.multiplier)
      // Along the lines, that is: to the left where they run so.
      sum.constant -= isRightToLeft ? -constraint.constant : constraint.constant
    } else {
      sum.constant -= constraint.constant
    }
    return sum
  }

  // MARK: Solving

  /// Solves the equations and places the views.
  func run() {
    guard !placed.isEmpty else {
      for constraint in constraints { reportIdle(constraint) }
      return
    }
    let (system, solution) = solve { completed($0) }
    for (number, view) in placed.enumerated() { place(view, number, in: solution) }
    reportUnknownExtents(in: system)
  }

  /// Solves the equations.
  ///
  /// - Parameter complete: Says what the constraints leave open.
  /// - Returns: What the constraints say, and that with what they leave open.
  func solve(_ complete: (LinearSystem) -> LinearSystem) -> (system: LinearSystem, solution: LinearSystem) {
    var system = LinearSystem()
    for constraint in equalities where constraint.priority >= .required {
      let difference = difference(of: constraint)
      if difference.factors.isEmpty {
        reportIdle(constraint)
      } else if !system.add(difference) {
        reportConflict(constraint)
      }
    }
    var optional = equalities
    optional.removeAll { $0.priority >= .required }
    optional.sort { $0.priority > $1.priority }
    for constraint in optional { take(constraint, into: &system) }

    // An inequality that does not hold is met as closely as it can be; that may undo another, so each is taken once.
    var open = inequalities
    var solution = complete(system)
    while let index = open.firstIndex(where: { !holds($0, in: solution) }) {
      let constraint = open.remove(at: index)
      if system.add(difference(of: constraint)) {
        solution = complete(system)
      } else if constraint.priority >= .required {
        reportConflict(constraint)
      }
    }
    return (system, solution)
  }

  /// Takes an equality that may give way: to an inequality that counts as much and would not hold, which is met as closely as it can
  /// be then.
  private func take(_ constraint: LayoutConstraint, into system: inout LinearSystem) {
    var trial = system
    guard trial.add(difference(of: constraint)) else { return }
    for other in inequalities where other.priority >= constraint.priority && !holds(other, in: trial) {
      system.add(difference(of: other))
      return
    }
    system = trial
  }

  private var equalities: [LayoutConstraint] { constraints.filter { $0.relation == .equal } }
  var inequalities: [LayoutConstraint] {
    constraints.filter { $0.relation != .equal }.sorted { $0.priority > $1.priority }
  }

  private func holds(_ constraint: LayoutConstraint, in system: LinearSystem) -> Bool {
    guard let difference = system.value(of: difference(of: constraint)) else { return true }
    return constraint.relation == .greaterThanOrEqual
      ? difference >= -LinearSystem.tolerance : difference <= LinearSystem.tolerance
  }

  /// What the constraints leave open: views have the sizes that they want, or have, and stay where they are.
  private func completed(_ system: LinearSystem) -> LinearSystem {
    var system = system
    for (number, view) in placed.enumerated() {
      let width = view.intrinsicContentSize.width
      if width >= 0 { assume(.width, number, width, in: &system) }
    }
    for (number, view) in placed.enumerated() where system.value(of: LinearExpression(unknown: number * 4 + 2)) == nil {
      assume(.width, number, view.bounds.width, in: &system)
    }
    for (number, view) in placed.enumerated() {
      // Text is as high as its width lets it be.
      let width = system.value(of: LinearExpression(unknown: number * 4 + 2)) ?? view.bounds.width
      let height = view.intrinsicHeight(forWidth: width)
      if height >= 0 { assume(.height, number, height, in: &system) }
    }
    for (number, view) in placed.enumerated() {
      let bounds = view.bounds
      assume(.height, number, bounds.height, in: &system)
      assume(.x, number, view.center.x - bounds.width / 2, in: &system)
      assume(.y, number, view.center.y - bounds.height / 2, in: &system)
    }
    return system
  }

  func assume(_ unknown: Unknown, _ number: Int, _ value: CGFloat, in system: inout LinearSystem) {
    var expression = LinearExpression(unknown: number * 4 + unknown.rawValue)
    expression.constant = -value
    system.add(expression)
  }

  private func place(_ view: View, _ number: Int, in system: LinearSystem) {
    func value(_ unknown: Unknown) -> CGFloat {
      system.value(of: LinearExpression(unknown: number * 4 + unknown.rawValue)) ?? 0
    }
    let (x, y, width, height) = (value(.x), value(.y), value(.width), value(.height))
    guard x.isFinite, y.isFinite, width.isFinite, height.isFinite else { return }
    let left = view.pixelAligned(x)
    let top = view.pixelAligned(y)
    let size = CGSize(
      width: max(0, view.pixelAligned(x + width) - left), height: max(0, view.pixelAligned(y + height) - top))
    if view.bounds.size != size { view.bounds.size = size }
    let center = CGPoint(x: left + size.width / 2, y: top + size.height / 2)
    if view.center != center { view.center = center }
  }

  // MARK: Reports

  /// A constraint between views that keep their frames moves nobody; one of the root's own extents is met from outside.
  private func reportIdle(_ constraint: LayoutConstraint) {
    if constraint.first.view === root, constraint.second == nil || constraint.second?.view === root { return }
    report(
      .constraintRefused(
        constraint: constraint.description,
        reason: "its views keep their frames; set translatesAutoresizingMaskIntoConstraints = false on the one to place"
      ))
  }

  private func reportConflict(_ constraint: LayoutConstraint) {
    report(
      .constraintRefused(
        constraint: constraint.description,
        reason: "it contradicts those that were activated before it; deactivate one of them or lower its priority"))
  }

  /// A view whose extent nothing says, and which has none, is not seen: the usual mistake.
  private func reportUnknownExtents(in system: LinearSystem) {
    for (number, view) in placed.enumerated() {
      let own = view.intrinsicContentSize
      for (unknown, extent, intrinsic, name) in [
        (Unknown.width, view.bounds.width, own.width, "width"), (.height, view.bounds.height, own.height, "height"),
      ] where extent == 0 && intrinsic < 0 {
        guard system.value(of: LinearExpression(unknown: number * 4 + unknown.rawValue)) == nil else { continue }
        report(.extentUnknown(view: view.nameInFaults, extent: name))
      }
    }
  }

  private func report(_ fault: ViewFault) {
    // Who asks for a size places nothing; what is wrong is told when that is done.
    guard fitting == nil else { return }
    if store.reported.insert(fault.description).inserted { root.report(fault) }
  }
}
