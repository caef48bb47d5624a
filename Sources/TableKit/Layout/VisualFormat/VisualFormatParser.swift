import Foundation

/// Reads a line of text that describes views in a row.
struct VisualFormatParser {
  private let format: String
  private let characters: [Character]
  private let metrics: [String: CGFloat]
  private let views: Set<String>
  private var index = 0

  private init(_ format: String, metrics: [String: CGFloat], views: Set<String>) {
    self.format = format
    characters = Array(format)
    self.metrics = metrics
    self.views = views
  }

  /// Reads a line.
  ///
  /// - Parameters:
  ///   - format: The line.
  ///   - metrics: The numbers that have names in it.
  ///   - views: The names that views have in it.
  static func parse(
    _ format: String, metrics: [String: CGFloat], views: Set<String>
  ) throws(VisualFormatError) -> VisualFormat {
    var parser = VisualFormatParser(format, metrics: metrics, views: views)
    return try parser.parse()
  }

  private mutating func parse() throws(VisualFormatError) -> VisualFormat {
    var result = VisualFormat()
    if take("V:") {
      result.isVertical = true
    } else {
      _ = take("H:")
    }
    if take("|") { result.leadingGap = try parseGap() }
    result.items.append(try parseItem())
    while index < characters.count {
      let gap = try parseGap()
      if take("|") {
        result.trailingGap = gap
        guard index == characters.count else { throw failure("the end behind the superview's edge") }
        return result
      }
      result.gaps.append(gap)
      result.items.append(try parseItem())
    }
    return result
  }

  private mutating func parseItem() throws(VisualFormatError) -> VisualFormat.Item {
    guard take("[") else { throw failure("a view, [name]") }
    let start = index
    let name = takeName()
    guard views.contains(name) else {
      index = start
      throw failure(name.isEmpty ? "the name of a view" : "the name of a view that is given, not '\(name)'")
    }
    var item = VisualFormat.Item(name: name)
    if next == "(" { item.predicates = try parsePredicates(mayBeView: true) }
    guard take("]") else { throw failure("']'") }
    return item
  }

  private mutating func parseGap() throws(VisualFormatError) -> VisualFormat.Gap {
    guard take("-") else { return .none }
    if next == "[" || next == "|" { return .standard }
    let predicates =
      next == "(" ? try parsePredicates(mayBeView: false) : [VisualFormat.Predicate(object: .points(try parseNumber()))]
    guard take("-") else { throw failure("'-'") }
    return .written(predicates)
  }

  /// Conditions in parentheses, between commas.
  private mutating func parsePredicates(mayBeView: Bool) throws(VisualFormatError) -> [VisualFormat.Predicate] {
    _ = take("(")
    var predicates: [VisualFormat.Predicate] = []
    repeat { predicates.append(try parsePredicate(mayBeView: mayBeView)) } while take(",")
    guard take(")") else { throw failure("',' or ')'") }
    return predicates
  }

  private mutating func parsePredicate(mayBeView: Bool) throws(VisualFormatError) -> VisualFormat.Predicate {
    var relation = LayoutConstraint.Relation.equal
    if take(">=") {
      relation = .greaterThanOrEqual
    } else if take("<=") {
      relation = .lessThanOrEqual
    } else {
      _ = take("==")
    }
    var predicate = VisualFormat.Predicate(relation: relation, object: .points(0))
    let start = index
    let name = takeName()
    if mayBeView, views.contains(name) {
      predicate.object = .view(name)
    } else {
      index = start
      predicate.object = .points(try parseNumber())
    }
    if take("@") {
      let start = index
      let priority = try parseNumber()
      guard priority >= 1, priority <= 1000 else {
        index = start
        throw failure("a priority between 1 and 1000")
      }
      predicate.priority = LayoutPriority(Float(priority))
    }
    return predicate
  }

  /// A number, or the name of one.
  private mutating func parseNumber() throws(VisualFormatError) -> CGFloat {
    let start = index
    let name = takeName()
    if !name.isEmpty {
      if let metric = metrics[name] { return metric }
      index = start
      throw failure("a number or the name of one that is given, not '\(name)'")
    }
    var digits = ""
    if next == "-" { digits.append(advance()) }
    while let next, next.isASCII, next.isNumber || next == "." { digits.append(advance()) }
    guard let number = Double(digits), number.isFinite else {
      index = start
      throw failure("a number")
    }
    return CGFloat(number)
  }

  // MARK: Characters

  private var next: Character? { index < characters.count ? characters[index] : nil }

  private mutating func advance() -> Character {
    index += 1
    return characters[index - 1]
  }

  private mutating func take(_ text: String) -> Bool {
    guard characters[index...].starts(with: text) else { return false }
    index += text.count
    return true
  }

  /// Letters, digits and underscores, not beginning with a digit; empty if there are none.
  private mutating func takeName() -> String {
    var name = ""
    while let next, next == "_" || next.isLetter || !name.isEmpty && next.isNumber { name.append(advance()) }
    return name
  }

  private func failure(_ expected: String) -> VisualFormatError {
    VisualFormatError(format: format, position: index + 1, expected: expected)
  }
}
