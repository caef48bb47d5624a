/// Records that can be read by their position, wherever they are kept.
///
/// ``RecordTable`` holds all of them in memory; ``DatabaseTable`` reads them out of a database as they are asked for. Data source and
/// delegate do not know which they show.
public protocol RecordSource: Sendable {
  /// What the records are called in messages: usually their file's path.
  var name: String { get }

  /// The columns' names, in order. At least one.
  var columnNames: [String] { get }

  /// The number of records.
  var rowCount: Int { get }

  /// The texts of one record, one for each column.
  ///
  /// - Parameter row: The record's position, from 0 on. There is such a record.
  /// - Throws: Why it cannot be read any more.
  func row(_ row: Int) throws(RecordError) -> [String]

  /// The records in sections, one for each text in a column, in the order in which the texts first appear.
  ///
  /// - Parameter columnName: The column's name.
  /// - Throws: `RecordError.unknownColumn` or `.ambiguousColumn`; why the records cannot be read.
  /// - Complexity: O(*n* log *n*) for *n* records at most.
  func grouped(by columnName: String) throws(RecordError) -> GroupedRecords

  /// How long each row is, from a column of numbers.
  ///
  /// - Parameter columnName: The column's name.
  /// - Returns: A number of points for each record, finite and not negative.
  /// - Throws: `RecordError.unknownColumn` or `.ambiguousColumn`; `.invalidExtent`, which names the row, for what is not such a
  ///   number; `.extentsTooLarge` if their sum is not finite; why the records cannot be read.
  /// - Complexity: O(*n*) for *n* records.
  func extents(fromColumn columnName: String) throws(RecordError) -> [Double]

  /// Where a field stands and what it is, for a message. If nobody says otherwise, a record's number is its position.
  ///
  /// - Parameters:
  ///   - row: The record's position, from 0 on. There is such a record.
  ///   - column: The column's index. There is such a column.
  /// - Complexity: O(*n*) for *n* records at most.
  func place(ofRow row: Int, column: Int) -> RecordPlace
}

extension RecordSource {
  public func place(ofRow row: Int, column: Int) -> RecordPlace { RecordPlace(row: row + 1) }

  /// The number of columns, at least one.
  public var columnCount: Int { columnNames.count }

  /// The index of the column with a name. Case counts.
  ///
  /// - Throws: `RecordError.unknownColumn`, whose message offers the nearest names; `.ambiguousColumn` if several
  ///   columns have that name.
  /// - Complexity: O(*n*) for *n* columns.
  public func column(named name: String) throws(RecordError) -> Int {
    let matches = columnNames.indices.filter { columnNames[$0] == name }
    guard let match = matches.first else {
      throw .unknownColumn(table: self.name, column: name, columnNames: columnNames)
    }
    guard matches.count == 1 else {
      throw .ambiguousColumn(table: self.name, column: name, positions: matches.map { $0 + 1 })
    }
    return match
  }

  /// The rows as one section without a title: records that are not grouped.
  public var ungroupedSections: [RecordSection] {
    [RecordSection(title: nil, rows: RecordRows(0..<rowCount))]
  }
}
