import CRawForeignCalls
import ForeignCalls

/// A call of a function pointer made of a Swift closure, whose body makes the call of ``ForeignCallCase``.
@MainActor
final class ForeignClosureCase: PlainCase {
  private let closure: ForeignClosure
  private let function: raw_height

  init(_ closure: ForeignClosure) throws {
    self.closure = closure
    function = unsafeBitCast(closure.address, to: raw_height.self)
    try super.init(raise: 0)
  }

  /// A body that stands before the function and proceeds to it, with the arguments as they came.
  static func proceeding() throws -> ForeignClosureCase {
    try ForeignClosureCase(ForeignClosure(before: HeightFunction.untyped()) { call in try call.proceed() })
  }

  /// A body that takes the arguments out by Swift's types, and calls with them.
  static func typed() throws -> ForeignClosureCase {
    let function = try HeightFunction.untyped()
    let height = try HeightFunction.typed()
    return try ForeignClosureCase(
      ForeignClosure(
        function.signature,
        calling: { (table: UnsafeMutableRawPointer?, section: Int, row: Int) -> Double in height(table, section, row) })
    )
  }

  override func ask(_ table: UnsafeMutablePointer<raw_table>, _ rows: UnsafePointer<Int>, count: Int) -> UInt64 {
    raw_height_run(function, table, rows, Int64(count))
  }
}
