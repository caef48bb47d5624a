import Foundation

/// Makes tracks of an animation that is added to a layer.
@MainActor
struct TrackBuilder {
  let layer: Layer
  let animation: Int
  let clock: FrameClock
  private(set) var tracks: [AnimationTrack] = []

  init(layer: Layer, animation: Int, clock: FrameClock) {
    self.layer = layer
    self.animation = animation
    self.clock = clock
  }

  mutating func add(_ added: any LayerAnimation, groups: [AnimationSpan]) {
    let span = AnimationSpan(added.timing)
    switch added.content.kind {
    case .group(let parts):
      for part in parts { add(part, groups: groups + [span]) }
    case .move(let move):
      if let track = move.property == .path ? pathTrack(move, span, groups) : track(move, span, groups) {
        tracks.append(track)
      }
    }
  }

  private func track(_ move: AnimationMove, _ span: AnimationSpan, _ groups: [AnimationSpan]) -> AnimationTrack? {
    let property = move.property
    let course: AnimationTrack.Course
    switch move.course {
    case .curve(let curve): course = .curve(curve)
    case .spring(let spring, _): course = .spring(spring)
    case .keyframes(let keyframes):
      guard !keyframes.isEmpty else { return nil }
      course = .keyframes(keyframes)
    }
    var track = AnimationTrack(
      animation: animation, property: property, isAdditive: move.isAdditive, course: course, clock: clock, span: span,
      groups: groups)
    if case .keyframes = move.course { return track }
    (track.start, track.end) = move.isAdditive ? added(move) : ends(move)
    if case .spring(_, let velocity) = move.course, velocity != 0 {
      track.push = (track.end - track.start) * velocity
      track.isPushed = true
    }
    return track
  }

  /// The two ends of what is shown itself.
  private func ends(_ move: AnimationMove) -> (start: AnimationVector, end: AnimationVector) {
    let own = layer.running.parts(of: layer.transform)
    let base = move.property == .transform ? own : nil
    let difference = move.by.map(difference)
    let shown = layer.shownValues(at: clock.now)
    func current() -> AnimationVector {
      base.map { shown.transform.parts(near: $0) } ?? shown.vector(of: move.property)
    }
    let target = base ?? layer.values.vector(of: move.property)
    switch (move.from, move.to, difference) {
    case (let from?, let to?, _):
      let start = from.vector(near: base)
      return (start, to.vector(near: base == nil ? nil : start))
    case (let from?, nil, let difference?):
      let start = from.vector(near: base)
      return (start, start + difference)
    case (nil, let to?, let difference?):
      let end = to.vector(near: base)
      return (end - difference, end)
    case (let from?, nil, nil):
      return (from.vector(near: base), target)
    case (nil, let to?, nil):
      let start = current()
      return (start, to.vector(near: base == nil ? nil : start))
    case (nil, nil, let difference?):
      let start = current()
      return (start, start + difference)
    case (nil, nil, nil):
      return (current(), target)
    }
  }

  /// The two ends of what is added.
  private func added(_ move: AnimationMove) -> (start: AnimationVector, end: AnimationVector) {
    let from = move.from.map(difference)
    let to = move.to.map(difference)
    let by = move.by.map(difference)
    if let from, let to { return (from, to) }
    if let from { return (from, by.map { from + $0 } ?? .zero) }
    if let to { return (by.map { to - $0 } ?? .zero, to) }
    return (.zero, by ?? .zero)
  }

  /// A value as what is added to another.
  private func difference(_ value: AnimationValue) -> AnimationVector {
    let vector = value.vector()
    guard case .transform = value else { return vector }
    return vector - CGAffineTransform.identity.parts
  }

  private func pathTrack(_ move: AnimationMove, _ span: AnimationSpan, _ groups: [AnimationSpan]) -> AnimationTrack? {
    func path(_ value: AnimationValue?) -> Path? {
      if case .path(let path)? = value { path } else { nil }
    }
    let own = layer.values.path
    let shown = layer.shownValues(at: clock.now).path
    guard let from = path(move.from) ?? shown, let to = path(move.to) ?? own else { return nil }
    var curve: CubicBezier?
    var spring: Spring?
    switch move.course {
    case .curve(let given): curve = given
    case .spring(let given, _): spring = given
    case .keyframes: return nil
    }
    let course = PathCourse(from: from, to: to, curve: curve, spring: spring, duration: span.duration)
    return AnimationTrack(
      animation: animation, property: .path, isAdditive: false, course: .paths(course), clock: clock, span: span,
      groups: groups)
  }
}
