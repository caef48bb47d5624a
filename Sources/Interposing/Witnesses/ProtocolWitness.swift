/// A protocol's witness table as a value: a struct with one closure per requirement, `nil` where it is left out.
///
/// Witnesses are generated from the source of their protocol; a host that asks several protocols groups their witnesses in
/// one ``CompositeWitness``. An ``Interposer`` edits a witness, a ``Chain`` applies interposers in order.
///
/// ```swift
/// let witness = delegate.tableViewDelegateWitness
/// if let heightForRowAt = witness.heightForRowAt {
///   height = heightForRowAt(tableView, indexPath)
/// }
/// ```
///
/// Requirements are numbered by their position in ``requirements``: those of the protocol itself in the order of its source,
/// then those of the protocols it inherits.
///
/// A witness is `Sendable` if its protocol is isolated to a global actor or is `Sendable` itself; one of another protocol stays
/// where its conformer is.
public protocol ProtocolWitness: SendableMetatype {
  /// The requirements in order, inherited ones last.
  static var requirements: [RequirementDescriptor] { get }

  /// Whether there is an answer to the requirement at a position. Complexity: O(parts).
  ///
  /// - Parameter position: A valid index of ``requirements``.
  func isImplemented(_ position: Int) -> Bool

  /// The requirements whose closures were assigned since the witness was made or ``clearEdits()`` was called.
  var edits: RequirementSet { get }

  /// Forgets which closures were assigned, in every part.
  mutating func clearEdits()

  /// The leases that a pass has to acquire, those of parts included.
  var leases: LeaseSet { get }

  /// The origin of the part that declares the requirement at a position.
  ///
  /// - Parameter position: A valid index of ``requirements``.
  func origin(of position: Int) -> WitnessOrigin

  /// The chains the witness came through, those of parts included.
  var chains: [ChainIdentity] { get }

  /// Notes, in every part, that the witness came through a chain.
  ///
  /// - Parameter chain: The chain's identity.
  mutating func addChain(_ chain: ChainIdentity)
}
