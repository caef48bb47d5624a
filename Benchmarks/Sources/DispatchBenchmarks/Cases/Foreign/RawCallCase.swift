import CRawForeignCalls

/// The call through `ffi_call`, prepared once, and all of it in C.
@MainActor
final class RawCallCase: PlainCase {
  private let call: OpaquePointer

  init() throws {
    guard let call = raw_call_make() else { throw ForeignRefusal() }
    self.call = call
    try super.init(raise: 0)
  }

  isolated deinit { raw_call_free(call) }

  override func ask(_ table: UnsafeMutablePointer<raw_table>, _ rows: UnsafePointer<Int>, count: Int) -> UInt64 {
    raw_call_run(call, table, rows, Int64(count))
  }
}
