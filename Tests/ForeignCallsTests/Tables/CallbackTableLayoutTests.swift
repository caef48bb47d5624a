import CForeignFixtures
import ForeignCalls
import Testing

/// How tables are laid out, and how long they are.
struct CallbackTableLayoutTests {
  @Test func aLayoutIsThatOfTheCompiler() throws {
    let layout = try FixtureTable.layout()
    #expect(layout.name == "fixture_table")
    #expect(layout.size == MemoryLayout<fixture_table>.size)
    let offsets: [(String, Int?)] = [
      ("version", MemoryLayout<fixture_table>.offset(of: \.version)),
      ("name", MemoryLayout<fixture_table>.offset(of: \.name)),
      ("open", MemoryLayout<fixture_table>.offset(of: \.open)),
      ("read", MemoryLayout<fixture_table>.offset(of: \.read)),
      ("close", MemoryLayout<fixture_table>.offset(of: \.close)),
      ("locate", MemoryLayout<fixture_table>.offset(of: \.locate)),
      ("limits", MemoryLayout<fixture_table>.offset(of: \.limits)),
      ("lookup", MemoryLayout<fixture_table>.offset(of: \.lookup)),
    ]
    for (name, offset) in offsets { #expect(try layout.field(name).offset == offset, "\(name)") }
    #expect(try layout.field("version").isSlot == false && layout.field("open").isSlot)
  }

  /// The same struct with and without its frame.
  @Test(arguments: [
    "int size; int (*f)(int);", "struct t { int size; int (*f)(int); };", "struct { int size; int (*f)(int); }",
    "{ int size; int (*f)(int) }", "typedef struct t { int size; int (*f)(int); } t;",
  ])
  func frames(declaration: String) throws {
    let layout = try CallbackTableLayout(declaration)
    #expect(layout.fields.map(\.name) == ["size", "f"] && layout.fields.map(\.offset) == [0, 8] && layout.size == 16)
  }

  @Test func errorsInDeclarations() {
    #expect(throws: CDeclarationError.self) { try CallbackTableLayout("int (*)(int);") }
    #expect(throws: CDeclarationError.self) { try CallbackTableLayout("int f; int f;") }
    #expect(throws: CDeclarationError.self) { try CallbackTableLayout("int f(int);") }
    #expect(throws: CDeclarationError.self) { try CallbackTableLayout("") }
    #expect(throws: CDeclarationError.self) { try CallbackTableLayout("unknown data;") }
  }

  @Test func versionsMustMakeSense() throws {
    let layout = try CallbackTableLayout(FixtureTable.declaration, names: Fixture.names)
    let title = "struct fixture_table"
    #expect(throws: CallbackTableError.notAnInteger(table: title, field: "name", type: "const char *")) {
      try layout.versioned(by: "name", lastFields: [1: "open"])
    }
    #expect(throws: CallbackTableError.versionsOutOfOrder(table: title, version: 2, last: "open")) {
      try layout.versioned(by: "version", lastFields: [1: "read", 2: "open"])
    }
    #expect(throws: CallbackTableError.noVersions(table: title)) {
      try layout.versioned(by: "version", lastFields: [:])
    }
    #expect(throws: CallbackTableError.self) { try layout.versioned(by: "version", lastFields: [1: "opne"]) }
    #expect(throws: CallbackTableError.self) { try layout.sized(by: "length") }
  }

  @Test func versionsTellHowLongATableIs() throws {
    let table = try FixtureTable.copy()
    // Up to the end of the three limits; what follows is padding.
    #expect(MemoryLayout<fixture_table>.offset(of: \.limits) == table.size - 12)
    #expect(try table.has("limits") && !table.has("lookup"))
    let first = try FixtureTable.copy(limitedTo: 1)
    #expect(first.size == MemoryLayout<fixture_table>.offset(of: \.locate))
    #expect(try first.value(of: "version") == 1)
    #expect(
      throws: CallbackTableError.notInTable(table: "struct fixture_table", field: "locate", size: first.size)
    ) { try first.function("locate") }
    // C sees version 1 and locates nothing; the limits, which are not in the copy, are zeros.
    #expect(FixtureTable.use(first) == 6 + 1 + 1000 + 2)
    // A limit above the table's own version changes nothing.
    #expect(try FixtureTable.copy(limitedTo: 3).value(of: "version") == 2)
  }

  @Test func unknownVersions() throws {
    var original = fixture_table_of_two
    let layout = try FixtureTable.layout()
    let title = "struct fixture_table"
    original.version = 4
    #expect(throws: CallbackTableError.newerVersion(table: title, found: 4, newest: 3)) {
      try withUnsafePointer(to: original) { try CallbackTable(copying: $0, layout: layout) }
    }
    let limited = try withUnsafePointer(to: original) { try CallbackTable(copying: $0, layout: layout, limitedTo: 2) }
    #expect(try limited.value(of: "version") == 2)
    original.version = 0
    #expect(throws: CallbackTableError.olderVersion(table: title, found: 0, oldest: 1)) {
      try withUnsafePointer(to: original) { try CallbackTable(copying: $0, layout: layout) }
    }
  }

  @Test func sizesTellHowLongATableIs() throws {
    let layout = try CallbackTableLayout("uint32_t size; int (*first)(int); int (*second)(int);").sized(by: "size")
    var original = fixture_sized_table
    func copy() throws -> CallbackTable {
      try withUnsafePointer(to: original) { try CallbackTable(copying: $0, layout: layout) }
    }
    #expect(try copy().has("second"))
    original.size = 16
    let short = try copy()
    #expect(try short.has("first") && !short.has("second"))
    #expect(try short.function("first")?.call([5]) == 6)
    // Half a field is none.
    original.size = 20
    #expect(try !copy().has("second"))
    original.size = 3
    #expect(throws: CallbackTableError.impossibleSize(table: "callback table", found: 3)) { try copy() }
    original.size = .max
    #expect(throws: CallbackTableError.self) { try copy() }
  }

  /// Of a table that is larger than its layout, all is copied.
  @Test func largerTablesAreCopiedWhole() throws {
    let layout = try CallbackTableLayout("uint32_t size; int (*first)(int);").sized(by: "size")
    let original = fixture_sized_table
    try withUnsafeBytes(of: original) { bytes in
      let table = try CallbackTable(copying: try #require(bytes.baseAddress), layout: layout)
      try table.interpose(on: "first") { call in try call.proceed() }
      let copy = UnsafeRawBufferPointer(start: table.address, count: bytes.count)
      #expect(table.size == 24 && Array(copy[16..<24]) == Array(bytes[16..<24]))
    }
  }
}
