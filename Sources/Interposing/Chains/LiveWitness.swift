/// A chain's answers, or those of one part of it, always the current ones.
///
/// A proxy holds one, so that what is interposed later reaches it too; a host whose base class knows only a part of the
/// composite (a scroll view under a table view) calls through one.
///
/// ```swift
/// let proxy = TableViewDelegateProxy(chain.live(\.delegate))
/// ```
public final class LiveWitness<Witness: ProtocolWitness> {
  /// What the chain last resolved to. Take it anew for each pass.
  public var resolution: Resolution<Witness> {
    settle?()
    return resolved
  }

  internal var resolved: Resolution<Witness>
  /// Lets the chain take out observers that nobody listens to any more.
  internal var settle: (() -> Void)?

  /// Makes one that never changes.
  ///
  /// - Parameter witness: The witness it gives.
  public init(_ witness: Witness) {
    resolved = Resolution(witness)
  }

  internal init(_ resolution: Resolution<Witness>) {
    resolved = resolution
  }
}
