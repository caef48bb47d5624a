import CForeignFixtures
import ForeignCalls
import Testing

extension fixture_point: ForeignStruct {
  public static let foreignType = try? CType("struct { double x, y; }")
}
extension fixture_statistics: ForeignStruct {
  public static let foreignType = try? CType("{int, {double, float}}")
}
extension fixture_large: ForeignStruct {
  public static let foreignType = try? CType("{ int64_t numbers[5]; }")
}
extension fixture_pair: ForeignStruct {
  public static let foreignType = try? CType("{int x, int y}")
}

/// Structs of every way of passing go to compiled functions and come back.
struct StructCallTests {
  private func unary(_ function: String, _ type: String, _ values: [ForeignValue]) throws -> ForeignValue {
    let function = try Fixture.function("\(type) \(function)(\(type) value)")
    return try function.call([try Fixture.structure(type, values)])
  }

  @Test func aLargeResultThatIsIgnoredHasRoomAllTheSame() throws {
    let function = try Fixture.function("fixture_large fixture_turned_large(fixture_large value)")
    let call = try function.typed(fixture_large.self)
    var value = fixture_large(numbers: (1, 2, 3, 4, 5))
    for _ in 0..<3 { call(value) }
    value.numbers.0 = 9
    let turn = try function.typed(fixture_large.self, returning: fixture_large.self)
    #expect(turn(value).numbers.4 == 9)
  }

  @Test func smallerThanARegister() throws {
    #expect(try unary("fixture_negated_byte", "fixture_byte", [7]) == Fixture.structure("fixture_byte", [-7]))
    #expect(
      try unary("fixture_turned_letters", "fixture_letters", [[1, 2, 3]])
        == Fixture.structure("fixture_letters", [[3, 2, 1]]))
    #expect(
      try unary("fixture_turned_pair", "fixture_pair", [1, -2]) == Fixture.structure("fixture_pair", [-2, 1]))
  }

  @Test func floatingPoint() throws {
    #expect(
      try unary("fixture_turned_floats", "fixture_floats", [1.5, 2.0, 3.0])
        == Fixture.structure("fixture_floats", [3.0, 2.0, 1.5]))
    #expect(
      try unary("fixture_turned_point", "fixture_point", [0.5, 1.5]) == Fixture.structure("fixture_point", [1.5, 0.5]))
  }

  @Test func mixedRegisters() throws {
    #expect(
      try unary("fixture_doubled_mixed", "fixture_mixed", [0.25, -3, 1e100])
        == Fixture.structure("fixture_mixed", [0.5, -6, 2e100]))
    #expect(
      try unary("fixture_doubled_flagged", "fixture_flagged", [0.5, -8])
        == Fixture.structure("fixture_flagged", [1.0, -16]))
  }

  @Test func inMemory() throws {
    #expect(
      try unary("fixture_turned_large", "fixture_large", [[1, 2, 3, 4, 5]])
        == Fixture.structure("fixture_large", [[5, 4, 3, 2, 1]]))
    #if arch(x86_64)
      #expect(
        try unary("fixture_doubled_extended", "fixture_extended", [0.5, 4])
          == Fixture.structure("fixture_extended", [.extended(1), 8]))
    #endif
  }

  @Test func nested() throws {
    let inner = try CType("{double mean, float spread}")
    let result = try unary(
      "fixture_doubled_statistics", "fixture_statistics", [3, .structure(try ForeignStructure(inner, [0.5, 0.25]))])
    let expected: [ForeignValue] = [6, .structure(try ForeignStructure(inner, [1.0, 0.5]))]
    #expect(try result == Fixture.structure("fixture_statistics", expected))
  }

  @Test func pointersAndArraysWithin() throws {
    let name = UnsafeMutableRawPointer(bitPattern: 0x1234)
    #expect(
      try unary("fixture_turned_named", "fixture_named", [.pointer(name), [7, 65535], true])
        == Fixture.structure("fixture_named", [.pointer(name), [65535, 7], false]))
  }

  @Test func importedStructs() throws {
    let turned = try Fixture.function("fixture_point fixture_turned_point(fixture_point)")
      .call(fixture_point(x: 3, y: 4), returning: fixture_point.self)
    #expect(turned.x == 4 && turned.y == 3)
    let doubled = try Fixture.function("fixture_statistics fixture_doubled_statistics(fixture_statistics)")
      .call(fixture_statistics(count: 2, inner: .init(mean: 3, spread: 4)), returning: fixture_statistics.self)
    #expect(doubled.count == 4 && doubled.inner.mean == 6 && doubled.inner.spread == 8)
  }

  /// Fourteen structs and numbers, more than there are registers of either kind.
  @Test func crowd() throws {
    let function = try Fixture.function(
      """
      double fixture_crowd(fixture_point, fixture_point, fixture_point, fixture_point, fixture_point, fixture_pair,
        fixture_pair, fixture_statistics, fixture_large, int64_t, int64_t, int64_t, fixture_flagged, float)
      """)
    let flagged = try Fixture.structure("fixture_flagged", [26.0, 27])
    let call = PreparedCall(function)
    for (position, point) in [(1.0, 2.0), (3, 4.5), (5, 6), (7, 8.5), (9, 10)].enumerated() {
      try call.set(fixture_point(x: point.0, y: point.1), at: position)
    }
    try call.set(fixture_pair(x: 11, y: 12), at: 5)
    try call.set(fixture_pair(x: 13, y: -14), at: 6)
    try call.set(fixture_statistics(count: 15, inner: .init(mean: 16, spread: 17)), at: 7)
    try call.set(fixture_large(numbers: (18, 19, 20, 21, 22)), at: 8)
    for (position, number) in [Int64(23), -24, 25].enumerated() { try call.set(number, at: 9 + position) }
    try call.set(flagged, at: 12)
    try call.set(Float(28.5), at: 13)
    try call.perform()
    // -1 - 3 - 3 - 6 - 5 - 6 + 189 + 112 - 36 + 230 - 264 + 300 + 689 + 399 = 1595
    #expect(try call.result(as: Double.self) == 1595)
  }

  /// A struct whose declaration says something else than its memory is refused.
  @Test func aStructOfAnotherLayoutIsRefused() throws {
    let function = try Fixture.function("fixture_pair fixture_turned_pair(fixture_pair)")
    #expect(throws: ForeignCallError.self) {
      try function.call(fixture_point(x: 1, y: 2), returning: fixture_pair.self)
    }
    #expect(throws: ForeignCallError.self) {
      try function.call([try Fixture.structure("fixture_point", [1.0, 2.0])])
    }
  }

  @Test func fieldsByName() throws {
    var value = try ForeignStructure(try CType("struct { int count; double means[2]; }"), [3, [1.5, 2.5]])
    #expect(try value.field("count") == 3)
    #expect(try value.field("means") == [1.5, 2.5])
    try value.set(-1, at: "count")
    #expect(try value.field(at: 0) == -1)
    #expect(value.description == "{count: -1, means: {1.5, 2.5}}")
    #expect(throws: ForeignCallError.noSuchField(structure: value.type.description, field: "size")) {
      try value.field("size")
    }
    #expect(
      throws: ForeignCallError.fieldValue(
        structure: value.type.description, field: "count", expected: "int", given: "3000000000")
    ) { try value.set(3_000_000_000, at: "count") }
    #expect(throws: ForeignCallError.fieldCount(structure: value.type.description, expected: 2, given: 1)) {
      try ForeignStructure(value.type, [1])
    }
  }
}
