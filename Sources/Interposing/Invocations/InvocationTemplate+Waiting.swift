// Calls that wait: boxed calls whose handlers wait too, for they could not proceed otherwise.

extension InvocationTemplate {
  /// Answers one asynchronous call: runs the handler, and gives what it came to.
  ///
  /// - Parameters:
  ///   - arguments: The arguments in their boxes.
  ///   - proceed: Calls the layer below with what is in the boxes.
  ///   - handler: What is done with the invocation.
  /// - Returns: The result of the handler; where it came to none, that of proceeding.
  /// - Throws: What the handler or proceeding came to, if it was an error.
  public nonisolated(nonsending) func answer<Success, Failure: Error>(
    _ arguments: [InvocationArgument], proceed: @escaping () async throws(Failure) -> Success,
    waiting handler: nonisolated(nonsending) (Invocation) async -> Void
  ) async throws(Failure) -> Success {
    let outcome = CallOutcome<Success, Failure>(read: { copy $0 }, cast: { $0 as? Success })
    let call = waitingCall(outcome, arguments, proceed)
    let invocation = Invocation(self, call)
    await handler(invocation)
    if outcome.isEmpty { await call.waitingStep?() }
    _ = invocation.end()
    guard let result = try outcome.take() else { preconditionFailure("\(requirements[position]) came to nothing") }
    return result
  }

  /// Answers one asynchronous call of a requirement without a result.
  ///
  /// - Parameters:
  ///   - arguments: The arguments in their boxes.
  ///   - proceed: Calls the layer below with what is in the boxes.
  ///   - handler: What is done with the invocation. If it does not proceed, the call ends with it.
  /// - Throws: What the handler or proceeding came to, if it was an error.
  public nonisolated(nonsending) func run<Failure: Error>(
    _ arguments: [InvocationArgument], proceed: @escaping () async throws(Failure) -> Void,
    waiting handler: nonisolated(nonsending) (Invocation) async -> Void
  ) async throws(Failure) {
    let outcome = CallOutcome<Void, Failure>(read: { copy $0 }, cast: { $0 as? Void })
    let invocation = Invocation(self, waitingCall(outcome, arguments, proceed))
    await handler(invocation)
    _ = invocation.end()
    _ = try outcome.take()
  }

  private func waitingCall<Success, Failure: Error>(
    _ outcome: CallOutcome<Success, Failure>, _ arguments: [InvocationArgument],
    _ proceed: @escaping () async throws(Failure) -> Success
  ) -> BoxedCall {
    let call = BoxedCall(arguments, outcome)
    call.waitingStep = {
      do throws(Failure) { outcome.set(try await proceed()) } catch { outcome.set(error: error) }
    }
    return call
  }
}
