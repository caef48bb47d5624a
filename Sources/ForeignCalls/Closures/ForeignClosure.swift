/// A C function pointer that calls a Swift closure.
///
/// ```swift
/// let ascending = try ForeignClosure("int compare(const void *, const void *)") { call in
///   let left: UnsafePointer<Int32>? = try call.argument(0)
///   let right: UnsafePointer<Int32>? = try call.argument(1)
///   …
///   try call.setResult(Int32(-1))
/// }
/// ascending.withAddress { compare in qsort(numbers, count, 4, compare) }
/// ```
///
/// **Lifetime**
/// 1. The function pointer works for as long as this object lives, and the object lives for as long as somebody holds
///    it. C holds nothing: keep the object in a property, use `withAddress(_:)` for what C does at once, or
///    `makePermanent()`.
/// 2. The object may be freed while calls of it are running, even by the closure's body itself: they run to their
///    end. What the body captures is freed behind the last of them.
/// 3. A call that begins after the object was freed ends the process with a line that names the function. It is
///    caught so long as fewer than 4096 other closures have been freed since; behind that the address may belong to
///    another closure.
///
/// **Threads.** C may call from any thread, from several at once, and while a call is running. The body is
/// `@Sendable` and runs right there, outside any actor and task; it should not wait for another thread that may be
/// calling, too. Calling takes no lock and allocates nothing, so what a body may do is up to the body.
///
/// **Errors.** C receives none. What happens when the body throws, `ForeignFailure` says. C's `longjmp` and C++'s
/// exceptions must not leave through a closure: Swift's frames would not be cleaned up.
public final class ForeignClosure: @unchecked Sendable {
  /// What C sees: parameters and result.
  public let signature: CallSignature

  private let stub: ClosureStub

  init(_ body: ClosureBody) throws(ForeignCallError) {
    signature = body.signature
    stub = try ClosureStub(body)
  }

  deinit { stub.retire() }

  /// The function pointer, for C. This object has to outlive C's use of it.
  public var address: UnsafeMutableRawPointer { stub.executable }

  /// Hands out the function pointer and keeps the closure alive meanwhile.
  ///
  /// - Parameter body: What uses the pointer; C must not keep it afterwards.
  /// - Returns: What the body returns.
  public func withAddress<Result: ~Copyable, Failure: Error>(
    _ body: (UnsafeMutableRawPointer) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    defer { withExtendedLifetime(self) {} }
    return try body(stub.executable)
  }

  /// The function pointer, for C to use for as long as the process lives. The closure, and what its body captures, is
  /// never freed.
  public func makePermanent() -> UnsafeMutableRawPointer {
    _ = Unmanaged.passRetained(self)
    return stub.executable
  }
}

extension ForeignClosure: ForeignArgument {
  /// Whether the type is a pointer.
  public static func represents(_ type: CType) -> Bool {
    if case .pointer = type { true } else { false }
  }

  /// Passes the function pointer. The closure lives at least until the call has returned.
  public func store(in slot: UnsafeMutableRawPointer, storage: inout ArgumentStorage) {
    storage.keep(self)
    address.store(in: slot)
  }
}
