import Foundation

/// A line on a terminal that says how far the runs are, gone when they are done. Only people want it.
@MainActor
final class RunProgress {
  private let isShown: Bool
  private let expectedRuns: Int
  private var runs = 0

  /// - Parameters:
  ///   - isShown: Whether anything is said at all.
  ///   - expectedRuns: How many runs there will be about; those by which the number of iterations is found are some more.
  init(isShown: Bool, expectedRuns: Int = 0) {
    self.isShown = isShown
    self.expectedRuns = expectedRuns
  }

  /// A case has run.
  ///
  /// - Parameter name: The case's name.
  func noteRun(of name: String) {
    guard isShown else { return }
    runs += 1
    write("\r\u{1B}[K\(min(99, 100 * runs / max(1, expectedRuns))) % \(name)")
  }

  /// Says what is being done.
  func say(_ text: String) {
    if isShown { write("\r\u{1B}[K\(text)") }
  }

  /// Takes the line away.
  func end() {
    if isShown { write("\r\u{1B}[K") }
  }

  private func write(_ text: String) {
    FileHandle.standardError.write(Data(text.utf8))
  }
}
