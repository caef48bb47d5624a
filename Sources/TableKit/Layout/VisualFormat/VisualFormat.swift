import Foundation

/// Views in a row, as a line of text describes them: `H:|-[name]-(>=8)-[value(80)]-|`.
struct VisualFormat: Sendable, Hashable {
  /// A condition on a distance or on an extent.
  struct Predicate: Sendable, Hashable {
    var relation = LayoutConstraint.Relation.equal
    var object: Object
    var priority = LayoutPriority.required
  }

  /// What a distance or an extent is compared with.
  enum Object: Sendable, Hashable {
    /// So many points.
    case points(CGFloat)
    /// As much as a view has, by its name.
    case view(String)
  }

  /// The room between two that follow each other.
  enum Gap: Sendable, Hashable {
    /// None.
    case none
    /// The usual one.
    case standard
    /// What is written.
    case written([Predicate])
  }

  /// A view.
  struct Item: Sendable, Hashable {
    var name: String
    /// The conditions on its extent.
    var predicates: [Predicate] = []
  }

  /// Whether the views stand below each other.
  var isVertical = false
  /// The room before the first view; `nil` if the superview's edge is not named.
  var leadingGap: Gap?
  /// The views, in order.
  var items: [Item] = []
  /// The rooms between them.
  var gaps: [Gap] = []
  /// The room behind the last view; `nil` if the superview's edge is not named.
  var trailingGap: Gap?
}
