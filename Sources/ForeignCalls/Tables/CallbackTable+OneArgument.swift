// Swift 6.3 does not take the type `(Argument) -> Result` for a case of `(repeat each Argument) -> Result`, so slots
// of functions with one argument need these.
extension CallbackTable {
  /// Puts an interposer of Swift's types before a function with one argument, as for more arguments.
  @inlinable
  public func interpose<Result: ForeignReadable & ForeignReturnable, Argument: ForeignReadable & ForeignArgument>(
    on slot: CallbackSlot<(Argument) -> Result>, failure: ForeignFailure = .trap,
    _ body:
      @escaping @Sendable (
        _ next: @escaping @Sendable (Argument) -> Result, Argument
      ) throws -> Result
  ) throws(CallbackTableError) {
    try replace(slot.name) { (function) throws(ForeignCallError) in
      let next = try function.typed(Argument.self, returning: Result.self)
      return try ForeignClosure(
        function.signature, failure: failure,
        calling: { (argument: Argument) in try body(next, argument) })
    }
  }

  /// Puts an interposer of Swift's types before a function with one argument and no result, as for more arguments.
  @inlinable
  public func interpose<Argument: ForeignReadable & ForeignArgument>(
    on slot: CallbackSlot<(Argument) -> Void>, failure: ForeignFailure = .trap,
    _ body:
      @escaping @Sendable (
        _ next: @escaping @Sendable (Argument) -> Void, Argument
      ) throws -> Void
  ) throws(CallbackTableError) {
    try replace(slot.name) { (function) throws(ForeignCallError) in
      let next = try function.typed(Argument.self)
      return try ForeignClosure(
        function.signature, failure: failure,
        calling: { (argument: Argument) in try body(next, argument) })
    }
  }

  /// Puts a function of Swift's types with one argument into a slot that is `NULL`, as for more arguments.
  @inlinable
  public func fill<Result: ForeignReturnable, Argument: ForeignReadable>(
    _ slot: CallbackSlot<(Argument) -> Result>, failure: ForeignFailure = .trap,
    _ body: @escaping @Sendable (Argument) throws -> Result
  ) throws(CallbackTableError) {
    try add(slot.name) { (signature) throws(ForeignCallError) in
      try ForeignClosure(signature, failure: failure, calling: body)
    }
  }

  /// Puts a function of Swift's types with one argument and no result into a slot that is `NULL`, as for more
  /// arguments.
  @inlinable
  public func fill<Argument: ForeignReadable>(
    _ slot: CallbackSlot<(Argument) -> Void>, failure: ForeignFailure = .trap,
    _ body: @escaping @Sendable (Argument) throws -> Void
  ) throws(CallbackTableError) {
    try add(slot.name) { (signature) throws(ForeignCallError) in
      try ForeignClosure(signature, failure: failure, calling: body)
    }
  }
}
