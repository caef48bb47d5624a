import Foundation
import Synchronization

/// Runs the same on eight threads that begin together, and something else on the caller's own meanwhile.
///
/// - Parameters:
///   - body: What each thread runs, with its number from 0.
///   - meanwhile: What the caller's thread runs, until it is told that the others have ended.
func onEightThreads(
  _ body: @escaping @Sendable (Int) -> Void, meanwhile: (_ areDone: () -> Bool) -> Void = { _ in }
) {
  let started = DispatchSemaphore(value: 0)
  let gate = Gate(running: 8)
  for number in 0..<8 {
    Thread.detachNewThread {
      started.wait()
      body(number)
      gate.leave()
    }
  }
  for _ in 0..<8 { started.signal() }
  meanwhile { gate.isEmpty }
  gate.waitUntilEmpty()
}

/// Who is still inside.
private final class Gate: Sendable {
  private let inside: Atomic<Int>
  private let emptied = DispatchSemaphore(value: 0)

  init(running: Int) { inside = Atomic(running) }

  var isEmpty: Bool { inside.load(ordering: .sequentiallyConsistent) == 0 }

  func leave() {
    if inside.subtract(1, ordering: .sequentiallyConsistent).newValue == 0 { emptied.signal() }
  }

  func waitUntilEmpty() { emptied.wait() }
}
