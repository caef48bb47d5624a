extension Chain where Witness: MainActorWitness {
  /// The calls of a requirement as they happen, without changing any answer.
  ///
  /// ```swift
  /// for await call in try chain.observe("didSelectRowAt") {
  ///   print(await call.argument(at: 1, as: IndexPath.self) ?? [])
  /// }
  /// ```
  ///
  /// The observer is an interposer next to the host. It leaves the chain when nobody iterates any more: when the loop is left, its
  /// task is cancelled or the sequence is dropped. The sequence ends when the chain does.
  ///
  /// A requirement that the conformer leaves out can be observed too: the host then sees it as long as somebody observes it,
  /// and no longer.
  ///
  /// - Parameters:
  ///   - key: The key of the requirement, `didSelectRowAt`.
  ///   - moment: Whether the observer hears before the call is answered or after.
  ///   - answer: What a host is answered while a requirement is observed that nobody answers. It is needed for those that have
  ///     a result, and used for no other.
  /// - Returns: The calls from now on; those that are not fetched in time wait.
  /// - Throws: ``ObservationError``.
  @MainActor
  public func observe(
    _ key: String, _ moment: ObservationMoment = .after, answering answer: (any Sendable)? = nil
  ) throws(ObservationError) -> AsyncStream<ObservedCall> {
    let (position, filler) = try observed(key, answer)
    let requirement = Witness.requirements[position]
    let (calls, continuation) = AsyncStream.makeStream(of: ObservedCall.self)
    let name = try appendObserver { (witness: inout Witness, ending: StreamEnding) in
      if !witness.isImplemented(position), let filler { try witness.fill(position, with: filler) }
      let hear = { @MainActor (arguments: [Any], invocation: Invocation?) in
        withExtendedLifetime(ending) {
          let (result, error) = (invocation?.result, invocation?.error)
          continuation.yield(
            ObservedCall(requirement: requirement, arguments: arguments, result: result, error: error))
        }
      }
      witness.intercept(position) { invocation in
        let arguments = invocation.arguments
        if moment == .before { hear(arguments, nil) }
        try? invocation.proceed()
        if moment == .after { hear(arguments, invocation) }
      }
      witness.intercept(
        position,
        waiting: { invocation in
          let arguments = invocation.arguments
          if moment == .before { hear(arguments, nil) }
          try? await invocation.proceed()
          if moment == .after { hear(arguments, invocation) }
        })
    } ending: {
      continuation.finish()
    }

    let remover = ObserverRemover { [weak self] in try? self?.remove(named: name) }
    continuation.onTermination = { _ in
      Task { @MainActor in remover.remove() }
    }
    return calls
  }
}

extension Chain where Witness: ErasableWitness {
  /// The position of a requirement that is to be observed, and what is answered while nobody else does.
  internal func observed(
    _ key: String, _ answer: (any Sendable)?
  ) throws(ObservationError) -> (position: Int, filler: (any Sendable)?) {
    guard let position = Witness.requirements.firstIndex(where: { $0.key == key }) else {
      throw .noRequirement(key: key, question: NearestNames(to: key, among: Witness.requirements.map(\.key)).question)
    }
    let requirement = Witness.requirements[position]
    if let reason = requirement.interceptionLimit {
      throw .notObservable(requirement: requirement.name, reason: reason)
    }
    let filler: (any Sendable)? = requirement.result == "Void" ? () : answer
    if !resolution.witness.isImplemented(position), filler == nil {
      throw .needsAnswer(requirement: requirement.name, result: requirement.result)
    }
    return (position, filler)
  }

  /// Appends an observer.
  ///
  /// - Parameters:
  ///   - edit: What it does. Its closures keep the ending they are given.
  ///   - end: Is called when the last of these closures is gone.
  /// - Returns: The observer's name.
  internal func appendObserver(
    _ edit: @escaping @Sendable (inout Witness, StreamEnding) throws -> Void, ending end: @escaping @Sendable () -> Void
  ) throws(ObservationError) -> String {
    let ending = StreamEnding(end)
    observerCount += 1
    let name = "observer-\(observerCount)"
    do {
      try append(Interposer(name) { witness in try edit(&witness, ending) })
    } catch .editFailed(_, let reason as InvocationError) {
      throw .answerType(reason)
    } catch {
      throw .chain(error)
    }
    return name
  }
}

/// Ends a stream when the last closure that feeds it goes: when its interposer was removed, or the chain and all its resolutions
/// are gone.
internal final class StreamEnding: Sendable {
  private let end: @Sendable () -> Void

  fileprivate init(_ end: @escaping @Sendable () -> Void) {
    self.end = end
  }

  deinit { end() }
}

/// What takes an observer out of its chain, on the actor that the chain belongs to.
@MainActor
private final class ObserverRemover {
  private let action: () -> Void

  init(_ action: @escaping () -> Void) { self.action = action }

  func remove() { action() }
}
