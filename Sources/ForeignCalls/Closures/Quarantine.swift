import Synchronization

/// Keeps what C may still point to for a while after its owner has died.
///
/// The list is the process's: C's function pointers have no owner, and neither has the time at which C calls them too
/// late.
final class Quarantine: Sendable {
  /// Something that C may still point to. Whoever adds it gives it up.
  enum Entry: @unchecked Sendable {
    /// A retired stub.
    case stub(ClosureStub)
    /// A table's memory.
    case memory(UnsafeMutableRawPointer)
  }

  /// How many entries are kept: enough that a late call is caught unless that many closures have died since, and few
  /// enough (some 200 bytes each) to forget about.
  static let capacity = 4096

  static let shared = Quarantine()

  private struct Ring {
    var entries: [Entry] = []
    /// The oldest entry, once the ring is full.
    var oldest = 0
  }

  private let ring = Mutex(Ring())

  /// Takes an entry in and frees the oldest one if there are too many.
  func add(_ entry: Entry) {
    let freed: Entry? = ring.withLock { ring in
      guard ring.entries.count == Self.capacity else {
        ring.entries.append(entry)
        return nil
      }
      let freed = ring.entries[ring.oldest]
      ring.entries[ring.oldest] = entry
      ring.oldest = (ring.oldest + 1) % Self.capacity
      return freed
    }
    // A stub frees itself with its last reference, here.
    if case .memory(let memory)? = freed { memory.deallocate() }
  }
}
