/// The properties that can be animated.
enum LayerPropertyKind: UInt8, Sendable, Hashable, CaseIterable {
  case opacity, bounds, position, transform, backgroundColor, cornerRadius, borderWidth, borderColor
  case path, fillColor, strokeColor, lineWidth

  /// What it is called in keys.
  var name: String { String(describing: self) }
}
