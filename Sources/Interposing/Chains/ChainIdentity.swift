import Synchronization

/// Who a chain is, for witnesses that came through it.
///
/// A witness that leaves a chain, in the hands of a proxy say, carries the chain's identity. Another chain that takes the
/// witness as its base can so refuse one that came through itself, and its host can hear when the first chain changes.
///
/// ```swift
/// for chain in witness.chains {
///   let observation = chain.observe { print("who answers may have changed") }
///   observations.append(observation)
/// }
/// ```
public final class ChainIdentity: Sendable {
  private struct State {
    var nextKey = 0
    var observers: [Int: @Sendable () -> Void] = [:]
  }

  private let state = Mutex(State())

  /// Makes a new identity.
  public init() {}

  /// What keeps an observer registered. It ends when this object does.
  public final class Observation: Sendable {
    private let identity: ChainIdentity
    private let key: Int

    fileprivate init(identity: ChainIdentity, key: Int) {
      self.identity = identity
      self.key = key
    }

    deinit {
      identity.state.withLock { state in _ = state.observers.removeValue(forKey: key) }
    }
  }

  /// Calls a closure after each change of the chain, on the thread that changed it.
  ///
  /// - Parameter observer: What is called.
  /// - Returns: What keeps the observer registered.
  public func observe(_ observer: @escaping @Sendable () -> Void) -> Observation {
    let key = state.withLock { state in
      state.nextKey += 1
      state.observers[state.nextKey] = observer
      return state.nextKey
    }
    return Observation(identity: self, key: key)
  }

  internal func announce() {
    // In the order of registration, and outside the lock, for an observer may observe or change the chain.
    let observers = state.withLock { state in state.observers.sorted { $0.key < $1.key } }
    for (_, observer) in observers { observer() }
  }
}
