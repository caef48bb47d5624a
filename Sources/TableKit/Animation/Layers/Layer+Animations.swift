import Foundation

extension Layer {
  /// Begins an animation at the clock's present time.
  ///
  /// Outside of a window there is no time: the animation is over before it began, and `completion` is called at once, with `true`.
  ///
  /// - Parameters:
  ///   - animation: The animation, of which the layer takes a copy.
  ///   - key: What it is found by. An animation that has the key already is removed first. `nil` for none.
  ///   - completion: Called once: at exactly the time at which the animation ends, with `true`, or when the clock next advances after it
  ///     was removed earlier, with `false`. If it never ends, never.
  public func add(
    _ animation: any LayerAnimation, forKey key: String?, completion: (@MainActor (_ finished: Bool) -> Void)? = nil
  ) {
    if let key { removeAnimation(forKey: key) }
    guard let window else {
      completion?(true)
      return
    }
    let clock = window.clock
    let id = running.makeID()
    var builder = TrackBuilder(layer: self, animation: id, clock: clock)
    builder.add(animation, groups: [])
    let end = completion.map(AnimationEnd.init)
    end?.begin()
    running.insert(
      RunningAnimations.Record(
        id: id, key: key, animation: animation, isRemovedAtEnd: animation.timing.isRemovedOnCompletion,
        blocksInput: false,
        end: end, tally: window.animationTally), builder.tracks)
    setNeedsDisplay()
    let span = AnimationSpan(animation.timing)
    let total = span.delay + span.total
    guard total.isFinite else { return }
    clock.schedule(after: total) { self.reachEnd(ofAnimation: id) }
  }

  /// Removes an animation before its end. Its completion is called with `false` when the clock next advances. Without one of that key,
  /// nothing happens.
  public func removeAnimation(forKey key: String) {
    guard let record = running.record(forKey: key) else { return }
    cutAnimation(record.id, on: clock)
  }

  /// Removes all animations of this layer before their end, those of its sublayers not. Their completions are called with `false` when
  /// the clock next advances.
  public func removeAllAnimations() {
    removeAllAnimations(on: clock)
  }

  /// The animation of a key, as it was added; `nil` if there is none or if it was made by an animation block.
  public func animation(forKey key: String) -> (any LayerAnimation)? {
    running.record(forKey: key)?.animation
  }

  /// The keys of the animations that have one, in the order in which they were added. Changes in animation blocks have the name of the
  /// property, with a number if it is animated more than once: `position`, `position-2`.
  public var animationKeys: [String] {
    var keys: [String] = []
    for record in running.records {
      if let key = record.key { keys.append(key) }
    }
    return keys
  }

  func removeAllAnimations(on clock: FrameClock?) {
    while let last = running.records.first { cutAnimation(last.id, on: clock) }
  }

  func cutAnimation(_ id: Int, on clock: FrameClock?) {
    guard let record = running.remove(id) else { return }
    setNeedsDisplay()
    record.end?.cut(on: clock)
  }

  /// The time of an animation's end has come.
  func reachEnd(ofAnimation id: Int) {
    guard let record = running.record(id) else { return }
    if record.isRemovedAtEnd { _ = running.remove(id) }
    setNeedsDisplay()
    record.end?.reachEnd()
  }
}
