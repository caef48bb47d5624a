import CForeignFixtures
import ForeignCalls
import Testing

/// What does not fit is an error that names it, and the function is not called.
struct CheckedCallTests {
  private func message(_ body: () throws -> Void) -> String {
    do {
      try body()
      return "nothing was thrown"
    } catch {
      return "\(error)"
    }
  }

  @Test func count() throws {
    let function = try Fixture.function("void fixture_store(int *place, int value)")
    let expected = "void fixture_store(int *place, int value): expected 2 arguments, given "
    #expect(message { try function.call(1) } == expected + "1")
    #expect(message { try function.call([]) } == expected + "0")
    #expect(message { _ = try function.typed(Int.self, Int.self, Int.self) } == expected + "3")
    let single = try Fixture.function("double fixture_halved_double(double)")
    #expect(
      message { try single.call() } == "double fixture_halved_double(double): expected 1 argument, given 0")
  }

  @Test func types() throws {
    let function = try Fixture.function("int fixture_negated_int(int)")
    let expected = "int fixture_negated_int(int): argument 1: expected int (in Swift: Int32), given "
    #expect(message { _ = try function.call(5, returning: Int32.self) } == expected + "Int")
    #expect(message { _ = try function.call(UInt32(5), returning: Int32.self) } == expected + "UInt32")
    #expect(message { _ = try function.call("5", returning: Int32.self) } == expected + "String")
    #expect(message { try function.call([1.5]) } == expected + "a floating-point number")
    #expect(message { try function.call([true]) } == expected + "a boolean")
    #expect(message { try function.call(["1"]) } == expected + "a string")
    #expect(message { try function.call([nil]) } == expected + "NULL")
  }

  /// The position counts from 1, and the first that does not fit is named.
  @Test func positions() throws {
    let function = try Fixture.function("void fixture_store(int *place, int value)")
    let place = UnsafeMutablePointer<Int32>(bitPattern: 8)
    #expect(
      message { try function.call(place, Float(1)) }
        == "void fixture_store(int *place, int value): argument 2 (value): expected int (in Swift: Int32), given Float")
    #expect(
      message { try function.call(1, 2) }
        == "void fixture_store(int *place, int value): argument 1 (place): expected int * (in Swift: a pointer), "
        + "given Int"
    )
  }

  @Test func ranges() throws {
    let function = try Fixture.function("unsigned char fixture_complement_unsigned_char(unsigned char)")
    let name = "unsigned char fixture_complement_unsigned_char(unsigned char)"
    #expect(try function.call([255]) == 0)
    #expect(message { try function.call([256]) } == "\(name): argument 1: expected unsigned char, which has no 256")
    #expect(message { try function.call([-1]) } == "\(name): argument 1: expected unsigned char, which has no -1")
  }

  @Test func results() throws {
    let function = try Fixture.function("int fixture_negated_int(int)")
    #expect(
      message { _ = try function.call(Int32(1), returning: Int64.self) }
        == "int fixture_negated_int(int): result: expected int (in Swift: Int32), given Int64")
    #expect(
      message { _ = try function.typed(Int32.self, returning: Bool.self) }
        == "int fixture_negated_int(int): result: expected int (in Swift: Int32), given Bool")
  }

  @Test func resultsCanBeIgnored() throws {
    try Fixture.function("int fixture_negated_int(int)").call(Int32(1))
    try Fixture.function("fixture_large fixture_turned_large(fixture_large)").call(
      fixture_large(numbers: (1, 2, 3, 4, 5)))
  }
}
