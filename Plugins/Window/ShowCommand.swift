import Arguments
import Foundation
import Rendering
import Scenes
import TableKit

/// `swivel show`: a table in a window.
@MainActor
enum ShowCommand {
  static func run(_ arguments: ParsedArguments) throws(CommandFailure) {
    let options = try ShowOptions(arguments)
    // What is wrong with the input is told before there is a window.
    let content = try ProgressLine.during("reading") { () throws(CommandFailure) in try ShowContent(options, arguments)
    }
    let display: DisplayWindow
    do {
      display = try DisplayWindow(title: content.name, size: options.size, scale: options.scene.scale)
    } catch {
      throw .failed(error.what, error.reason)
    }
    let scene = try content.scene(size: options.size, scale: display.scale)
    do {
      try scene.table.chain.insert(RowRemoval().interposer, at: 0)
    } catch {
      throw .failed(error)
    }
    try scene.layOut(offset: options.scene.offset)
    var log: SessionLog?
    if let path = options.log {
      log = try SessionLog(path: path)
      try log?.follow(scene.table)
    }
    if options.isTraced { try scene.trace { call in print(call) } }
    let session = try ShowSession(scene: scene, name: content.name, display: display, log: log)
    if let gesture = options.gesture { scene.begin(gesture) }
    try session.run()
    try write(options, of: scene)
    if options.givesStatistics { try Terminal.write(session.statistics) }
  }

  /// Writes what the window shows in the end.
  private static func write(_ options: ShowOptions, of scene: TableScene) throws(CommandFailure) {
    var files: [OutputFile.Content] = []
    if let path = options.picture {
      files.append(OutputFile.Content(path: path, bytes: try scene.picture(as: options.format)))
    }
    if let path = options.layout {
      files.append(
        OutputFile.Content(
          path: path, bytes: Array(LayoutRecorder().record(of: scene.window, scrollView: scene.table).json.utf8)))
    }
    do {
      try OutputFile.write(files)
    } catch {
      throw .failed(error)
    }
  }
}
