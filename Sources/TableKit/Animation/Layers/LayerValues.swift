public import Foundation

/// The values of a layer at a time: those it has, or those that are shown while animations run.
public struct LayerValues: Sendable, Hashable {
  /// The layer's own coordinate system, in points.
  public internal(set) var bounds = CGRect.zero
  /// Where the anchor stands in the superlayer's coordinates.
  public internal(set) var position = CGPoint.zero
  /// The place of the anchor in the bounds, as parts of their width and height.
  public internal(set) var anchorPoint = CGPoint(x: 0.5, y: 0.5)
  /// What the layer's picture goes through, about its anchor.
  public internal(set) var transform = CGAffineTransform.identity
  /// The opacity of the layer with all in it, 0 … 1.
  public internal(set) var opacity: CGFloat = 1
  /// What the bounds are filled with, or `nil` for nothing.
  public internal(set) var backgroundColor: Color?
  /// The radius of the corners, in points.
  public internal(set) var cornerRadius: CGFloat = 0
  /// The width of the border inside the bounds' edge, in points.
  public internal(set) var borderWidth: CGFloat = 0
  /// The border's colour.
  public internal(set) var borderColor = Color.black
  /// A shape layer's path; `nil` in others.
  public internal(set) var path: Path?
  /// What a shape layer's path is filled with, or `nil` for nothing.
  public internal(set) var fillColor: Color?
  /// What a shape layer's path is outlined with, or `nil` for nothing.
  public internal(set) var strokeColor: Color?
  /// The width of a shape layer's outline, in points.
  public internal(set) var lineWidth: CGFloat = 1

  init() {}

  /// What takes a point in the layer's coordinates to the superlayer's.
  public var transformToSuperlayer: CGAffineTransform {
    let x = bounds.minX + bounds.width * anchorPoint.x
    let y = bounds.minY + bounds.height * anchorPoint.y
    if transform.isIdentity { return CGAffineTransform(translationX: position.x - x, y: position.y - y) }
    return CGAffineTransform(translationX: -x, y: -y)
      .concatenating(transform)
      .concatenating(CGAffineTransform(translationX: position.x, y: position.y))
  }

  /// The smallest upright rectangle around the bounds, in the superlayer's coordinates.
  public var frame: CGRect {
    bounds.applying(transformToSuperlayer)
  }

  /// A property's value in numbers.
  func vector(of property: LayerPropertyKind) -> AnimationVector {
    switch property {
    case .opacity: AnimationVector(number: opacity)
    case .bounds: AnimationVector(rect: bounds)
    case .position: AnimationVector(point: position)
    case .transform: transform.parts
    case .backgroundColor: AnimationVector(color: backgroundColor)
    case .cornerRadius: AnimationVector(number: cornerRadius)
    case .borderWidth: AnimationVector(number: borderWidth)
    case .borderColor: AnimationVector(color: borderColor)
    case .path: .zero
    case .fillColor: AnimationVector(color: fillColor)
    case .strokeColor: AnimationVector(color: strokeColor)
    case .lineWidth: AnimationVector(number: lineWidth)
    }
  }

  /// Takes a property's value in numbers, brought into its range. A path has none.
  mutating func set(_ property: LayerPropertyKind, to vector: AnimationVector) {
    switch property {
    case .opacity: opacity = min(max(vector.number, 0), 1)
    case .bounds: bounds = vector.rect
    case .position: position = vector.point
    case .transform: transform = CGAffineTransform(parts: vector)
    case .backgroundColor: backgroundColor = vector.color
    case .cornerRadius: cornerRadius = max(0, vector.number)
    case .borderWidth: borderWidth = max(0, vector.number)
    case .borderColor: borderColor = vector.color
    case .path: break
    case .fillColor: fillColor = vector.color
    case .strokeColor: strokeColor = vector.color
    case .lineWidth: lineWidth = max(0, vector.number)
    }
  }
}
