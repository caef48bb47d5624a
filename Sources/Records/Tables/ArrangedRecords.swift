public import Foundation
import TableKit

/// Records in the order and the sections in which a table view shows them.
///
/// ```swift
/// let records = try ArrangedRecords(RecordTable(contentsOf: "people.csv"), groupedBy: "team")
/// let source = RecordsDataSource(records)
/// let delegate = RecordsDelegate(records)
/// ```
public struct ArrangedRecords: Sendable {
  /// The records.
  public let source: any RecordSource

  /// The sections. Without grouping there is one, without a title.
  public let sections: [RecordSection]

  /// The column whose texts are the sections' titles; `nil` without grouping.
  public let groupColumn: Int?

  /// The column whose texts name images, which rows show in place of them; `nil` if there are none.
  public private(set) var imageColumn: Int?

  /// All records in one section, in their own order.
  public init(_ source: any RecordSource) {
    self.source = source
    sections = source.ungroupedSections
    groupColumn = nil
  }

  /// A section for each text in a column, in the order in which the texts first appear.
  ///
  /// - Parameters:
  ///   - source: The records.
  ///   - columnName: The column's name.
  /// - Throws: What ``RecordSource/grouped(by:)`` throws: there is no such column, or several; why the records cannot be read.
  /// - Complexity: O(*n* log *n*) for *n* rows at most.
  public init(_ source: any RecordSource, groupedBy columnName: String) throws(RecordError) {
    let grouped = try source.grouped(by: columnName)
    self.source = grouped.source
    sections = grouped.sections
    groupColumn = try source.column(named: columnName)
  }

  /// The same records, whose rows show images in place of the texts that name them.
  ///
  /// - Parameter columnName: The name of the column whose texts name the images.
  /// - Throws: `RecordError.unknownColumn` or `.ambiguousColumn`.
  public func showingImages(fromColumn columnName: String) throws(RecordError) -> ArrangedRecords {
    var records = self
    records.imageColumn = try source.column(named: columnName)
    return records
  }

  /// The record that stands in a row: its position in `source`.
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

  /// What there is to say of an image that cannot be shown: which field of which record names it, and why.
  func failure(ofImageAt indexPath: IndexPath, _ reason: any Error) -> any Error {
    guard let column = imageColumn, let record = record(at: indexPath) else { return reason }
    return RecordError.invalidImage(
      table: source.name, place: source.place(ofRow: record, column: column), column: source.columnNames[column],
      reason: "\(reason)")
  }

  /// What is shown of a record.
  public struct Entry: Sendable, Hashable {
    /// The text of its first column.
    public let text: String

    /// The texts of its other columns, with a comma between them.
    ///
    /// Empty texts are left out, and so is the column that the records are grouped by, which the section's header shows, and the one
    /// that names images.
    public let detail: String

    /// The text that names its image; `nil` if the records show none, and if it is empty.
    public let imageName: String?
  }

  /// What is shown of a record.
  ///
  /// - Precondition: There is such a record.
  /// - Throws: Why it cannot be read.
  /// - Complexity: O(*n*) for *n* columns, besides what reading takes.
  public func entry(ofRecord record: Int) throws(RecordError) -> Entry {
    let texts = try source.row(record)
    var detail = ""
    for column in texts.indices.dropFirst()
    where column != groupColumn && column != imageColumn && !texts[column].isEmpty {
      if !detail.isEmpty { detail += ", " }
      detail += texts[column]
    }
    let imageName = imageColumn.map { texts[$0] }
    return Entry(text: texts.first ?? "", detail: detail, imageName: imageName?.isEmpty == false ? imageName : nil)
  }
}
