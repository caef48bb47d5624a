import Foundation

/// How often each text was heard.
///
/// ### Why it is `Sendable`
/// The lock guards the counts. It is not a `Mutex`: the part of that which waits is the standard library's, where the thread sanitizer
/// does not look, and it would take what waited there for a race.
final class Heard: @unchecked Sendable {
  private let lock = NSLock()
  private var storage: [String: Int] = [:]

  var counts: [String: Int] { lock.withLock { storage } }

  func hear(_ text: String) { lock.withLock { storage[text, default: 0] += 1 } }
}
