/// A call that is prepared once and made many times. It has one frame; arguments stay set from call to call.
///
/// ```swift
/// let call = PreparedCall(function)
/// try call.set(Double.pi, at: 0)
/// for power in 0..<10 {
///   try call.set(Double(power), at: 1)
///   try call.perform()
///   total += try call.result(as: Double.self)
/// }
/// ```
///
/// Setting numbers and pointers, performing the call and reading its result allocate nothing.
///
/// One thread at a time may use a prepared call. The callee may use it again during the call: it changes arguments
/// for later calls, and the result is that of the call that ended last.
public final class PreparedCall {
  /// The function that is called.
  public let function: ForeignFunction

  // What is unsafe here: the frame has the interface's size and alignment, and lives as long as this object. A slot
  // is only written to behind a check of the type, and only read by libffi once all have been written to.
  private let frame: ArgumentFrame
  /// A bit for each argument that was never set.
  @exclusivity(unchecked)
  private var unset: UInt128
  /// What must live as long as an argument is set to it, by position.
  @exclusivity(unchecked)
  private var kept: [Int: KeptStorage] = [:]

  /// Prepares a call. All arguments have to be set before it is performed.
  ///
  /// - Parameter function: The function to call.
  public init(_ function: ForeignFunction) {
    self.function = function
    let interface = function.interface
    let memory = UnsafeMutableRawPointer.allocate(
      byteCount: interface.frameSize, alignment: PreparedInterface.frameAlignment)
    memory.initializeMemory(as: UInt8.self, repeating: 0, count: interface.frameSize)
    frame = ArgumentFrame(memory, interface)
    frame.prepare()
    unset = (1 << interface.argumentCount) - 1
  }

  deinit { frame.base.deallocate() }

  /// Sets an argument.
  ///
  /// - Parameters:
  ///   - value: The argument. A string is copied; the copy, or a closure, lives until the argument is set again.
  ///   - position: Which argument, counted from 0.
  /// - Throws: `ForeignCallError` if there is no such argument, or the value's type does not stand for the
  ///   parameter's. The argument is as it was then.
  // A literal is a ForeignValue, which stands for C's numbers of any size, rather than an Int.
  @_disfavoredOverload
  public func set<Value: ForeignArgument>(_ value: Value, at position: Int) throws(ForeignCallError) {
    try function.signature.check(Value.self, at: position)
    var storage = ArgumentStorage()
    value.store(in: frame.slot(position), storage: &storage)
    didSet(position, keeping: storage)
  }

  /// Sets an argument to a value whose type is only known at run time.
  ///
  /// - Parameters:
  ///   - value: The argument. A string is copied, and the copy lives until the argument is set again.
  ///   - position: Which argument, counted from 0.
  /// - Throws: `ForeignCallError` if there is no such argument, or the value is none of the parameter's type. The
  ///   argument is as it was then.
  public func set(_ value: ForeignValue, at position: Int) throws(ForeignCallError) {
    let type = try function.signature.type(ofArgument: position)
    var storage = ArgumentStorage()
    do throws(ForeignValueProblem) {
      try value.store(asArgument: type, at: frame.slot(position), storage: &storage)
    } catch {
      throw function.signature.error(error, of: value, at: position)
    }
    didSet(position, keeping: storage)
  }

  /// Calls the function.
  ///
  /// - Throws: `ForeignCallError.argumentNotSet` if an argument was never set. The function is not called then.
  public func perform() throws(ForeignCallError) {
    guard unset == 0 else {
      throw .argumentNotSet(function: function.description, position: unset.trailingZeroBitCount + 1)
    }
    frame.perform(function.address)
  }

  /// The result of the call that ended last; all bytes are zero before the first.
  ///
  /// - Parameter type: The type to read it as.
  /// - Throws: `ForeignCallError.resultType` if that does not stand for the result's type.
  public func result<Value: ForeignReadable>(as type: Value.Type) throws(ForeignCallError) -> Value {
    try function.signature.check(result: type)
    return Value.load(from: frame.result)
  }

  /// The result of the call that ended last, whatever its type.
  public var result: ForeignValue { ForeignValue(at: frame.result, type: function.signature.result) }

  private func didSet(_ position: Int, keeping storage: consuming ArgumentStorage) {
    unset &= ~(1 << position)
    // The usual argument keeps nothing, and neither did its predecessor.
    if storage.last != nil {
      kept[position] = KeptStorage(storage)
    } else if !kept.isEmpty {
      kept[position] = nil
    }
  }
}
