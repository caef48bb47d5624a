import Foundation

/// A shape made of straight lines and cubic curves, to be filled, stroked or clipped to.
///
/// ```swift
/// var chevron = Path()
/// chevron.move(to: CGPoint(x: 0, y: 0))
/// chevron.addLine(to: CGPoint(x: 6, y: 6))
/// chevron.addLine(to: CGPoint(x: 0, y: 12))
/// ```
public struct Path: Sendable, Hashable {
  /// One step of a path.
  public enum Element: Sendable, Hashable {
    /// A new piece begins here.
    case move(to: CGPoint)
    /// A straight line from the current point.
    case line(to: CGPoint)
    /// A cubic Bézier curve from the current point, by way of two control points.
    case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)
    /// A straight line back to where the piece began.
    case close
  }

  /// The steps, in order. A line or a curve only ever follows a point.
  public private(set) var elements: [Element] = []

  /// Where the current piece began; `nil` as long as there is none.
  private var start: CGPoint?

  /// The distance of control points, by the radius, with which a cubic curve comes closest to a quarter circle:
  /// 4/3·(√2 − 1).
  static let quarterCircleControl: CGFloat = 0.5522847498307936

  /// An empty path.
  public init() {}

  /// A rectangle.
  public init(_ rect: CGRect) {
    addRect(rect)
  }

  /// A rectangle with rounded corners.
  ///
  /// - Parameters:
  ///   - rect: The rectangle.
  ///   - cornerRadius: The radius in points; at most half of the shorter side is used.
  public init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    addRoundedRect(rect, cornerRadius: cornerRadius)
  }

  /// The ellipse that touches the rectangle's sides.
  public init(ellipseIn rect: CGRect) {
    addEllipse(in: rect)
  }

  /// Whether there is nothing in it.
  public var isEmpty: Bool { elements.isEmpty }

  /// The point at which the next line would begin; `nil` in an empty path.
  public var currentPoint: CGPoint? {
    switch elements.last {
    case .move(let point), .line(let point), .curve(let point, _, _): point
    case .close: start
    case nil: nil
    }
  }

  /// Begins a new piece.
  public mutating func move(to point: CGPoint) {
    elements.append(.move(to: point))
    start = point
  }

  /// Adds a straight line. In an empty path this begins a piece at the point.
  public mutating func addLine(to point: CGPoint) {
    guard start != nil else { return move(to: point) }
    elements.append(.line(to: point))
  }

  /// Adds a cubic curve. In an empty path it begins at its first control point.
  ///
  /// - Parameters:
  ///   - point: Where it ends.
  ///   - control1: Where it heads for as it leaves.
  ///   - control2: Where it comes from as it arrives.
  public mutating func addCurve(to point: CGPoint, control1: CGPoint, control2: CGPoint) {
    if start == nil { move(to: control1) }
    elements.append(.curve(to: point, control1: control1, control2: control2))
  }

  /// Adds a line back to where the current piece began. In an empty path nothing happens.
  public mutating func closeSubpath() {
    guard start != nil else { return }
    elements.append(.close)
  }

  /// Adds a rectangle, clockwise on screen from its top left.
  public mutating func addRect(_ rect: CGRect) {
    let rect = rect.standardized
    move(to: CGPoint(x: rect.minX, y: rect.minY))
    addLine(to: CGPoint(x: rect.maxX, y: rect.minY))
    addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
    addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
    closeSubpath()
  }

  /// Adds a rectangle with rounded corners, clockwise on screen.
  ///
  /// - Parameters:
  ///   - rect: The rectangle.
  ///   - cornerRadius: The radius in points; at most half of the shorter side is used.
  public mutating func addRoundedRect(_ rect: CGRect, cornerRadius: CGFloat) {
    let rect = rect.standardized
    let radius = min(cornerRadius, rect.width / 2, rect.height / 2)
    guard radius > 0 else { return addRect(rect) }
    addRoundedRect(rect, horizontalRadius: radius, verticalRadius: radius)
  }

  /// Adds the ellipse that touches the rectangle's sides, clockwise on screen.
  public mutating func addEllipse(in rect: CGRect) {
    let rect = rect.standardized
    addRoundedRect(rect, horizontalRadius: rect.width / 2, verticalRadius: rect.height / 2)
  }

  /// Adds all of another path.
  public mutating func addPath(_ other: Path) {
    elements.append(contentsOf: other.elements)
    start = other.start ?? start
  }

  /// The path, taken through a transform.
  public func applying(_ transform: CGAffineTransform) -> Path {
    var result = self
    result.start = start?.applying(transform)
    for index in result.elements.indices {
      switch elements[index] {
      case .move(let point):
        result.elements[index] = .move(to: point.applying(transform))
      case .line(let point):
        result.elements[index] = .line(to: point.applying(transform))
      case .curve(let point, let control1, let control2):
        result.elements[index] = .curve(
          to: point.applying(transform), control1: control1.applying(transform),
          control2: control2.applying(transform))
      case .close:
        break
      }
    }
    return result
  }

  /// The path between this one and one of the same kinds of elements, point by point.
  func mixed(with other: Path, progress: Double) -> Path {
    var result = self
    func mix(_ first: CGPoint, _ second: CGPoint) -> CGPoint { first.interpolated(to: second, progress: progress) }
    for index in elements.indices {
      switch (elements[index], other.elements[index]) {
      case (.move(let first), .move(let second)):
        result.elements[index] = .move(to: mix(first, second))
      case (.line(let first), .line(let second)):
        result.elements[index] = .line(to: mix(first, second))
      case (.curve(let first, let control1, let control2), .curve(let second, let other1, let other2)):
        result.elements[index] = .curve(
          to: mix(first, second), control1: mix(control1, other1), control2: mix(control2, other2))
      default:
        break
      }
    }
    if let start, let end = other.start { result.start = mix(start, end) }
    return result
  }

  private mutating func addRoundedRect(_ rect: CGRect, horizontalRadius: CGFloat, verticalRadius: CGFloat) {
    // How far a control point stands from the corner of the box around a quarter of the ellipse.
    let x = horizontalRadius * (1 - Self.quarterCircleControl)
    let y = verticalRadius * (1 - Self.quarterCircleControl)
    move(to: CGPoint(x: rect.minX + horizontalRadius, y: rect.minY))
    addLine(to: CGPoint(x: rect.maxX - horizontalRadius, y: rect.minY))
    addCurve(
      to: CGPoint(x: rect.maxX, y: rect.minY + verticalRadius),
      control1: CGPoint(x: rect.maxX - x, y: rect.minY), control2: CGPoint(x: rect.maxX, y: rect.minY + y))
    addLine(to: CGPoint(x: rect.maxX, y: rect.maxY - verticalRadius))
    addCurve(
      to: CGPoint(x: rect.maxX - horizontalRadius, y: rect.maxY),
      control1: CGPoint(x: rect.maxX, y: rect.maxY - y), control2: CGPoint(x: rect.maxX - x, y: rect.maxY))
    addLine(to: CGPoint(x: rect.minX + horizontalRadius, y: rect.maxY))
    addCurve(
      to: CGPoint(x: rect.minX, y: rect.maxY - verticalRadius),
      control1: CGPoint(x: rect.minX + x, y: rect.maxY), control2: CGPoint(x: rect.minX, y: rect.maxY - y))
    addLine(to: CGPoint(x: rect.minX, y: rect.minY + verticalRadius))
    addCurve(
      to: CGPoint(x: rect.minX + horizontalRadius, y: rect.minY),
      control1: CGPoint(x: rect.minX, y: rect.minY + y), control2: CGPoint(x: rect.minX + x, y: rect.minY))
    closeSubpath()
  }
}
