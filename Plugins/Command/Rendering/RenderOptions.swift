import Arguments
import Foundation
import Records
import Rendering
import Scenes
import TableKit

/// What `swivel render` was asked for.
struct RenderOptions {
  /// The records: a file's path, or a database's with a table.
  let input: String
  /// The paths of the files to write.
  let picture: String?
  let layout: String?
  /// The picture's format.
  let format: PictureFormat
  /// What is drawn.
  let scene: SceneOptions
  /// The picture's size in points.
  let size: CGSize
  /// How many pixels a point has.
  let scale: CGFloat
  /// Whether each call of the table is printed.
  let isTraced: Bool
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
    picture = try arguments.path("--out")
    format = try SceneOptions.pictureFormat(arguments)
    layout = try arguments.path("--layout")
    isTraced = arguments.flag("--trace")
    guard picture != nil || layout != nil || isTraced else {
      throw arguments.failure("there is nothing to write; give --out F.png, --layout F.json or both")
    }
    let inputFile = RecordFile.filePath(of: input)
    try OutputPaths.check([("--out", picture), ("--layout", layout)], input: inputFile, of: arguments)
    film = try FilmOptions(arguments)
    gesture = try SceneOptions.gesture(arguments)
    if let film, let picture {
      for path in film.paths(beside: picture) {
        guard !OutputPaths.areSame(path, inputFile) else {
          throw arguments.failure("\(path), a frame, is the input; write to another file")
        }
        if let layout, OutputPaths.areSame(layout, path) {
          throw arguments.failure("--layout names the same file as a frame, \(path)")
        }
      }
    }
    scene = try SceneOptions(arguments)
    size = scene.size ?? scene.axis.defaultSize
    scale = scene.scale ?? 1
  }
}
