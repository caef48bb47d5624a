import Synchronization

@testable import AdapterLoading

/// A log that keeps its lines.
final class LogLines: Sendable {
  private let lines = Mutex<[String]>([])

  var log: AdapterLog {
    AdapterLog { line in self.lines.withLock { $0.append(line) } }
  }

  /// The lines so far, which are gone afterwards.
  var taken: [String] {
    lines.withLock { lines in
      defer { lines = [] }
      return lines
    }
  }
}
