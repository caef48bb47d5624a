import Arguments
import CSDL2
import Foundation
import Rendering
import Scenes
import TableKit

@testable import WindowCommand

/// A session in this process, whose events come out of SDL's real queue and whose time passes when it is told to.
@MainActor
final class SteppedSession {
  let display: PretendedDisplay
  let scene: TableScene
  let session: ShowSession
  private let clock = HeldClock()
  private let folder: TemporaryFolder

  /// Opens a session that shows what arguments of `swivel show` ask for.
  ///
  /// - Parameters:
  ///   - arguments: The arguments behind `show`. Files stand in the folder.
  ///   - density: How many pixels the display has to a unit.
  init(_ arguments: [String], in folder: TemporaryFolder, density: Int = 1) throws {
    self.folder = folder
    guard SDL_Init(SDL_INIT_EVENTS) == 0 else { throw DisplayError("no events") }
    SDL_FlushEvents(SDL_FIRSTEVENT.rawValue, SDL_LASTEVENT.rawValue)
    let parsed = try ParsedArguments(
      arguments.map { $0.hasSuffix(".csv") ? folder[$0] : $0 }, of: ShowDeclaration.declaration)
    let options = try ShowOptions(parsed)
    display = PretendedDisplay(size: options.size, scale: options.scene.scale, density: density)
    scene = try ShowContent(options, parsed).scene(size: options.size, scale: display.geometry.scale)
    try scene.layOut(offset: 0)
    let log = try SessionLog(path: folder["log.jsonl"])
    try log.follow(scene.table)
    session = try ShowSession(scene: scene, name: "test", display: display, log: log, clock: clock)
    try session.step()
  }

  isolated deinit { SDL_QuitSubSystem(SDL_INIT_EVENTS) }

  /// Puts an event into SDL's queue.
  func push(_ event: SDL_Event) {
    var event = event
    SDL_PushEvent(&event)
  }

  /// Lets time pass in frames, and takes what is in the queue in the first.
  func step(by seconds: TimeInterval = 1.0 / 60) throws {
    let end = clock.now + seconds
    while clock.now < end {
      clock.now = min(clock.now + 1.0 / 60, end)
      try session.step()
    }
  }

  /// The lines of the log so far.
  var lines: [LogLine] { get throws { try LogLine.lines(of: folder.text(of: "log.jsonl")) } }

  /// How often a requirement was called.
  func count(of requirement: String) throws -> Int { try lines.count { $0.requirement == requirement } }
}

/// Time that stands still unless it is set.
@MainActor
private final class HeldClock: SessionClock {
  var now: TimeInterval = 0

  func time(ofEventAt ticks: UInt32) -> TimeInterval { now }
}

/// A display in memory. It only holds what it was told to have changed.
@MainActor
final class PretendedDisplay: SceneDisplay {
  var title = ""
  var pointer = DisplayWindow.Pointer.arrow
  /// The window's size in SDL's units.
  var units: PixelSize
  /// How many pixels it has to a unit.
  var density: Int
  private let scale: CGFloat?
  /// The pixels that it shows, row by row.
  private(set) var pixels: [UInt32] = []
  private var pictureSize: PixelSize?
  /// What it was told to have changed, by frames.
  private(set) var changes: [[PixelRect]] = []

  init(size: CGSize, scale: CGFloat?, density: Int) {
    let (width, height) = DisplayGeometry.units(size, unitsPerPoint: (scale ?? CGFloat(density)) / CGFloat(density))
    units = PixelSize(width, height)
    self.scale = scale
    self.density = density
  }

  var geometry: DisplayGeometry {
    DisplayGeometry(
      units: units, pixels: PixelSize(Int32(units.width * density), Int32(units.height * density)), scale: scale)
  }

  func show(_ picture: LivePicture, changes: [PixelRect]) throws(DisplayError) {
    let size = PixelSize(Int32(picture.pixelWidth), Int32(picture.pixelHeight))
    if pictureSize != size {
      pictureSize = size
      pixels = [UInt32](repeating: 0, count: size.width * size.height)
    }
    self.changes.append(changes)
    picture.withPixels { start, bytesPerRow in
      for rect in changes {
        for row in rect.y..<rect.y + rect.height {
          for column in rect.x..<rect.x + rect.width {
            pixels[row * size.width + column] =
              (start + row * bytesPerRow + column * 4).loadUnaligned(as: UInt32.self)
          }
        }
      }
    }
  }
}
