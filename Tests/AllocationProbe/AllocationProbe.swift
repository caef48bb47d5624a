import CAllocationProbe
import CForeignFixtures
import ForeignCalls

/// Makes a thousand calls of each kind and prints how many allocations they made, a line for each kind: `typed 0`. A
/// program of its own, since the whole process's allocations are counted. Prints nothing where they cannot be
/// counted.
@main
enum AllocationProbe {
  private static let calls = 1000

  static func main() throws {
    guard allocations_are_counted() else { return }
    // The counter counts: one allocation for each object.
    count("control") { _ = makeObject() }
    try countFunctions()
    try countClosures()
    try countTables()
  }

  private static func function(_ declaration: String) throws -> ForeignFunction {
    let signature = try CallSignature(declaration, names: names)
    guard let address = fixture_address(signature.name ?? "") else { throw MissingFixture(declaration: declaration) }
    return ForeignFunction(address, signature)
  }

  private static var names: CTypeNames {
    get throws {
      try CTypeNames(
        """
        typedef struct { int64_t numbers[5]; } fixture_large;
        typedef struct { double x, y; } fixture_point;
        """)
    }
  }

  private static func count(_ name: String, _ body: () throws -> Void) rethrows {
    // What is made once, such as a type's metadata, is made before.
    for _ in 0..<10 { try body() }
    let before = allocation_count()
    for _ in 0..<calls { try body() }
    let allocations = allocation_count() - before
    print(name, allocations)
  }

  private static func countFunctions() throws {
    let reals = try function(
      """
      double fixture_weighed_reals(double, float, double, float, double, float, double, float, double, float, double,
                                   float)
      """)
    let weigh = try reals.typed(
      Double.self, Float.self, Double.self, Float.self, Double.self, Float.self, Double.self, Float.self, Double.self,
      Float.self, Double.self, Float.self, returning: Double.self)
    count("typed") { _ = weigh(1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12) }

    let turn = try function("fixture_large fixture_turned_large(fixture_large)")
      .typed(fixture_large.self, returning: fixture_large.self)
    count("typed-struct") { _ = turn(fixture_large(numbers: (1, 2, 3, 4, 5))) }

    let same = try function("void *fixture_same_pointer(void *)")
    try count("checked") {
      _ = try same.call(UnsafeRawPointer(bitPattern: 16), returning: UnsafeRawPointer?.self)
    }

    let prepared = PreparedCall(reals)
    try count("prepared") {
      for position in 0..<12 {
        if position % 2 == 0 {
          try prepared.set(Double(position), at: position)
        } else {
          try prepared.set(Float(position), at: position)
        }
      }
      try prepared.perform()
      _ = try prepared.result(as: Double.self)
    }
    try count("prepared-literals") {
      try prepared.set(0.5, at: 0)
      try prepared.perform()
    }
  }

  private static func countClosures() throws {
    let negate = try function("int16_t fixture_negated_short(int16_t)")
    let caller = try function("int16_t fixture_call_int16(int16_t (*)(int16_t), int16_t)")
      .typed(UnsafeMutableRawPointer.self, Int16.self, returning: Int16.self)

    let proceeding = try ForeignClosure(before: negate) { call in try call.proceed() }
    count("closure-proceeding") { _ = caller(proceeding.address, 5) }

    let next = try negate.typed(Int16.self, returning: Int16.self)
    let typed = try ForeignClosure(negate.signature, calling: { (value: Int16) -> Int16 in next(value) })
    count("closure-typed") { _ = caller(typed.address, 5) }

    let reading = try ForeignClosure(negate.signature) { call in
      let value: Int16 = try call.argument(0)
      try call.setArgument(0, to: value + 1)
      try call.setResult(value - 1)
    }
    count("closure-reading") { _ = caller(reading.address, 5) }
  }

  private static func countTables() throws {
    let layout = try CallbackTableLayout(
      """
      int version; const char *name;
      int (*open)(void *, const char *);
      int64_t (*read)(void *, int64_t);
      """)
    let table = try withUnsafePointer(to: fixture_table_of_two) { try CallbackTable(copying: $0, layout: layout) }
    let read = CallbackSlot<(UnsafeMutableRawPointer?, Int64) -> Int64>("read")
    try table.interpose(on: read) { next, table, offset in next(table, offset) }
    try table.interpose(on: "read") { call in try call.proceed() }
    guard let function = try table.function("read") else { throw MissingFixture(declaration: "read") }
    let original = withUnsafePointer(to: fixture_table_of_two) { UnsafeRawPointer($0) }
    let call = try function.typed(UnsafeRawPointer.self, Int64.self, returning: Int64.self)
    count("table") { _ = call(original, 5) }
  }
}

private final class ControlObject {}

@inline(never)
private func makeObject() -> ControlObject { ControlObject() }

private struct MissingFixture: Error {
  let declaration: String
}

extension fixture_large: ForeignStruct {
  public static let foreignType = try? CType("{ int64_t numbers[5]; }")
}
