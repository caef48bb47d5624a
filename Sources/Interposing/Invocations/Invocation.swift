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
/// If the handler neither proceeds nor sets a result, and the requirement has one, the call proceeds after it, for the host must
/// be answered; a call without a result then ends there.
///
/// Arguments stay where they are and are boxed only when they are read. A call through an invocation makes one allocation, the
/// invocation itself; each value that is read boxed may make another.
///
/// - Important: An invocation is used by its handler alone, before that returns. Whoever keeps it gets
///   ``InvocationError/ended(requirement:)``.
public final class Invocation {
  private let template: InvocationTemplate
  private let argumentFrame: UnsafeMutableRawPointer
  private let resultFrame: UnsafeMutableRawPointer
  @exclusivity(unchecked) private var hasEnded = false

  @usableFromInline
  internal init(
    _ template: InvocationTemplate, _ argumentFrame: UnsafeMutableRawPointer, _ resultFrame: UnsafeMutableRawPointer
  ) {
    self.template = template
    self.argumentFrame = argumentFrame
    self.resultFrame = resultFrame
  }

  @usableFromInline internal func end() { hasEnded = true }

  /// The requirement that was called.
  public var requirement: RequirementDescriptor { template.requirements[template.position] }

  /// The number of arguments.
  public var argumentCount: Int { requirement.arguments.count }

  /// Whether the host has its answer already.
  public var isEnded: Bool { hasEnded }

  /// The arguments as they stand now, each boxed. Empty once the call has ended.
  public var arguments: [Any] { hasEnded ? [] : template.box(argumentFrame) }

  /// What was answered so far, by proceeding or by ``setResult(_:)``; `nil` if nothing was, or the call has ended. `()` where there
  /// is no result.
  public var result: Any? { hasEnded ? nil : template.boxResult(resultFrame) }

  /// Reads an argument.
  ///
  /// - Parameters:
  ///   - position: The argument's position, from 0.
  ///   - type: What it is expected to be.
  /// - Throws: ``InvocationError``, if there is no such argument, it is of another type, or the call has ended.
  public func argument<Value>(at position: Int, as type: Value.Type = Value.self) throws(InvocationError) -> Value {
    try checkLive()
    let arguments = template.box(argumentFrame)
    guard arguments.indices.contains(position) else { throw noArgument(position) }
    guard let value = arguments[position] as? Value else { throw argumentType(position, given: type) }
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
    guard template.change(argumentFrame, position, value) else {
      throw argumentType(position, given: type(of: value))
    }
  }

  /// Calls the layers below with the arguments as they stand now. It may be called any number of times; the last result counts,
  /// and ``result`` has it.
  ///
  /// - Throws: ``InvocationError/ended(requirement:)``.
  public func proceed() throws(InvocationError) {
    try checkLive()
    template.proceed(argumentFrame, resultFrame)
  }

  /// Sets what the host is answered.
  ///
  /// - Parameter value: The result, of the requirement's type.
  /// - Throws: ``InvocationError``, if the value is of another type or the call has ended.
  public func setResult(_ value: Any) throws(InvocationError) {
    try checkLive()
    guard template.changeResult(resultFrame, value) else {
      throw .resultType(
        requirement: requirement.name, expected: requirement.result, given: String(describing: type(of: value)))
    }
  }

  private func checkLive() throws(InvocationError) {
    if hasEnded { throw .ended(requirement: requirement.name) }
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
