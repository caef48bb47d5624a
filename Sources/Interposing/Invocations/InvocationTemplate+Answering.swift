extension InvocationTemplate {
  /// Answers one call: runs the handler, and gives what it came to.
  ///
  /// - Parameters:
  ///   - arguments: The arguments, each held, of the types that the template was made with.
  ///   - handler: What is done with the invocation.
  /// - Returns: The result of the handler; where it came to none, that of proceeding.
  @inlinable
  public func answer<each Argument, Result>(
    _ arguments: repeat Held<each Argument>, handler: (Invocation) -> Void
  ) -> Result {
    withUnsafeTemporaryAllocation(of: (repeat Held<each Argument>).self, capacity: 1) { frame in
      frame.initializeElement(at: 0, to: (repeat each arguments))
      return conclude(in: frame, ownsArguments: true, handler)
    }
  }

  /// Answers one call of a requirement without a result.
  ///
  /// - Parameters:
  ///   - arguments: The arguments, each held, of the types that the template was made with.
  ///   - handler: What is done with the invocation. If it does not proceed, the call ends with it.
  @inlinable
  public func run<each Argument>(_ arguments: repeat Held<each Argument>, handler: (Invocation) -> Void) {
    withUnsafeTemporaryAllocation(of: (repeat Held<each Argument>).self, capacity: 1) { frame in
      frame.initializeElement(at: 0, to: (repeat each arguments))
      perform(in: frame, ownsArguments: true, handler)
    }
  }

  @inlinable @inline(__always)
  internal func conclude<Arguments, Result>(
    in frame: UnsafeMutableBufferPointer<Arguments>, ownsArguments: Bool, _ handler: (Invocation) -> Void
  ) -> Result {
    var result: Result?
    withUnsafeMutablePointer(to: &result) { result in
      call(in: frame, ownsArguments: ownsArguments, result, handler) { invocation in
        // Proceeding assigns a result of the requirement's type.
        if result.pointee == nil { invocation.step() }
      }
    }
    return result.unsafelyUnwrapped
  }

  @inlinable @inline(__always)
  internal func perform<Arguments>(
    in frame: UnsafeMutableBufferPointer<Arguments>, ownsArguments: Bool, _ handler: (Invocation) -> Void
  ) {
    var result: Void?
    withUnsafeMutablePointer(to: &result) { result in
      call(in: frame, ownsArguments: ownsArguments, result, handler) { _ in }
    }
  }

  @inlinable @inline(__always)
  internal func call<Arguments>(
    in frame: UnsafeMutableBufferPointer<Arguments>, ownsArguments: Bool, _ result: UnsafeMutableRawPointer,
    _ handler: (Invocation) -> Void, finally finish: (Invocation) -> Void
  ) {
    // Room for one has an address.
    let arguments = frame.baseAddress.unsafelyUnwrapped
    let invocation = invocation(UnsafeMutableRawPointer(arguments), ownsArguments: ownsArguments, result)
    handler(invocation)
    finish(invocation)
    if invocation.end() { arguments.deinitialize(count: 1) }
    takeBack(consume invocation)
  }

  @inlinable @inline(__always)
  internal func invocation(
    _ argumentFrame: UnsafeMutableRawPointer, ownsArguments: Bool, _ resultFrame: UnsafeMutableRawPointer
  ) -> Invocation {
    guard hasSpare, let spare = spare.take() else {
      return Invocation(.passUnretained(self), argumentFrame, ownsArguments: ownsArguments, resultFrame)
    }
    spare.begin(argumentFrame, ownsArguments: ownsArguments, resultFrame)
    return spare
  }

  @inlinable @inline(__always)
  internal func takeBack(_ invocation: consuming Invocation) {
    if !isKnownUniquelyReferenced(&invocation) {
      invocation.holdTemplate()
    } else if hasSpare, spare == nil {
      spare = consume invocation
    }
  }
}
