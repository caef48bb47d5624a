/// What keeps a conformer alive and reachable while a host calls it, without its type.
///
/// A host holds its conformers weakly, and a weak load on each call is too dear. So a host calls in *passes*: at the start
/// of a pass each lease loads its weak reference once and keeps the object alive; until the end of the pass calls reach the
/// object directly. See ``Lease``, which is the only subclass, and ``Resolution/pass(_:)``, which acquires.
///
/// - Important: A lease belongs to one actor, that of the protocol it was bound for. It is `Sendable` so that closures of that
///   actor may capture it, not so that several threads may use it.
public class AnyLease: @unchecked Sendable {
  /// The type of the conformer, kept for reports after the conformer is gone.
  public let conformerType: Any.Type

  @usableFromInline internal init(conformerType: Any.Type) {
    self.conformerType = conformerType
  }

  /// The conformer, or `nil` if it is gone.
  public var conformer: AnyObject? { nil }

  /// Keeps the conformer alive and reachable until the matching ``release()``.
  ///
  /// - Returns: Whether the conformer was still there. If not, nothing was acquired and nothing is to be released.
  internal func acquire() -> Bool { false }

  /// Ends what the matching ``acquire()`` began. The conformer may be freed by it.
  internal func release() {}
}
