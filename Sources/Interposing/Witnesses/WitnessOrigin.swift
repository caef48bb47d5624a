/// Where a witness comes from: the conformer behind it, and the chains whose edits it already holds.
///
/// ```swift
/// witness.delegate.origin.isBound         // false: there is no delegate at all
/// witness.delegate.origin.conformer       // the user's own object, through any number of layers
/// ```
public struct WitnessOrigin: Sendable {
  /// The leases that a pass over the witness acquires.
  public var leases: LeaseSet
  /// The chains that the witness came through, innermost first. A chain refuses a base that came through itself.
  public private(set) var chains: [ChainIdentity]
  private var boundLease: AnyLease?
  private var boundValueType: Any.Type?
  private var joinedNames: [String] = []

  /// The origin of a witness that no conformer stands behind.
  public init() {
    leases = LeaseSet()
    chains = []
  }

  /// The origin of a witness that was bound to a conformer through a lease.
  ///
  /// - Parameter lease: The lease on the conformer.
  public init(_ lease: AnyLease) {
    leases = LeaseSet(lease)
    chains = []
    boundLease = lease
  }

  /// The origin of a witness whose closures hold their conformer themselves: protocols without isolation, and values.
  ///
  /// - Parameter type: The type of the conformer.
  public init(capturing type: Any.Type) {
    leases = LeaseSet()
    chains = []
    boundValueType = type
  }

  /// Whether a conformer was bound. "No delegate" and "a delegate that leaves everything out" differ in this alone.
  public var isBound: Bool { boundLease != nil || boundValueType != nil }

  /// The user's own object, or `nil` if there is none, if it is gone, or if it is not an object behind a lease.
  ///
  /// Wrapping does not hide it: proxies and chains hand their origin on.
  public var conformer: AnyObject? { boundLease?.conformer }

  /// The name of the conformer's type, or `nil` if none was bound. It stays known when the conformer is gone. The names of several
  /// targets are joined: `Sizes + Logger`.
  public var conformerName: String? {
    guard let type = boundLease?.conformerType ?? boundValueType else { return nil }
    return ([String(describing: type)] + joinedNames).joined(separator: " + ")
  }

  /// Notes that the witness came through a chain; once is enough.
  ///
  /// - Parameter chain: The chain's identity.
  public mutating func addChain(_ chain: ChainIdentity) {
    guard !chains.contains(where: { $0 === chain }) else { return }
    chains.append(chain)
  }

  /// Notes that another witness answers as well. The conformer stays the first.
  ///
  /// - Parameter other: The other witness's origin.
  public mutating func join(_ other: WitnessOrigin) {
    leases.formUnion(other.leases)
    for chain in other.chains { addChain(chain) }
    guard let name = other.conformerName else { return }
    if isBound {
      joinedNames.append(name)
    } else {
      boundLease = other.boundLease
      boundValueType = other.boundValueType
      joinedNames = other.joinedNames
    }
  }

  /// Notes that a host holds the witness through another object, a proxy say: the proxy must be alive in a pass too, and
  /// when it dies the witness ends.
  ///
  /// - Parameter holder: The object that handed the witness over. Nothing happens if it is the conformer itself.
  public mutating func hold<Holder: AnyObject>(through holder: Holder) {
    for lease in leases.leases where lease.conformer === holder { return }
    leases.insert(Lease(holder))
  }
}
