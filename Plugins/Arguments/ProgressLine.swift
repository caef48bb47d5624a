import Foundation
import Synchronization

/// A line on the terminal that says what takes so long. It comes after two seconds, goes when the work is done, and is for people
/// alone: where standard error is no terminal there is none.
package final class ProgressLine: Sendable {
  /// How long work goes on without a word, in seconds.
  private static let patience: TimeInterval = 2

  private enum State {
    case waiting
    case shown
    case over
  }

  private let state = Mutex(State.waiting)

  /// Does some work.
  ///
  /// - Parameters:
  ///   - what: What is being done, as `reading people.csv`.
  ///   - work: The work.
  package static func during<Result, Failure: Error>(
    _ what: String, _ work: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    guard isatty(STDERR_FILENO) == 1 else { return try work() }
    let progress = ProgressLine()
    let line = CommandFailure.failed(what, "").line
    let timer = Thread { progress.wait(toShow: line) }
    timer.start()
    defer { progress.end() }
    return try work()
  }

  private func wait(toShow line: String) {
    Thread.sleep(forTimeInterval: Self.patience)
    state.withLock { state in
      guard state == .waiting else { return }
      state = .shown
      Self.write("\r\u{1B}[K\(line)")
    }
  }

  private func end() {
    state.withLock { state in
      if state == .shown { Self.write("\r\u{1B}[K") }
      state = .over
    }
  }

  private static func write(_ text: String) {
    try? FileHandle.standardError.write(contentsOf: Data(text.utf8))
  }
}
