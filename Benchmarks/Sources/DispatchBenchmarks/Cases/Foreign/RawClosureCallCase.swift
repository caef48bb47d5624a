import CRawForeignCalls

/// A call of a function pointer that libffi made, whose body makes the call through `ffi_call`, and all of it in C.
@MainActor
final class RawClosureCallCase: PlainCase {
  private let closure: OpaquePointer

  init() throws {
    guard let closure = raw_closure_make() else { throw ForeignRefusal() }
    self.closure = closure
    try super.init(raise: 0)
  }

  isolated deinit { raw_closure_free(closure) }

  override func ask(_ table: UnsafeMutablePointer<raw_table>, _ rows: UnsafePointer<Int>, count: Int) -> UInt64 {
    raw_height_run(raw_closure_function(closure), table, rows, Int64(count))
  }
}
