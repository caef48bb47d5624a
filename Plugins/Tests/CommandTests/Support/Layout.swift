import Foundation
import Testing

/// A layout file, read as any tool would read it.
struct Layout: Decodable {
  /// One view on screen.
  struct Entry: Decodable {
    let kind: String
    let section: Int?
    let row: Int?
    let rect: [Double]
    let transform: [Double]
    let contentTransform: [Double]
    let text: String?
    let reuse: String?

    /// Whether the content stands upright: its transform is a translation.
    var isUpright: Bool { contentTransform.prefix(4) == [1, 0, 0, 1] }
  }

  let size: [Double]
  let contentOffset: [Double]
  let contentSize: [Double]
  let views: [Entry]

  /// Reads a layout from a folder's file.
  init(_ folder: TemporaryFolder, _ name: String) throws {
    self = try JSONDecoder().decode(Layout.self, from: Data(folder.bytes(of: name)))
  }

  /// The views of a kind, from back to front.
  func views(_ kind: String) -> [Entry] {
    views.filter { $0.kind == kind }
  }

  /// The rectangles of the cells by section and row.
  var cells: [[Int]: [Double]] {
    var cells: [[Int]: [Double]] = [:]
    for cell in views("cell") { cells[[cell.section ?? -1, cell.row ?? -1]] = cell.rect }
    return cells
  }

  /// The rectangles of the headers by section.
  var headers: [Int: [Double]] {
    var headers: [Int: [Double]] = [:]
    for header in views("header") { headers[header.section ?? -1] = header.rect }
    return headers
  }
}
