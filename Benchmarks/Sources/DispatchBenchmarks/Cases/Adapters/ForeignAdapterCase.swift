import AdapterLoading
import CRawForeignCalls
import ForeignCalls

/// A call of a slot of another library's struct that an adapter in C stands before: it adds a point to what the slot's own function,
/// which it calls through a plain pointer, answers.
@MainActor
final class ForeignAdapterCase: PlainCase {
  private let table: CallbackTable
  private let function: raw_height

  init() throws {
    let adapter = try RaisingAdapter.inC()
    // A struct of one function is that function's address.
    var original = try HeightFunction.untyped().address
    let layout = try CallbackTableLayout(
      "struct height_table { double (*height)(void *table, long section, long row); };")
    table = try CallbackTable(copying: &original, layout: layout)
    try adapter.interpose(on: table)
    function = table.address.load(as: raw_height.self)
    try super.init(raise: 1)
  }

  override func ask(_ table: UnsafeMutablePointer<raw_table>, _ rows: UnsafePointer<Int>, count: Int) -> UInt64 {
    raw_height_run(function, table, rows, Int64(count))
  }
}
