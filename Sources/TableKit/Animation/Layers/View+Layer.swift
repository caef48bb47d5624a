import Foundation

extension View {
  /// The view as a layer: animations can be added to it, and further layers that are drawn in front of what the view draws itself and
  /// behind its subviews.
  ///
  /// It is made when it is first asked for. Bounds, position (the centre), transform, opacity (the alpha), background colour, corner
  /// radius, hiding and clipping are the view's own values under a layer's names.
  public var layer: Layer { ownLayer }

  var ownLayer: ViewLayer {
    if let existingLayer { return existingLayer }
    let made = ViewLayer(of: self)
    existingLayer = made
    return made
  }

  /// The view's own values, without what only a layer has.
  var ownValues: LayerValues {
    var values = LayerValues()
    values.bounds = storedBounds
    values.position = storedCenter
    values.transform = storedTransform
    values.opacity = storedAlpha
    values.backgroundColor = backgroundColor
    values.cornerRadius = storedCornerRadius
    values.maskedCorners = maskedCorners
    return values
  }

  /// What is shown of the view at its window's time: its own values, and on top of them what running animations make of them.
  package var shownValues: LayerValues {
    guard let existingLayer else { return ownValues }
    var values = ownValues
    values.takeBorder(of: existingLayer.stored)
    let tracks = existingLayer.running.tracks
    if !tracks.isEmpty { existingLayer.apply(tracks, to: &values, at: tracks[0].time.now) }
    return values
  }

  /// The view's layer if it was ever asked for.
  package var layerIfMade: Layer? { existingLayer }

  /// Whether touches pass the view by, with all in it, because it is being animated in a block without
  /// ``AnimationOptions/allowUserInteraction``.
  var isInputBlockedByAnimation: Bool {
    guard let existingLayer else { return false }
    return existingLayer.running.inputBlockers > 0
  }

  /// What takes a point in this view's coordinates to an ancestor's, as both are shown.
  func shownTransform(toAncestor ancestor: View) -> CGAffineTransform {
    var transform = CGAffineTransform.identity
    var current = self
    while current !== ancestor, let superview = current.superview {
      transform = transform.concatenating(current.shownValues.transformToSuperlayer)
      current = superview
    }
    return transform
  }
}
