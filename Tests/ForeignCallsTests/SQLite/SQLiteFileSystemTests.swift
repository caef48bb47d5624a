import CSQLite
import ForeignCalls
import Foundation
import Testing

/// Interposing on something real: SQLite's file system and the methods of its files.
struct SQLiteFileSystemTests {
  /// A folder that is gone after the test.
  private final class Folder {
    let path: String
    init() throws {
      path = FileManager.default.temporaryDirectory.appendingPathComponent("swivel-\(UUID().uuidString)").path
      try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    }
    deinit { try? FileManager.default.removeItem(atPath: path) }
    func file(_ name: String) -> String { "\(path)/\(name)" }
  }

  /// Rows 1 to `count`, with a text that says its number.
  private static func fill(_ database: Database, rows count: Int) throws {
    try database.run(
      """
      BEGIN;
      CREATE TABLE t(id INTEGER PRIMARY KEY, name TEXT, value REAL);
      WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < \(count))
        INSERT INTO t SELECT i, 'row ' || i, i * 0.5 FROM n;
      COMMIT;
      """)
  }

  @Test func aHundredThousandRows() throws {
    let folder = try Folder()
    let path = folder.file("rows.db")
    let files = try TracingFileSystem("hundred-thousand")
    files.register()
    do {
      let database = try Database(path, fileSystem: files.name)
      // All pages stay in memory until the commit, which writes each of them once.
      try database.run("PRAGMA journal_mode = DELETE; PRAGMA synchronous = FULL; PRAGMA cache_size = -200000")
      files.reset()
      try Self.fill(database, rows: 100_000)
      let pages = try database.number("PRAGMA page_count")
      let pageSize = try database.number("PRAGMA page_size")
      #expect(files[.database].writes == pages)
      #expect(files[.database].bytesWritten == pages * pageSize)
      #expect(files[.database].syncs == 1)
      #expect(files[.journal].writes > 0 && files[.journal].syncs > 0)
    }
    let size = try FileManager.default.attributesOfItem(atPath: path)[.size] as? Int ?? 0
    #expect(files[.database].bytesWritten == size)

    files.reset()
    let database = try Database(path, fileSystem: files.name)
    var expected = 1
    try database.rows("SELECT id, name, value FROM t ORDER BY id") { row in
      let name = sqlite3_column_text(row, 1).map { String(cString: $0) }
      if sqlite3_column_int64(row, 0) != expected || name != "row \(expected)"
        || sqlite3_column_double(row, 2) != Double(expected) * 0.5
      {
        Issue.record("row \(expected) came back as \(name ?? "NULL")")
      }
      expected += 1
    }
    #expect(expected == 100_001)
    #expect(try database.text("PRAGMA integrity_check") == "ok")
    // Everything was read, and nothing written.
    #expect(files[.database].bytesRead >= size)
    #expect(files[.database].reads >= size / 65536)
    #expect(files.writes == 0 && files[.database].syncs == 0)
  }

  /// Each write of a transaction fails in its turn: SQLite reports it, and the database is what it was before.
  @Test func everyWriteFailsOnce() throws {
    let folder = try Folder()
    let path = folder.file("failing.db")
    let files = try TracingFileSystem("failing")
    files.register()
    func openTraced() throws -> Database {
      let database = try Database(path, fileSystem: files.name)
      // Few pages fit, so many are written before the commit.
      try database.run("PRAGMA journal_mode = DELETE; PRAGMA synchronous = FULL; PRAGMA cache_size = 4")
      return database
    }
    try Self.fill(try openTraced(), rows: 2000)
    // The sum of half the numbers up to 2000.
    let sum = 1_000_500
    let update = "UPDATE t SET value = value + 1, name = name || ' changed'"

    var number = 0
    var failures = 0
    while true {
      number += 1
      do {
        let database = try openTraced()
        files.failWrite(number)
        try database.run(update)
        // All writes went through before the one that was to fail.
        files.failWrite(nil)
        break
      } catch let failure as Database.Failure {
        #expect(failure.code == SQLiteTables.writeError)
        #expect(failure.message == "disk I/O error")
        failures += 1
      }
      // Whoever opens it next, through SQLite's own file system, finds it as it was.
      let database = try Database(path)
      let found = try database.number("SELECT CAST(SUM(value) AS INTEGER) FROM t")
      let check = try database.text("PRAGMA integrity_check")
      guard found == sum, check == "ok" else {
        Issue.record("after write \(number) failed: sum \(found), \(check)")
        return
      }
    }
    #expect(failures == number - 1 && failures > 20)
    let database = try Database(path)
    #expect(try database.number("SELECT CAST(SUM(value) AS INTEGER) FROM t") == sum + 2000)
    #expect(try database.number("SELECT COUNT(*) FROM t WHERE name LIKE '% changed'") == 2000)
    #expect(try database.text("PRAGMA integrity_check") == "ok")
  }

  /// What no interposer touches is the other file system's own function.
  @Test func theOtherSlotsAreTheOriginals() throws {
    let folder = try Folder()
    let files = try TracingFileSystem("originals")
    files.register()
    let database = try Database(folder.file("originals.db"), fileSystem: files.name)
    try database.run("CREATE TABLE t(x)")

    func compare(_ original: UnsafeRawPointer, _ table: CallbackTable, except changed: Set<String>) throws {
      for field in table.layout.fields where try table.has(field.name) {
        let own = UnsafeRawBufferPointer(start: table.address + field.offset, count: field.type.size)
        let others = UnsafeRawBufferPointer(start: original + field.offset, count: field.type.size)
        // SQLite itself links the registered file systems.
        if field.name == "pNext" { continue }
        #expect(own.elementsEqual(others) == !changed.contains(field.name), "\(field.name)")
      }
    }
    #expect(!files.methods.isEmpty)
    for (address, table) in files.methods {
      let original = try #require(UnsafeRawPointer(bitPattern: address))
      #expect(try table.value(of: "iVersion") == 3)
      try compare(original, table, except: ["xRead", "xWrite", "xSync"])
    }
    try compare(try #require(sqlite3_vfs_find(nil)), try #require(files.table), except: ["zName", "xOpen"])
  }

  /// Layouts are those of the installed header.
  @Test func layouts() throws {
    #expect(try SQLiteTables.fileSystem().size == MemoryLayout<sqlite3_vfs>.size)
    #expect(try SQLiteTables.fileMethods().size == MemoryLayout<sqlite3_io_methods>.size)
    let own = try SQLiteTables.fileMethods().field("xUnfetch").offset
    #expect(own == MemoryLayout<sqlite3_io_methods>.offset(of: \.xUnfetch))
    for layout in [try SQLiteTables.fileSystem(), try SQLiteTables.fileMethods()] {
      for field in layout.fields {
        if case .slot(.failure(let error)) = field.content { Issue.record(error) }
      }
    }
  }

  /// SQLite looks for shared memory in version 2 of a file's methods: with it there can be a write-ahead log, without
  /// it there cannot.
  @Test func versionsDecideWhatSQLiteCanDo() throws {
    let folder = try Folder()
    let whole = try TracingFileSystem("whole")
    whole.register()
    let logged = try Database(folder.file("logged.db"), fileSystem: whole.name)
    #expect(try logged.text("PRAGMA journal_mode = WAL") == "wal")
    try Self.fill(logged, rows: 1000)
    #expect(whole[.writeAheadLog].writes > 0)
    #expect(try logged.text("PRAGMA integrity_check") == "ok")

    let first = try TracingFileSystem("first", limitedTo: 1)
    first.register()
    let plain = try Database(folder.file("plain.db"), fileSystem: first.name)
    #expect(try plain.text("PRAGMA journal_mode = WAL") == "delete")
    try Self.fill(plain, rows: 1000)
    #expect(try plain.number("SELECT COUNT(*) FROM t") == 1000)
    for table in first.methods.values {
      #expect(try table.value(of: "iVersion") == 1)
      let has = try table.has("xShmMap")
      #expect(!has)
    }
  }

  /// One file system stands before another that is interposed on itself.
  @Test func stacked() throws {
    let folder = try Folder()
    let inner = try TracingFileSystem("inner")
    inner.register()
    let outer = try TracingFileSystem("outer", before: "inner")
    outer.register()
    do {
      let database = try Database(folder.file("stacked.db"), fileSystem: outer.name)
      try Self.fill(database, rows: 1000)
      #expect(try database.text("PRAGMA integrity_check") == "ok")
    }
    #expect(outer.writes > 0 && outer.writes == inner.writes)
    #expect(outer[.database] == inner[.database])
  }
}
