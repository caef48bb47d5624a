internal import CLibFFI

extension ForeignClosure {
  /// Makes a function pointer that calls another function with two arguments more in front: a context, and what the function stands
  /// before. So C code that was built elsewhere interposes on a function whose signature only its host knows:
  ///
  /// ```c
  /// static int traced_write(void *context, int (*next)(void *, const void *, int), void *file, const void *bytes, int count) {
  ///   return next(file, bytes, count);
  /// }
  /// ```
  ///
  /// `next` is the plain function pointer itself, so the way down costs no more than C's own calls do.
  ///
  /// - Parameters:
  ///   - signature: What C calls: parameters and result.
  ///   - function: The address of a function with that signature and the two arguments in front. It has to stay callable for as long
  ///     as the closure lives.
  ///   - context: Its first argument.
  ///   - next: Its second one; `nil` where it stands before nothing.
  ///   - owner: What has to live as long as the function can be called: the context's owner.
  /// - Throws: `CDeclarationProblem` if libffi cannot make the call with two arguments more, `ForeignCallError` if the system gives no
  ///   executable memory.
  public convenience init(
    _ signature: CallSignature, calling function: UnsafeRawPointer, context: UnsafeMutableRawPointer?,
    before next: UnsafeRawPointer?, keeping owner: any AnyObject & Sendable
  ) throws {
    try self.init(
      signature, calling: function, as: signature.withContext(), context: context, before: next, keeping: owner)
  }

  convenience init(
    _ signature: CallSignature, calling function: UnsafeRawPointer, as whole: CallSignature,
    context: UnsafeMutableRawPointer?, before next: UnsafeRawPointer?, keeping owner: any AnyObject & Sendable
  ) throws(ForeignCallError) {
    if let registers = RegisterCall(after: signature) {
      let call = RegisterContextCall(registers, function: function, context: context, next: next, owner: owner)
      try self.init(signature) { invocation in call.perform(&invocation) }
    } else {
      let call = ContextCall(whole, function: function, context: context, next: next, owner: owner)
      try self.init(signature) { invocation in call.perform(&invocation) }
    }
  }
}

extension CallSignature {
  /// The signature with two pointers in front: a context, and what the function stands before.
  func withContext() throws(CDeclarationProblem) -> CallSignature {
    let front = ["context", "next"].map { CParameter(name: $0, type: .pointer(.untyped)) }
    return try CallSignature(name: name, result: result, parameters: front + parameters)
  }

  /// Whether both are called in the same way: their types have the same representations, whatever pointers point to.
  public func isCalled(like other: CallSignature) -> Bool {
    result.isRepresented(like: other.result) && parameters.count == other.parameters.count
      && zip(parameters, other.parameters).allSatisfy { $0.type.isRepresented(like: $1.type) }
  }
}

/// A call of a function with a context and what it stands before in front of the arguments that libffi gave, all of them in
/// registers.
private final class RegisterContextCall: @unchecked Sendable {
  private let registers: RegisterCall
  private let function: UnsafeRawPointer
  private let context: UInt
  private let next: UInt
  private let owner: any AnyObject & Sendable

  init(
    _ registers: RegisterCall, function: UnsafeRawPointer, context: UnsafeMutableRawPointer?, next: UnsafeRawPointer?,
    owner: any AnyObject & Sendable
  ) {
    self.registers = registers
    self.function = function
    self.context = UInt(bitPattern: context)
    self.next = UInt(bitPattern: next)
    self.owner = owner
  }

  func perform(_ invocation: inout ForeignInvocation) {
    registers.perform(function, context, next, invocation.arguments, invocation.resultBuffer)
  }
}

/// A call of a function with a context and what it stands before in front of the arguments that libffi gave.
///
/// All that is unsafe about it stands in this file: `function` is the address of a function with `signature`, by the promise of
/// whoever made the closure. The two arguments in front stand in `front`, which is written once and only read by calls, on whatever
/// threads they are. The addresses of the others are libffi's own, good for the time of the call.
private final class ContextCall: @unchecked Sendable {
  private let signature: CallSignature
  private let function: UnsafeRawPointer
  private let front: UnsafeMutablePointer<UnsafeRawPointer?>
  private let owner: any AnyObject & Sendable
  private let count: Int

  init(
    _ signature: CallSignature, function: UnsafeRawPointer, context: UnsafeMutableRawPointer?, next: UnsafeRawPointer?,
    owner: any AnyObject & Sendable
  ) {
    self.signature = signature
    self.function = function
    self.owner = owner
    count = signature.parameters.count
    front = .allocate(capacity: 2)
    front.initialize(to: UnsafeRawPointer(context))
    (front + 1).initialize(to: next)
  }

  deinit { front.deallocate() }

  func perform(_ invocation: inout ForeignInvocation) {
    let result = invocation.resultBuffer
    let arguments = invocation.arguments
    withUnsafeTemporaryAllocation(of: UnsafeMutableRawPointer?.self, capacity: count) { all in
      guard let base = all.baseAddress else { return }
      base.initialize(to: front)
      (base + 1).initialize(to: front + 1)
      (base + 2).initialize(from: arguments, count: count - 2)
      libffi_call(signature.interface.callInterface, function, result, base)
    }
  }
}
