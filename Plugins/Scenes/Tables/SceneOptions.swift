import AdapterLoading
import Arguments
import Foundation
import Rendering
import TableKit

/// What a table of records is asked to look like.
package struct SceneOptions {
  /// How long each row is.
  package enum RowExtent: Hashable {
    /// As long as suits two lines of text.
    case automatic
    /// As long as a number says, in points.
    case fixed(CGFloat)
    /// As long as a column says.
    case column(String)
  }

  /// The greatest length that a row or a header may have, in points: more than any picture can show.
  package static let longestExtent: CGFloat = 1_000_000

  package let axis: Axis
  /// How sections are told apart.
  package let style: TableView.Style
  /// The window's size in points; `nil` if it is not given.
  package let size: CGSize?
  /// How many pixels a point has; `nil` if it is not given.
  package let scale: CGFloat?
  /// How far the table is scrolled, in points.
  package let offset: CGFloat
  /// The adapters besides the axis's own, in chain order.
  package let adapters: [AdapterRequest]
  /// Folders to look for adapters in, before all others.
  package let searchFolders: [String]
  package let groupColumn: String?
  /// The column whose texts are the paths of images; `nil` for none.
  package let imageColumn: String?
  package let rowExtent: RowExtent
  /// The headers' size in points, or `nil` for the table's own headers.
  package let headerSize: CGSize?

  /// Reads the options.
  ///
  /// - Throws: What is wrong with them: an option whose text cannot be read, or options that do not go together, as wrong
  ///   use; a number out of range as a failure.
  package init(_ arguments: ParsedArguments) throws(CommandFailure) {
    style = try arguments.choice("--style", Style.self)?.tableStyle ?? .plain
    let axis = try arguments.choice("--axis", Axis.self) ?? .vertical
    self.axis = axis
    size = try Self.extents("--size", arguments)
    scale = try arguments.number("--scale").map { CGFloat($0) }
    if let scale {
      guard scale > 0 else { throw Self.outOfRange("--scale", arguments, "must be greater than 0") }
    }
    offset = try arguments.number("--offset").map { CGFloat($0) } ?? 0

    adapters = try Self.adapters(arguments, axis: axis)
    searchFolders = try arguments.paths("--path")
    groupColumn = arguments.text("--group-by")
    imageColumn = arguments.text("--image-column")
    rowExtent = try Self.rowExtent(arguments)
    headerSize = try Self.extents("--header-size", arguments)
    if let headerSize, max(headerSize.width, headerSize.height) > Self.longestExtent {
      throw Self.outOfRange("--header-size", arguments, "may be \(Int(Self.longestExtent)) points at most")
    }
  }

  /// How sections are told apart, by the words of the option.
  enum Style: String, CaseIterable {
    case plain
    case grouped
    case insetGrouped = "inset-grouped"

    var tableStyle: TableView.Style {
      switch self {
      case .plain: .plain
      case .grouped: .grouped
      case .insetGrouped: .insetGrouped
      }
    }
  }

  private static func extents(_ name: String, _ arguments: ParsedArguments) throws(CommandFailure) -> CGSize? {
    guard let (width, height) = try arguments.size(name) else { return nil }
    guard width > 0, height > 0 else { throw outOfRange(name, arguments, "both sides must be greater than 0") }
    return CGSize(width: width, height: height)
  }

  private static func rowExtent(_ arguments: ParsedArguments) throws(CommandFailure) -> RowExtent {
    let column = arguments.text("--extent-from")
    guard let extent = try arguments.number("--row-extent") else {
      return if let column { .column(column) } else { .automatic }
    }
    guard column == nil else {
      throw arguments.failure("--row-extent and --extent-from both say how long rows are; give one of them")
    }
    // Below a point, a picture could be asked for that has more rows than pixels.
    guard extent >= 1, extent <= longestExtent else {
      throw outOfRange("--row-extent", arguments, "must be from 1 to \(Int(longestExtent)) points")
    }
    return .fixed(extent)
  }

  /// The adapters that `--adapter` asks for.
  package static func adapters(
    _ arguments: ParsedArguments, axis: Axis
  ) throws(CommandFailure) -> [AdapterRequest] {
    var requests: [AdapterRequest] = []
    for text in arguments.texts("--adapter") {
      let request: AdapterRequest
      do {
        request = try AdapterRequest(parsing: text)
      } catch {
        throw arguments.failure(error.description)
      }
      if axis.adapters.contains(request.name) {
        throw arguments.failure("--adapter \(request.name): --axis \(axis.rawValue) loads it already")
      }
      if requests.contains(where: { $0.name == request.name }) {
        throw arguments.failure("--adapter \(request.name): it is given twice")
      }
      requests.append(request)
    }
    return requests
  }

  /// What fingers are asked to do.
  package static func gesture(_ arguments: ParsedArguments) throws(CommandFailure) -> GestureScript? {
    guard let text = arguments.text("--gesture") else { return nil }
    do {
      return try GestureScript(parsing: text)
    } catch {
      throw arguments.failure("--gesture \(error)")
    }
  }

  /// The format of the picture that `--out` names: PNG if none is, or none is said.
  package static func pictureFormat(_ arguments: ParsedArguments) throws(CommandFailure) -> PictureFormat {
    guard let path = arguments.text("--out") else { return .png }
    do {
      return try PictureFormat(ofFileAt: path)
    } catch {
      throw arguments.failure("--out \(path): pictures are \(PictureFormat.listOfEndings) files")
    }
  }

  private static func outOfRange(_ name: String, _ arguments: ParsedArguments, _ rule: String) -> CommandFailure {
    .failed("\(name) \(arguments.text(name) ?? "")", rule)
  }
}
