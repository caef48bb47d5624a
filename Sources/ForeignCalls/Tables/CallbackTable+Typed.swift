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
  ///   - slot: The slot, with its types.
  ///   - failure: What C gets when the body throws.
  ///   - body: What is run for each call. `next` is what the slot held before; it can be called never, once or many
  ///     times, and kept for as long as the table lives.
  /// - Throws: `CallbackTableError` if there is no such slot, it is `NULL`, its signature cannot be used, or a type
  ///   does not fit.
  public func interpose<Result: ForeignReadable & ForeignReturnable, each Argument: ForeignReadable & ForeignArgument>(
    on slot: CallbackSlot<Result, repeat each Argument>, failure: ForeignFailure = .trap,
    _ body:
      @escaping @Sendable (
        _ next: TypedForeignFunction<Result, repeat each Argument>, repeat each Argument
      ) throws -> Result
  ) throws(CallbackTableError) {
    let (field, function) = try present(slot.name)
    try put(field.offset) { () throws(ForeignCallError) in
      let next = try function.typed(repeat (each Argument).self, returning: Result.self)
      return try ForeignClosure(function.signature, failure: failure) { (argument: repeat each Argument) in
        try body(next, repeat each argument)
      }
    }
  }
}
