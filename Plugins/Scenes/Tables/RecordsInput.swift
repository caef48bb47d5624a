import Arguments
import Foundation
import Records

/// Records out of a file, as a data source and a delegate.
@MainActor
package struct RecordsInput {
  package let dataSource: RecordsDataSource
  package let delegate: RecordsDelegate

  /// Reads a file.
  ///
  /// - Parameters:
  ///   - path: The operand that names it.
  ///   - options: What becomes of the records.
  ///   - arguments: Where the operand stands.
  /// - Throws: Why the input is none; why it cannot be read.
  package init(_ path: String, _ options: SceneOptions, of arguments: ParsedArguments) throws(CommandFailure) {
    guard !path.isEmpty else { throw arguments.failure("INPUT is empty; give the path of \(RecordFile.kinds)") }
    do {
      let source = try RecordFile.source(at: path)
      let records =
        if let column = options.groupColumn {
          try ArrangedRecords(source, groupedBy: column)
        } else {
          ArrangedRecords(source)
        }
      delegate =
        switch options.rowExtent {
        case .automatic: RecordsDelegate(records, headerSize: options.headerSize)
        case .fixed(let extent): RecordsDelegate(records, rowExtent: extent, headerSize: options.headerSize)
        case .column(let column):
          try RecordsDelegate(records, extentsFrom: column, headerSize: options.headerSize)
        }
    } catch {
      throw .failed(error)
    }
    dataSource = RecordsDataSource(delegate.records)
  }
}
