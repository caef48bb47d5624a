internal import CLibFFI
import Synchronization

/// The function pointer of one closure, and what stands behind it.
///
/// All that is unsafe about it stands in this file:
///
/// - libffi gives two addresses for one stub: `writable`, where it is prepared, and `executable`, which C calls.
///   Nothing is ever called at the first or written at the second.
/// - A stub is in one of three states. *Active*: calls run the body. *Retired*: the closure's owner is gone, calls
///   end the process with a message; calls that had begun before run to their end, and the last of them frees the
///   body. *Freed*: libffi has the memory back.
/// - `state` counts the calls that are under way, twice, and has its lowest bit set when the stub is retired. A call
///   counts itself before it looks at the bit, and retiring sets the bit before it looks at the count: so either the
///   call sees the bit, or whoever frees the body sees the call. The body is freed once, by the one who finds the bit
///   set and the count at zero.
/// - A stub holds itself from its making until its body is freed; then the quarantine holds it. Its owner may be gone
///   earlier than the last call.
/// - A retired stub stays in quarantine, unfreed, until many others have been retired after it. So a function pointer
///   that C kept too long meets a retired stub and not foreign memory, unless very many closures have come and gone
///   since.
/// - libffi reads the cif while a call begins and ends: `signature` keeps it alive as long as the stub.
final class ClosureStub: @unchecked Sendable {
  /// What C calls.
  let executable: UnsafeMutableRawPointer

  private let writable: UnsafeMutablePointer<ffi_closure>
  private let signature: CallSignature
  private let body: Unmanaged<ClosureBody>
  private let state = Atomic<UInt>(0)

  private static let retiredBit: UInt = 1
  private static let oneCall: UInt = 2

  init(_ body: ClosureBody) throws(ForeignCallError) {
    signature = body.signature
    var code: UnsafeMutableRawPointer?
    let memory = ffi_closure_alloc(MemoryLayout<ffi_closure>.size, &code)
    guard let memory, let code else { throw .noExecutableMemory(function: body.signature.description) }
    executable = code
    writable = memory.assumingMemoryBound(to: ffi_closure.self)
    self.body = .passRetained(body)
    let status = ffi_prep_closure_loc(
      writable, signature.interface.callInterface, Self.enter, Unmanaged.passUnretained(self).toOpaque(), executable)
    guard status == FFI_OK else {
      self.body.release()
      throw .closureNotPrepared(function: body.signature.description, status: Int(status.rawValue))
    }
    _ = Unmanaged.passRetained(self)
  }

  deinit { ffi_closure_free(writable) }

  /// What libffi calls: it gives the address of the result, those of the arguments, and the stub.
  private static let enter:
    @convention(c) (
      UnsafeMutablePointer<ffi_cif>?, UnsafeMutableRawPointer?, UnsafeMutablePointer<UnsafeMutableRawPointer?>?,
      UnsafeMutableRawPointer?
    ) -> Void = { _, result, arguments, stub in
      // libffi gives all of them, whatever the signature.
      guard let result, let arguments, let stub else { return }
      // No retain: the stub lives as long as libffi's closure.
      Unmanaged<ClosureStub>.fromOpaque(stub)._withUnsafeGuaranteedRef { $0.call(result: result, arguments: arguments) }
    }

  private func call(
    result: UnsafeMutableRawPointer, arguments: UnsafeMutablePointer<UnsafeMutableRawPointer?>
  ) {
    let before = state.wrappingAdd(Self.oneCall, ordering: .acquiring).oldValue
    if before & Self.retiredBit != 0 { reportLateCall() }
    body._withUnsafeGuaranteedRef { $0.run(result: result, arguments: arguments) }
    let after = state.wrappingSubtract(Self.oneCall, ordering: .acquiringAndReleasing).newValue
    if after == Self.retiredBit { freeBody() }
  }

  /// Ends the stub's use. Called once, by the closure that owns it.
  func retire() {
    let before = state.bitwiseOr(Self.retiredBit, ordering: .acquiringAndReleasing).oldValue
    if before == 0 { freeBody() }
  }

  /// Nobody runs the body, and nobody will.
  private func freeBody() {
    body.release()
    Quarantine.shared.add(.stub(Unmanaged.passUnretained(self).takeRetainedValue()))
  }

  private func reportLateCall() -> Never {
    fatalError(
      "ForeignClosure \(signature): C called it after it was freed: keep the closure alive for as long as C may call it"
    )
  }
}
