/// The lease on a conformer of a known type: what a bound closure captures instead of the conformer.
///
/// Generated code makes one per bound conformer and calls through it:
///
/// ```swift
/// let lease = Lease(conformer)
/// witness.heightForRowAt = { tableView, indexPath in
///   lease.call("tableView(_:heightForRowAt:)", tableView, indexPath) { $0.tableView($1, heightForRowAt: $2) }
/// }
/// ```
///
/// Inside a pass a call costs what a call of the conformer costs. Outside a pass (a `next` that escaped, a proxy that another
/// library calls) it costs a weak load more; if the conformer is gone by then, it traps and names the requirement, for there
/// is nobody left to answer and no answer that would be right.
///
/// ### The invariant of the unmanaged reference
/// `target` is set if and only if `depth > 0`, and then `retained` holds a strong reference to the same object. So whoever finds
/// `target` set may use it without retaining, up to the end of the call: `release()` can run inside the call only for a nested
/// pass, and then `depth` is still positive. All accesses happen on the actor of the bound protocol, so none of them overlap.
public final class Lease<Conformer: AnyObject>: AnyLease, @unchecked Sendable {
  @usableFromInline internal weak var reference: Conformer?
  @usableFromInline @exclusivity(unchecked) internal var target: Unmanaged<Conformer>?
  /// Held without its type: to take an optional of a generic type out and drop it, the runtime would look that type up, in each pass.
  private var retained: AnyObject?
  private var depth = 0

  /// Makes a lease on a conformer, which is held weakly.
  ///
  /// - Parameter conformer: The object that answers.
  @inlinable public init(_ conformer: Conformer) {
    reference = conformer
    super.init(conformerType: Conformer.self)
  }

  /// Makes a lease on a conformer that reports name by another type than the one it is bound as: a subclass.
  ///
  /// - Parameters:
  ///   - conformer: The object that answers.
  ///   - type: The type that reports name.
  @inlinable public init(_ conformer: Conformer, namedAs type: Any.Type) {
    reference = conformer
    super.init(conformerType: type)
  }

  public override var conformer: AnyObject? { reference }

  /// Calls the conformer, with arguments that the closure captures. To hand them on costs less: ``call(_:_:_:)`` and so on.
  ///
  /// - Parameters:
  ///   - requirement: The name of the requirement, for the message of a trap.
  ///   - body: What is called with the conformer. It must not keep the reference.
  /// - Returns: What `body` returns.
  ///
  /// Traps outside a pass if the conformer is gone.
  @inlinable @inline(__always)
  public func call<Result>(_ requirement: StaticString, _ body: (Conformer) -> Result) -> Result {
    guard let target else { return body(conformerOutsidePass(requirement)) }
    return target._withUnsafeGuaranteedRef(body)
  }

  /// The conformer, for a call that may outlast the pass it began in, or that ``call(_:_:)`` cannot make: the reference is a
  /// strong one, in a pass and outside it.
  ///
  /// ```swift
  /// witness.fetch = { url in try await lease.retained("Fetcher.fetch(_:)").fetch(url) }
  /// ```
  ///
  /// - Parameter requirement: The name of the requirement, for the message of a trap.
  ///
  /// Traps outside a pass if the conformer is gone.
  @inlinable
  public func retained(_ requirement: StaticString) -> Conformer {
    guard let target else { return conformerOutsidePass(requirement) }
    return target.takeUnretainedValue()
  }

  @usableFromInline @inline(never)
  internal func conformerOutsidePass(_ requirement: StaticString) -> Conformer {
    guard let reference else {
      preconditionFailure(
        "\(requirement) was called outside a pass after its conformer, a \(Conformer.self), had been freed; keep the conformer "
          + "alive for as long as its witness is used, or call through a pass")
    }
    return reference
  }

  internal override func acquire() -> Bool {
    if depth == 0 {
      guard let reference else { return false }
      retained = reference
      target = Unmanaged.passUnretained(reference)
    }
    depth += 1
    return true
  }

  internal override func release() {
    depth -= 1
    guard depth == 0 else { return }
    target = nil
    // The reference is moved out before it is dropped: the conformer's `deinit` may reach this lease again.
    let last = retained
    retained = nil
    withExtendedLifetime(last) {}
  }
}
