extension Interposer where Witness: MainActorWitness {
  /// An interposer that hands each call of some requirements to one handler, without naming their types.
  ///
  /// ```swift
  /// try chain.append(
  ///   .intercepting("clamp", where: { $0.result == "CGFloat" }) { invocation in
  ///     try? invocation.proceed()
  ///     guard let height = invocation.result as? CGFloat else { return }
  ///     try? invocation.setResult(min(height, 100))
  ///   })
  /// ```
  ///
  /// - Parameters:
  ///   - name: The name, once per chain.
  ///   - isIncluded: Which requirements; all by default. What is left out stays left out.
  ///   - handler: What is done with each call. See ``Invocation``.
  ///   - waitingHandler: What is done with each call of an asynchronous requirement. Without it, those stay as they are.
  public static func intercepting(
    _ name: String, where isIncluded: @escaping @Sendable (RequirementDescriptor) -> Bool = { _ in true },
    handler: @escaping @MainActor (Invocation) -> Void,
    waiting waitingHandler: (@MainActor (Invocation) async -> Void)? = nil
  ) -> Self {
    Interposer(name) { witness in
      for (position, requirement) in Witness.requirements.enumerated()
      where witness.isImplemented(position) && isIncluded(requirement) {
        if !requirement.isAsync {
          witness.intercept(position, with: handler)
        } else if let waitingHandler {
          witness.intercept(position, waiting: waitingHandler)
        }
      }
    }
  }

  /// An interposer that hands each call of some asynchronous requirements to one handler, without naming their types.
  ///
  /// ```swift
  /// try chain.append(
  ///   .intercepting("retry", waiting: { invocation in
  ///     try? await invocation.proceed()
  ///     if invocation.error is URLError { try? await invocation.proceed() }
  ///   }))
  /// ```
  ///
  /// - Parameters:
  ///   - name: The name, once per chain.
  ///   - isIncluded: Which requirements; all asynchronous ones by default. What is left out stays left out.
  ///   - handler: What is done with each call. See ``Invocation``.
  public static func intercepting(
    _ name: String, where isIncluded: @escaping @Sendable (RequirementDescriptor) -> Bool = { _ in true },
    waiting handler: @escaping @MainActor (Invocation) async -> Void
  ) -> Self {
    Interposer(name) { witness in
      for (position, requirement) in Witness.requirements.enumerated()
      where witness.isImplemented(position) && requirement.isAsync && isIncluded(requirement) {
        witness.intercept(position, waiting: handler)
      }
    }
  }

  /// An interposer that records each call after it returned.
  ///
  /// - Parameters:
  ///   - name: The name, once per chain.
  ///   - isIncluded: Which requirements; all by default.
  ///   - record: What is given each record.
  public static func tracing(
    _ name: String = "trace", where isIncluded: @escaping @Sendable (RequirementDescriptor) -> Bool = { _ in true },
    record: @escaping @MainActor (TracedCall) -> Void
  ) -> Self {
    Interposer(name) { witness in
      for (position, requirement) in Witness.requirements.enumerated()
      where witness.isImplemented(position) && isIncluded(requirement) {
        witness.trace(position, record)
      }
    }
  }
}

extension MainActorWitness {
  /// Records each call after it returned. What is left out stays left out.
  ///
  /// - Parameter record: What is given each record.
  public mutating func trace(_ record: @escaping @MainActor (TracedCall) -> Void) {
    for position in Self.requirements.indices where isImplemented(position) { trace(position, record) }
  }

  /// Records each call of one requirement.
  internal mutating func trace(_ position: Int, _ record: @escaping @MainActor (TracedCall) -> Void) {
    if Self.requirements[position].isAsync {
      intercept(
        position,
        waiting: { invocation in
          if let call = await TracedCall(awaiting: invocation) { record(call) }
        })
    } else {
      intercept(position) { invocation in
        if let call = TracedCall(proceeding: invocation) { record(call) }
      }
    }
  }
}
