public import Foundation

/// A condition on where a view stands and how large it is, as far as other views say so.
///
/// ```swift
/// table.translatesAutoresizingMaskIntoConstraints = false
/// view.addSubview(table)
/// LayoutConstraint.activate([
///   table.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
///   table.leadingAnchor.constraint(equalTo: view.leadingAnchor),
///   table.trailingAnchor.constraint(equalTo: view.trailingAnchor),
///   table.bottomAnchor.constraint(equalTo: view.bottomAnchor),
/// ])
/// ```
///
/// Constraints are met in the layout of the view that all their views are in. They are solved as linear equations: those that are
/// required in the order in which they were activated, then the others by priority, then what views want to be themselves. An
/// inequality that does not hold then is made an equality. Only a view that was told not to keep its frame
/// (``View/translatesAutoresizingMaskIntoConstraints``) is moved; what cannot be met is reported as a ``ViewFault``.
@MainActor
open class LayoutConstraint {
  /// How the two sides of a constraint compare.
  public enum Relation: Int, Sendable {
    /// The first is not greater.
    case lessThanOrEqual = -1
    /// They are equal.
    case equal = 0
    /// The first is not smaller.
    case greaterThanOrEqual = 1

    var symbol: String {
      switch self {
      case .lessThanOrEqual: "≤"
      case .equal: "="
      case .greaterThanOrEqual: "≥"
      }
    }
  }

  /// An attribute of a view or of a guide in it.
  struct Term {
    weak var view: View?
    let attribute: LayoutAttribute
    let guide: LayoutGuide?

    init(view: View?, attribute: LayoutAttribute, guide: LayoutGuide?) {
      self.view = view
      self.attribute = attribute
      self.guide = guide
    }
  }

  let first: Term
  /// How the two sides compare.
  public let relation: Relation
  let second: Term?
  /// How many times the second side is taken.
  public let multiplier: CGFloat

  /// What is added to the second side, in points. One that is not finite changes nothing.
  open var constant: CGFloat {
    get { storedConstant }
    set {
      guard newValue.isFinite, newValue != storedConstant else { return }
      storedConstant = newValue
      owner?.constraintsDidChange()
    }
  }
  private var storedConstant: CGFloat

  /// How much it counts; required by default.
  open var priority = LayoutPriority.required {
    didSet { if priority != oldValue { owner?.constraintsDidChange() } }
  }

  /// A name for reports.
  open var identifier: String?

  /// The view in whose layout it is met, while it is active.
  weak var owner: View?

  /// Whether it holds. It begins to hold only if its views are in one tree.
  open var isActive: Bool {
    get { owner != nil }
    set { if newValue { activate() } else { deactivate() } }
  }

  init(_ first: Term, _ relation: Relation, _ second: Term?, multiplier: CGFloat = 1, constant: CGFloat) {
    self.first = first
    self.relation = relation
    self.second = second
    self.multiplier = multiplier.isFinite ? multiplier : 1
    storedConstant = constant.isFinite ? constant : 0
  }

  /// Lets constraints hold from now on.
  public static func activate(_ constraints: [LayoutConstraint]) {
    for constraint in constraints { constraint.activate() }
  }

  /// Lets constraints hold no longer.
  public static func deactivate(_ constraints: [LayoutConstraint]) {
    for constraint in constraints { constraint.deactivate() }
  }

  private func activate() {
    guard owner == nil, let view = first.view else { return }
    guard let second else { return view.adopt(self) }
    guard let other = second.view, let owner = view.nearestCommonAncestor(with: other) else {
      return view.report(
        .constraintRefused(
          constraint: description, reason: "its views are not in one tree; add them to their superviews first"))
    }
    owner.adopt(self)
  }

  private func deactivate() {
    owner?.drop(self)
  }
}

extension LayoutConstraint: @MainActor CustomStringConvertible {
  /// `table.top = view.top + 8`, with the constraint's name before it if it has one.
  public var description: String {
    var text = "\(Self.text(first)) \(relation.symbol)"
    if let second {
      text += multiplier == 1 ? " \(Self.text(second))" : " \(multiplier) × \(Self.text(second))"
      if constant != 0 { text += constant > 0 ? " + \(constant)" : " − \(-constant)" }
    } else {
      text += " \(constant)"
    }
    return identifier.map { "\($0): \(text)" } ?? text
  }

  private static func text(_ term: Term) -> String {
    let name = term.view?.nameInFaults ?? "a view that is gone"
    return "\(name).\(term.guide.map { "\($0.name)." } ?? "")\(term.attribute.rawValue)"
  }
}
