import Foundation
import Synchronization

/// A line on the terminal that says what takes so long. It comes after two seconds, goes when the work is done, and is for people
/// alone: where standard error is no terminal there is none.
package final class ProgressLine: Sendable {
  private enum State {
    case waiting
    case shown
    case over
  }

  private let state = Mutex(State.waiting)
  private let terminal: Int32

  private init(on terminal: Int32) {
    self.terminal = terminal
  }

  /// Does some work.
  ///
  /// - Parameters:
  ///   - what: What is being done, as `reading people.csv`.
  ///   - terminal: The file descriptor that the line is written to, if it is a terminal.
  ///   - patience: Returns when work has gone on long enough without a word.
  ///   - work: The work.
  package static func during<Result, Failure: Error>(
    _ what: String, on terminal: Int32 = STDERR_FILENO,
    patience: @escaping @Sendable () -> Void = { Thread.sleep(forTimeInterval: 2) },
    _ work: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    guard isatty(terminal) == 1 else { return try work() }
    let progress = ProgressLine(on: terminal)
    let timer = Thread {
      patience()
      progress.show(CommandFailure.failed(what, "").line)
    }
    timer.start()
    defer { progress.end() }
    return try work()
  }

  private func show(_ line: String) {
    state.withLock { state in
      guard state == .waiting else { return }
      state = .shown
      write(Self.erasing + Self.cut(line, to: columns - 1))
    }
  }

  private func end() {
    state.withLock { state in
      if state == .shown { write(Self.erasing) }
      state = .over
    }
  }

  /// To the line's beginning, and all behind that away.
  private static let erasing = "\r\u{1B}[K"

  /// How many columns the terminal has; as many as most have, if it does not say.
  private var columns: Int {
    var size = winsize()
    guard ioctl(terminal, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 1 else { return 80 }
    return Int(size.ws_col)
  }

  /// The text, without its middle if it is longer: what goes on in a second row could not be erased.
  package static func cut(_ text: String, to length: Int) -> String {
    guard text.count > length else { return text }
    let kept = max(0, length - 1)
    return text.prefix((kept + 1) / 2) + "…" + text.suffix(kept / 2)
  }

  private func write(_ text: String) {
    try? FileHandle(fileDescriptor: terminal, closeOnDealloc: false).write(contentsOf: Data(text.utf8))
  }
}
