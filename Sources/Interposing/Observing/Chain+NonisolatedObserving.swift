extension Chain where Witness: NonisolatedWitness {
  /// What is taken of the calls of a requirement as they happen, without changing any answer.
  ///
  /// ```swift
  /// let paths = try chain.observe("didFinish") { call in try? call.argument(at: 0, as: String.self) }
  /// for await path in paths { print(path) }
  /// ```
  ///
  /// Calls are made on any thread, and arguments and results may be of any type; so it is said what is taken out of a call, where it
  /// is made, and only that goes to whoever iterates.
  ///
  /// The observer is an interposer next to the host. It leaves the chain when nobody iterates any more: when the loop is left, its
  /// task is cancelled or the sequence is dropped. As the chain belongs to one thread or actor at a time and a sequence may end on
  /// any, the chain takes the observer out when it, or a ``LiveWitness`` of it, is next used. The sequence ends when the chain does.
  ///
  /// A requirement that the conformer leaves out can be observed too: the host then sees it as long as somebody observes it,
  /// and no longer.
  ///
  /// - Parameters:
  ///   - key: The key of the requirement, `didFinish`.
  ///   - moment: Whether the observer hears before the call is answered or after.
  ///   - answer: What a host is answered while a requirement is observed that nobody answers. It is needed for those that have
  ///     a result, and used for no other.
  ///   - transform: Takes what is wanted out of a call, where that is made; `nil` for nothing. It is not to proceed.
  /// - Returns: What was taken from now on; what is not fetched in time waits.
  /// - Throws: ``ObservationError``.
  public func observe<Element: Sendable>(
    _ key: String, _ moment: ObservationMoment = .after, answering answer: (any Sendable)? = nil,
    _ transform: @escaping @Sendable (Invocation) -> Element?
  ) throws(ObservationError) -> AsyncStream<Element> {
    let (position, filler) = try observed(key, answer)
    let departures = departures ?? ObserverDepartures()
    self.departures = departures
    let (elements, continuation) = AsyncStream.makeStream(of: Element.self)
    let name = try appendObserver { witness, ending in
      if !witness.isImplemented(position), let filler { try witness.fill(position, with: filler) }
      let hear = { @Sendable (invocation: Invocation) in
        withExtendedLifetime(ending) {
          if let element = transform(invocation) { continuation.yield(element) }
        }
      }
      witness.intercept(position) { invocation in
        if moment == .before { hear(invocation) }
        try? invocation.proceed()
        if moment == .after { hear(invocation) }
      }
      witness.intercept(
        position,
        waiting: { invocation in
          if moment == .before { hear(invocation) }
          try? await invocation.proceed()
          if moment == .after { hear(invocation) }
        })
    } ending: {
      continuation.finish()
    }
    continuation.onTermination = { _ in departures.add(name) }
    return elements
  }
}
