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
    // What is wrong with the input, or with what is to be written in the end, is told before there is a window.
    try check(options)
    let log: SessionLog? = if let path = options.log { try SessionLog(path: path) } else { nil }
    let content = try ProgressLine.during("reading \(options.contentName)") { () throws(CommandFailure) in
      try ShowContent(options, arguments)
    }
    let display: DisplayWindow
    do {
      display = try DisplayWindow(title: content.name, size: options.size, scale: options.scene.scale)
    } catch {
      throw .failed(error.what, error.reason)
    }
    let scene = try content.scene(size: options.size, scale: display.geometry.scale)
    do {
      try scene.table.chain.insert(RowRemoval().interposer, at: 0)
    } catch {
      throw .failed(error)
    }
    try scene.layOut(offset: options.scene.offset)
    // As on a device: they come with the scrolling, and once at the beginning.
    scene.table.scrollIndicatorVisibility = .whileScrolling
    scene.table.flashScrollIndicators()
    try log?.follow(scene.table)
    if options.isTraced { try trace(scene) }
    let session = try ShowSession(scene: scene, name: content.name, display: display, log: log)
    ConnectionLoss.whenLost { lost in
      session.end()
      do throws(CommandFailure) {
        try finish(session, of: scene, options)
      } catch {
        Terminal.report(error)
      }
      Terminal.report(lost)
      exit(lost.status)
    }
    if let gesture = options.gesture { scene.begin(gesture) }
    try session.run()
    try finish(session, of: scene, options)
  }

  /// Prints each call once it has returned. When standard output takes no more, that is told once, and the window stays.
  private static func trace(_ scene: TableScene) throws(CommandFailure) {
    var hasFailed = false
    try scene.trace { call in
      guard !hasFailed else { return }
      do throws(CommandFailure) {
        try Terminal.write("\(call)\n")
      } catch {
        hasFailed = true
        Terminal.report(error)
      }
    }
  }

  private static func check(_ options: ShowOptions) throws(CommandFailure) {
    do {
      for path in [options.picture, options.layout] {
        if let path { try OutputFile.check(path) }
      }
    } catch {
      throw .failed(error)
    }
  }

  /// Writes what was asked for of the window in the end.
  private static func finish(
    _ session: ShowSession, of scene: TableScene, _ options: ShowOptions
  ) throws(CommandFailure) {
    var files: [OutputFile.Content] = []
    // Of faults that there were, people have been told when they happened: what the window shows is written all the same.
    if let path = options.picture {
      do {
        files.append(
          OutputFile.Content(path: path, bytes: try SceneRenderer().bytes(of: scene.window, as: options.format)))
      } catch {
        throw .failed(error)
      }
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
    if options.givesStatistics { try Terminal.write(session.statistics.text) }
  }
}
