import Foundation

extension Layer {
  /// The values that are shown now, at the time of the window's clock: the layer's own, and on top of them, in the order in which
  /// they were added, what the running animations make of them.
  ///
  /// - Returns: `nil` outside of a window, where there is no time and nothing is shown. Without animations, the layer's own values.
  /// - Complexity: O(running animations of this layer).
  public func presentation() -> LayerValues? {
    let tracks = running.tracks
    guard !tracks.isEmpty else { return window == nil ? nil : values }
    var shown = values
    apply(tracks, to: &shown, at: tracks[0].time.now)
    return shown
  }

  /// The values that are shown now: the layer's own outside of a window.
  package var shownValues: LayerValues {
    let tracks = running.tracks
    var shown = values
    if !tracks.isEmpty { apply(tracks, to: &shown, at: tracks[0].time.now) }
    return shown
  }

  /// The values that are shown at a time.
  func shownValues(at now: TimeInterval) -> LayerValues {
    var shown = values
    apply(running.tracks, to: &shown, at: now)
    return shown
  }

  /// Makes values those that running animations show at a time.
  @inline(__always)
  func apply(_ running: [AnimationTrack], to values: inout LayerValues, at now: TimeInterval) {
    // A span borrows: tracks are large, and are neither copied nor counted as referenced for being asked.
    let tracks = running.span
    var index = 0
    while index < tracks.count {
      let property = tracks[index].property
      if property == .path {
        if case .paths(let course) = tracks[index].course, let local = tracks[index].localTime(at: now) {
          values.path = course.path(at: local)
        }
        index += 1
        continue
      }
      // What nothing changes stays as it is to the last bit.
      var isChanged = false
      var vector = AnimationVector.zero
      repeat {
        if let local = tracks[index].localTime(at: now) {
          if !tracks[index].isAdditive {
            vector = tracks[index].value(at: local)
          } else {
            if !isChanged { vector = ownVector(of: property, in: values) }
            vector += tracks[index].value(at: local)
          }
          isChanged = true
        }
        index += 1
      } while index < tracks.count && tracks[index].property == property
      if isChanged { values.set(property, to: vector) }
    }
  }

  private func ownVector(of property: LayerPropertyKind, in values: LayerValues) -> AnimationVector {
    property == .transform ? running.parts(of: values.transform) : values.vector(of: property)
  }
}
