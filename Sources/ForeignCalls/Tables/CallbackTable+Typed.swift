extension CallbackTable {
  /// Puts an interposer of Swift's types before the function that a slot holds. The types are checked here, and never
  /// again.
  ///
  /// ```swift
  /// try table.interpose(on: write) { next, file, buffer, count, offset in
  ///   next(file, buffer, count, offset)
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - slot: The slot, with its function's type.
  ///   - failure: What C gets when the body throws.
  ///   - body: What is run for each call. `next` is what the slot held before; it can be called never, once or many
  ///     times, and kept for as long as the table lives.
  /// - Throws: `CallbackTableError` if there is no such slot, it is `NULL`, its signature cannot be used, or a type
  ///   does not fit.
  @inlinable
  public func interpose<Result: ForeignReadable & ForeignReturnable, each Argument: ForeignReadable & ForeignArgument>(
    on slot: CallbackSlot<(repeat each Argument) -> Result>, failure: ForeignFailure = .trap,
    _ body:
      @escaping @Sendable (
        _ next: @escaping @Sendable (repeat each Argument) -> Result, repeat each Argument
      ) throws -> Result
  ) throws(CallbackTableError) {
    try replace(slot.name) { (function) throws(ForeignCallError) in
      let next = try function.typed(repeat (each Argument).self, returning: Result.self)
      return try ForeignClosure(
        function.signature, failure: failure,
        calling: { (argument: repeat each Argument) in try body(next, repeat each argument) })
    }
  }

  /// Puts an interposer of Swift's types before a function without a result. The types are checked here, and never
  /// again.
  ///
  /// - Parameters:
  ///   - slot: The slot, with its function's type.
  ///   - failure: What happens when the body throws.
  ///   - body: What is run for each call. `next` is what the slot held before.
  /// - Throws: `CallbackTableError` if there is no such slot, it is `NULL`, its signature cannot be used, or a type
  ///   does not fit.
  @inlinable
  public func interpose<each Argument: ForeignReadable & ForeignArgument>(
    on slot: CallbackSlot<(repeat each Argument) -> Void>, failure: ForeignFailure = .trap,
    _ body:
      @escaping @Sendable (
        _ next: @escaping @Sendable (repeat each Argument) -> Void, repeat each Argument
      ) throws -> Void
  ) throws(CallbackTableError) {
    try replace(slot.name) { (function) throws(ForeignCallError) in
      let next = try function.typed(repeat (each Argument).self)
      return try ForeignClosure(
        function.signature, failure: failure,
        calling: { (argument: repeat each Argument) in try body(next, repeat each argument) })
    }
  }

  /// Puts a function of Swift's types into a slot that is `NULL`. The types are checked here, and never again.
  ///
  /// - Parameters:
  ///   - slot: The slot, with its function's type.
  ///   - failure: What C gets when the body throws.
  ///   - body: What is run for each call.
  /// - Throws: `CallbackTableError` if there is no such slot, it is not `NULL`, its signature cannot be used, or a
  ///   type does not fit.
  @inlinable
  public func fill<Result: ForeignReturnable, each Argument: ForeignReadable>(
    _ slot: CallbackSlot<(repeat each Argument) -> Result>, failure: ForeignFailure = .trap,
    _ body: @escaping @Sendable (repeat each Argument) throws -> Result
  ) throws(CallbackTableError) {
    try add(slot.name) { (signature) throws(ForeignCallError) in
      try ForeignClosure(signature, failure: failure, calling: body)
    }
  }

  /// Puts a function of Swift's types and without a result into a slot that is `NULL`. The types are checked here,
  /// and never again.
  ///
  /// - Parameters:
  ///   - slot: The slot, with its function's type.
  ///   - failure: What happens when the body throws.
  ///   - body: What is run for each call.
  /// - Throws: `CallbackTableError` if there is no such slot, it is not `NULL`, its signature cannot be used, or a
  ///   type does not fit.
  @inlinable
  public func fill<each Argument: ForeignReadable>(
    _ slot: CallbackSlot<(repeat each Argument) -> Void>, failure: ForeignFailure = .trap,
    _ body: @escaping @Sendable (repeat each Argument) throws -> Void
  ) throws(CallbackTableError) {
    try add(slot.name) { (signature) throws(ForeignCallError) in
      try ForeignClosure(signature, failure: failure, calling: body)
    }
  }
}
