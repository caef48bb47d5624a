extension ForeignClosure {
  /// Makes a function pointer of a closure that sees each call as an invocation.
  ///
  /// - Parameters:
  ///   - signature: What C calls: parameters and result.
  ///   - failure: What C gets when the body throws.
  ///   - body: What is run for each call. If it sets no result, C gets zeros.
  /// - Throws: `ForeignCallError` if the system gives no executable memory.
  public convenience init(
    _ signature: CallSignature, failure: ForeignFailure = .trap,
    _ body: @escaping @Sendable (inout ForeignInvocation) throws -> Void
  ) throws(ForeignCallError) {
    try self.init(ClosureBody(signature, next: nil, failure: failure, handler: body))
  }

  /// Makes a function pointer of a closure that sees each call as an invocation.
  ///
  /// - Parameters:
  ///   - declaration: The function's declaration in C's notation.
  ///   - names: The types that it uses beside C's own.
  ///   - failure: What C gets when the body throws.
  ///   - body: What is run for each call. If it sets no result, C gets zeros.
  /// - Throws: `CDeclarationError` if the declaration cannot be read or used, `ForeignCallError` if the system gives
  ///   no executable memory.
  public convenience init(
    _ declaration: String, names: CTypeNames = CTypeNames(), failure: ForeignFailure = .trap,
    _ body: @escaping @Sendable (inout ForeignInvocation) throws -> Void
  ) throws {
    try self.init(CallSignature(declaration, names: names), failure: failure, body)
  }

  /// Makes a function pointer that stands before another function: the body can proceed to that.
  ///
  /// ```swift
  /// let traced = try ForeignClosure(before: function) { call in
  ///   try call.proceed()
  ///   print(call.argumentValues, call.result)
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - function: The function, which has to stay callable for as long as the closure lives.
  ///   - failure: What C gets when the body throws.
  ///   - body: What is run for each call.
  /// - Throws: `ForeignCallError` if the system gives no executable memory.
  public convenience init(
    before function: ForeignFunction, failure: ForeignFailure = .trap,
    _ body: @escaping @Sendable (inout ForeignInvocation) throws -> Void
  ) throws(ForeignCallError) {
    try self.init(ClosureBody(function.signature, next: function.address, failure: failure, handler: body))
  }

  /// Makes a function pointer of a closure of Swift's types. They are checked here, and never again.
  ///
  /// ```swift
  /// let add = try ForeignClosure("int (int, int)", calling: { (x: Int32, y: Int32) -> Int32 in x &+ y })
  /// ```
  ///
  /// - Parameters:
  ///   - signature: What C calls: parameters and result.
  ///   - failure: What C gets when the body throws.
  ///   - body: What is run for each call. Its types must stand for the signature's exactly.
  /// - Throws: `ForeignCallError` if the count or a type does not fit, or the system gives no executable memory.
  @inlinable
  public convenience init<each Argument: ForeignReadable, Result: ForeignReturnable>(
    _ signature: CallSignature, failure: ForeignFailure = .trap,
    calling body: @escaping @Sendable (repeat each Argument) throws -> Result
  ) throws(ForeignCallError) {
    try signature.check(repeat (each Argument).self)
    try signature.check(result: Result.self)
    guard areBitwise(repeat (each Argument).self) else {
      try self.init(signature, failure: failure) { call in
        var position = 0
        let result = try body(repeat call.nextArgument(&position) as each Argument)
        result.storeAsResult(in: call.resultBuffer)
      }
      return
    }
    try self.init(signature, failure: failure) { call in
      var position = 0
      let result = try body(repeat call.nextBitwiseArgument(&position) as each Argument)
      result.storeAsResult(in: call.resultBuffer)
    }
  }

  /// Makes a function pointer of a closure of Swift's types that returns nothing. They are checked here, and never
  /// again.
  ///
  /// - Parameters:
  ///   - signature: What C calls: parameters, and `void` as result.
  ///   - failure: What happens when the body throws.
  ///   - body: What is run for each call. Its types must stand for the signature's exactly.
  /// - Throws: `ForeignCallError` if the count or a type does not fit, or the system gives no executable memory.
  @inlinable
  public convenience init<each Argument: ForeignReadable>(
    _ signature: CallSignature, failure: ForeignFailure = .trap,
    calling body: @escaping @Sendable (repeat each Argument) throws -> Void
  ) throws(ForeignCallError) {
    try signature.check(repeat (each Argument).self)
    try signature.check(result: ForeignVoid.self)
    guard areBitwise(repeat (each Argument).self) else {
      try self.init(signature, failure: failure) { call in
        var position = 0
        try body(repeat call.nextArgument(&position) as each Argument)
      }
      return
    }
    try self.init(signature, failure: failure) { call in
      var position = 0
      try body(repeat call.nextBitwiseArgument(&position) as each Argument)
    }
  }

  /// Makes a function pointer of a closure of Swift's types, as `init(_:failure:calling:)` with a signature does.
  ///
  /// - Throws: `CDeclarationError` if the declaration cannot be read or used, `ForeignCallError` for all else.
  @inlinable
  public convenience init<each Argument: ForeignReadable, Result: ForeignReturnable>(
    _ declaration: String, names: CTypeNames = CTypeNames(), failure: ForeignFailure = .trap,
    calling body: @escaping @Sendable (repeat each Argument) throws -> Result
  ) throws {
    try self.init(CallSignature(declaration, names: names), failure: failure, calling: body)
  }

  /// Makes a function pointer of a closure of Swift's types that returns nothing, as `init(_:failure:calling:)` with a
  /// signature does.
  ///
  /// - Throws: `CDeclarationError` if the declaration cannot be read or used, `ForeignCallError` for all else.
  @inlinable
  public convenience init<each Argument: ForeignReadable>(
    _ declaration: String, names: CTypeNames = CTypeNames(), failure: ForeignFailure = .trap,
    calling body: @escaping @Sendable (repeat each Argument) throws -> Void
  ) throws {
    try self.init(CallSignature(declaration, names: names), failure: failure, calling: body)
  }
}

/// Whether values of all these types stand in memory as C has them.
@usableFromInline
func areBitwise<each Argument: ForeignRepresentable>(_ argument: repeat (each Argument).Type) -> Bool {
  for type in repeat each argument {
    if !type.isBitwise { return false }
  }
  return true
}
