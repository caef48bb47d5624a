// Calls that throw, wait, run on global actors, or hand arguments on in another way than by copying them. They are rarer than others
// and cost more anyway: each argument has a box, and the closure that proceeds captures the boxes.
//
// ### The frames of a boxed call
// Both frames that its invocation points to are the boxed call itself, an object that the invocation holds. Nobody but the
// template's own closures looks into them.

extension InvocationTemplate {
  /// Makes the template of a requirement whose arguments are put into boxes.
  ///
  /// ```swift
  /// let template = InvocationTemplate(boxing: requirements, 0)
  /// open = { path in
  ///   let path = CopiedArgument(path)
  ///   return try template.answer([path]) { try next(path.value) } handler: { handler($0) }
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - requirements: The requirements of the witness.
  ///   - position: The position of the requirement among them.
  public convenience init(boxing requirements: [RequirementDescriptor], _ position: Int) {
    self.init(
      requirements, position,
      proceed: { call, _ in Self.call(call).proceed() },
      box: { call in
        var values: [Any] = []
        for argument in Self.call(call).arguments { values.append(argument.boxed) }
        return values
      },
      change: { call, position, value in Self.call(call).arguments[position].change(to: value) },
      boxResult: { Self.call($0).outcome.result },
      changeResult: { call, value in Self.call(call).outcome.change(to: value) })
  }

  private static func call(_ frame: UnsafeRawPointer) -> BoxedCall {
    Unmanaged<BoxedCall>.fromOpaque(frame).takeUnretainedValue()
  }

  /// Answers one call: runs the handler, and gives what it came to.
  ///
  /// - Parameters:
  ///   - arguments: The arguments in their boxes.
  ///   - proceed: Calls the layer below with what is in the boxes.
  ///   - handler: What is done with the invocation.
  /// - Returns: The result of the handler; where it came to none, that of proceeding.
  /// - Throws: What the handler or proceeding came to, if it was an error.
  public func answer<Success, Failure: Error>(
    _ arguments: [InvocationArgument], proceed: () throws(Failure) -> Success, handler: (Invocation) -> Void
  ) throws(Failure) -> Success {
    try concluded(Self.outcome(), arguments, proceed, handler)
  }

  /// Answers one call whose result cannot be copied, and so is not seen; see the method for those that can.
  ///
  /// - Parameters:
  ///   - arguments: The arguments in their boxes.
  ///   - proceed: Calls the layer below with what is in the boxes.
  ///   - handler: What is done with the invocation.
  /// - Returns: The result of proceeding.
  /// - Throws: What the handler or proceeding came to, if it was an error.
  public func answer<Success: ~Copyable, Failure: Error>(
    _ arguments: [InvocationArgument], proceed: () throws(Failure) -> Success, handler: (Invocation) -> Void
  ) throws(Failure) -> Success {
    let outcome = CallOutcome<Success, Failure>(
      read: { _ in OpaqueArgument(type: "\(Success.self)") }, cast: { _ in nil })
    return try concluded(outcome, arguments, proceed, handler)
  }

  /// Answers one call whose result is sent, and so is not seen: nobody but the caller may have it.
  ///
  /// - Parameters:
  ///   - arguments: The arguments in their boxes.
  ///   - proceed: Calls the layer below with what is in the boxes.
  ///   - handler: What is done with the invocation.
  /// - Returns: The result of proceeding.
  /// - Throws: What the handler or proceeding came to, if it was an error.
  public func answerSending<Success, Failure: Error>(
    _ arguments: [InvocationArgument], proceed: () throws(Failure) -> sending Success, handler: (Invocation) -> Void
  ) throws(Failure) -> sending Success {
    let outcome = CallOutcome<Success, Failure>(
      read: { _ in OpaqueArgument(type: "sending \(Success.self)") }, cast: { _ in nil })
    // Only the outcome has it, which ends here.
    nonisolated(unsafe) let result = try concluded(outcome, arguments, { () throws(Failure) in try proceed() }, handler)
    return result
  }

  /// Answers one call of a requirement without a result.
  ///
  /// - Parameters:
  ///   - arguments: The arguments in their boxes.
  ///   - proceed: Calls the layer below with what is in the boxes.
  ///   - handler: What is done with the invocation. If it does not proceed, the call ends with it.
  /// - Throws: What the handler or proceeding came to, if it was an error.
  public func run<Failure: Error>(
    _ arguments: [InvocationArgument], proceed: () throws(Failure) -> Void, handler: (Invocation) -> Void
  ) throws(Failure) {
    let outcome = Self.outcome() as CallOutcome<Void, Failure>
    call(outcome, arguments, proceed, handler) { _ in }
    _ = try outcome.take()
  }

  private static func outcome<Success, Failure: Error>() -> CallOutcome<Success, Failure> {
    CallOutcome(read: { copy $0 }, cast: { $0 as? Success })
  }

  private func concluded<Success: ~Copyable, Failure: Error>(
    _ outcome: CallOutcome<Success, Failure>, _ arguments: [InvocationArgument],
    _ proceed: () throws(Failure) -> Success, _ handler: (Invocation) -> Void
  ) throws(Failure) -> Success {
    call(outcome, arguments, proceed, handler) { call in
      if outcome.isEmpty { call.proceed() }
    }
    guard let result = try outcome.take() else { preconditionFailure("\(requirements[position]) came to nothing") }
    return result
  }

  private func call<Success: ~Copyable, Failure: Error>(
    _ outcome: CallOutcome<Success, Failure>, _ arguments: [InvocationArgument],
    _ proceed: () throws(Failure) -> Success, _ handler: (Invocation) -> Void, finally finish: (BoxedCall) -> Void
  ) {
    func step() {
      do throws(Failure) { outcome.set(try proceed()) } catch { outcome.set(error: error) }
    }
    withoutActuallyEscaping(step) { step in
      let call = BoxedCall(arguments, outcome)
      call.step = step
      let invocation = Invocation(self, call)
      handler(invocation)
      finish(call)
      _ = invocation.end()
      call.step = nil
    }
  }
}
