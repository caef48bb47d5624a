import Foundation

/// Makes constraints of what a line of text says.
@MainActor
struct VisualFormatConstraints {
  private let format: VisualFormat
  private let options: LayoutConstraint.FormatOptions
  private let views: [String: View]
  private let start: LayoutAttribute
  private let end: LayoutAttribute
  private let extent: LayoutAttribute

  init(_ format: VisualFormat, options: LayoutConstraint.FormatOptions, views: [String: View]) {
    self.format = format
    self.options = options
    self.views = views
    extent = format.isVertical ? .height : .width
    if format.isVertical {
      (start, end) = (.top, .bottom)
    } else if options.contains(.directionLeftToRight) {
      (start, end) = (.left, .right)
    } else if options.contains(.directionRightToLeft) {
      (start, end) = (.right, .left)
    } else {
      (start, end) = (.leading, .trailing)
    }
  }

  /// The constraints.
  ///
  /// - Parameter refuse: Called with a view that is to keep a distance from its superview and has none; then there are no constraints.
  func make(refuse: (View) -> Void) -> [LayoutConstraint] {
    var made: [LayoutConstraint] = []
    var row: [View] = []
    for item in format.items {
      guard let view = views[item.name] else { return [] }
      for predicate in item.predicates { made.append(constraint(on: view, predicate)) }
      row.append(view)
    }
    guard let first = row.first, let last = row.last else { return [] }
    if let gap = format.leadingGap {
      guard let superview = first.superview else {
        refuse(first)
        return []
      }
      made += between((superview, start), (first, start), gap, standard: LayoutConstraint.standardEdgeSpacing)
    }
    for index in format.gaps.indices {
      made += between(
        (row[index], end), (row[index + 1], start), format.gaps[index], standard: LayoutConstraint.standardSpacing)
    }
    if let gap = format.trailingGap {
      guard let superview = last.superview else {
        refuse(last)
        return []
      }
      made += between((last, end), (superview, end), gap, standard: LayoutConstraint.standardEdgeSpacing)
    }
    for attribute in options.alignments {
      for (view, following) in zip(row, row.dropFirst()) {
        made.append(LayoutConstraint(term(view, attribute), .equal, term(following, attribute), constant: 0))
      }
    }
    return made
  }

  private func term(_ view: View, _ attribute: LayoutAttribute) -> LayoutConstraint.Term {
    LayoutConstraint.Term(view: view, attribute: attribute, guide: nil)
  }

  private func constraint(on view: View, _ predicate: VisualFormat.Predicate) -> LayoutConstraint {
    var other: LayoutConstraint.Term?
    var constant: CGFloat = 0
    switch predicate.object {
    case .points(let points): constant = points
    case .view(let name): other = views[name].map { term($0, extent) }
    }
    let made = LayoutConstraint(term(view, extent), predicate.relation, other, constant: constant)
    made.priority = predicate.priority
    return made
  }

  /// The constraints between two edges, of which the second follows the first.
  private func between(
    _ first: (View, LayoutAttribute), _ second: (View, LayoutAttribute), _ gap: VisualFormat.Gap, standard: CGFloat
  ) -> [LayoutConstraint] {
    let predicates: [VisualFormat.Predicate]
    switch gap {
    case .none: predicates = [VisualFormat.Predicate(object: .points(0))]
    case .standard: predicates = [VisualFormat.Predicate(object: .points(standard))]
    case .written(let written): predicates = written
    }
    // From right to left coordinates become smaller along the row.
    let isBackwards = start == .right
    var made: [LayoutConstraint] = []
    for predicate in predicates {
      guard case .points(let points) = predicate.object else { continue }
      let (from, to) = isBackwards ? (second, first) : (first, second)
      let constraint = LayoutConstraint(
        term(to.0, to.1), predicate.relation, term(from.0, from.1), constant: points)
      constraint.priority = predicate.priority
      made.append(constraint)
    }
    return made
  }
}
