public import Foundation
public import TableKit

/// Shows records in a table view: a record is a row, its first column the cell's text, the rest its detail.
///
/// ```swift
/// let source = RecordsDataSource(ArrangedRecords(try RecordTable(contentsOf: "people.csv")))
/// tableView.dataSource = source
/// ```
///
/// A section of grouped records has the text that they share as its title. A row that there is none for is an empty cell.
@MainActor
public final class RecordsDataSource: TableViewDataSource {
  /// What is shown.
  public let records: ArrangedRecords

  /// The identifier by which the cells are reused.
  public nonisolated static let cellIdentifier = "record"

  /// Called with the reason when a record cannot be read any more, as happens to a database that somebody else changes: its row is an
  /// empty cell then. It is called with a `RecordError.invalidImage` where ``image`` throws, too.
  public var onFailure: (@MainActor (any Error) -> Void)?

  /// Makes the images that rows show, out of the texts that name them; `nil` to show none. It is called for each cell that comes into
  /// sight.
  public var image: (@MainActor (String) throws -> Image?)?

  /// Makes a data source.
  ///
  /// - Parameter records: What is shown.
  public init(_ records: ArrangedRecords) {
    self.records = records
  }

  public func numberOfSections(in tableView: TableView) -> Int {
    records.sections.count
  }

  public func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
    records.section(section)?.rows.count ?? 0
  }

  public func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: Self.cellIdentifier) ?? makeCell()
    let entry = entry(at: indexPath)
    cell.textLabel?.text = entry?.text
    cell.detailTextLabel?.text = entry?.detail
    if records.imageColumn != nil { cell.imageView?.image = makeImage(entry, at: indexPath) }
    return cell
  }

  public func tableView(_ tableView: TableView, titleForHeaderInSection section: Int) -> String? {
    records.section(section)?.title
  }

  private func entry(at indexPath: IndexPath) -> ArrangedRecords.Entry? {
    guard let record = records.record(at: indexPath) else { return nil }
    do {
      return try records.entry(ofRecord: record)
    } catch {
      onFailure?(error)
      return nil
    }
  }

  private func makeImage(_ entry: ArrangedRecords.Entry?, at indexPath: IndexPath) -> Image? {
    guard let name = entry?.imageName else { return nil }
    do {
      return try image?(name)
    } catch {
      onFailure?(records.failure(ofImageAt: indexPath, error))
      return nil
    }
  }

  private func makeCell() -> TableViewCell {
    let cell = TableViewCell(style: .subtitle, reuseIdentifier: Self.cellIdentifier)
    // A row can be narrow, as in a table that is turned: then the texts take more lines.
    cell.textLabel?.numberOfLines = 2
    cell.detailTextLabel?.numberOfLines = 4
    return cell
  }
}
