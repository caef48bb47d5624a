/// A C function, known by its address and its signature.
///
/// ```swift
/// let hypot = try ForeignFunction(address, "double hypot(double, double)")
/// try hypot.call(3.0, 4.0, returning: Double.self)  // 5.0
/// try hypot.call([3, 4.5])                          // an error: argument 1: expected double, given an integer
/// ```
///
/// There are four ways to call it. All check count and types of the arguments, and name what does not fit:
///
/// | way | checked | for |
/// | --- | --- | --- |
/// | `call(…, returning:)` | at each call | calls now and then, with Swift's types |
/// | `call([…])` | at each call | types that are only known at run time |
/// | `typed(…, returning:)` | once | many calls, from any thread, with Swift's types |
/// | `PreparedCall` | when an argument is set | many calls of which few arguments change |
///
/// The address and the signature belong together, which nobody can check: a wrong signature is undefined behaviour,
/// as it is in C.
public struct ForeignFunction: @unchecked Sendable {
  /// Where the function begins.
  public let address: UnsafeRawPointer
  /// What it takes and gives.
  public let signature: CallSignature

  @usableFromInline let interface: PreparedInterface

  /// Makes a function of an address.
  ///
  /// - Parameters:
  ///   - address: Where the function begins. It must stay callable for as long as this value and its copies are called.
  ///   - signature: What the function takes and gives, exactly as it was compiled.
  public init(_ address: UnsafeRawPointer, _ signature: CallSignature) {
    self.address = address
    self.signature = signature
    interface = signature.interface
  }

  /// Makes a function of an address and a declaration in C's notation.
  ///
  /// - Parameters:
  ///   - address: Where the function begins. It must stay callable for as long as this value and its copies are called.
  ///   - declaration: The function's declaration, exactly as it was compiled.
  ///   - names: The types that the declaration uses beside C's own.
  /// - Throws: `CDeclarationError` if the declaration cannot be read or used.
  public init(
    _ address: UnsafeRawPointer, _ declaration: String, names: CTypeNames = CTypeNames()
  ) throws(CDeclarationError) {
    self.init(address, try CallSignature(declaration, names: names))
  }

  /// Calls the function.
  ///
  /// - Parameters:
  ///   - argument: The arguments. Their types must stand for the parameters' exactly: `Int32` for `int`, `Int` for
  ///     `long`.
  ///   - result: The type that the result is read as.
  /// - Throws: `ForeignCallError` if there are more or fewer arguments than parameters, or a type does not stand for
  ///   C's. The function is not called then.
  @inlinable
  public func call<each Argument: ForeignArgument, Result: ForeignReadable>(
    _ argument: repeat each Argument, returning result: Result.Type
  ) throws(ForeignCallError) -> Result {
    try signature.check(result: result)
    try signature.check(repeat (each Argument).self)
    return perform(repeat each argument)
  }

  /// Calls the function, whatever its result, and ignores that.
  ///
  /// - Parameter argument: The arguments. Their types must stand for the parameters' exactly.
  /// - Throws: `ForeignCallError` if there are more or fewer arguments than parameters, or a type does not stand for
  ///   C's. The function is not called then.
  @inlinable
  public func call<each Argument: ForeignArgument>(_ argument: repeat each Argument) throws(ForeignCallError) {
    try signature.check(repeat (each Argument).self)
    let _: ForeignVoid = perform(repeat each argument)
  }

  /// Calls the function with values whose types are only known at run time.
  ///
  /// - Parameter arguments: The arguments. An integer stands for any integer type that has the number, a
  ///   floating-point number for `float` and `double`.
  /// - Returns: The result, `ForeignValue.void` if there is none.
  /// - Throws: `ForeignCallError` if there are more or fewer arguments than parameters, or one is no value of the
  ///   parameter's type. The function is not called then.
  @discardableResult
  public func call(_ arguments: [ForeignValue]) throws(ForeignCallError) -> ForeignValue {
    guard arguments.count == signature.parameters.count else {
      throw .argumentCount(
        function: signature.description, expected: signature.parameters.count, given: arguments.count)
    }
    let call = PreparedCall(self)
    for (position, argument) in arguments.enumerated() { try call.set(argument, at: position) }
    try call.perform()
    return call.result
  }

  /// A function of Swift's types that calls this one. Count and types are checked here, and never again.
  ///
  /// ```swift
  /// let hypot = try function.typed(Double.self, Double.self, returning: Double.self)
  /// hypot(3, 4)
  /// ```
  ///
  /// It can be called from any thread, from several at once, and from within itself: each call has a frame of its own
  /// on the stack. A call allocates nothing on the heap unless its arguments need more than 1 KiB, or one is a
  /// `String`, which is copied.
  ///
  /// - Parameters:
  ///   - argument: The arguments' types, which must stand for the parameters' exactly.
  ///   - result: The type that the result is read as.
  /// - Throws: `ForeignCallError` if the count or a type does not fit.
  @inlinable
  public func typed<each Argument: ForeignArgument, Result: ForeignReadable>(
    _ argument: repeat (each Argument).Type, returning result: Result.Type
  ) throws(ForeignCallError) -> @Sendable (repeat each Argument) -> Result {
    try signature.check(result: Result.self)
    try signature.check(repeat (each Argument).self)
    guard TupleLayout.hasRoom(for: Result.self),
      let layout = TupleLayout(repeat (each Argument).self, for: interface)
    else {
      return { (argument: repeat each Argument) in perform(repeat each argument) }
    }
    return { (argument: repeat each Argument) in
      var arguments = (repeat each argument)
      return layout.call(address, &arguments)
    }
  }

  /// A function of Swift's types that calls this one, whatever its result, and ignores that. Count and types are
  /// checked here, and never again.
  ///
  /// - Parameter argument: The arguments' types, which must stand for the parameters' exactly.
  /// - Throws: `ForeignCallError` if the count or a type does not fit.
  @inlinable
  public func typed<each Argument: ForeignArgument>(
    _ argument: repeat (each Argument).Type
  ) throws(ForeignCallError) -> @Sendable (repeat each Argument) -> Void {
    try signature.check(repeat (each Argument).self)
    // Whatever the result is, it is written somewhere.
    guard TupleLayout.hasRoom(for: signature.result),
      let layout = TupleLayout(repeat (each Argument).self, for: interface)
    else {
      return { (argument: repeat each Argument) in
        let _: ForeignVoid = perform(repeat each argument)
      }
    }
    return { (argument: repeat each Argument) in
      var arguments = (repeat each argument)
      let _: ForeignVoid = layout.call(address, &arguments)
    }
  }

  /// Calls the function with arguments that have been checked. The frame is on the stack unless it is larger than 1
  /// KiB.
  @inlinable
  func perform<each Argument: ForeignArgument, Result: ForeignReadable>(
    _ argument: repeat each Argument
  ) -> Result {
    withUnsafeTemporaryAllocation(
      byteCount: interface.frameSize, alignment: PreparedInterface.frameAlignment
    ) { memory in
      guard let base = memory.baseAddress else { preconditionFailure("a frame has at least its result") }
      let frame = ArgumentFrame(base, interface)
      var storage = ArgumentStorage()
      var position = 0
      repeat (each argument).store(in: frame.nextSlot(&position), storage: &storage)
      frame.prepare()
      frame.perform(address)
      let result = Result.load(from: frame.result)
      // What the arguments need has to live until here.
      _ = consume storage
      return result
    }
  }
}

extension ForeignFunction: CustomStringConvertible {
  /// The function's declaration.
  public var description: String { signature.description }
}
