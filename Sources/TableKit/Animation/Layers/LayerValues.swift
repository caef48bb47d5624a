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
  /// The corners that are rounded.
  public internal(set) var maskedCorners = CornerMask.all
  /// What most layers have none of.
  private var extras: Extras?

  /// The width of the border inside the bounds' edge, in points.
  public internal(set) var borderWidth: CGFloat {
    get { extras?.values.borderWidth ?? Extras.Values.standard.borderWidth }
    set { change { $0.borderWidth = newValue } }
  }

  /// The border's colour.
  public internal(set) var borderColor: Color {
    get { extras?.values.borderColor ?? Extras.Values.standard.borderColor }
    set { change { $0.borderColor = newValue } }
  }

  /// A shape layer's path; `nil` in others.
  public internal(set) var path: Path? {
    get { extras?.values.path }
    set { change { $0.path = newValue } }
  }

  /// What a shape layer's path is filled with, or `nil` for nothing.
  public internal(set) var fillColor: Color? {
    get { extras?.values.fillColor }
    set { change { $0.fillColor = newValue } }
  }

  /// What a shape layer's path is outlined with, or `nil` for nothing.
  public internal(set) var strokeColor: Color? {
    get { extras?.values.strokeColor }
    set { change { $0.strokeColor = newValue } }
  }

  /// The width of a shape layer's outline, in points.
  public internal(set) var lineWidth: CGFloat {
    get { extras?.values.lineWidth ?? Extras.Values.standard.lineWidth }
    set { change { $0.lineWidth = newValue } }
  }

  /// Takes the border of other values over, and with it their shape.
  mutating func takeBorder(of other: LayerValues) { extras = other.extras }

  private mutating func change(_ body: (inout Extras.Values) -> Void) {
    var values = extras?.values ?? .standard
    body(&values)
    extras = values == .standard ? nil : Extras(values)
  }

  /// The values of a border and of a shape, out of the way: what is shown is worked out for every layer in every frame.
  private final class Extras: Sendable, Hashable {
    struct Values: Sendable, Hashable {
      var borderWidth: CGFloat = 0
      var borderColor = Color.black
      var path: Path?
      var fillColor: Color?
      var strokeColor: Color?
      var lineWidth: CGFloat = 1

      static let standard = Values()
    }

    let values: Values

    init(_ values: Values) {
      self.values = values
    }

    static func == (left: Extras, right: Extras) -> Bool { left === right || left.values == right.values }

    func hash(into hasher: inout Hasher) { hasher.combine(values) }
  }

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

  /// The edge of the bounds, with its rounded corners.
  public var outline: Path { Path(roundedRect: bounds, cornerRadius: cornerRadius, corners: maskedCorners) }

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
