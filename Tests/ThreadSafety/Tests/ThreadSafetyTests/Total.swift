import Synchronization

/// A number that all threads add to.
final class Total: Sendable {
  private let storage = Atomic<Int>(0)

  var value: Int { storage.load(ordering: .sequentiallyConsistent) }

  func add(_ number: Int) { storage.add(number, ordering: .sequentiallyConsistent) }
}
