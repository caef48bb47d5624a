extension Interposer where Witness: NonisolatedWitness {
  /// An interposer that hands each call of some requirements to one handler, without naming their types.
  ///
  /// ```swift
  /// try chain.append(
  ///   .intercepting("offline", where: { $0.result == "Bool" }) { invocation in try? invocation.setResult(false) })
  /// ```
  ///
  /// - Parameters:
  ///   - name: The name, once per chain.
  ///   - isIncluded: Which requirements; all by default. What is left out stays left out.
  ///   - handler: What is done with each call, where it was called. See ``Invocation``.
  ///   - waitingHandler: What is done with each call of an asynchronous requirement. Without it, those stay as they are.
  public static func intercepting(
    _ name: String, where isIncluded: @escaping @Sendable (RequirementDescriptor) -> Bool = { _ in true },
    handler: @escaping @Sendable (Invocation) -> Void,
    waiting waitingHandler: (nonisolated(nonsending) @Sendable (Invocation) async -> Void)? = nil
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
  ///   - handler: What is done with each call, where it was called. See ``Invocation``.
  public static func intercepting(
    _ name: String, where isIncluded: @escaping @Sendable (RequirementDescriptor) -> Bool = { _ in true },
    waiting handler: nonisolated(nonsending) @escaping @Sendable (Invocation) async -> Void
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
  ///   - record: What is given each record, where the call was made.
  public static func tracing(
    _ name: String = "trace", where isIncluded: @escaping @Sendable (RequirementDescriptor) -> Bool = { _ in true },
    record: @escaping @Sendable (TracedCall) -> Void
  ) -> Self {
    Interposer(name) { witness in
      for (position, requirement) in Witness.requirements.enumerated()
      where witness.isImplemented(position) && isIncluded(requirement) {
        witness.trace(position, record)
      }
    }
  }
}

extension NonisolatedWitness {
  /// Records each call after it returned. What is left out stays left out.
  ///
  /// - Parameter record: What is given each record, where the call was made.
  public mutating func trace(_ record: @escaping @Sendable (TracedCall) -> Void) {
    for position in Self.requirements.indices where isImplemented(position) { trace(position, record) }
  }

  /// Records each call of one requirement.
  internal mutating func trace(_ position: Int, _ record: @escaping @Sendable (TracedCall) -> Void) {
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
