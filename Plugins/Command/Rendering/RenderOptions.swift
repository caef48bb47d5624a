import AdapterLoading
import Foundation
import TableKit

/// What `swivel render` was asked for.
struct RenderOptions {
  /// How long each row is.
  enum RowExtent: Hashable {
    /// As long as suits two lines of text.
    case automatic
    /// As long as a number says, in points.
    case fixed(CGFloat)
    /// As long as a column says.
    case column(String)
  }

  /// The greatest length that a row or a header may have, in points: more than any picture can show.
  static let longestExtent: CGFloat = 1_000_000

  /// The path of the CSV file.
  let input: String
  /// The paths of the files to write.
  let picture: String?
  let layout: String?
  let axis: Axis
  /// The picture's size in points.
  let size: CGSize
  /// How many pixels a point has.
  let scale: CGFloat
  /// How far the table is scrolled, in points.
  let offset: CGFloat
  /// The adapters besides the axis's own, in chain order.
  let adapters: [AdapterRequest]
  /// Folders to look for adapters in, before all others.
  let searchFolders: [String]
  let groupColumn: String?
  let rowExtent: RowExtent
  /// Whether each call of the table is printed.
  let isTraced: Bool
  /// The headers' size in points, or `nil` for the table's own headers.
  let headerSize: CGSize?
  /// How many pictures are made, and when; `nil` for a single one.
  let film: FilmOptions?
  /// What fingers do before the picture is taken.
  let gesture: GestureScript?

  /// Reads the options.
  ///
  /// - Throws: What is wrong with them: an option whose text cannot be read, or options that do not go together, as wrong
  ///   use; a number out of range as a failure.
  init(_ arguments: ParsedArguments) throws(CommandFailure) {
    input = arguments.operands[0]
    picture = try Self.picturePath(arguments)
    layout = try arguments.path("--layout")
    isTraced = arguments.flag("--trace")
    guard picture != nil || layout != nil || isTraced else {
      throw arguments.failure("there is nothing to write; give --out F.png, --layout F.json or both")
    }
    for output in [picture, layout] {
      guard let output, Self.isSameFile(output, input) else { continue }
      throw arguments.failure("\(output) is the input; write to another file")
    }
    if let picture, let layout, Self.isSameFile(picture, layout) {
      throw arguments.failure("--out and --layout name the same file")
    }
    film = try FilmOptions(arguments)
    gesture = try Self.gesture(arguments)
    if let film, let picture {
      for path in film.paths(beside: picture) {
        guard !Self.isSameFile(path, input) else {
          throw arguments.failure("\(path), a frame, is the input; write to another file")
        }
        if let layout, Self.isSameFile(layout, path) {
          throw arguments.failure("--layout names the same file as a frame, \(path)")
        }
      }
    }
    _ = try arguments.choice("--style", Style.self, refusals: ["grouped": "this version draws plain tables only"])

    let axis = try arguments.choice("--axis", Axis.self) ?? .vertical
    self.axis = axis
    size = try Self.extents("--size", arguments) ?? axis.defaultSize
    scale = try arguments.number("--scale").map { CGFloat($0) } ?? 1
    guard scale > 0 else { throw Self.outOfRange("--scale", arguments, "must be greater than 0") }
    offset = try arguments.number("--offset").map { CGFloat($0) } ?? 0

    adapters = try Self.adapters(arguments, axis: axis)
    searchFolders = arguments.texts("--path")
    groupColumn = arguments.text("--group-by")
    rowExtent = try Self.rowExtent(arguments)
    headerSize = try Self.extents("--header-size", arguments)
    if let headerSize, max(headerSize.width, headerSize.height) > Self.longestExtent {
      throw Self.outOfRange("--header-size", arguments, "may be \(Int(Self.longestExtent)) points at most")
    }
  }

  private enum Style: String, CaseIterable {
    case plain
  }

  /// Whether two paths lead to the same file, by links too.
  private static func isSameFile(_ first: String, _ second: String) -> Bool {
    URL(filePath: first).resolvingSymlinksInPath().path == URL(filePath: second).resolvingSymlinksInPath().path
  }

  private static func picturePath(_ arguments: ParsedArguments) throws(CommandFailure) -> String? {
    guard let path = try arguments.path("--out") else { return nil }
    let ending = URL(filePath: path).pathExtension
    guard ending.isEmpty || ending.lowercased() == "png" else {
      throw arguments.failure("--out \(path): this version writes PNG files only")
    }
    return path
  }

  private static func gesture(_ arguments: ParsedArguments) throws(CommandFailure) -> GestureScript? {
    guard let text = arguments.text("--gesture") else { return nil }
    do {
      return try GestureScript(parsing: text)
    } catch {
      throw arguments.failure("--gesture \(error)")
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
  static func adapters(
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

  private static func outOfRange(_ name: String, _ arguments: ParsedArguments, _ rule: String) -> CommandFailure {
    .failed("\(name) \(arguments.text(name) ?? "")", rule)
  }
}
