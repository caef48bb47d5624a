import Arguments
import Foundation
import Records
import Rendering
import Scenes
import TableKit

/// What `swivel show` was asked for.
struct ShowOptions {
  /// What is shown.
  enum Content {
    /// A file of records.
    case file(String)
    /// One of the demo's systems.
    case demo(DemoScenes.System)
  }

  let content: Content

  /// What is shown, in a few words.
  var contentName: String {
    switch content {
    case .file(let path): path
    case .demo: "the sample"
    }
  }

  let scene: SceneOptions
  /// The window's size in points.
  let size: CGSize
  /// What fingers do once the window is open.
  let gesture: GestureScript?
  /// Where the delegate's calls and the input are written.
  let log: String?
  /// Whether each call of the table is printed.
  let isTraced: Bool
  /// Whether frame times are printed at the end.
  let givesStatistics: Bool
  /// What is written when the window is closed.
  let picture: String?
  let format: PictureFormat
  let layout: String?

  /// The size of a window where none is asked for, in points.
  static func defaultSize(of axis: Axis) -> CGSize {
    switch axis {
    case .vertical: CGSize(width: 480, height: 640)
    case .horizontal: CGSize(width: 960, height: 240)
    }
  }

  /// Reads the options.
  ///
  /// - Throws: What is wrong with them.
  init(_ arguments: ParsedArguments) throws(CommandFailure) {
    if let system = try arguments.choice("--demo", DemoScenes.System.self) {
      guard arguments.operands.isEmpty else {
        throw arguments.failure("--demo shows a sample and \(arguments.operands[0]) a file; give one of them")
      }
      for name in ["--axis", "--group-by", "--image-column", "--row-extent", "--extent-from", "--header-size"]
      where arguments.text(name) != nil {
        throw arguments.failure("\(name) is for INPUT; --demo shows a sample as it is")
      }
      if system.kind == .stack, arguments.text("--style") != nil {
        throw arguments.failure("--style is for tables; --demo \(system.rawValue) shows a stack")
      }
      content = .demo(system)
    } else {
      guard let path = arguments.operands.first else {
        throw arguments.failure("INPUT is missing, and there is no --demo; swivel show --help says what it takes")
      }
      content = .file(path)
    }
    scene = try SceneOptions(arguments)
    var axis = scene.axis
    if case .demo(let system) = content {
      axis = system.axis
      let own = axis.adapters + system.adapters.map(\.name)
      for adapter in scene.adapters where own.contains(adapter.name) {
        throw arguments.failure("--adapter \(adapter.name): --demo \(system.rawValue) loads it already")
      }
    }
    size = scene.size ?? Self.defaultSize(of: axis)
    gesture = try SceneOptions.gesture(arguments)
    log = try arguments.path("--log")
    isTraced = arguments.flag("--trace")
    givesStatistics = arguments.flag("--stats")
    picture = try arguments.path("--out")
    format = try SceneOptions.pictureFormat(arguments)
    layout = try arguments.path("--layout")
    var input: String?
    if case .file(let path) = content { input = RecordFile.filePath(of: path) }
    try OutputPaths.check([("--log", log), ("--out", picture), ("--layout", layout)], input: input, of: arguments)
  }
}
