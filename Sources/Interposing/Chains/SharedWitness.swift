/// A chain's answers for several threads, always the current ones.
///
/// The proxy of a protocol that is `Sendable` and has no isolation holds one. It may be called on any thread while the chain is
/// changed on another, the chain's own: a call goes on with the resolution that it began with, the next takes the new one.
///
/// ```swift
/// let proxy = try RelayProxy(chain.shared())
/// Task { proxy.forward("a") }                 // through what the chain resolves to when the call begins
/// try chain.append(.logging)                  // from now on through this, too
/// ```
///
/// Reading takes no lock, and what never changes no more than a load.
public final class SharedWitness<Witness: ProtocolWitness & Sendable>: Sendable {
  private enum Source: Sendable {
    case fixed(Resolution<Witness>)
    case current(CurrentResolution<Witness>)
  }

  private let source: Source

  /// Makes one that never changes.
  ///
  /// - Parameter witness: The witness it gives.
  public init(_ witness: Witness) {
    source = .fixed(Resolution(witness))
  }

  internal init(_ current: CurrentResolution<Witness>) {
    source = .current(current)
  }

  /// What the chain last resolved to. Take it anew for each call.
  public var resolution: Resolution<Witness> {
    switch source {
    case .fixed(let resolution): resolution
    case .current(let current): current.resolution
    }
  }
}

extension Chain where Witness: Sendable {
  /// The chain's answers for several threads. They follow each change of the chain.
  public func shared() -> SharedWitness<Witness> {
    let current = CurrentResolution(resolution)
    follow { [weak self, weak current] in
      guard let self, let current else { return false }
      current.replace(with: self.resolved)
      return true
    }
    return SharedWitness(current)
  }
}
