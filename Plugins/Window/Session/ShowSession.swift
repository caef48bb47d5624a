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
  private let display: DisplayWindow
  private let picture: LivePicture
  private let log: SessionLog?
  private let name: String
  private let switches: AdapterSwitches
  private let focus: RowFocus
  private let counter: CallCounter
  private var panel: RequirementsPanel?
  private var translator: EventTranslator

  private let start = ContinuousClock.now
  private let startTicks = SDL_GetTicks64()
  private var isClosed = false
  private var isExposed = true
  private var isResting = false
  private var loggedOffset: CGPoint?
  private var faults: Set<String> = []

  /// How long it took to move, lay out and draw what a frame shows.
  private(set) var drawing = FrameTimes()
  /// How long it took to bring a frame into the window then.
  private(set) var showing = FrameTimes()

  /// Puts a scene into a window.
  ///
  /// - Parameters:
  ///   - scene: The scene.
  ///   - name: What it is called in the title bar.
  ///   - display: The window.
  ///   - log: What is told of what happens; `nil` for nothing.
  init(scene: TableScene, name: String, display: DisplayWindow, log: SessionLog?) throws(CommandFailure) {
    self.scene = scene
    self.name = name
    self.display = display
    self.log = log
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
    adoptSize()
    showTitle()
  }

  /// Goes on until the window is closed.
  func run() throws(CommandFailure) {
    log?.write(SessionLog.Event("open"))
    while !isClosed {
      waitForInput()
      try showFrame()
    }
    log?.write(SessionLog.Event("closed"))
  }

  /// How many frames there were and how long they took, for people.
  var statistics: String {
    "\(drawing.count) frames\n\(drawing.line("drawing"))\n\(showing.line("showing"))\n"
  }

  // MARK: Time

  /// Seconds since the window was opened.
  private var now: TimeInterval { (ContinuousClock.now - start) / .seconds(1) }

  /// Takes what input there is. If there is none, waits for it until something moves by itself.
  private func waitForInput() {
    var event = SDL_Event()
    var isThere = SDL_PollEvent(&event) != 0
    if !isThere, !scene.window.needsDisplay, !isExposed {
      let next = scene.window.nextActivity
      noteRest(next == nil)
      if let next {
        let milliseconds = ((next - now) * 1000).rounded(.up)
        if milliseconds > 0 { isThere = SDL_WaitEventTimeout(&event, Int32(min(milliseconds, 60_000))) != 0 }
      } else {
        isThere = SDL_WaitEvent(&event) != 0
      }
    }
    while isThere {
      receive(event)
      isThere = SDL_PollEvent(&event) != 0
    }
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
    let time = (Double(event.common.timestamp) - Double(startTicks)) / 1000
    let clock = scene.window.clock
    clock.advance(to: max(min(time, now), clock.now))
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
      adoptSize()
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
    let (window, table) = (scene.window, scene.table)
    if let panel {
      table.frame.size.width += panel.frame.width
      panel.removeFromSuperview()
      self.panel = nil
      counter.isOn = false
    } else {
      let width = min(RequirementsPanel.width, (table.frame.width / 2).rounded(.down))
      table.frame.size.width -= width
      counter.isOn = true
      let panel = RequirementsPanel(
        of: table, counter: counter,
        frame: CGRect(x: window.bounds.maxX - width, y: 0, width: width, height: window.bounds.height))
      panel.autoresizingMask = [.flexibleLeftMargin, .flexibleHeight]
      window.addSubview(panel)
      self.panel = panel
    }
    log?.write(SessionLog.Event("panel", isOn: panel != nil))
  }

  // MARK: The picture

  /// Gives the scene the size that the window has.
  private func adoptSize() {
    let window = scene.window
    let (pixels, units) = (display.pixelSize, display.size)
    window.bounds.size = CGSize(
      width: CGFloat(pixels.width) / window.displayScale, height: CGFloat(pixels.height) / window.displayScale)
    translator.size = window.bounds.size
    translator.pointsPerUnit = window.bounds.width / CGFloat(units.width)
  }

  private func showFrame() throws(CommandFailure) {
    let window = scene.window
    let begin = ContinuousClock.now
    window.clock.advance(to: max(now, window.clock.now))
    focus.update()
    panel?.refresh()
    logOffset()
    guard window.needsDisplay || isExposed else { return }
    window.needsDisplay = false
    let changes: [PixelRect]
    do {
      changes = try picture.update()
    } catch {
      throw .failed(error)
    }
    let drawn = ContinuousClock.now
    if !changes.isEmpty || isExposed {
      do {
        try display.show(picture, changes: changes)
      } catch {
        throw .failed(error.what, error.reason)
      }
      drawing.add(drawn - begin)
      showing.add(.now - drawn)
    }
    isExposed = false
  }

  private func logOffset() {
    let offset = scene.table.contentOffset
    guard let log, offset != loggedOffset else { return }
    loggedOffset = offset
    log.write(SessionLog.Event("scroll", at: offset))
  }
}
