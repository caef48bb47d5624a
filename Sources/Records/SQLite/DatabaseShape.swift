/// A table or view of a database as its rows are read: what they are read from, and the number by which they are in order.
struct DatabaseShape {
  /// The columns' names.
  let columnNames: [String]

  /// What the columns are called in `t`.
  private let identifiers: [String]

  /// The table that holds the columns, called `t`.
  private let table: String

  /// What puts `table` into another order; empty if nothing does.
  private let order: String

  /// What stands behind FROM. A cross join is never turned round, so that the rows come by position.
  var source: String { order.isEmpty ? table : "\(order) AS o CROSS JOIN \(table) ON \(rowNumber) = o.row" }

  /// The number of a row, by which the rows are found and in order: a unique whole number that has an index.
  let key: String

  /// The column of `t` that leads back to a row of it.
  let rowNumber: String

  /// The number of a row that stands at a position in this order, counted from 0 by the parameter `?1`, in the order of the table
  /// itself, counted from 1; and the type of a value of it.
  func place(_ column: Int) -> String {
    "SELECT (SELECT count(*) FROM \(table) WHERE \(rowNumber) <= p.number), p.type FROM (SELECT \(rowNumber) AS number,"
      + " typeof(\(value(column))) AS type FROM \(source) ORDER BY \(key) LIMIT 1 OFFSET ?1) AS p"
  }

  /// A column as it is.
  func value(_ column: Int) -> String {
    "t.\(identifiers[column].quotedForSQL)"
  }

  /// A column as a text: nothing for NULL, the size for bytes that are no text.
  func text(_ column: Int) -> String {
    let value = self.value(column)
    return "CASE typeof(\(value)) WHEN 'null' THEN '' WHEN 'blob' THEN '(' || length(\(value)) || ' bytes)'"
      + " ELSE CAST(\(value) AS TEXT) END"
  }

  /// Finds out how the rows of a table or a view are read.
  ///
  /// Rows of a table are read by the number that SQLite gives each of them. A view's rows have none, and neither have those of tables
  /// without: they are copied once, into a table that belongs to the connection and lies in a file.
  ///
  /// - Parameters:
  ///   - table: Its name.
  ///   - isView: Whether it is a view.
  init(table: String, isView: Bool, on connection: DatabaseConnection) throws(RecordError) {
    let original = "main.\(table.quotedForSQL)"
    let names = try DatabaseStatement("SELECT * FROM \(original)", on: connection).columnNames
    if !isView {
      let taken = Set(names.map { $0.lowercased() })
      for number in ["rowid", "_rowid_", "oid"] where !taken.contains(number) {
        guard (try? DatabaseStatement("SELECT \(number) FROM \(original)", on: connection)) != nil else { continue }
        self.init(
          columnNames: names, identifiers: names, table: "\(original) AS t", order: "", key: "t.\(number)",
          rowNumber: "t.\(number)")
        return
      }
    }
    let copy = connection.nameForOwnTable()
    // The copy's columns get names that are in nobody's way.
    let identifiers = names.indices.map { "c\($0)" }
    try connection.run("CREATE TABLE \(copy) (\(identifiers.joined(separator: ", ")))")
    try connection.run("INSERT INTO \(copy) SELECT * FROM \(original)")
    self.init(
      columnNames: names, identifiers: identifiers, table: "\(copy) AS t", order: "", key: "t.rowid",
      rowNumber: "t.rowid")
  }

  /// The same rows in another order, one behind the other from 1 on.
  ///
  /// - Parameter order: A table with the columns `position` and `row`.
  func arranged(by order: String) -> DatabaseShape {
    DatabaseShape(
      columnNames: columnNames, identifiers: identifiers, table: table, order: order, key: "o.position",
      rowNumber: rowNumber)
  }

  private init(
    columnNames: [String], identifiers: [String], table: String, order: String, key: String, rowNumber: String
  ) {
    self.columnNames = columnNames
    self.identifiers = identifiers
    self.table = table
    self.order = order
    self.key = key
    self.rowNumber = rowNumber
  }
}

extension String {
  /// The text as a name in SQL.
  var quotedForSQL: String { "\"" + replacing("\"", with: "\"\"") + "\"" }
}
