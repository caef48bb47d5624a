import CForeignFixtures
import ForeignCalls
import Synchronization
import Testing

/// Function pointers made of Swift closures, called by compiled C.
struct ClosureTests {
  /// Calls a compiled caller with the closure as its first argument.
  private func call<Value: ForeignReadable & ForeignArgument>(
    _ caller: String, _ closure: ForeignClosure, _ value: Value
  ) throws -> Value {
    try Fixture.function(caller).call(closure, value, returning: Value.self)
  }

  /// Each narrow type at its ends; what comes back was widened and narrowed again.
  @Test func narrowNumbers() throws {
    let negate8 = try ForeignClosure("int8_t (int8_t)", calling: { (x: Int8) -> Int8 in 0 &- x })
    #expect(try call("int8_t fixture_call_int8(void *, int8_t)", negate8, Int8(127)) == -127)
    #expect(try call("int8_t fixture_call_int8(void *, int8_t)", negate8, Int8(-128)) == -128)
    let add8 = try ForeignClosure("uint8_t (uint8_t)", calling: { (x: UInt8) -> UInt8 in x &+ 10 })
    #expect(try call("uint8_t fixture_call_uint8(void *, uint8_t)", add8, UInt8(245)) == 255)
    let negate16 = try ForeignClosure("short (short)", calling: { (x: Int16) -> Int16 in -x })
    #expect(try call("int16_t fixture_call_int16(void *, int16_t)", negate16, Int16(300)) == -300)
    let add16 = try ForeignClosure("uint16_t (uint16_t)", calling: { (x: UInt16) -> UInt16 in x &+ 1 })
    #expect(try call("uint16_t fixture_call_uint16(void *, uint16_t)", add16, UInt16(65534)) == 65535)
    let not = try ForeignClosure("bool (bool)", calling: { (x: Bool) -> Bool in !x })
    #expect(try call("bool fixture_call_bool(void *, bool)", not, true) == false)
    #expect(try call("bool fixture_call_bool(void *, bool)", not, false) == true)
  }

  /// Callers of this platform may read a narrow result as an int.
  @Test func narrowResultsFillTheRegister() throws {
    let closure = try ForeignClosure("int8_t (void)") { call in try call.setResult(Int8(-5)) }
    let caller = try Fixture.function("int fixture_call_int8_as_int(void *)")
    #expect(try caller.call(closure, returning: Int32.self) == -5)
    let dynamic = try ForeignClosure("int8_t (void)") { call in try call.setResult(-6) }
    #expect(try caller.call(dynamic, returning: Int32.self) == -6)
  }

  @Test func reals() throws {
    let half = try ForeignClosure("float (float)", calling: { (x: Float) -> Float in x / 2 })
    #expect(try call("float fixture_call_float(void *, float)", half, Float(0.5)) == 0.25)
    #if arch(x86_64)
      let halfExtended = try ForeignClosure("long double (long double)", calling: { (x: Float80) -> Float80 in x / 2 })
      let value = Float80(1) + Float80.ulpOfOne
      #expect(try call("long double fixture_call_long_double(void *, long double)", halfExtended, value) == value / 2)
    #endif
  }

  /// The fixture's own function weighs the same twelve arguments: the closure must see what it sees.
  @Test func moreArgumentsThanRegisters() throws {
    let signature = """
      int64_t (int8_t, uint8_t, int16_t, uint16_t, int32_t, uint32_t, int64_t, uint64_t, int8_t, uint8_t,
        int16_t, uint16_t)
      """
    let closure = try ForeignClosure(signature) { call in
      let values = call.argumentValues
      #expect(
        values == [
          -1, 200, -300, 60000, -70000, 4_000_000_000, -5_000_000_000, 6_000_000_000, -8, 250, -1000, 65535,
        ])
      try call.setResult(Int64(123))
    }
    let caller = try Fixture.function("int64_t fixture_call_weighed_integers(void *)")
    #expect(try caller.call(closure, returning: Int64.self) == 123)
  }

  #if arch(x86_64)
    @Test func moreOfBothKindsThanRegisters() throws {
      let closure = try ForeignClosure(
        """
        double (int, double, long, float, char, double, long, double, short, double, int, double, long,
          double, long double,
                double, long, double)
        """
      ) { call in
        let values = call.argumentValues
        #expect(
          values == [
            -1, 0.5, 3, 0.25, 65, 1.5, -7, 2.5, -9, 3.5, 11, 4.5, -13, 5.5, .extended(0.125), 6.5, 17, 7.5,
          ])
        try call.setResult(0.75)
      }
      let caller = try Fixture.function("double fixture_call_weighed_mixed(void *)")
      #expect(try caller.call(closure, returning: Double.self) == 0.75)
    }
  #endif

  @Test func crowd() throws {
    let declaration = """
      double (fixture_point, fixture_point, fixture_point, fixture_point, fixture_point, fixture_pair, fixture_pair,
        fixture_statistics, fixture_large, int64_t, int64_t, int64_t, fixture_flagged, float)
      """
    let closure = try ForeignClosure(declaration, names: Fixture.names) { call in
      let values = call.argumentValues
      #expect(
        values.map(\.description) == [
          "{x: 1.0, y: 2.0}", "{x: 3.0, y: 4.5}", "{x: 5.0, y: 6.0}", "{x: 7.0, y: 8.5}", "{x: 9.0, y: 10.0}",
          "{x: 11, y: 12}", "{x: 13, y: -14}", "{count: 15, inner: {mean: 16.0, spread: 17.0}}",
          "{numbers: {18, 19, 20, 21, 22}}", "23", "-24", "25", "{total: 26.0, flag: 27}", "28.5",
        ])
      let large: fixture_large = try call.argument(8)
      #expect(large.numbers.4 == 22)
      try call.setResult(1.25)
    }
    #expect(try Fixture.function("double fixture_call_crowd(void *)").call(closure, returning: Double.self) == 1.25)
  }

  /// Structs of every way of passing come into a closure and go out of it, turned about by the closure as compiled C
  /// would.
  @Test(arguments: StructCase.all)
  func structs(_ test: StructCase) throws {
    let type = "fixture_\(test.name)"
    let given = try Fixture.structure(type, test.given)
    let answer = try Fixture.structure(type, test.answer)
    let closure = try ForeignClosure("\(type) (\(type))", names: Fixture.names) { call in
      #expect(try call.argument(0) == given)
      try call.setResult(answer)
    }
    let caller = try Fixture.function("\(type) fixture_call_\(test.name)(void *, \(type))")
    #expect(try closure.withAddress { try caller.call([.pointer($0), given]) } == answer)
  }

  @Test func importedStructs() throws {
    let closure = try ForeignClosure(
      "fixture_statistics (fixture_statistics)", names: Fixture.names,
      calling: { (value: fixture_statistics) -> fixture_statistics in
        fixture_statistics(count: value.count + 1, inner: .init(mean: value.inner.mean + 1, spread: 0))
      })
    let caller = try Fixture.function("fixture_statistics fixture_call_statistics(void *, fixture_statistics)")
    let result = try caller.call(
      closure, fixture_statistics(count: 1, inner: .init(mean: 0.5, spread: 9)), returning: fixture_statistics.self)
    #expect(result.count == 2 && result.inner.mean == 1.5 && result.inner.spread == 0)
  }

  @Test func aBodyThatSetsNoResultGivesZeros() throws {
    let number = try ForeignClosure("int8_t (int8_t)") { _ in }
    #expect(try call("int8_t fixture_call_int8(void *, int8_t)", number, Int8(99)) == 0)
    let large = try ForeignClosure("fixture_large (fixture_large)", names: Fixture.names) { _ in }
    let caller = try Fixture.function("fixture_large fixture_call_large(void *, fixture_large)")
    let result = try caller.call(large, fixture_large(numbers: (1, 2, 3, 4, 5)), returning: fixture_large.self)
    #expect(result.numbers == (0, 0, 0, 0, 0))
  }

  @Test func argumentsAndResultsAreChecked() throws {
    let closure = try ForeignClosure("int8_t f(int8_t x)") { call in
      #expect(throws: ForeignCallError.self) { _ = try call.argument(0, as: Int32.self) }
      #expect(throws: ForeignCallError.noSuchArgument(function: "int8_t f(int8_t x)", position: 2, count: 1)) {
        _ = try call.argument(1)
      }
      #expect(throws: ForeignCallError.self) { _ = try call.argument(-1) }
      #expect(throws: ForeignCallError.self) { try call.setResult(Int32(1)) }
      #expect(
        throws: ForeignCallError.resultRange(function: "int8_t f(int8_t x)", expected: "int8_t", given: "128")
      ) { try call.setResult(128) }
      #expect(throws: ForeignCallError.self) { try call.setResult("text") }
      #expect(throws: ForeignCallError.self) { try call.setArgument(0, to: 1000) }
      let canProceed = call.canProceed
      #expect(!canProceed)
      #expect(throws: ForeignCallError.nothingToProceedTo(function: "int8_t f(int8_t x)")) { try call.proceed() }
      try call.setArgument(0, to: Int8(3))
      #expect(try call.argument(0) == 3)
      try call.setResult(try call.argument(0, as: Int8.self))
      let result = call.result
      #expect(result == 3)
    }
    #expect(try call("int8_t fixture_call_int8(void *, int8_t)", closure, Int8(1)) == 3)
  }

  @Test func typedClosuresAreCheckedWhenTheyAreMade() throws {
    let signature = try CallSignature("int f(int, double)")
    #expect(throws: ForeignCallError.argumentCount(function: "int f(int, double)", expected: 2, given: 1)) {
      try ForeignClosure(signature, calling: { (_: Int32) -> Int32 in 0 })
    }
    #expect(throws: ForeignCallError.self) {
      try ForeignClosure(signature, calling: { (_: Int32, _: Float) -> Int32 in 0 })
    }
    #expect(throws: ForeignCallError.self) {
      try ForeignClosure(signature, calling: { (_: Int32, _: Double) -> Int in 0 })
    }
    #expect(throws: ForeignCallError.self) { try ForeignClosure(signature, calling: { (_: Int32, _: Double) in }) }
    #expect(throws: CDeclarationError.self) { try ForeignClosure("int f(", calling: { () -> Int32 in 0 }) }
  }

  @Test func errorsBecomeAnswers() throws {
    struct Refusal: Error {}
    let caller = "int8_t fixture_call_int8(void *, int8_t)"
    let fixed = try ForeignClosure("int8_t (int8_t)", failure: .returning(-1)) { _ in throw Refusal() }
    #expect(try call(caller, fixed, Int8(5)) == -1)
    let errors = Mutex<[String]>([])
    let kept = try ForeignClosure(
      "int8_t (int8_t)",
      failure: .result { error in
        errors.withLock { $0.append("\(error)") }
        return -2
      }, calling: { (_: Int8) throws -> Int8 in throw Refusal() })
    #expect(try call(caller, kept, Int8(5)) == -2)
    #expect(errors.withLock { $0 } == ["Refusal()"])
  }

  @Test func standingBeforeAFunction() throws {
    let function = try Fixture.function("short fixture_negated_short(short)")
    let calls = Mutex<[String]>([])
    let traced = try ForeignClosure(before: function) { call in
      let canProceed = call.canProceed
      #expect(canProceed)
      try call.proceed()
      let first = call.result
      try call.setArgument(0, to: Int16(call.argument(0, as: Int16.self) + 1))
      try call.proceed()
      calls.withLock { $0.append("\(first) \(call.result)") }
    }
    #expect(try call("int16_t fixture_call_int16(void *, int16_t)", traced, Int16(300)) == -301)
    #expect(calls.withLock { $0 } == ["-300 -301"])
  }

  /// Structs pass through a closure into the function behind it, in registers and in memory.
  @Test func structsPassThrough() throws {
    for (name, function, given) in [
      ("large", "turned_large", [[1, 2, 3, 4, 5]]), ("mixed", "doubled_mixed", [0.25, 3, 0.5]),
      ("letters", "turned_letters", [[1, 2, 3]]),
    ] as [(String, String, [ForeignValue])] {
      let type = "fixture_\(name)"
      let function = try Fixture.function("\(type) fixture_\(function)(\(type))")
      let through = try ForeignClosure(before: function) { call in try call.proceed() }
      let value = try Fixture.structure(type, given)
      let caller = try Fixture.function("\(type) fixture_call_\(name)(void *, \(type))")
      let direct = try function.call([value])
      #expect(try through.withAddress { try caller.call([.pointer($0), value]) } == direct)
    }
  }

  @Test func fromManyThreads() throws {
    let count = Atomic<Int>(0)
    let closure = try ForeignClosure(
      "int64_t (int64_t)",
      calling: { (x: Int64) -> Int64 in
        count.add(1, ordering: .relaxed)
        return x * 2
      })
    let caller = try Fixture.function("int64_t fixture_call_from_threads(void *, int threads, int calls)")
    // 8 threads of 5000 calls get all numbers below 40000: twice their sum is 40000 * 39999.
    #expect(try caller.call(closure, Int32(8), Int32(5000), returning: Int64.self) == 40_000 * 39_999)
    #expect(count.load(ordering: .relaxed) == 40_000)
  }

  /// C's own qsort.
  @Test func sorting() throws {
    var numbers: [Int32] = [5, -3, 9, 0, 7, -8]
    let ascending = try ForeignClosure(
      "int compare(const void *, const void *)",
      calling: { (left: UnsafePointer<Int32>?, right: UnsafePointer<Int32>?) -> Int32 in
        guard let left, let right else { return 0 }
        return left.pointee < right.pointee ? -1 : left.pointee > right.pointee ? 1 : 0
      })
    let sort = try Fixture.function("void fixture_sort(int *numbers, size_t count, void *compare)")
    try numbers.withUnsafeMutableBufferPointer { try sort.call($0.baseAddress, 6, ascending) }
    #expect(numbers == [-8, -3, 0, 5, 7, 9])
  }
}

/// What goes into a closure and what comes out of it.
struct StructCase: Sendable, CustomTestStringConvertible {
  let name: String
  let given: [ForeignValue]
  let answer: [ForeignValue]

  var testDescription: String { name }

  static let all: [StructCase] = [
    StructCase(name: "byte", given: [7], answer: [-7]),
    StructCase(name: "letters", given: [[1, 2, 3]], answer: [[3, 2, 1]]),
    StructCase(name: "pair", given: [1, -2], answer: [-2, 1]),
    StructCase(name: "floats", given: [1.5, 2.0, 3.0], answer: [3.0, 2.0, 1.5]),
    StructCase(name: "point", given: [0.5, 1.5], answer: [1.5, 0.5]),
    StructCase(name: "mixed", given: [0.25, -3, 1e100], answer: [0.5, -6, 2e100]),
    StructCase(name: "flagged", given: [0.5, -8], answer: [1.0, -16]),
    StructCase(name: "large", given: [[1, 2, 3, 4, 5]], answer: [[5, 4, 3, 2, 1]]),
    StructCase(name: "named", given: [nil, [7, 65535], true], answer: [nil, [65535, 7], false]),
  ]
}
