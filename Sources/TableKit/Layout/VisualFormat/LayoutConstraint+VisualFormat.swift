public import Foundation

extension LayoutConstraint {
  /// How the views of a line of text are aligned besides, and in which direction they follow each other.
  public struct FormatOptions: OptionSet, Sendable, Hashable {
    /// A bit for each option.
    public let rawValue: UInt

    /// The options whose bits are set.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// Their left edges stand below each other.
    public static let alignAllLeft = FormatOptions(rawValue: 1 << 1)
    /// Their right edges stand below each other.
    public static let alignAllRight = FormatOptions(rawValue: 1 << 2)
    /// Their top edges stand beside each other.
    public static let alignAllTop = FormatOptions(rawValue: 1 << 3)
    /// Their bottom edges stand beside each other.
    public static let alignAllBottom = FormatOptions(rawValue: 1 << 4)
    /// The edges at which their lines begin stand below each other.
    public static let alignAllLeading = FormatOptions(rawValue: 1 << 5)
    /// The edges at which their lines end stand below each other.
    public static let alignAllTrailing = FormatOptions(rawValue: 1 << 6)
    /// Their middles stand below each other.
    public static let alignAllCenterX = FormatOptions(rawValue: 1 << 9)
    /// Their middles stand beside each other.
    public static let alignAllCenterY = FormatOptions(rawValue: 1 << 10)
    /// They follow each other in the direction of lines; so they do if nothing is said.
    public static let directionLeadingToTrailing: FormatOptions = []
    /// They follow each other from left to right.
    public static let directionLeftToRight = FormatOptions(rawValue: 1 << 16)
    /// They follow each other from right to left.
    public static let directionRightToLeft = FormatOptions(rawValue: 2 << 16)

    /// The edge or middle of each alignment that is asked for.
    var alignments: [LayoutAttribute] {
      let all: [(FormatOptions, LayoutAttribute)] = [
        (.alignAllLeft, .left), (.alignAllRight, .right), (.alignAllTop, .top), (.alignAllBottom, .bottom),
        (.alignAllLeading, .leading), (.alignAllTrailing, .trailing), (.alignAllCenterX, .centerX),
        (.alignAllCenterY, .centerY),
      ]
      return all.filter { contains($0.0) }.map(\.1)
    }
  }

  /// The room that a single `-` stands for between two views, in points.
  public nonisolated static let standardSpacing: CGFloat = 8
  /// The room that a single `-` stands for between a view and its superview's edge, in points.
  public nonisolated static let standardEdgeSpacing: CGFloat = 20

  /// The constraints that a line of text describes, such as `H:|-15-[name]-(>=8)-[value(80@750)]-|`.
  ///
  /// `H:` or `V:` is the axis; `|` the superview's edge; `[name]` a view, with conditions on its extent in parentheses; `-8-` a
  /// distance, `-` alone the usual one. A condition is a number or the name of a metric, in an extent also of a view, with `==`, `>=`
  /// or `<=` before it and `@` and a priority behind it. A line that says nothing of the kind is reported as a
  /// ``ViewFault/constraintRefused(constraint:reason:)`` and gives no constraints.
  ///
  /// - Parameters:
  ///   - format: The line.
  ///   - options: How the views are aligned besides.
  ///   - metrics: The numbers that have names in the line.
  ///   - views: The views by their names in the line. Those that the line names must have their superviews already.
  /// - Returns: The constraints, which are not active yet.
  public static func constraints(
    withVisualFormat format: String, options: FormatOptions = [], metrics: [String: Any]? = nil,
    views: [String: Any]
  ) -> [LayoutConstraint] {
    var named: [String: View] = [:]
    for (name, view) in views { named[name] = view as? View }
    let parsed: VisualFormat
    do {
      parsed = try VisualFormatParser.parse(format, metrics: numbers(metrics), views: Set(named.keys))
    } catch {
      refuse(format, error.description, in: named.values.first)
      return []
    }
    return VisualFormatConstraints(parsed, options: options, views: named).make { view in
      refuse(format, "\(view.nameInFaults) has no superview; add it to one first", in: view)
    }
  }

  private static func numbers(_ metrics: [String: Any]?) -> [String: CGFloat] {
    var numbers: [String: CGFloat] = [:]
    for (name, value) in metrics ?? [:] {
      switch value {
      case let number as CGFloat: numbers[name] = number
      case let number as Double: numbers[name] = CGFloat(number)
      case let number as Float: numbers[name] = CGFloat(number)
      case let number as Int: numbers[name] = CGFloat(number)
      case let number as NSNumber: numbers[name] = CGFloat(number.doubleValue)
      default: break
      }
    }
    return numbers
  }

  private static func refuse(_ format: String, _ reason: String, in view: View?) {
    let fault = ViewFault.constraintRefused(constraint: "'\(format)'", reason: reason)
    if let view { view.report(fault) } else { Window.printFault(fault) }
  }
}
