import Synchronization

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
/// To read what never changes takes no lock.
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

  fileprivate init(_ current: CurrentResolution<Witness>) {
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

/// What a chain last resolved to, written by it and read by all.
private final class CurrentResolution<Witness: ProtocolWitness & Sendable>: Sendable {
  private let state: Mutex<Resolution<Witness>>

  init(_ resolution: Resolution<Witness>) { state = Mutex(resolution) }

  var resolution: Resolution<Witness> {
    get { state.withLock { $0 } }
    set {
      // The old one is dropped outside the lock: its closures may hold the last reference to anything.
      let old = state.withLock { state in
        defer { state = newValue }
        return state
      }
      withExtendedLifetime(old) {}
    }
  }
}

extension Chain where Witness: Sendable {
  /// The chain's answers for several threads. They follow each change of the chain.
  public func shared() -> SharedWitness<Witness> {
    let current = CurrentResolution(resolution)
    follow { [weak self, weak current] in
      guard let self, let current else { return false }
      current.resolution = self.resolved
      return true
    }
    return SharedWitness(current)
  }
}
