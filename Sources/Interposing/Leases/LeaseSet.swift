/// The leases that a witness carries: one for each object that may have to be alive for its closures to answer.
///
/// Bound witnesses have one; a composite has those of its parts; a witness that was handed over by a proxy has the proxy's too.
/// An interposer that takes a closure out of another witness adds that witness's leases, so that a pass covers them:
///
/// ```swift
/// witness.delegate.didSelectRowAt = other.didSelectRowAt
/// witness.delegate.origin.leases.formUnion(other.origin.leases)
/// ```
public struct LeaseSet: Sendable {
  /// The leases, each once, in the order in which they were added.
  public private(set) var leases: [AnyLease] = []

  /// Makes an empty set.
  @inlinable public init() {}

  /// Makes a set with one lease.
  ///
  /// - Parameter lease: The lease.
  public init(_ lease: AnyLease) {
    leases = [lease]
  }

  /// Whether there is no lease.
  public var isEmpty: Bool { leases.isEmpty }

  /// Adds a lease, unless it is there already. Complexity: O(leases).
  ///
  /// - Parameter lease: The lease to add.
  public mutating func insert(_ lease: AnyLease) {
    guard !leases.contains(where: { $0 === lease }) else { return }
    leases.append(lease)
  }

  /// Adds the leases of another set. Complexity: O(product of both counts).
  ///
  /// - Parameter other: The set whose leases are added.
  public mutating func formUnion(_ other: LeaseSet) {
    for lease in other.leases { insert(lease) }
  }

  /// The objects behind the leases that are still alive.
  public var conformers: [AnyObject] { leases.compactMap(\.conformer) }

  /// Acquires every lease, or none.
  ///
  /// - Returns: Whether every conformer was alive.
  internal func acquire() -> Bool {
    for index in leases.indices where !leases[index].acquire() {
      for acquired in leases[..<index].reversed() { acquired.release() }
      return false
    }
    return true
  }

  internal func release() {
    for lease in leases { lease.release() }
  }
}
