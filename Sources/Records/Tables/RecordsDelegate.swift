public import Foundation
public import TableKit

/// Sizes the rows and makes the headers of records in a table view.
///
/// ```swift
/// let delegate = RecordsDelegate(records, headerSize: CGSize(width: 120, height: 24))
/// tableView.delegate = delegate
/// ```
///
/// With a header's size it makes the headers itself. Without one it leaves them to the titles of the data source, which the
/// table shows in its own way.
@MainActor
public final class RecordsDelegate: TableViewDelegate {
  /// The records whose rows and headers these are.
  public let records: ArrangedRecords

  /// The size of the headers in points, or `nil` for the table's own headers. In a plain vertical table a header is as wide as
  /// the table, and only the height counts.
  public let headerSize: CGSize?

  /// The identifier by which the headers are reused.
  public nonisolated static let headerIdentifier = "record-header"

  /// How long a row is in points where nothing else is said: two lines of text.
  public nonisolated static let rowExtent: CGFloat = 60

  /// The same in a horizontal table, where it is a row's width: a few words.
  public nonisolated static let horizontalRowExtent: CGFloat = 140

  private enum RowExtents {
    case automatic
    case equal(CGFloat)
    case each([Double])
  }

  private let rowExtents: RowExtents

  /// Makes a delegate for rows of one length.
  ///
  /// - Parameters:
  ///   - records: The records whose rows and headers these are.
  ///   - rowExtent: How long each row is, in points; `nil` for ``rowExtent``, or ``horizontalRowExtent`` in a horizontal table.
  ///   - headerSize: The size of the headers in points, or `nil` for the table's own headers.
  public init(_ records: ArrangedRecords, rowExtent: CGFloat? = nil, headerSize: CGSize? = nil) {
    self.records = records
    self.headerSize = headerSize
    rowExtents = if let rowExtent { .equal(rowExtent) } else { .automatic }
  }

  /// Makes a delegate for rows whose lengths stand in a column.
  ///
  /// - Parameters:
  ///   - records: The records whose rows and headers these are.
  ///   - columnName: The column's name.
  ///   - headerSize: The size of the headers in points, or `nil` for the table's own headers.
  /// - Throws: What ``RecordSource/extents(fromColumn:)`` throws: there is no such column, or it holds something else than
  ///   finite numbers that are 0 or more.
  /// - Complexity: O(*n*) for *n* rows.
  public init(
    _ records: ArrangedRecords, extentsFrom columnName: String, headerSize: CGSize? = nil
  ) throws(RecordError) {
    rowExtents = .each(try records.source.extents(fromColumn: columnName))
    self.records = records
    self.headerSize = headerSize
  }

  public func tableView(_ tableView: TableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    switch rowExtents {
    case .automatic: Self.automaticExtent(in: tableView)
    case .equal(let extent): extent
    case .each(let extents):
      if let record = records.record(at: indexPath) { extents[record] } else { Self.automaticExtent(in: tableView) }
    }
  }

  private static func automaticExtent(in tableView: TableView) -> CGFloat {
    tableView is HorizontalTableView ? horizontalRowExtent : rowExtent
  }

  public func tableView(_ tableView: TableView, heightForHeaderInSection section: Int) -> CGFloat {
    guard records.section(section)?.title != nil else { return 0 }
    return headerSize?.height ?? TableView.automaticDimension
  }

  public func tableView(_ tableView: TableView, viewForHeaderInSection section: Int) -> View? {
    guard let headerSize, let title = records.section(section)?.title else { return nil }
    let header =
      tableView.dequeueReusableHeaderFooterView(withIdentifier: Self.headerIdentifier)
      ?? RecordHeaderView(reuseIdentifier: Self.headerIdentifier)
    header.bounds.size = headerSize
    header.textLabel?.text = title
    return header
  }
}
