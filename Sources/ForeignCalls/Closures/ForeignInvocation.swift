/// One call that C makes of a closure: its arguments, its result, and the function that the closure stands before, if
/// any.
///
/// An invocation ends when the closure's body returns; it cannot be kept. Positions of arguments count from 0.
///
/// All that is unsafe about it stands in this file: the addresses that libffi gives are good for the time of the
/// call, an argument's for its type, the result's for its type and a register. Each use is behind a check of the
/// type. The body lives for the time of the call, since the stub that is called keeps it.
@frozen
public struct ForeignInvocation: ~Copyable {
  @usableFromInline let body: Unmanaged<ClosureBody>
  @usableFromInline let resultBuffer: UnsafeMutableRawPointer
  @usableFromInline let arguments: UnsafeMutablePointer<UnsafeMutableRawPointer?>

  init(
    _ body: Unmanaged<ClosureBody>, result: UnsafeMutableRawPointer,
    arguments: UnsafeMutablePointer<UnsafeMutableRawPointer?>
  ) {
    self.body = body
    resultBuffer = result
    self.arguments = arguments
  }

  /// What C calls: parameters and result.
  public var signature: CallSignature { body._withUnsafeGuaranteedRef { $0.signature } }

  // MARK: Arguments

  /// An argument.
  ///
  /// - Parameters:
  ///   - position: Which one, counted from 0.
  ///   - type: The type to read it as.
  /// - Throws: `ForeignCallError` if there is no such argument, or the type does not stand for its.
  public func argument<Value: ForeignReadable>(
    _ position: Int, as type: Value.Type = Value.self
  ) throws(ForeignCallError) -> Value {
    try signature.check(type, at: position)
    return Value.load(from: try address(ofArgument: position))
  }

  /// An argument, whatever its type.
  ///
  /// - Parameter position: Which one, counted from 0.
  /// - Throws: `ForeignCallError` if there is no such argument.
  public func argument(_ position: Int) throws(ForeignCallError) -> ForeignValue {
    let type = try signature.type(ofArgument: position)
    return ForeignValue(at: try address(ofArgument: position), type: type)
  }

  /// All arguments.
  public var argumentValues: [ForeignValue] {
    var values: [ForeignValue] = []
    for (position, parameter) in signature.parameters.enumerated() {
      guard let address = arguments[position] else { continue }
      values.append(ForeignValue(at: address, type: parameter.type))
    }
    return values
  }

  /// Changes an argument, for `proceed()` and for later reads.
  ///
  /// - Parameters:
  ///   - position: Which one, counted from 0.
  ///   - value: The new value.
  /// - Throws: `ForeignCallError` if there is no such argument, or the value's type does not stand for its.
  // A literal is a ForeignValue, which stands for C's numbers of any size, rather than an Int.
  @_disfavoredOverload
  public mutating func setArgument<Value: ForeignReturnable>(
    _ position: Int, to value: Value
  ) throws(ForeignCallError) {
    try signature.check(Value.self, at: position)
    value.store(in: try address(ofArgument: position))
  }

  /// Changes an argument, for `proceed()` and for later reads.
  ///
  /// - Parameters:
  ///   - position: Which one, counted from 0.
  ///   - value: The new value. It cannot be a string, since nobody would know how long its characters have to live.
  /// - Throws: `ForeignCallError` if there is no such argument, or the value is none of its type.
  public mutating func setArgument(_ position: Int, to value: ForeignValue) throws(ForeignCallError) {
    let type = try signature.type(ofArgument: position)
    let address = try address(ofArgument: position)
    do throws(ForeignValueProblem) {
      try value.store(at: address, as: type)
    } catch {
      throw signature.error(error, of: value, at: position)
    }
  }

  // MARK: Result

  /// The result as it is now: what was set, or what `proceed()` gave; zeros before.
  ///
  /// - Parameter type: The type to read it as.
  /// - Throws: `ForeignCallError.resultType` if that does not stand for the result's type.
  public func result<Value: ForeignReadable>(as type: Value.Type = Value.self) throws(ForeignCallError) -> Value {
    try signature.check(result: type)
    return Value.load(from: resultAddress)
  }

  /// The result as it is now, whatever its type.
  public var result: ForeignValue { ForeignValue(at: resultAddress, type: signature.result) }

  /// Sets what C gets.
  ///
  /// - Parameter value: The result.
  /// - Throws: `ForeignCallError.resultType` if the value's type does not stand for the result's.
  // A literal is a ForeignValue, which stands for C's numbers of any size, rather than an Int.
  @_disfavoredOverload
  public mutating func setResult<Value: ForeignReturnable>(_ value: Value) throws(ForeignCallError) {
    try signature.check(result: Value.self)
    value.storeAsResult(in: resultBuffer)
  }

  /// Sets what C gets.
  ///
  /// - Parameter value: The result. It cannot be a string, since nobody would know how long its characters have to
  ///   live.
  /// - Throws: `ForeignCallError` if the value is none of the result's type.
  public mutating func setResult(_ value: ForeignValue) throws(ForeignCallError) {
    let signature = signature
    do throws(ForeignValueProblem) {
      try value.store(asResult: signature.result, in: resultBuffer)
    } catch {
      throw signature.error(error, ofResult: value)
    }
  }

  private var resultAddress: UnsafeRawPointer {
    UnsafeRawPointer(resultBuffer + body._withUnsafeGuaranteedRef { $0.signature.interface.resultReadOffset })
  }

  // MARK: Proceeding

  /// Whether the closure stands before a function.
  public var canProceed: Bool { body._withUnsafeGuaranteedRef { $0.next != nil } }

  /// Calls the function that the closure stands before, with the arguments as they are now. Its result becomes the
  /// call's. A body may proceed never, once or many times.
  ///
  /// - Throws: `ForeignCallError.nothingToProceedTo` if there is no such function.
  public mutating func proceed() throws(ForeignCallError) {
    let proceeded = body._withUnsafeGuaranteedRef { $0.proceed(result: resultBuffer, arguments: arguments) }
    if !proceeded { throw .nothingToProceedTo(function: signature.description) }
  }

  // MARK: Addresses

  private func address(ofArgument position: Int) throws(ForeignCallError) -> UnsafeMutableRawPointer {
    // libffi gives an address for each parameter of the signature.
    guard let address = arguments[position] else {
      throw .noSuchArgument(
        function: signature.description, position: position + 1, count: signature.parameters.count)
    }
    return address
  }

  /// Reads the next argument. Its type has been checked when the closure was made.
  @inlinable
  @inline(__always)
  func nextArgument<Value: ForeignReadable>(_ position: inout Int) -> Value {
    guard let address = arguments[position] else { preconditionFailure("libffi gives an address for each parameter") }
    position += 1
    return Value.load(from: address)
  }

  /// Reads the next argument of a bitwise type, where it stands. Its type has been checked when the closure was made.
  @inlinable
  @inline(__always)
  func nextBitwiseArgument<Value: ForeignReadable>(_ position: inout Int) -> Value {
    guard let address = arguments[position] else { preconditionFailure("libffi gives an address for each parameter") }
    position += 1
    return address.load(as: Value.self)
  }
}
