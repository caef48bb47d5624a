import Arguments
import CSDL2
import Foundation
import Scenes

@testable import WindowCommand

/// A session in this process in a window that nobody sees, with time as it passes.
@MainActor
final class LoopedSession {
  let scene: TableScene
  private let session: ShowSession
  private let folder: TemporaryFolder

  /// Opens a session that shows what arguments of `swivel show` ask for.
  init(_ arguments: [String], in folder: TemporaryFolder) throws {
    self.folder = folder
    let parsed = try ParsedArguments(
      arguments.map { $0.hasSuffix(".csv") ? folder[$0] : $0 }, of: ShowDeclaration.declaration)
    let options = try ShowOptions(parsed)
    let display = try DisplayWindow(title: "test", size: options.size, scale: 1)
    scene = try ShowContent(options, parsed).scene(size: options.size, scale: display.geometry.scale)
    try scene.layOut(offset: 0)
    let log = try SessionLog(path: folder["log.jsonl"])
    try log.follow(scene.table)
    session = try ShowSession(scene: scene, name: "test", display: display, log: log)
  }

  /// Goes on until the window is closed, while events come from another thread.
  ///
  /// - Parameter events: The events, each with the time at which it comes, in seconds from now on.
  func run(_ events: [(time: TimeInterval, event: SDL_Event)]) throws {
    let start = Date()
    let sorted = events.sorted { $0.time < $1.time }
    let thread = Thread {
      for (time, event) in sorted {
        Thread.sleep(until: start.addingTimeInterval(time))
        var event = event
        SDL_PushEvent(&event)
      }
    }
    thread.start()
    try session.run()
  }

  /// The lines of the log so far.
  var lines: [LogLine] { get throws { try LogLine.lines(of: folder.text(of: "log.jsonl")) } }
}
