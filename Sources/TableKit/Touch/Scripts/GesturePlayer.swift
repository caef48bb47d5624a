public import Foundation

/// Carries out a script on a window, as time passes on the window's clock.
///
/// What the script does at a time is done before the frame of that time, so that the frame shows it.
@MainActor
public final class GesturePlayer {
  /// The script.
  public let script: GestureScript

  /// Whether it has begun and not ended.
  public private(set) var isPlaying = false

  /// When it ends, in seconds on the window's clock; `nil` before it begins.
  public private(set) var endTime: TimeInterval?

  private weak var window: Window?
  private var nextGroup = 0
  private var groupEnd: TimeInterval = 0
  private var running: [GesturePerformance] = []
  private var action: ScheduledAction?
  private var completion: (@MainActor () -> Void)?

  /// A player that has not begun.
  ///
  /// - Parameters:
  ///   - script: The script.
  ///   - window: The window; it is held weakly.
  public init(_ script: GestureScript, in window: Window) {
    self.script = script
    self.window = window
  }

  /// Begins now. What happens at once happens when the clock is next advanced. One that is playing goes on as it is.
  ///
  /// - Parameter completion: Called when all is done.
  public func start(completion: (@MainActor () -> Void)? = nil) {
    guard !isPlaying, let window else { return }
    self.completion = completion
    isPlaying = true
    nextGroup = 0
    groupEnd = window.clock.now
    var end = groupEnd
    for group in script.groups { end += GestureScript.duration(of: group) }
    endTime = end
    schedule(at: groupEnd)
  }

  /// Stops where it is; fingers that are down stay down.
  public func stop() {
    action?.cancel()
    action = nil
    running.removeAll()
    isPlaying = false
    completion = nil
  }

  private func schedule(at time: TimeInterval) {
    // The clock keeps the player as long as it plays.
    action = window?.clock.schedule(at: time) { self.perform(at: time) }
  }

  private func perform(at time: TimeInterval) {
    guard isPlaying, let window else { return stop() }
    if running.isEmpty, time >= groupEnd {
      guard nextGroup < script.groups.count else { return finish() }
      let group = script.groups[nextGroup]
      nextGroup += 1
      for step in group { running.append(GesturePerformance(step, at: time, in: window)) }
      groupEnd = time + GestureScript.duration(of: group)
    }
    sendDue(at: time, to: window)
    guard isPlaying else { return }
    var next = groupEnd
    var kept: [GesturePerformance] = []
    for performance in running {
      guard let time = performance.nextTime else { continue }
      kept.append(performance)
      next = min(next, time)
    }
    running = kept
    schedule(at: next)
  }

  /// Carries out what is due; what several fingers do at one time is one event.
  private func sendDue(at time: TimeInterval, to window: Window) {
    var rounds: [[TouchChange]] = []
    for index in running.indices {
      guard let due = running[index].nextTime, due <= time else { continue }
      for (round, change) in running[index].perform(at: time, in: window).enumerated() {
        if round == rounds.count { rounds.append([]) }
        rounds[round].append(change)
      }
    }
    for changes in rounds where isPlaying { window.sendTouches(changes) }
  }

  private func finish() {
    let completion = completion
    stop()
    completion?()
  }
}

extension Window {
  /// Carries out a script from beginning to end, and lets the time pass that it takes.
  ///
  /// In a callback of a clock that is being advanced no further time can be made to pass: there the script only begins.
  ///
  /// - Parameter script: The script.
  public func play(_ script: GestureScript) {
    let player = GesturePlayer(script, in: self)
    player.start()
    if let end = player.endTime { clock.advance(to: end) }
  }

  /// Reads a script and carries it out: ``play(_:)-(GestureScript)``.
  ///
  /// - Parameter text: The script.
  /// - Throws: Where it is wrong; then nothing is done.
  public func play(_ text: String) throws(GestureScriptError) {
    play(try GestureScript(parsing: text))
  }
}
