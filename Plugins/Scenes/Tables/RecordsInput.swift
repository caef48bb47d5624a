import Arguments
import Foundation
import Records

/// Records out of a file, as a data source and a delegate.
@MainActor
package struct RecordsInput {
  package let dataSource: RecordsDataSource
  package let delegate: RecordsDelegate
  private var images: RowImages?

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
      var records =
        if let column = options.groupColumn {
          try ArrangedRecords(source, groupedBy: column)
        } else {
          ArrangedRecords(source)
        }
      if let column = options.imageColumn { records = try records.showingImages(fromColumn: column) }
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
    if options.imageColumn != nil {
      let file = RecordFile.filePath(of: path)
      let images = RowImages(
        folder: file.lastIndex(of: "/").map { String(file[...$0]) } ?? "", size: Self.roomForImages(options),
        scale: options.scale ?? 1)
      dataSource.image = { try images.image(at: $0) }
      self.images = images
    }
  }

  /// Checks that nothing which is to be written takes the place of an image that has been shown.
  ///
  /// - Parameter paths: Where something is to be written.
  package func checkSpared(byFilesAt paths: [String]) throws(CommandFailure) {
    guard let images, !images.files.isEmpty else { return }
    var shown: Set<FileIdentity> = []
    for file in images.files { if let identity = FileIdentity(of: file) { shown.insert(identity) } }
    for path in paths {
      guard let identity = FileIdentity(of: path), shown.contains(identity) else { continue }
      throw .failed(path, "an image that is shown; write to another file")
    }
  }

  /// Says how many pixels a point has, if that is only known once the records have been read.
  package func setScale(_ scale: CGFloat) { images?.scale = scale }

  /// The room for an image above and below which some of its row is left, in points.
  private static let imageMargin: CGFloat = 6

  /// The room for an image in a row, in points: not more than a third of its width, so that there is some for the text.
  private static func roomForImages(_ options: SceneOptions) -> CGSize {
    let size = options.size ?? options.axis.defaultSize
    var extent = options.axis == .vertical ? RecordsDelegate.rowExtent : RecordsDelegate.horizontalRowExtent
    if case .fixed(let fixed) = options.rowExtent { extent = fixed }
    let row =
      switch options.axis {
      case .vertical: CGSize(width: size.width, height: extent)
      case .horizontal: CGSize(width: extent, height: size.height)
      }
    return CGSize(width: row.width / 3, height: max(row.height - 2 * imageMargin, row.height / 2))
  }
}
