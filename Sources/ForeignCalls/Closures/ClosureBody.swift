internal import CLibFFI

/// What a function pointer runs: a Swift closure, and the function that it stands before, if any.
///
/// All that is unsafe about it stands in this file: `next` is the address of a function with this signature, by the
/// promise of whoever made the closure; `callInterface` belongs to the signature, which this object keeps.
@usableFromInline
final class ClosureBody: @unchecked Sendable {
  @usableFromInline
  typealias Handler = @Sendable (inout ForeignInvocation) throws -> Void

  @usableFromInline let signature: CallSignature
  /// What `proceed()` calls.
  let next: UnsafeRawPointer?

  private let handler: Handler
  private let failure: ForeignFailure
  private let callInterface: UnsafeMutablePointer<ffi_cif>
  private let resultSize: Int

  init(_ signature: CallSignature, next: UnsafeRawPointer?, failure: ForeignFailure, handler: @escaping Handler) {
    self.signature = signature
    self.next = next
    self.failure = failure
    self.handler = handler
    callInterface = signature.interface.callInterface
    resultSize = signature.interface.resultSize
  }

  /// Runs the handler on what libffi gave. It is called straight out of this object, which the stub keeps alive: so
  /// nothing is retained for a call.
  func run(result: UnsafeMutableRawPointer, arguments: UnsafeMutablePointer<UnsafeMutableRawPointer?>) {
    // A body that sets no result gives zeros, and not what was left on the stack.
    if resultSize == MemoryLayout<UInt>.size {
      result.storeBytes(of: 0, as: UInt.self)
    } else {
      result.initializeMemory(as: UInt8.self, repeating: 0, count: resultSize)
    }
    var invocation = ForeignInvocation(Unmanaged.passUnretained(self), result: result, arguments: arguments)
    do {
      try handler(&invocation)
    } catch {
      fail(error, &invocation)
    }
  }

  /// Calls the function that the closure stands before, with libffi's own arguments and result.
  ///
  /// - Returns: Whether there is one.
  func proceed(result: UnsafeMutableRawPointer, arguments: UnsafeMutablePointer<UnsafeMutableRawPointer?>) -> Bool {
    guard let next else { return false }
    libffi_call(callInterface, next, result, arguments)
    return true
  }

  @inline(never)
  private func fail(_ error: any Error, _ invocation: inout ForeignInvocation) {
    guard case .result(let answer) = failure else {
      fatalError(
        "ForeignClosure \(signature): its body threw: \(error); C cannot receive an error: catch it there, or give the "
          + "closure an answer for failures")
    }
    do throws(ForeignCallError) {
      try invocation.setResult(answer(error))
    } catch let problem {
      fatalError(
        "ForeignClosure \(signature): its body threw: \(error); the answer for failures does not fit: \(problem)")
    }
  }
}
