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
  public static func intercepting(
    _ name: String, where isIncluded: @escaping @Sendable (RequirementDescriptor) -> Bool = { _ in true },
    handler: @escaping @Sendable (Invocation) -> Void
  ) -> Self {
    Interposer(name) { witness in
      for (position, requirement) in Witness.requirements.enumerated()
      where witness.isImplemented(position) && isIncluded(requirement) {
        witness.intercept(position, with: handler)
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
    intercepting(name, where: isIncluded) { invocation in
      if let call = TracedCall(proceeding: invocation) { record(call) }
    }
  }
}

extension NonisolatedWitness {
  /// Records each call after it returned. What is left out stays left out.
  ///
  /// - Parameter record: What is given each record, where the call was made.
  public mutating func trace(_ record: @escaping @Sendable (TracedCall) -> Void) {
    for position in Self.requirements.indices where isImplemented(position) {
      intercept(position) { invocation in
        if let call = TracedCall(proceeding: invocation) { record(call) }
      }
    }
  }
}
