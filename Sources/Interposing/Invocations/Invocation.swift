/// One call of a requirement, without its types: what intercepts any requirement, traces, records or hands calls to foreign code.
///
/// A handler is given the invocation and does with it what it likes before it returns: reads and changes arguments, proceeds to
/// the layers below, never, once or several times, reads and changes the result.
///
/// ```swift
/// try chain.append(
///   .intercepting("clamp", where: { $0.result == "CGFloat" }) { invocation in
///     try? invocation.proceed()
///     guard let height = invocation.result as? CGFloat else { return }
///     try? invocation.setResult(min(height, 100))
///   })
/// ```
///
/// A call that throws may come to an ``error`` instead of a ``result``; the handler sees it and may put the one into the other's
/// place, ``setResult(_:)``, ``setError(_:)``. A call of an asynchronous requirement has an asynchronous handler, which awaits
/// `proceed()`.
///
/// If the handler neither proceeds nor sets a result, and the requirement has one, the call proceeds after it, for the host must
/// be answered; a call without a result then ends there.
///
/// Arguments stay where they are and are boxed only when they are read. A call through an invocation makes one allocation at most,
/// the invocation itself; on the main actor it makes none where it takes over the invocation of an earlier call which nobody kept.
/// Each value that is read boxed may make another.
///
/// - Important: An invocation is used by its handler alone, before that returns. Whoever keeps it gets
///   ``InvocationError/ended(requirement:)``. Keep no weak reference to it: that keeps no invocation from being taken over.
///
/// ### The invariant of the unmanaged template
/// Until the call ends, whoever called the requirement holds the template. If the invocation is referenced by others when the call
/// ends, `holdTemplate()` retains the template for it.
public final class Invocation {
  @usableFromInline internal let template: Unmanaged<InvocationTemplate>
  @usableFromInline @exclusivity(unchecked) internal var argumentFrame: UnsafeMutableRawPointer
  @usableFromInline @exclusivity(unchecked) internal var resultFrame: UnsafeMutableRawPointer
  /// Whether the frame owns its arguments; it borrows them otherwise.
  @usableFromInline @exclusivity(unchecked) internal var ownsArguments: Bool
  @usableFromInline @exclusivity(unchecked) internal var hasEnded = false
  @usableFromInline internal var heldTemplate: InvocationTemplate?
  /// What both frames are where arguments are in boxes.
  @usableFromInline internal let boxedCall: BoxedCall?

  @inlinable
  internal init(
    _ template: Unmanaged<InvocationTemplate>, _ argumentFrame: UnsafeMutableRawPointer, ownsArguments: Bool,
    _ resultFrame: UnsafeMutableRawPointer
  ) {
    self.template = template
    self.argumentFrame = argumentFrame
    self.ownsArguments = ownsArguments
    self.resultFrame = resultFrame
    boxedCall = nil
  }

  /// Makes the invocation of a boxed call, which it holds, and the template too.
  internal init(_ template: InvocationTemplate, _ call: BoxedCall) {
    self.template = .passUnretained(template)
    heldTemplate = template
    boxedCall = call
    let frame = Unmanaged.passUnretained(call).toOpaque()
    (argumentFrame, resultFrame) = (frame, frame)
    ownsArguments = true
  }

  /// Takes another call over.
  @inlinable
  internal func begin(
    _ argumentFrame: UnsafeMutableRawPointer, ownsArguments: Bool, _ resultFrame: UnsafeMutableRawPointer
  ) {
    self.argumentFrame = argumentFrame
    self.ownsArguments = ownsArguments
    self.resultFrame = resultFrame
    hasEnded = false
  }

  /// Ends the call.
  ///
  /// - Returns: Whether the frame owns its arguments and is to be emptied.
  @inlinable
  internal func end() -> Bool {
    hasEnded = true
    return ownsArguments
  }

  /// Holds the template from now on. Called as the call ends, if somebody keeps the invocation.
  @usableFromInline
  internal func holdTemplate() { heldTemplate = template.takeUnretainedValue() }

  /// Calls the layers below.
  @inlinable
  internal func step() {
    let (arguments, result) = (argumentFrame, resultFrame)
    template._withUnsafeGuaranteedRef { $0.proceed(arguments, result) }
  }

  /// The requirement that was called.
  public var requirement: RequirementDescriptor {
    template._withUnsafeGuaranteedRef { $0.requirements[$0.position] }
  }

  /// The number of arguments.
  public var argumentCount: Int { requirement.arguments.count }

  /// Whether the host has its answer already.
  public var isEnded: Bool { hasEnded }

  /// The arguments as they stand now, each boxed. Empty once the call has ended.
  public var arguments: [Any] { hasEnded ? [] : boxedArguments }

  /// What was answered so far, by proceeding or by ``setResult(_:)``; `nil` if nothing was, or the call has ended. `()` where there
  /// is no result.
  public var result: Any? { hasEnded ? nil : template._withUnsafeGuaranteedRef { $0.boxResult(resultFrame) } }

  /// Reads an argument.
  ///
  /// - Parameters:
  ///   - position: The argument's position, from 0.
  ///   - type: What it is expected to be.
  /// - Throws: ``InvocationError``, if there is no such argument, it is of another type, or the call has ended.
  public func argument<Value>(at position: Int, as type: Value.Type = Value.self) throws(InvocationError) -> Value {
    try checkLive()
    let arguments = boxedArguments
    guard arguments.indices.contains(position) else { throw noArgument(position) }
    guard let value = arguments[position] as? Value else {
      if arguments[position] is OpaqueArgument { throw hiddenArgument(position) }
      throw argumentType(position, given: type)
    }
    return value
  }

  /// Changes an argument for the layers below.
  ///
  /// - Parameters:
  ///   - value: The new value, of the argument's type or of one that casts to it.
  ///   - position: The argument's position, from 0.
  /// - Throws: ``InvocationError``, if there is no such argument, the value is of another type, or the call has ended.
  public func setArgument(_ value: Any, at position: Int) throws(InvocationError) {
    try checkLive()
    guard position >= 0, position < argumentCount else { throw noArgument(position) }
    guard changeArgument(position, to: value) else {
      if boxedCall?.arguments[position] is LentArgument { throw hiddenArgument(position) }
      if boxedArguments[position] is OpaqueArgument { throw hiddenArgument(position) }
      throw argumentType(position, given: type(of: value))
    }
  }

  /// Calls the layers below with the arguments as they stand now. It may be called any number of times; what it last came to
  /// counts, and ``result`` or ``error`` has it.
  ///
  /// - Throws: ``InvocationError``: if the call has ended, has given away an argument that there is but once, proceeds already, or
  ///   is to be awaited. What the layers below throw it does not throw: that is the ``error``.
  public func proceed() throws(InvocationError) {
    try checkLive()
    if let boxedCall { try checkReady(boxedCall) }
    step()
  }

  /// Calls the layers below and waits for them; see the method that does not wait.
  ///
  /// - Throws: ``InvocationError``, as that does.
  public nonisolated(nonsending) func proceed() async throws(InvocationError) {
    try checkLive()
    guard let boxedCall, let step = boxedCall.waitingStep else {
      if let boxedCall { try checkReady(boxedCall) }
      step()
      return
    }
    await step()
  }

  /// Sets what the host is answered.
  ///
  /// - Parameter value: The result, of the requirement's type.
  /// - Throws: ``InvocationError``, if the value is of another type or the call has ended.
  public func setResult(_ value: Any) throws(InvocationError) {
    try checkLive()
    guard template._withUnsafeGuaranteedRef({ $0.changeResult(resultFrame, value) }) else {
      throw .resultType(
        requirement: requirement.name, expected: requirement.result, given: String(describing: type(of: value)))
    }
  }

  /// What was thrown so far, by proceeding or by ``setError(_:)``; `nil` if nothing was, or the call has ended.
  public var error: (any Error)? { hasEnded ? nil : boxedCall?.outcome.error }

  /// Lets the call end with an error.
  ///
  /// - Parameter error: The error, of the type that the requirement throws.
  /// - Throws: ``InvocationError``, if the requirement throws nothing or another type, or the call has ended.
  public func setError(_ error: any Error) throws(InvocationError) {
    try checkLive()
    guard let boxedCall, boxedCall.outcome.change(toError: error) else {
      throw .errorType(
        requirement: requirement.name, expected: requirement.thrownError, given: String(describing: type(of: error)))
    }
  }

  private var boxedArguments: [Any] { template._withUnsafeGuaranteedRef { $0.box(argumentFrame) } }

  private func changeArgument(_ position: Int, to value: Any) -> Bool {
    let template = template.takeUnretainedValue()
    if !ownsArguments {
      template.own(argumentFrame)
      ownsArguments = true
    }
    return template.change(argumentFrame, position, value)
  }

  @inline(__always)
  private func checkLive() throws(InvocationError) {
    if hasEnded { throw ended }
  }

  @inline(never)
  private var ended: InvocationError { .ended(requirement: requirement.name) }

  private func checkReady(_ call: BoxedCall) throws(InvocationError) {
    if call.waitingStep != nil { throw .waits(requirement: requirement.name) }
    if let obstacle = call.obstacle(requirement) { throw obstacle }
  }

  private func hiddenArgument(_ position: Int) -> InvocationError {
    .hiddenArgument(
      requirement: requirement.name, position: position, type: requirement.arguments[position].type)
  }

  private func noArgument(_ position: Int) -> InvocationError {
    .noArgument(requirement: requirement.name, position: position, count: argumentCount)
  }

  private func argumentType(_ position: Int, given: Any.Type) -> InvocationError {
    .argumentType(
      requirement: requirement.name, position: position, expected: requirement.arguments[position].type,
      given: String(describing: given))
  }
}
