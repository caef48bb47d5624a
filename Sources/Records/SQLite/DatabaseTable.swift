/// A table or a view of an SQLite database, whose rows are read as they are asked for.
///
/// ```swift
/// let staff = try DatabaseTable(path: "people.db", table: "staff")
/// tableView.dataSource = source  // RecordsDataSource(ArrangedRecords(staff))
/// ```
///
/// Only some pages of rows are in memory, whatever the table's size. The database is opened for reading alone, and is never locked for
/// longer than a read takes. If it is changed meanwhile, what is read from then on fails: rows that do not belong together are never
/// shown.
///
/// The rows are in the order in which SQLite numbers them, which is that of their insertion where nobody has said otherwise; those of
/// a view in its own order. NULL is an empty text; a blob is shown by its size.
public final class DatabaseTable: RecordSource, @unchecked Sendable {
  // Everything here but `pages` and the connection is constant, and those are used under the connection's lock.

  public let name: String
  public let rowCount: Int
  private let connection: DatabaseConnection
  private let shape: DatabaseShape
  private let pages: DatabasePages

  public var columnNames: [String] { shape.columnNames }

  /// How long another program that is writing is waited for, in milliseconds.
  public static let standardPatience = 2_000

  /// Opens a database and counts a table's rows.
  ///
  /// - Parameters:
  ///   - path: The path of the database's file.
  ///   - table: The name of a table or a view; `nil` for the only one that there is. Case counts only between two that differ in
  ///     nothing else.
  ///   - patience: How long to wait for another program that is writing, in milliseconds.
  /// - Throws: `RecordError.unreadable`, `.notADatabase`, `.unknownTable`, which names those that exist, `.locked` or
  ///   `.databaseFailure`.
  /// - Complexity: O(*n*) for *n* rows, without looking into them. Rows of a view are copied into a file.
  public convenience init(path: String, table: String?, patience: Int = standardPatience) throws(RecordError) {
    let connection = try DatabaseConnection(path: path, patience: Int32(clamping: patience))
    let (name, shape, pages) = try connection.read { () throws(RecordError) in
      let (table, isView) = try Self.find(table, in: connection)
      let shape = try DatabaseShape(table: table, isView: isView, on: connection)
      return ("\(path)#\(table)", shape, try DatabasePages(shape, on: connection))
    }
    self.init(name: name, connection: connection, shape: shape, pages: pages)
  }

  private init(name: String, connection: DatabaseConnection, shape: DatabaseShape, pages: DatabasePages) {
    self.name = name
    self.connection = connection
    self.shape = shape
    self.pages = pages
    rowCount = pages.rowCount
  }

  public func row(_ row: Int) throws(RecordError) -> [String] {
    precondition(row >= 0 && row < rowCount, "the table has no row \(row)")
    connection.lock.lock()
    defer { connection.lock.unlock() }
    return try pages.row(row)
  }

  public func grouped(by columnName: String) throws(RecordError) -> GroupedRecords {
    let title = shape.text(try column(named: columnName))
    let (from, key) = (shape.source, shape.key)
    connection.lock.lock()
    defer { connection.lock.unlock() }
    let (groups, order) = (connection.nameForOwnTable(), connection.nameForOwnTable())
    var sections: [RecordSection] = []
    let (arranged, pages) = try connection.read { () throws(RecordError) in
      try connection.run(
        "CREATE TABLE \(groups) (title TEXT PRIMARY KEY, first INTEGER NOT NULL, size INTEGER NOT NULL) WITHOUT ROWID")
      try connection.run("INSERT INTO \(groups) SELECT \(title), min(\(key)), count(*) FROM \(from) GROUP BY 1")
      try connection.run("CREATE TABLE \(order) (position INTEGER PRIMARY KEY, row INTEGER NOT NULL)")
      try connection.run(
        "INSERT INTO \(order) (row) SELECT \(shape.rowNumber) FROM \(from) CROSS JOIN \(groups) AS g ON g.title = \(title)"
          + " ORDER BY g.first, \(key)")
      let titles = try DatabaseStatement("SELECT title, size FROM \(groups) ORDER BY first", on: connection)
      var start = 0
      while try titles.step() {
        let count = Int(titles.integer(1))
        sections.append(RecordSection(title: titles.text(0), rows: RecordRows(start..<start + count)))
        start += count
      }
      let arranged = shape.arranged(by: order)
      return (arranged, try DatabasePages(arranged, on: connection))
    }
    return GroupedRecords(
      source: DatabaseTable(name: name, connection: connection, shape: arranged, pages: pages), sections: sections)
  }

  public func extents(fromColumn columnName: String) throws(RecordError) -> [Double] {
    let column = try column(named: columnName)
    connection.lock.lock()
    defer { connection.lock.unlock() }
    return try connection.read { () throws(RecordError) in
      let statement = try DatabaseStatement(
        "SELECT \(shape.value(column)), \(shape.text(column)) FROM \(shape.source) ORDER BY \(shape.key)",
        on: connection)
      defer { statement.reset() }
      var collector = ExtentCollector(table: name, column: columnName, count: rowCount)
      do throws(RecordError) {
        while try statement.step() {
          if statement.isNumber(0) {
            try collector.append(statement.number(0), text: statement.text(1), line: nil)
          } else {
            try collector.append(text: statement.text(1), line: nil)
          }
        }
      } catch .invalidExtent(let table, let row, let line, let name, let text, let problem) {
        // Whoever is to mend it looks for it where it is in the table.
        let row = try lockedPlace(ofRow: row - 1, column: column).row
        throw .invalidExtent(table: table, row: row, line: line, column: name, text: text, problem: problem)
      }
      return collector.extents
    }
  }

  public func place(ofRow row: Int, column: Int) -> RecordPlace {
    connection.lock.lock()
    defer { connection.lock.unlock() }
    let place = try? connection.read { () throws(RecordError) in try lockedPlace(ofRow: row, column: column) }
    return place ?? RecordPlace(row: row + 1)
  }

  /// The place of a field. Called while the database is being read.
  private func lockedPlace(ofRow row: Int, column: Int) throws(RecordError) -> RecordPlace {
    let statement = try DatabaseStatement(shape.place(column), on: connection)
    statement.bind(Int64(row), at: 1)
    defer { statement.reset() }
    guard try statement.step() else { throw .changed(database: connection.path) }
    return RecordPlace(row: Int(statement.integer(0)), isBinary: statement.text(1) == "blob")
  }

  /// The table or view of a name.
  private static func find(
    _ wanted: String?, in connection: DatabaseConnection
  ) throws(RecordError) -> (table: String, isView: Bool) {
    let statement = try DatabaseStatement(
      """
      SELECT name, type = 'view' FROM main.sqlite_master
      WHERE type IN ('table', 'view') AND name NOT LIKE 'sqlite\\_%' ESCAPE '\\' ORDER BY name
      """, on: connection)
    var tables: [(table: String, isView: Bool)] = []
    while try statement.step() { tables.append((statement.text(0), statement.integer(1) != 0)) }
    guard let wanted else {
      if tables.count == 1 { return tables[0] }
      throw .noTableNamed(database: connection.path, tableNames: tables.map(\.table))
    }
    if let table = tables.first(where: { $0.table == wanted })
      ?? tables.first(where: { $0.table.lowercased() == wanted.lowercased() })
    {
      return table
    }
    throw .unknownTable(database: connection.path, table: wanted, tableNames: tables.map(\.table))
  }
}
