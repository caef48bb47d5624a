import CForeignFixtures
import ForeignCalls
import Synchronization
import Testing

/// Interposing on a table of function pointers.
struct CallbackTableTests {
  /// open: 6 letters and the version; read: 1000 and limits[0]; log: 2 letters; locate: (1 + 20) * 100 + 2 + 30.
  private static let plain: Int32 = 8 + 1010 + 2 + 2132

  @Test func aCopyIsTheOriginalBitForBit() throws {
    try withUnsafeBytes(of: fixture_table_of_two) { original in
      let table = try CallbackTable(copying: try #require(original.baseAddress), layout: FixtureTable.layout())
      let copy = UnsafeRawBufferPointer(start: table.address, count: table.size)
      #expect(copy.elementsEqual(original.prefix(table.size)))
      #expect(FixtureTable.use(table) == Self.plain)
    }
  }

  @Test func onlyChosenSlotsChange() throws {
    let original = withUnsafeBytes(of: fixture_table_of_two) { Array($0) }
    let table = try FixtureTable.copy()
    let reads = Atomic(0)
    try table.interpose(on: "read") { call in
      reads.add(1, ordering: .relaxed)
      try call.setArgument(1, to: Int64(500))
      try call.proceed()
    }
    let copy = Array(UnsafeRawBufferPointer(start: table.address, count: table.size))
    let slot = try table.layout.field("read")
    for index in copy.indices where !(slot.offset..<slot.end).contains(index) {
      #expect(copy[index] == original[index])
    }
    #expect(copy[slot.offset..<slot.end] != original[slot.offset..<slot.end])
    #expect(FixtureTable.use(table) == Self.plain - 500)
    #expect(reads.load(ordering: .relaxed) == 1)
  }

  @Test func typedInterposers() throws {
    let table = try FixtureTable.copy()
    try table.interpose(on: FixtureTable.read) { next, table, offset in next(table, offset) + next(table, 1) }
    try table.interpose(on: FixtureTable.locate) { next, table, near in
      let found = next(table, fixture_point(x: near.x + 1, y: near.y))
      return fixture_point(x: found.x, y: found.y + 5)
    }
    // read gives 11 more, locate 105.
    #expect(FixtureTable.use(table) == Self.plain + 11 + 105)
  }

  @Test func theLastInterposerIsCalledFirst() throws {
    let table = try FixtureTable.copy()
    let order = Mutex<[String]>([])
    for name in ["inner", "outer"] {
      try table.interpose(on: "read") { call in
        order.withLock { $0.append(name) }
        try call.proceed()
        try call.setResult(call.result(as: Int64.self) * 2)
      }
    }
    #expect(FixtureTable.use(table) == Self.plain + 3 * 1010)
    #expect(order.withLock { $0 } == ["outer", "inner"])
    try table.restore("read")
    #expect(FixtureTable.use(table) == Self.plain)
  }

  @Test func leftOutSlots() throws {
    let table = try FixtureTable.copy()
    let title = "struct fixture_table"
    #expect(try table.function("close") == nil)
    #expect(throws: CallbackTableError.leftOut(table: title, slot: "close")) {
      try table.interpose(on: "close") { call in try call.proceed() }
    }
    #expect(throws: CallbackTableError.leftOut(table: title, slot: "close")) {
      try table.interpose(on: FixtureTable.close) { next, table in next(table) }
    }
    let closes = Atomic(0)
    try table.fill("close") { call in
      let canProceed = call.canProceed
      #expect(!canProceed)
      closes.add(1, ordering: .relaxed)
    }
    _ = FixtureTable.use(table)
    #expect(closes.load(ordering: .relaxed) == 1)
    #expect(throws: CallbackTableError.notLeftOut(table: title, slot: "close")) { try table.fill("close") { _ in } }
    // What was filled can be interposed on, and taken away again.
    try table.interpose(on: FixtureTable.close) { next, table in
      next(table)
      next(table)
    }
    _ = FixtureTable.use(table)
    #expect(closes.load(ordering: .relaxed) == 3)
    try table.leaveOut("close")
    _ = FixtureTable.use(table)
    #expect(closes.load(ordering: .relaxed) == 3)
    try table.fill(FixtureTable.close) { _ in _ = closes.add(1, ordering: .relaxed) }
    _ = FixtureTable.use(table)
    #expect(closes.load(ordering: .relaxed) == 4)
    try table.restore("close")
    #expect(try table.function("close") == nil)
  }

  @Test func errorsNameTheSlot() throws {
    let table = try FixtureTable.copy()
    func message(_ body: () throws -> Void) -> String {
      do {
        try body()
        return "nothing was thrown"
      } catch {
        return "\(error)"
      }
    }
    #expect(
      message { try table.interpose(on: "raed") { _ in } }
        == "struct fixture_table: no field raed: it has version, name, open, read, close, log, locate, limits and "
        + "1 more"
    )
    #expect(
      message { try table.interpose(on: "limits") { _ in } }
        == "struct fixture_table: limits holds no function: it is a int[3]")
    #expect(
      message { try table.interpose(on: "log") { _ in } }.hasPrefix(
        "struct fixture_table: log cannot be interposed on: struct fixture_table { int version; "))
    #expect(message { try table.interpose(on: "log") { _ in } }.contains("line 7, column 62: arguments without a"))
    let wrong = CallbackSlot<(UnsafeMutableRawPointer?, Int64) -> Int32>("read")
    #expect(
      message { try table.interpose(on: wrong) { next, table, offset in next(table, offset) } }
        == "int64_t read(struct fixture_table *self, int64_t offset): result: expected int64_t "
        + "(in Swift: Int or Int64), given Int32")
    #expect(message { try table.setValue(1, of: "read") }.hasPrefix("struct fixture_table: read holds a function"))
    #expect(
      message { try table.setValue(1_099_511_627_776, of: "version") }
        == "struct fixture_table: field version: expected int, given 1099511627776")
    #expect(FixtureTable.use(table) == Self.plain)
  }

  @Test func data() throws {
    let table = try FixtureTable.copy()
    #expect(try table.value(of: "limits") == [10, 20, 30])
    try table.setValue([1, 2, 3], of: "limits")
    #expect(FixtureTable.use(table) == 8 + 1001 + 2 + 305)
    let name = try table.value(of: "name").pointer.map { String(cString: $0.assumingMemoryBound(to: CChar.self)) }
    #expect(name == "two")
    try table.setValue("another name", of: "name")
    let renamed = try table.value(of: "name").pointer.map { String(cString: $0.assumingMemoryBound(to: CChar.self)) }
    #expect(renamed == "another name")
    #expect(throws: CallbackTableError.self) { try table.setValue([1, 2], of: "limits") }
  }

  @Test func failures() throws {
    struct Refusal: Error {}
    let table = try FixtureTable.copy()
    try table.interpose(on: "read", failure: .returning(-1)) { _ in throw Refusal() }
    #expect(FixtureTable.use(table) == Self.plain - 1011)
    try table.interpose(on: FixtureTable.read, failure: .returning(-2)) { _, _, _ in throw Refusal() }
    #expect(FixtureTable.use(table) == Self.plain - 1012)
  }

  /// Functions that were replaced can still be called: C may have read them before.
  @Test func replacedFunctionsLiveOn() throws {
    let table = try FixtureTable.copy()
    try table.interpose(on: FixtureTable.read) { next, table, offset in next(table, offset) + 7 }
    let early = try #require(try table.function("read"))
    try table.restore("read")
    try table.leaveOut("read")
    #expect(try early.call([.pointer(table.address), 1]) == 18)
  }

  @Test func aLateCallEndsTheProcessWithALine() async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let address = try {
        let table = try FixtureTable.copy()
        try table.interpose(on: "read") { call in try call.proceed() }
        return table.address
      }()
      _ = fixture_use(address.assumingMemoryBound(to: fixture_table.self))
    }
    let output = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(
      output.contains(
        "ForeignClosure int64_t read(struct fixture_table *self, int64_t offset): C called it after it was freed"))
  }

  @Test func permanentTables() throws {
    let address = try {
      let table = try FixtureTable.copy()
      try table.interpose(on: FixtureTable.read) { next, table, offset in next(table, offset) }
      return table.makePermanent()
    }()
    #expect(fixture_use(address.assumingMemoryBound(to: fixture_table.self)) == Self.plain)
  }
}
