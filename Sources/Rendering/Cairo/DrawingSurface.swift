/// What a ``CairoCanvas`` draws on.
protocol DrawingSurface: AnyObject {
  /// The cairo surface. Good as long as the object lives.
  var pointer: OpaquePointer { get }

  /// Whether what is drawn is kept as it is described, and not as pixels.
  var isVector: Bool { get }
}
