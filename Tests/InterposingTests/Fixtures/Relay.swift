import Synchronization

/// A conformer that counts, and fails where it is asked to.
final class Relay: RelayDelegate {
  struct Broken: Error, Hashable {
    let line: Int
  }

  private let counts = Mutex(0)
  var count: Int { counts.withLock { $0 } }

  func shouldForward(_ line: Int, _ text: String) -> Bool { text.count > line }
  func didForward(_ text: String) { counts.withLock { $0 += 1 } }
  func read(_ line: Int, _ count: Int) throws -> [Int] {
    guard line >= 0 else { throw Broken(line: line) }
    return Array(repeating: line, count: count)
  }
  func fetch(_ line: Int, _ text: String) async throws -> String {
    guard line >= 0 else { throw Broken(line: line) }
    return "\(line): \(text)"
  }
}
