import CRawForeignCalls

/// The call through a plain function pointer, all of it in C.
@MainActor
final class FunctionPointerCase: PlainCase {
  init() throws { try super.init(raise: 0) }

  override func ask(_ table: UnsafeMutablePointer<raw_table>, _ rows: UnsafePointer<Int>, count: Int) -> UInt64 {
    raw_height_run(raw_table_height, table, rows, Int64(count))
  }
}
