import Arguments
import CSDL2
import Foundation
import Rendering
import Scenes
import TableKit

/// A scene in a window, from its opening to its closing.
@MainActor
final class ShowSession {
  private let scene: TableScene
  private let display: any SceneDisplay
  private let picture: LivePicture
  private let log: SessionLog?
  private let name: String
  private let switches: AdapterSwitches
  private let focus: RowFocus
  private let counter: CallCounter
  private var panel: RequirementsPanel?
  private var translator: EventTranslator

  private let clock: any SessionClock
  private(set) var isClosed = false
  private var isExposed = true
  private var isResting = false
  private var loggedOffset: CGPoint?
  private var faults: Set<String> = []

  /// How long frames took.
  private(set) var statistics = FrameStatistics()

  /// The time without a frame after which nothing counts as moving, in seconds.
  private static let pause: TimeInterval = 0.05

  /// Puts a scene into a window.
  ///
  /// - Parameters:
  ///   - scene: The scene.
  ///   - name: What it is called in the title bar.
  ///   - display: The window.
  ///   - log: What is told of what happens; `nil` for nothing.
  ///   - clock: The time it goes by.
  init(
    scene: TableScene, name: String, display: any SceneDisplay, log: SessionLog?,
    clock: any SessionClock = RunningClock()
  ) throws(CommandFailure) {
    self.scene = scene
    self.name = name
    self.display = display
    self.log = log
    self.clock = clock
    switches = AdapterSwitches(scene.adapters, of: scene.table)
    focus = RowFocus(in: scene.table)
    counter = CallCounter(of: scene.table)
    do {
      picture = try LivePicture(of: scene.window)
    } catch {
      throw .failed(error)
    }
    translator = EventTranslator(size: scene.window.bounds.size)
    scene.onFault = { [weak self] fault in self?.warn(of: fault) }
    adoptGeometry()
    showTitle()
  }

  /// Goes on until the window is closed.
  func run() throws(CommandFailure) {
    log?.write(SessionLog.Event("open"))
    while !isClosed { try step(from: waitForInput()) }
    end()
  }

  /// Says in the log that the window is closed.
  func end() { log?.write(SessionLog.Event("closed")) }

  /// Takes all input that there is, lets time pass, and shows what has come of it.
  ///
  /// - Parameter first: What has been taken already.
  func step(from first: SDL_Event? = nil) throws(CommandFailure) {
    let begin = ContinuousClock.now
    if let first { receive(first) }
    var event = SDL_Event()
    while SDL_PollEvent(&event) != 0 { receive(event) }
    let window = scene.window
    window.clock.advance(to: max(clock.now, window.clock.now))
    focus.update()
    panel?.refresh()
    logOffset()
    try showFrame(begunAt: begin)
  }

  /// Waits for input until something moves by itself, if there is nothing to do now.
  ///
  /// - Returns: The input, if it came to that.
  private func waitForInput() -> SDL_Event? {
    var event = SDL_Event()
    if SDL_PollEvent(&event) != 0 { return event }
    guard !scene.window.needsDisplay, !isExposed else { return nil }
    let next = scene.window.nextActivity
    // What moves will soon be somewhere else.
    if picture.needsRefinement, next.map({ $0 > clock.now + Self.pause }) ?? true { return nil }
    noteRest(next == nil)
    guard let next else { return SDL_WaitEvent(&event) != 0 ? event : nil }
    let milliseconds = ((next - clock.now) * 1000).rounded(.up)
    guard milliseconds > 0 else { return nil }
    return SDL_WaitEventTimeout(&event, Int32(min(milliseconds, 60_000))) != 0 ? event : nil
  }

  private func noteRest(_ isResting: Bool) {
    if isResting, !self.isResting { log?.write(SessionLog.Event("rest")) }
    self.isResting = isResting
  }

  // MARK: Input

  private func receive(_ event: SDL_Event) {
    guard let input = translator.translate(event) else { return }
    isResting = false
    log?.write(input)
    let time = min(clock.time(ofEventAt: event.common.timestamp), clock.now)
    scene.window.clock.advance(to: max(time, scene.window.clock.now))
    perform(input)
  }

  private func perform(_ input: WindowInput) {
    let window = scene.window
    switch input {
    case .touches(let changes): window.sendTouches(changes)
    case .wheel(let point, let delta): window.sendWheel(at: point, delta: delta)
    case .key(let key, let isShifted):
      if !focus.press(key, isShifted: isShifted) { window.sendKey(key) }
    case .pointer(let point): display.pointer = point.map(isTappable) == true ? .hand : .arrow
    case .toggleAdapter(let number): toggleAdapter(number)
    case .togglePanel: togglePanel()
    case .resize:
      adoptGeometry()
      isExposed = true
    case .expose: isExposed = true
    case .close: isClosed = true
    }
  }

  /// Whether a tap at a point would do something.
  private func isTappable(_ point: CGPoint) -> Bool {
    var view = scene.window.hitTest(point, with: nil)
    while let current = view {
      if current is Control { return true }
      if current is TableViewCell { return scene.table.allowsSelection && current.isDescendant(of: scene.table) }
      view = current.superview
    }
    return false
  }

  private func toggleAdapter(_ number: Int) {
    do throws(CommandFailure) {
      let change = try scene.table.keepingSelection { () throws(CommandFailure) in try switches.toggle(number) }
      guard let change else { return }
      ChainWatchers.raise(in: scene.table)
      log?.write(SessionLog.Event("adapter", name: change.name, isOn: change.isOn))
    } catch {
      Terminal.report(error)
    }
    showTitle()
  }

  private func showTitle() {
    let chain = switches.chainText
    display.title = "swivel: \(name)" + (chain.isEmpty ? "" : ": \(chain)")
  }

  private func warn(of fault: String) {
    if faults.insert(fault).inserted { Terminal.warn(fault) }
  }

  // MARK: The panel

  private func togglePanel() {
    if let panel {
      panel.removeFromSuperview()
      self.panel = nil
      counter.isOn = false
    } else {
      counter.isOn = true
      let panel = RequirementsPanel(of: scene.table, counter: counter)
      scene.window.addSubview(panel)
      self.panel = panel
    }
    shareRoom()
    log?.write(SessionLog.Event("panel", isOn: panel != nil))
  }

  /// Gives the table the window, and the panel some of it at its right.
  private func shareRoom() {
    let room = scene.window.bounds
    let width = panel == nil ? 0 : min(RequirementsPanel.width, (room.width / 2).rounded(.down))
    let (table, side) = room.divided(atDistance: room.width - width, from: .minXEdge)
    if scene.table.frame != table { scene.table.frame = table }
    panel?.frame = side
  }

  // MARK: The picture

  /// Gives the scene the size and the density that the window has.
  private func adoptGeometry() {
    let geometry = display.geometry
    scene.window.setDisplayScale(geometry.scale)
    scene.window.bounds.size = geometry.size
    shareRoom()
    translator.size = geometry.size
    translator.pointsPerUnit = geometry.pointsPerUnit
  }

  private func showFrame(begunAt begin: ContinuousClock.Instant) throws(CommandFailure) {
    guard scene.window.needsDisplay || isExposed || picture.needsRefinement else { return }
    scene.window.needsDisplay = false
    let moved = ContinuousClock.now
    var changes: [PixelRect]
    do {
      changes = try picture.update()
    } catch {
      throw .failed(error)
    }
    let drawn = ContinuousClock.now
    if isExposed { changes = [PixelRect(x: 0, y: 0, width: picture.pixelWidth, height: picture.pixelHeight)] }
    isExposed = false
    guard !changes.isEmpty else { return }
    do {
      try display.show(picture, changes: changes)
    } catch {
      throw .failed(error.what, error.reason)
    }
    statistics.add(moving: moved - begin, drawing: drawn - moved, showing: .now - drawn)
  }

  private func logOffset() {
    let offset = scene.table.contentOffset
    guard let log, offset != loggedOffset else { return }
    loggedOffset = offset
    log.write(SessionLog.Event("scroll", at: offset))
  }
}
