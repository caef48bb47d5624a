import CRawForeignCalls
import ForeignCalls

/// The call from Swift, through a function that is known by its address and its signature.
@MainActor
final class ForeignCallCase: PlainCase {
  private let height: @Sendable (UnsafeMutableRawPointer?, Int, Int) -> Double

  init() throws {
    height = try HeightFunction.typed()
    try super.init(raise: 0)
  }

  override func ask(_ table: UnsafeMutablePointer<raw_table>, _ rows: UnsafePointer<Int>, count: Int) -> UInt64 {
    let height = height
    let table = UnsafeMutableRawPointer(table)
    var sum: UInt64 = 0
    for index in 0..<count { sum &+= height(table, 0, rows[index & 3]).bitPattern }
    return sum
  }
}

/// The callee in C, as Swift finds it.
enum HeightFunction {
  /// The function.
  static func untyped() throws -> ForeignFunction {
    let callee: @convention(c) (UnsafeMutableRawPointer, Int, Int) -> Double = raw_table_height
    return try ForeignFunction(
      unsafeBitCast(callee, to: UnsafeRawPointer.self), "double height(void *table, long section, long row)")
  }

  /// The function, by Swift's types.
  static func typed() throws -> @Sendable (UnsafeMutableRawPointer?, Int, Int) -> Double {
    try untyped().typed(UnsafeMutableRawPointer?.self, Int.self, Int.self, returning: Double.self)
  }
}
