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
    guard let position = Witness.requirements.firstIndex(where: { $0.key == key }) else {
      throw .noRequirement(key: key, question: NearestNames(to: key, among: Witness.requirements.map(\.key)).question)
    }
    let requirement = Witness.requirements[position]
    let filler: (any Sendable)? = requirement.result == "Void" ? () : answer
    if !resolution.witness.isImplemented(position), filler == nil {
      throw .needsAnswer(requirement: requirement.name, result: requirement.result)
    }

    let (calls, continuation) = AsyncStream.makeStream(of: ObservedCall.self)
    let ending = StreamEnding(continuation)
    observerCount += 1
    let name = "observer-\(observerCount)"
    let interposer = Interposer<Witness>(name) { witness in
      if !witness.isImplemented(position), let filler { try witness.fill(position, with: filler) }
      witness.intercept(position) { invocation in
        withExtendedLifetime(ending) {
          if moment == .before {
            continuation.yield(ObservedCall(requirement: requirement, arguments: invocation.arguments, result: nil))
            try? invocation.proceed()
          } else {
            let arguments = invocation.arguments
            try? invocation.proceed()
            continuation.yield(
              ObservedCall(requirement: requirement, arguments: arguments, result: invocation.result))
          }
        }
      }
    }
    do {
      try append(interposer)
    } catch .editFailed(_, let reason as InvocationError) {
      throw .answerType(reason)
    } catch {
      throw .chain(error)
    }

    let remover = ObserverRemover { [weak self] in try? self?.remove(named: name) }
    continuation.onTermination = { _ in
      Task { @MainActor in remover.remove() }
    }
    return calls
  }
}

/// Ends a stream when the last closure that feeds it goes: when its interposer was removed, or the chain and all its resolutions
/// are gone.
private final class StreamEnding: Sendable {
  private let continuation: AsyncStream<ObservedCall>.Continuation

  init(_ continuation: AsyncStream<ObservedCall>.Continuation) {
    self.continuation = continuation
  }

  deinit { continuation.finish() }
}

/// What takes an observer out of its chain, on the actor that the chain belongs to.
@MainActor
private final class ObserverRemover {
  private let action: () -> Void

  init(_ action: @escaping () -> Void) { self.action = action }

  func remove() { action() }
}
