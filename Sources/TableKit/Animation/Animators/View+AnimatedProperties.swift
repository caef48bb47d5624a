import Foundation

extension View {
  /// Sets an animatable property.
  func take(_ property: LayerPropertyKind, _ value: AnimationValue) {
    switch (property, value) {
    case (.opacity, .number(let number)): alpha = number
    case (.bounds, .rect(let rect)): bounds = rect
    case (.position, .point(let point)): center = point
    case (.transform, .transform(let new)): transform = new
    case (.backgroundColor, .color(let color)): backgroundColor = color
    case (.cornerRadius, .number(let number)): cornerRadius = number
    default: break
    }
  }
}

extension LayerValues {
  /// The value of a property that a view has too.
  func value(of property: LayerPropertyKind) -> AnimationValue {
    switch property {
    case .bounds: .rect(bounds)
    case .position: .point(position)
    case .transform: .transform(transform)
    case .backgroundColor: .color(backgroundColor ?? .clear)
    case .cornerRadius: .number(cornerRadius)
    default: .number(opacity)
    }
  }
}
