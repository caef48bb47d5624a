import CSQLite
import Foundation
import Records
import TestSupport
import Testing

@Suite("Tables of databases")
struct DatabaseTableTests {
  private static let people = """
    CREATE TABLE staff (name TEXT, team TEXT, age INTEGER, note);
    INSERT INTO staff VALUES
      ('Ann', 'red', 41, NULL), ('Bo', 'blue', 7.5, x'00FF00'), ('Cy', 'red', '12', 'ü'), ('Di', NULL, 0, ''), ('Ed', 'blue', 3, 1e300);
    """

  private func rows(_ source: any RecordSource) throws -> [[String]] {
    try (0..<source.rowCount).map { try source.row($0) }
  }

  private func failure(_ body: () throws(RecordError) -> Void) -> RecordError? {
    do throws(RecordError) {
      try body()
      return nil
    } catch {
      return error
    }
  }

  private func failure(opening path: String, _ table: String? = nil, patience: Int = 0) -> RecordError? {
    failure { () throws(RecordError) in _ = try DatabaseTable(path: path, table: table, patience: patience) }
  }

  @Test("Rows are texts: numbers as SQLite writes them, nothing for NULL, the size for a blob")
  func values() throws {
    let database = try TemporaryDatabase(Self.people)
    let table = try DatabaseTable(path: database.path, table: "staff")
    #expect(table.columnNames == ["name", "team", "age", "note"])
    #expect(table.name == "\(database.path)#staff")
    #expect(
      try rows(table) == [
        ["Ann", "red", "41", ""], ["Bo", "blue", "7.5", "(3 bytes)"], ["Cy", "red", "12", "ü"], ["Di", "", "0", ""],
        ["Ed", "blue", "3", "1.0e+300"],
      ])
  }

  @Test("Sections come in order of first appearance, rows in theirs; NULL and an empty text are one section")
  func grouping() throws {
    let database = try TemporaryDatabase(Self.people)
    try database.run("INSERT INTO staff VALUES ('Fi', '', 1, 1)")
    let table = try DatabaseTable(path: database.path, table: "staff")
    let grouped = try table.grouped(by: "team")
    #expect(
      grouped.sections == [
        RecordSection(title: "red", rows: [0, 1]), RecordSection(title: "blue", rows: [2, 3]),
        RecordSection(title: "", rows: [4, 5]),
      ])
    #expect(try rows(grouped.source).map { $0[0] } == ["Ann", "Cy", "Bo", "Ed", "Di", "Fi"])
    #expect(try grouped.source.extents(fromColumn: "age") == [41, 12, 7.5, 3, 0, 1])
    // Grouped once more, the rows keep the order that they have.
    let again = try grouped.source.grouped(by: "age")
    #expect(again.sections.map(\.title) == ["41", "12", "7.5", "3", "0", "1"])
    #expect(try rows(again.source).map { $0[0] } == ["Ann", "Cy", "Bo", "Ed", "Di", "Fi"])
    #expect(try rows(table).map { $0[0] } == ["Ann", "Bo", "Cy", "Di", "Ed", "Fi"])
    #expect(
      failure { () throws(RecordError) in _ = try table.grouped(by: "taem") }?.description.hasSuffix(
        "(did you mean team? columns: name, team, age, note)") == true)
  }

  @Test("Grouping tells texts apart that the column's collation does not")
  func collation() throws {
    let database = try TemporaryDatabase(
      "CREATE TABLE t (a TEXT COLLATE NOCASE); INSERT INTO t VALUES ('x'), ('X'), ('x'), (1), (1.0), ('1')")
    let grouped = try DatabaseTable(path: database.path, table: "t").grouped(by: "a")
    #expect(grouped.sections.map(\.title) == ["x", "X", "1", "1.0"])
    #expect(grouped.sections.map(\.rows.count) == [2, 1, 2, 1])
  }

  @Test(
    "A large table with gaps is the same as its rows read one after the other, wherever one looks",
    arguments: [false, true])
  func paging(grouped: Bool) throws {
    // 1000 rows of which a third is deleted, by numbers that jump, negative ones included.
    let database = try TemporaryDatabase(
      """
      CREATE TABLE t (n INTEGER PRIMARY KEY, parity TEXT);
      WITH RECURSIVE c(i) AS (SELECT 0 UNION ALL SELECT i + 1 FROM c WHERE i < 999)
        INSERT INTO t SELECT (i - 500) * (i % 7 + 1) * 1000 + i, i % 2 FROM c;
      DELETE FROM t WHERE n % 3 = 0;
      """)
    let numbers = (0..<1000).map { ($0 - 500) * ($0 % 7 + 1) * 1000 + $0 }
    var expected = zip(numbers, 0...).filter { $0.0 % 3 != 0 }.sorted { $0.0 < $1.0 }.map {
      ["\($0.0)", "\($0.1 % 2)"]
    }
    var source: any RecordSource = try DatabaseTable(path: database.path, table: "t")
    if grouped {
      let groups = try source.grouped(by: "parity")
      source = groups.source
      let first = expected[0][1]
      expected = expected.filter { $0[1] == first } + expected.filter { $0[1] != first }
      #expect(groups.sections.map(\.rows.count).reduce(0, +) == expected.count)
    }
    try #require(source.rowCount == expected.count)
    var generator = SeededGenerator(seed: 7)
    for _ in 0..<500 {
      let row = Int.random(in: 0..<expected.count, using: &generator)
      #expect(try source.row(row) == expected[row])
    }
    #expect(try rows(source) == expected)
  }

  @Test(
    "Rows of any table are found: without numbers of their own, with columns of their names, empty, one row, a page, one more"
  )
  func shapes() throws {
    let database = try TemporaryDatabase(
      """
      CREATE TABLE keyed (k TEXT PRIMARY KEY, v) WITHOUT ROWID; INSERT INTO keyed VALUES ('b', 2), ('a', 1);
      CREATE TABLE taken (rowid TEXT, oid TEXT); INSERT INTO taken VALUES ('z', 'y'), ('x', 'w');
      CREATE TABLE all_taken (rowid, oid, _rowid_); INSERT INTO all_taken VALUES (3, 2, 1), (1, 2, 3);
      CREATE TABLE "odd ""name#x" ("a ""b" TEXT, "select" TEXT); INSERT INTO "odd ""name#x" VALUES (1, 2);
      CREATE TABLE empty (a);
      CREATE TABLE page (a); CREATE TABLE more (a);
      WITH RECURSIVE c(i) AS (SELECT 0 UNION ALL SELECT i + 1 FROM c WHERE i < 63) INSERT INTO page SELECT i FROM c;
      INSERT INTO more SELECT a FROM page; INSERT INTO more VALUES (64);
      CREATE TABLE extremes (n INTEGER PRIMARY KEY);
      INSERT INTO extremes VALUES (-9223372036854775808), (9223372036854775807), (0);
      """)
    func rows(_ table: String) throws -> [[String]] { try self.rows(DatabaseTable(path: database.path, table: table)) }
    #expect(try rows("keyed") == [["a", "1"], ["b", "2"]])
    #expect(try rows("taken") == [["z", "y"], ["x", "w"]])
    #expect(try rows("all_taken") == [["3", "2", "1"], ["1", "2", "3"]])
    #expect(try rows("odd \"name#x") == [["1", "2"]])
    #expect(try rows("EMPTY") == [])
    #expect(try rows("page").map { $0[0] } == (0..<64).map { "\($0)" })
    #expect(try rows("more").map { $0[0] } == (0..<65).map { "\($0)" })
    #expect(try rows("extremes").map { $0[0] } == ["-9223372036854775808", "0", "9223372036854775807"])
    #expect(try DatabaseTable(path: database.path, table: "empty").grouped(by: "a").sections.isEmpty)
    #expect(try DatabaseTable(path: database.path, table: "empty").extents(fromColumn: "a").isEmpty)
    // A name with a # is found, with the file's name before it.
    #expect(try self.rows(RecordFile.source(at: "\(database.path)#odd \"name#x")) == [["1", "2"]])
  }

  @Test("A view is read in its own order, its columns may have one name, and it can be grouped")
  func views() throws {
    let database = try TemporaryDatabase(Self.people)
    try database.run(
      "CREATE VIEW old AS SELECT name, age, team FROM staff WHERE age > 2 ORDER BY CAST(age AS REAL) DESC")
    try database.run("CREATE VIEW twice AS SELECT name, name AS \"name\" FROM staff")
    let table = try DatabaseTable(path: database.path, table: "old")
    #expect(try rows(table).map { $0[0] } == ["Ann", "Cy", "Bo", "Ed"])
    #expect(try table.grouped(by: "team").sections.map(\.title) == ["red", "blue"])
    #expect(try table.extents(fromColumn: "age") == [41, 12, 7.5, 3])
    #expect(try rows(DatabaseTable(path: database.path, table: "twice"))[1] == ["Bo", "Bo"])
    // Nothing of this is in the file.
    try database.run("DROP VIEW old; DROP VIEW twice; DROP TABLE staff")
    #expect(failure(opening: database.path)?.description == "\(database.path): no tables: the database is empty")
  }

  @Test("What is no extent names the row")
  func extents() throws {
    let database = try TemporaryDatabase(
      "CREATE TABLE t (w); INSERT INTO t VALUES (1), (' 2.5 '), (4.5); CREATE TABLE u (w); INSERT INTO u VALUES (1), (NULL)"
    )
    #expect(try DatabaseTable(path: database.path, table: "t").extents(fromColumn: "w") == [1, 2.5, 4.5])
    let table = try DatabaseTable(path: database.path, table: "u")
    let name = "\(database.path)#u"
    for (value, text, problem) in [
      ("NULL", "", RecordError.ExtentProblem.notANumber), ("-3", "-3", .negative), ("'wide'", "wide", .notANumber),
      ("9e999", "Inf", .infinite), ("x'31'", "(1 bytes)", .notANumber),
    ] {
      try database.run("UPDATE u SET w = \(value) WHERE rowid = 2")
      let table = try DatabaseTable(path: database.path, table: "u")
      #expect(
        failure { () throws(RecordError) in _ = try table.extents(fromColumn: "w") }
          == .invalidExtent(table: name, row: 2, line: nil, column: "w", text: text, problem: problem))
    }
    #expect(
      failure { () throws(RecordError) in _ = try table.extents(fromColumn: "x") }?.description.hasPrefix(
        "\(name): no column named “x”") == true)
  }

  @Test("A field's place is where it is in the table, whatever order the rows are in, and it may be bytes")
  func places() throws {
    // The numbers of the rows have gaps.
    let database = try TemporaryDatabase("\(Self.people) UPDATE staff SET rowid = rowid * 10")
    try database.run("CREATE VIEW backwards AS SELECT name, team, note FROM staff ORDER BY age DESC")
    let table = try DatabaseTable(path: database.path, table: "staff")
    let note = try table.column(named: "note")
    #expect((0..<5).map { table.place(ofRow: $0, column: note).row } == [1, 2, 3, 4, 5])
    #expect((0..<5).map { table.place(ofRow: $0, column: note).isBinary } == [false, true, false, false, false])
    #expect(table.place(ofRow: 1, column: note).line == nil)
    // In sections: Ann, Cy, Bo, Ed, Di.
    let grouped = try table.grouped(by: "team").source
    #expect((0..<5).map { grouped.place(ofRow: $0, column: note).row } == [1, 3, 2, 5, 4])
    #expect((0..<5).map { grouped.place(ofRow: $0, column: note).isBinary } == [false, false, true, false, false])
    let again = try grouped.grouped(by: "age").source
    #expect((0..<5).map { again.place(ofRow: $0, column: note).row } == [1, 3, 2, 5, 4])
    // A view has an order of its own, and its rows no other numbers.
    let view = try DatabaseTable(path: database.path, table: "backwards")
    try #require(rows(view).map { $0[0] } == ["Ann", "Cy", "Bo", "Ed", "Di"])
    #expect((0..<5).map { view.place(ofRow: $0, column: 2).isBinary } == [false, false, true, false, false])
    let teams = try view.grouped(by: "team").source
    #expect((0..<5).map { teams.place(ofRow: $0, column: 2).row } == [1, 2, 3, 4, 5])
    // What is no extent is told where it is, too.
    let failure = failure { () throws(RecordError) in _ = try grouped.extents(fromColumn: "note") }
    #expect(
      failure
        == .invalidExtent(
          table: "\(database.path)#staff", row: 1, line: nil, column: "note", text: "", problem: .notANumber))
    try database.run("UPDATE staff SET note = CASE name WHEN 'Cy' THEN 'x' ELSE 1 END")
    let changed = try DatabaseTable(path: database.path, table: "staff").grouped(by: "team").source
    #expect(
      self.failure { () throws(RecordError) in _ = try changed.extents(fromColumn: "note") }
        == .invalidExtent(
          table: "\(database.path)#staff", row: 3, line: nil, column: "note", text: "x", problem: .notANumber))
  }

  @Test("A table that is not there: the names of those that are")
  func names() throws {
    let database = try TemporaryDatabase("\(Self.people) CREATE VIEW young AS SELECT * FROM staff WHERE age < 10")
    #expect(
      failure(opening: database.path, "stuff")?.description
        == "\(database.path): no table or view named “stuff” (did you mean staff?)")
    #expect(
      failure(opening: database.path, "xyzzy")?.description
        == "\(database.path): no table or view named “xyzzy” (tables: staff, young)")
    #expect(
      failure(opening: database.path, "")?.description
        == "\(database.path): no table or view named “” (tables: staff, young)")
    #expect(
      failure(opening: database.path)?.description
        == "\(database.path): no table named: write \(database.path)#TABLE (tables: staff, young)")
    try database.run("DROP VIEW young")
    #expect(try DatabaseTable(path: database.path, table: nil).rowCount == 5)
  }

  @Test("What is no database, in any way, is one line")
  func noDatabase() throws {
    let database = try TemporaryDatabase(Self.people)
    let other = "\(database.path).txt"
    #expect(failure(opening: other, "t") == .unreadable(path: other, reason: "No such file or directory"))
    #expect(failure(opening: "/", "t") == .unreadable(path: "/", reason: "Is a directory"))
    #expect(failure(opening: "/dev/null", "t") == .unreadable(path: "/dev/null", reason: "a device, not a file"))
    try Data("name,team\nAnn,red\n".utf8).write(to: URL(filePath: other))
    #expect(failure(opening: other, "t") == .notADatabase(path: other))
    try Data().write(to: URL(filePath: other))
    #expect(failure(opening: other, "t")?.description == "\(other): no table or view named “t” (there are no tables)")
  }

  @Test("Of a database that is damaged somewhere, rows are read or an error is given")
  func damage() throws {
    let database = try TemporaryDatabase(
      """
      CREATE TABLE t (a, b);
      WITH RECURSIVE c(i) AS (SELECT 0 UNION ALL SELECT i + 1 FROM c WHERE i < 2999)
        INSERT INTO t SELECT i, hex(randomblob(20)) FROM c;
      """)
    database.close()
    let sound = try [UInt8](Data(contentsOf: URL(filePath: database.path)))
    var generator = SeededGenerator(seed: 3)
    var failures = 0
    for round in 0..<60 {
      var bytes = sound
      if round % 3 == 0 {
        bytes.removeLast(Int.random(in: 1..<bytes.count, using: &generator))
      } else {
        for _ in 0..<40 {
          bytes[Int.random(in: 0..<bytes.count, using: &generator)] = UInt8.random(in: 0...255, using: &generator)
        }
      }
      try Data(bytes).write(to: URL(filePath: database.path))
      do throws(RecordError) {
        let table = try DatabaseTable(path: database.path, table: "t", patience: 0)
        for row in stride(from: 0, to: min(table.rowCount, 100_000), by: 17) { _ = try table.row(row) }
        _ = try table.grouped(by: "a")
      } catch {
        failures += 1
        #expect(!error.description.contains { $0.isNewline })
      }
    }
    #expect(failures > 10)
  }

  @Test("Another program that keeps the database to itself is waited for, and then named as the reason")
  func locked() throws {
    let database = try TemporaryDatabase(Self.people)
    try database.run("BEGIN EXCLUSIVE")
    #expect(failure(opening: database.path, "staff") == .locked(database: database.path))
    try database.run("COMMIT")
    let table = try DatabaseTable(path: database.path, table: "staff", patience: 0)
    try database.run("BEGIN EXCLUSIVE")
    #expect(failure { () throws(RecordError) in _ = try table.row(0) } == .locked(database: database.path))
    try database.run("COMMIT")
    // That was no change, and is over.
    #expect(try table.row(0)[0] == "Ann")
  }

  @Test("Whoever reads is in nobody's way, and notices when the file changes")
  func changes() throws {
    let database = try TemporaryDatabase(Self.people)
    let table = try DatabaseTable(path: database.path, table: "staff")
    let grouped = try table.grouped(by: "team").source
    #expect(try table.row(0)[0] == "Ann")
    try database.run("DELETE FROM staff WHERE name = 'Ann'")
    // The page that is known is as it was; nothing new is read beside it.
    #expect(try table.row(1)[0] == "Bo")
    let changed = RecordError.changed(database: database.path)
    #expect(failure { () throws(RecordError) in _ = try grouped.row(0) } == changed)
    #expect(failure { () throws(RecordError) in _ = try table.extents(fromColumn: "age") } == changed)
    #expect(failure { () throws(RecordError) in _ = try table.grouped(by: "team") } == changed)
    #expect(try DatabaseTable(path: database.path, table: "staff").row(0)[0] == "Bo")
  }

  @Test("Many threads may read at once")
  func threads() async throws {
    let database = try TemporaryDatabase(
      """
      CREATE TABLE t (a);
      WITH RECURSIVE c(i) AS (SELECT 0 UNION ALL SELECT i + 1 FROM c WHERE i < 9999) INSERT INTO t SELECT i FROM c;
      """)
    let table = try DatabaseTable(path: database.path, table: "t")
    let wrong = await withTaskGroup(of: Int.self) { group in
      for start in 0..<8 {
        group.addTask {
          stride(from: start, to: 10_000, by: 37).count { (try? table.row($0)) != ["\($0)"] }
        }
      }
      return await group.reduce(0, +)
    }
    #expect(wrong == 0)
  }

  @Test("A file is what it begins as, and else what it is called")
  func kinds() throws {
    let database = try TemporaryDatabase(Self.people)
    #expect(try RecordFile.source(at: "\(database.path)#staff") is DatabaseTable)
    #expect(try RecordFile.source(at: database.path).rowCount == 5)
    #expect(RecordFile.filePath(of: "\(database.path)#staff") == database.path)
    let folder = URL(filePath: database.path).deletingLastPathComponent().path
    try FileManager.default.copyItem(atPath: database.path, toPath: "\(folder)/data.csv")
    #expect(try RecordFile.source(at: "\(folder)/data.csv") is DatabaseTable)
    try Data("a\n1\n".utf8).write(to: URL(filePath: "\(folder)/people.db#staff"))
    #expect(try RecordFile.source(at: "\(folder)/people.db#staff").row(0) == ["1"])
    try Data("[{\"a\": 1}]".utf8).write(to: URL(filePath: "\(folder)/a.JSON"))
    #expect(try RecordFile.source(at: "\(folder)/a.JSON").row(0) == ["1"])
    func message(_ path: String) -> String? {
      failure { () throws(RecordError) in _ = try RecordFile.source(at: path) }?.description
    }
    for path in ["\(folder)/none.db#t", "\(folder)/none.sqlite3"] {
      #expect(message(path)?.hasSuffix(": cannot be read: No such file or directory") == true)
    }
    #expect(message("\(folder)/none.db#t")?.hasPrefix("\(folder)/none.db: ") == true)
    #expect(message("\(folder)/none.csv#t")?.hasPrefix("\(folder)/none.csv#t: ") == true)
  }
}
