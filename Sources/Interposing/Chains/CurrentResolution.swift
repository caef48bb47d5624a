import Synchronization

/// What a chain last resolved to: written by one thread at a time, read by all of them without a lock.
///
/// ### The invariant of the unmanaged reference
/// It is the only reference that a reader begins with, so what it refers to may be released only when no reader can be between its
/// load and its retain. Readers count themselves in before that and out after it, in the counter of the side that is open.
///
/// A writer replaces the reference first. Then it waits until the closed side is empty, opens it and closes the other, and waits until
/// that is empty. Whoever may have loaded the old reference was counted in on one of both sides before, and is out now; whoever
/// counts itself in later loads the new one. So the old one is free to go. A reader is inside for a few instructions, and each
/// side empties, for while a writer waits nobody enters the side that it waits for but those that had looked for the open side before.
internal final class CurrentResolution<Witness: ProtocolWitness & Sendable>: Sendable {
  private let reference: Atomic<Unmanaged<Resolution<Witness>>>
  private let openSide = Atomic<Int>(0)
  private let first = Atomic<Int>(0)
  private let second = Atomic<Int>(0)
  /// Writers come one after the other.
  private let writing = Mutex(())

  internal init(_ resolution: Resolution<Witness>) {
    reference = Atomic(.passRetained(resolution))
  }

  deinit { reference.load(ordering: .acquiring).release() }

  /// What the chain last resolved to.
  internal var resolution: Resolution<Witness> {
    let side = openSide.load(ordering: .sequentiallyConsistent)
    count(1, on: side)
    defer { count(-1, on: side) }
    return reference.load(ordering: .sequentiallyConsistent).takeUnretainedValue()
  }

  /// Puts another one in its place.
  internal func replace(with resolution: Resolution<Witness>) {
    writing.withLock { _ in
      let old = reference.exchange(.passRetained(resolution), ordering: .sequentiallyConsistent)
      let closed = 1 - openSide.load(ordering: .sequentiallyConsistent)
      waitUntilEmpty(closed)
      openSide.store(closed, ordering: .sequentiallyConsistent)
      waitUntilEmpty(1 - closed)
      return old
    }
    .release()
  }

  private func count(_ count: Int, on side: Int) {
    if side == 0 {
      first.wrappingAdd(count, ordering: .sequentiallyConsistent)
    } else {
      second.wrappingAdd(count, ordering: .sequentiallyConsistent)
    }
  }

  private func waitUntilEmpty(_ side: Int) {
    while (side == 0 ? first.load(ordering: .sequentiallyConsistent) : second.load(ordering: .sequentiallyConsistent))
      != 0
    {}
  }
}
