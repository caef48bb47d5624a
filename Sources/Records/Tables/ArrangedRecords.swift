public import Foundation
import TableKit

/// A table's records in the order and the sections in which a table view shows them.
///
/// ```swift
/// let records = try ArrangedRecords(RecordTable(contentsOf: "people.csv"), groupedBy: "team")
/// let source = RecordsDataSource(records)
/// let delegate = RecordsDelegate(records)
/// ```
public struct ArrangedRecords: Sendable {
  /// The records.
  public let table: RecordTable

  /// The sections. Without grouping there is one, without a title.
  public let sections: [RecordSection]

  /// The column whose texts are the sections' titles; `nil` without grouping.
  public let groupColumn: Int?

  /// All records in one section, in the table's order.
  public init(_ table: RecordTable) {
    self.table = table
    sections = table.ungroupedSections
    groupColumn = nil
  }

  /// A section for each text in a column, in the order in which the texts first appear.
  ///
  /// - Parameters:
  ///   - table: The records.
  ///   - columnName: The column's name.
  /// - Throws: ``RecordError/unknownColumn(table:column:columnNames:)``, whose message offers the nearest names;
  ///   ``RecordError/ambiguousColumn(table:column:positions:)`` if several columns have that name.
  /// - Complexity: O(*n*) for *n* rows.
  public init(_ table: RecordTable, groupedBy columnName: String) throws(RecordError) {
    self.table = table
    sections = try table.sections(groupedBy: columnName)
    groupColumn = try table.column(named: columnName)
  }

  /// The record that stands in a row: its index in the table.
  ///
  /// - Precondition: There is such a row.
  public subscript(indexPath: IndexPath) -> Int {
    sections[indexPath.section].rows[indexPath.row]
  }

  /// The section of a number; `nil` if there is none. A table may ask for one that is not there: an adapter can answer that there
  /// are more, or hand on other arguments than it was given.
  func section(_ number: Int) -> RecordSection? {
    sections.indices.contains(number) ? sections[number] : nil
  }

  /// The record that stands in a row; `nil` if there is no such row.
  func record(at indexPath: IndexPath) -> Int? {
    guard let rows = section(indexPath.section)?.rows, rows.indices.contains(indexPath.row) else { return nil }
    return rows[indexPath.row]
  }

  /// The text of a record: that of its first column.
  ///
  /// - Precondition: There is such a record.
  public func text(ofRecord record: Int) -> String {
    table[record, 0]
  }

  /// The rest of a record: the texts of its other columns, with a comma between them.
  ///
  /// Empty texts are left out, and so is the column that the records are grouped by: the section's header shows it.
  ///
  /// - Precondition: There is such a record.
  /// - Complexity: O(*n*) for *n* columns.
  public func detail(ofRecord record: Int) -> String {
    var detail = ""
    for column in 1..<max(1, table.columnCount) where column != groupColumn {
      let text = table[record, column]
      guard !text.isEmpty else { continue }
      if !detail.isEmpty { detail += ", " }
      detail += text
    }
    return detail
  }
}
