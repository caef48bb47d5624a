import Foundation
import Testing

/// A run of `swivel show` on a virtual display, with what a person does to its window.
final class ShownWindow {
  let folder: TemporaryFolder
  let display: VirtualDisplay
  private let process: Process
  private var identifier = ""

  /// The program that was built beside the tests.
  static var program: URL {
    URL(filePath: "/proc/self/exe").resolvingSymlinksInPath().deletingLastPathComponent()
      .appending(path: "swivel-window")
  }

  /// How long anything is waited for, in seconds. A machine may be very busy; one that is not never waits so long.
  static let patience: TimeInterval = 120

  /// Opens a window and waits until it shows something.
  ///
  /// - Parameters:
  ///   - arguments: The arguments behind `show`. Files stand in the folder.
  ///   - resources: What the desktop says of itself; `nil` for nothing.
  init(_ arguments: [String], in folder: TemporaryFolder, resources: String? = nil) throws {
    self.folder = folder
    display = try VirtualDisplay()
    if let resources { try display.setResources(resources) }
    process = try Self.process(arguments + ["--log", "log.jsonl"], in: folder, display: display.name)
    try process.runTakingSignals()
    try wait("the window") { $0.event == "rest" }
    identifier =
      try display.run("/usr/bin/xdotool", ["search", "--onlyvisible", "--name", "^swivel"])
      .split(separator: "\n").first.map(String.init) ?? ""
    try #require(!identifier.isEmpty)
    // Without a window manager nobody else gives it the keyboard.
    try tool("windowfocus", "--sync", identifier)
  }

  deinit {
    if process.isRunning { process.terminate() }
    process.waitUntilExit()
  }

  /// The program, ready to be started.
  static func process(_ arguments: [String], in folder: TemporaryFolder, display: String?) throws -> Process {
    let process = Process()
    process.executableURL = program
    process.arguments = ["show"] + arguments
    process.currentDirectoryURL = URL(filePath: folder.path)
    // Nothing of the user's own, and no display but the test's.
    var variables = ProcessInfo.processInfo.environment.filter {
      !$0.key.hasPrefix("SWIVEL_") && !$0.key.hasPrefix("SDL_")
    }
    for name in ["XDG_DATA_HOME", "XDG_CONFIG_HOME", "XDG_CACHE_HOME", "XDG_DATA_DIRS"] {
      variables[name] = folder["home"]
    }
    for name in ["WAYLAND_DISPLAY", "XDG_RUNTIME_DIR", "DISPLAY"] { variables[name] = nil }
    variables["DISPLAY"] = display
    process.environment = variables
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = try folder.newFile("output")
    process.standardError = try folder.newFile("errors")
    return process
  }

  /// Runs the program without any display, to its end.
  static func run(
    _ arguments: [String], in folder: TemporaryFolder, display: String? = nil
  ) throws -> (status: Int32, output: String, errors: String) {
    let process = try process(arguments, in: folder, display: display)
    try process.runTakingSignals()
    process.waitUntilExit()
    return (process.terminationStatus, folder.text(of: "output"), folder.text(of: "errors"))
  }

  // MARK: The log

  /// The lines of the log so far.
  var lines: [LogLine] {
    get throws { try LogLine.lines(of: folder.text(of: "log.jsonl")) }
  }

  /// How many lines there are: where to wait from for what comes next.
  func mark() throws -> Int { try lines.count }

  /// Waits for a line.
  ///
  /// - Parameters:
  ///   - what: What is waited for, for the complaint that it did not come.
  ///   - start: The number of lines that are not looked at.
  ///   - isFound: Whether it is the line.
  @discardableResult
  func wait(_ what: String, from start: Int = 0, for isFound: (LogLine) -> Bool) throws -> LogLine {
    let end = Date(timeIntervalSinceNow: Self.patience)
    while Date() < end {
      if let line = try lines.dropFirst(start).first(where: isFound) { return line }
      try #require(process.isRunning, "the program has ended: \(folder.text(of: "errors"))")
      Thread.sleep(forTimeInterval: 0.02)
    }
    let last = try lines.suffix(20).map { "\($0)" }.joined(separator: "\n")
    throw Waiting(what: what, log: last)
  }

  /// Nothing came of waiting.
  struct Waiting: Error {
    let what: String
    let log: String
  }

  /// Waits until nothing moves any more after the latest input that was logged.
  ///
  /// - Parameter start: A mark.
  /// - Returns: The lines that have come since the mark.
  func rest(from start: Int) throws -> [LogLine] {
    let inputs: Set<String?> = ["touch-begin", "touch-move", "touch-end", "key", "wheel", "adapter", "panel", "resize"]
    try wait("any input", from: start) { inputs.contains($0.event) }
    let latest = try lines.lastIndex { inputs.contains($0.event) } ?? start
    try wait("rest", from: latest) { $0.event == "rest" }
    return Array(try lines.dropFirst(start))
  }

  /// The offset of the table that was logged last.
  var offset: Double? {
    get throws { try lines.last { $0.event == "scroll" }?.y }
  }

  // MARK: The mouse and the keyboard

  /// Does something with xdotool.
  func tool(_ arguments: String...) throws {
    try display.run("/usr/bin/xdotool", arguments)
  }

  /// Does things with xdotool, in which `%w` stands for the window.
  func act(_ arguments: [String]) throws {
    try display.run("/usr/bin/xdotool", arguments.map { $0 == "%w" ? identifier : $0 })
  }

  /// Moves the pointer to a place in the window.
  func move(_ x: Int, _ y: Int) throws {
    try tool("mousemove", "--sync", "--window", identifier, "\(x)", "\(y)")
  }

  /// Taps a place with the mouse.
  func tap(_ x: Int, _ y: Int) throws {
    let start = try mark()
    try move(x, y)
    try tool("click", "1")
    try wait("the tap", from: start) { $0.event == "touch-end" }
  }

  /// Drags from one place to another, in steps.
  ///
  /// - Parameters:
  ///   - pause: The time between steps, in seconds.
  ///   - hold: The time before the button is let go, in seconds.
  func drag(
    from start: (x: Int, y: Int), to end: (x: Int, y: Int), steps: Int = 10, pause: Double = 0.016, hold: Double
  ) throws {
    let mark = try mark()
    try move(start.x, start.y)
    var arguments = ["mousedown", "1"]
    for step in 1...steps {
      let (x, y) = (
        start.x + (end.x - start.x) * step / steps, start.y + (end.y - start.y) * step / steps
      )
      arguments += ["sleep", "\(pause)", "mousemove", "--window", identifier, "\(x)", "\(y)"]
    }
    arguments += ["sleep", "\(hold)", "mouseup", "1"]
    try display.run("/usr/bin/xdotool", arguments)
    try wait("the end of the drag", from: mark) { $0.event == "touch-end" }
  }

  /// Presses a key.
  func press(_ key: String) throws {
    try tool("key", key)
  }

  /// What the title bar says.
  var title: String {
    get throws {
      try display.run("/usr/bin/xdotool", ["getwindowname", identifier]).trimmingCharacters(in: .newlines)
    }
  }

  /// Gives the window another size.
  func resize(_ width: Int, _ height: Int) throws {
    try tool("windowsize", "--sync", identifier, "\(width)", "\(height)")
  }

  // MARK: The end

  /// The pixels that the window shows, as a file in the folder.
  func takePicture(_ name: String) throws {
    try display.run("/usr/bin/import", ["-window", identifier, folder[name]])
  }

  /// How many pixels of two pictures in the folder differ by more than a fiftieth of the range of their colours.
  func differences(_ first: String, _ second: String) throws -> Int {
    let text = try display.run(
      "/bin/sh",
      ["-c", "compare -metric AE -fuzz 2% \"$1\" \"$2\" null: 2>&1 || [ $? = 1 ]", "sh", folder[first], folder[second]])
    return try #require(Int(text), "\(text)")
  }

  /// Takes the display away and waits for the program's end.
  ///
  /// - Returns: Its exit status, and what it wrote to its standard streams.
  func loseDisplay() -> (status: Int32, output: String, errors: String) {
    display.kill()
    process.waitUntilExit()
    let status = process.terminationReason == .exit ? process.terminationStatus : -process.terminationStatus
    return (status, folder.text(of: "output"), folder.text(of: "errors"))
  }

  /// Closes the window and waits for the program's end.
  ///
  /// - Parameters:
  ///   - signal: The signal that closes it; `nil` for the key that does.
  ///   - complaint: What it writes to standard error.
  /// - Returns: What it wrote to standard output.
  func close(with signal: Int32? = nil, complaint: String = "") throws -> String {
    if let signal { kill(process.processIdentifier, signal) } else { try press("Escape") }
    process.waitUntilExit()
    try #require(process.terminationReason == .exit && process.terminationStatus == 0)
    #expect(folder.text(of: "errors") == complaint)
    return folder.text(of: "output")
  }

  /// Closes the window. What it showed is what is drawn anew then, into `end.png`.
  func closeComparing() throws {
    try takePicture("shown.png")
    _ = try close()
    #expect(try differences("shown.png", "end.png") == 0)
  }
}
