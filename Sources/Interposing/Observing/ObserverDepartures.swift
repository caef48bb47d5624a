import Synchronization

/// The observers of a chain that nobody listens to any more. Streams end on any thread, and a chain without isolation belongs to one:
/// so the chain takes them out when it is used next.
@usableFromInline
internal final class ObserverDepartures: Sendable {
  private let names = Mutex<[String]>([])
  @usableFromInline internal let isWaiting = Atomic<Bool>(false)

  internal init() {}

  /// Whether there is any.
  @usableFromInline internal var areWaiting: Bool { isWaiting.load(ordering: .acquiring) }

  /// Notes one.
  ///
  /// - Parameter name: The name of its interposer.
  internal func add(_ name: String) {
    names.withLock { $0.append(name) }
    isWaiting.store(true, ordering: .releasing)
  }

  /// Gives all and forgets them.
  internal func take() -> [String] {
    isWaiting.store(false, ordering: .releasing)
    return names.withLock { names in
      defer { names = [] }
      return names
    }
  }
}
