public import Foundation

/// A property of a layer that can be animated, with the type of its value.
///
/// ```swift
/// var fade = BasicAnimation(keyPath: .opacity, fromValue: 1, toValue: 0)
/// ```
public struct LayerProperty<Value: Sendable>: Sendable {
  let kind: LayerPropertyKind
  let erase: @Sendable (Value) -> AnimationValue

  private init(_ kind: LayerPropertyKind, _ erase: @escaping @Sendable (Value) -> AnimationValue) {
    self.kind = kind
    self.erase = erase
  }

  /// What the property is called.
  public var name: String { kind.name }
}

extension LayerProperty where Value == CGFloat {
  /// ``Layer/opacity``. What is shown is clamped to 0 … 1.
  public static var opacity: Self { Self(.opacity) { .number($0) } }
  /// ``Layer/cornerRadius``, in points. What is shown is never negative.
  public static var cornerRadius: Self { Self(.cornerRadius) { .number($0) } }
  /// ``Layer/borderWidth``, in points. What is shown is never negative.
  public static var borderWidth: Self { Self(.borderWidth) { .number($0) } }
  /// ``ShapeLayer/lineWidth``, in points. What is shown is never negative.
  public static var lineWidth: Self { Self(.lineWidth) { .number($0) } }
}

extension LayerProperty where Value == CGRect {
  /// ``Layer/bounds``. What is shown has no negative extent.
  public static var bounds: Self { Self(.bounds) { .rect($0) } }
}

extension LayerProperty where Value == CGPoint {
  /// ``Layer/position``.
  public static var position: Self { Self(.position) { .point($0) } }
}

extension LayerProperty where Value == CGAffineTransform {
  /// ``Layer/transform``. It turns the shorter way round, and what turns keeps its size on the way.
  public static var transform: Self { Self(.transform) { .transform($0) } }
}

extension LayerProperty where Value == Color {
  /// ``Layer/backgroundColor``. None counts as clear. Colours are mixed in proportion to their opacity.
  public static var backgroundColor: Self { Self(.backgroundColor) { .color($0) } }
  /// ``Layer/borderColor``.
  public static var borderColor: Self { Self(.borderColor) { .color($0) } }
  /// ``ShapeLayer/fillColor``.
  public static var fillColor: Self { Self(.fillColor) { .color($0) } }
  /// ``ShapeLayer/strokeColor``.
  public static var strokeColor: Self { Self(.strokeColor) { .color($0) } }
}

extension LayerProperty where Value == Path {
  /// ``ShapeLayer/path``. See ``Path/interpolated(to:progress:)`` for which paths have others in between.
  public static var path: Self { Self(.path) { .path($0) } }
}
