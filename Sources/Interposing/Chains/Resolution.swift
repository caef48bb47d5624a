/// What a chain resolved to: one flattened witness in an immutable box.
///
/// A host keeps no copy of the witness (copying a struct of 48 closures costs 280 ns) but this box, and calls out of it:
///
/// ```swift
/// let total = resolution.pass { resolution in
///   guard let heightForRowAt = resolution.witness.heightForRowAt else { return CGFloat(0) }
///   var total: CGFloat = 0
///   for row in 0..<count { total += heightForRowAt(tableView, IndexPath(row: row, section: 0)) }
///   return total
/// }
/// ```
public final class Resolution<Witness: ProtocolWitness> {
  /// The flattened witness.
  public let witness: Witness
  /// What a pass acquires.
  @usableFromInline internal let leases: LeaseSet

  /// Makes a box around a witness.
  ///
  /// - Parameter witness: The witness, whose own leases a pass acquires.
  public convenience init(_ witness: Witness) {
    self.init(witness, leases: witness.leases)
  }

  internal init(_ witness: Witness, leases: LeaseSet) {
    self.witness = witness
    self.leases = leases
  }

  /// Calls a closure while every conformer behind the witness is alive and directly reachable.
  ///
  /// Passes nest. The conformers live at least until the outermost pass ends, also when a callback drops the last other
  /// reference to them. Work that belongs together goes into one pass: a pass costs a weak load per lease, a call in it none.
  ///
  /// - Parameter body: What calls the witness. It is handed this same box, which outlives the pass also when the chain is
  ///   changed during it.
  /// - Returns: What `body` returns, or `nil` without a call if one of the conformers is gone.
  /// - Throws: What `body` throws.
  ///
  /// Complexity: O(leases) besides `body`.
  @inlinable
  public func pass<Result, Failure: Error>(
    _ body: (Resolution<Witness>) throws(Failure) -> Result
  ) throws(Failure) -> Result? {
    guard beginPass() else { return nil }
    defer { endPass() }
    return try body(self)
  }

  @usableFromInline internal func beginPass() -> Bool { leases.acquire() }
  @usableFromInline internal func endPass() { leases.release() }

  /// Whether every conformer behind the witness is still alive. Complexity: O(leases).
  public var isAlive: Bool { leases.leases.allSatisfy { $0.conformer != nil } }

  internal func part<Part: ProtocolWitness>(_ path: KeyPath<Witness, Part>) -> Resolution<Part> {
    Resolution<Part>(witness[keyPath: path], leases: leases)
  }
}

// It never changes; the leases of a witness that may be sent are those of its actor.
extension Resolution: Sendable where Witness: Sendable {}
