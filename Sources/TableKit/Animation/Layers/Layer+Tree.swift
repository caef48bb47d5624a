extension Layer {
  /// Puts a layer in front of the sublayers, taking it out of where it was.
  ///
  /// A view's own layer stays where the view is; and a layer that contains this one is not added: then nothing changes.
  public func addSublayer(_ layer: Layer) {
    insertSublayer(layer, at: sublayers.count)
  }

  /// Puts a layer among the sublayers so that it has the given index, clamped to those there are. See ``addSublayer(_:)``.
  public func insertSublayer(_ layer: Layer, at index: Int) {
    guard !(layer is ViewLayer), !isInside(layer) else { return }
    if layer.superlayer === self {
      // Within one layer it moves without an end to its animations.
      layer.detach()
    } else {
      layer.removeFromSuperlayer()
    }
    sublayers.insert(layer, at: min(max(index, 0), sublayers.count))
    layer.superlayer = self
    setNeedsDisplay()
  }

  /// Takes the layer out of its superlayer. Its animations, and those of all in it, end there; see ``removeAllAnimations()``.
  ///
  /// A view's own layer stays where the view is.
  public func removeFromSuperlayer() {
    guard superlayer != nil else { return }
    removeAnimationsInTree(on: clock)
    setNeedsDisplay()
    detach()
  }

  /// The window that the layer is in.
  var window: Window? {
    var root = self
    while let superlayer = root.superlayer { root = superlayer }
    return root.owner?.window
  }

  /// The window's clock.
  var clock: FrameClock? { window?.clock }

  private func detach() {
    guard let superlayer else { return }
    if superlayer.mask === self { superlayer.mask = nil }
    for index in superlayer.sublayers.indices where superlayer.sublayers[index] === self {
      superlayer.sublayers.remove(at: index)
      break
    }
    self.superlayer = nil
  }

  /// Whether this layer is the other one, or somewhere in it.
  func isInside(_ layer: Layer) -> Bool {
    var current: Layer? = self
    while let ancestor = current {
      if ancestor === layer { return true }
      current = ancestor.superlayer
    }
    return false
  }

  /// Ends the animations of this layer and of all in it.
  func removeAnimationsInTree(on clock: FrameClock?) {
    removeAllAnimations(on: clock)
    mask?.removeAnimationsInTree(on: clock)
    for layer in sublayers { layer.removeAnimationsInTree(on: clock) }
  }
}
