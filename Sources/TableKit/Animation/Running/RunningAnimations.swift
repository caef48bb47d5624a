import Foundation

/// The animations that run on one layer.
@MainActor
struct RunningAnimations {
  /// One of them.
  struct Record {
    let id: Int
    let key: String?
    /// What was added; `nil` for a change in an animation block.
    let animation: (any LayerAnimation)?
    let isRemovedAtEnd: Bool
    /// Whether touches pass the view by while it runs.
    let blocksInput: Bool
    /// Who is told when it ends.
    let end: AnimationEnd?
    /// What counts the animations of its window.
    let tally: AnimationTally
  }

  private(set) var records: [Record] = []
  /// In the order of properties, and for each in the order in which they were added: so a value is summed up in one go.
  private(set) var tracks: [AnimationTrack] = []
  private var nextID = 0
  private(set) var inputBlockers = 0

  /// The parts of the layer's own transform that count while changes of it are animated, and the transform they were made from.
  private var transformBase: TransformBase?

  /// A class, so that a layer has room for a reference only.
  private final class TransformBase {
    let transform: CGAffineTransform
    let parts: AnimationVector

    init(transform: CGAffineTransform, parts: AnimationVector) {
      self.transform = transform
      self.parts = parts
    }
  }

  var isEmpty: Bool { records.isEmpty }

  mutating func makeID() -> Int {
    nextID += 1
    return nextID
  }

  mutating func insert(_ record: Record, _ added: [AnimationTrack]) {
    records.append(record)
    record.tally.count += 1
    if record.blocksInput { inputBlockers += 1 }
    for track in added {
      var index = tracks.count
      while index > 0, tracks[index - 1].property.rawValue > track.property.rawValue { index -= 1 }
      tracks.insert(track, at: index)
    }
  }

  /// Takes an animation out.
  ///
  /// - Returns: What was taken out; `nil` if it is there no more.
  mutating func remove(_ id: Int) -> Record? {
    var found: Record?
    for index in records.indices where records[index].id == id {
      found = records.remove(at: index)
      break
    }
    guard let found else { return nil }
    found.tally.count -= 1
    if found.blocksInput { inputBlockers -= 1 }
    var kept = 0
    for index in tracks.indices where tracks[index].animation != id {
      if kept != index { tracks.swapAt(kept, index) }
      kept += 1
    }
    tracks.removeLast(tracks.count - kept)
    if tracks.isEmpty { transformBase = nil }
    return found
  }

  /// Makes an additive animation that was begun in the same block go further.
  ///
  /// - Returns: Whether there is one.
  mutating func extend(_ property: LayerPropertyKind, in end: AnimationEnd, by difference: AnimationVector) -> Bool {
    for record in records where record.end === end {
      for index in tracks.indices where tracks[index].animation == record.id && tracks[index].property == property {
        tracks[index].start += difference
        tracks[index].push += difference * tracks[index].pushFactor
        tracks[index].isPushed = tracks[index].push != .zero
        return true
      }
    }
    return false
  }

  /// Changes the first track of an animation.
  mutating func changeTrack(of id: Int, _ body: (inout AnimationTrack) -> Void) {
    for index in tracks.indices where tracks[index].animation == id {
      body(&tracks[index])
      return
    }
  }

  /// The animations of a property that were made by blocks.
  func blockAnimations(of property: LayerPropertyKind) -> [Int] {
    var ids: [Int] = []
    for record in records where record.animation == nil {
      for track in tracks where track.animation == record.id && track.property == property { ids.append(record.id) }
    }
    return ids
  }

  /// Whether something still moves a property after a time.
  func hasTrack(of property: LayerPropertyKind, after time: TimeInterval) -> Bool {
    for track in tracks where track.property == property {
      if track.pace != nil || !track.groups.isEmpty || track.begin + track.span.delay + track.span.total > time {
        return true
      }
    }
    return false
  }

  /// What an animation of a block is called: the property's name, with a number if that is taken.
  func freeKey(for property: LayerPropertyKind) -> String {
    var key = property.name
    var number = 1
    while record(forKey: key) != nil {
      number += 1
      key = "\(property.name)-\(number)"
    }
    return key
  }

  func record(_ id: Int) -> Record? {
    for record in records where record.id == id { return record }
    return nil
  }

  func record(forKey key: String) -> Record? {
    for record in records where record.key == key { return record }
    return nil
  }

  /// The sum of what tracks add to a property at a time, and its velocity.
  func sum(of property: LayerPropertyKind, where isMeant: (Int) -> Bool, at now: TimeInterval)
    -> (value: AnimationVector, velocity: AnimationVector)
  {
    var value = AnimationVector.zero
    var velocity = AnimationVector.zero
    for index in tracks.indices where tracks[index].property == property && isMeant(tracks[index].animation) {
      if let local = tracks[index].localTime(at: now) { value += tracks[index].value(at: local) }
      velocity += tracks[index].velocity(at: now)
    }
    return (value, velocity)
  }

  /// The parts of the layer's own transform, near those that count.
  func parts(of transform: CGAffineTransform) -> AnimationVector {
    guard let transformBase else { return transform.parts }
    return transformBase.transform == transform ? transformBase.parts : transform.parts(near: transformBase.parts)
  }

  /// Takes note of another transform of the layer's own.
  ///
  /// - Returns: The parts of the old one and of the new one, near each other.
  mutating func changeTransform(
    from old: CGAffineTransform, to new: CGAffineTransform
  ) -> (old: AnimationVector, new: AnimationVector) {
    let oldParts = parts(of: old)
    let newParts = new.parts(near: oldParts)
    transformBase = TransformBase(transform: new, parts: newParts)
    return (oldParts, newParts)
  }
}

/// How many animations run in a window.
@MainActor
final class AnimationTally {
  var count = 0
}

/// Tells once that animations have ended: all those that were begun together.
@MainActor
final class AnimationEnd {
  private var running = 0
  private var isCut = false
  private var body: (@MainActor (Bool) -> Void)?

  init(_ body: (@MainActor (Bool) -> Void)?) {
    self.body = body
  }

  /// One more runs.
  func begin() { running += 1 }

  /// Whether none of them runs.
  var isIdle: Bool { running == 0 }

  /// One of them has come to its end.
  func reachEnd() {
    running -= 1
    if running == 0 { tell(!isCut) }
  }

  /// One of them was taken out before its end. If it was the last, that is told when the clock next advances, or at once
  /// without a clock: nobody is called in the middle of what takes it out.
  func cut(on clock: FrameClock?) {
    running -= 1
    isCut = true
    guard running == 0, body != nil else { return }
    guard let clock else { return tell(false) }
    clock.schedule(after: 0) { [self] in tell(false) }
  }

  /// Tells it. Nobody is told twice.
  func tell(_ finished: Bool) {
    let body = body
    self.body = nil
    body?(finished)
  }
}
