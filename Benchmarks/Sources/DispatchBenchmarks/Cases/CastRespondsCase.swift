import TableKit
import WorkUnit

/// What people write without a witness: a cast to a protocol of one method, at each question.
@MainActor
final class CastRespondsCase: RespondsCase {
  private final class Host {
    let delegate: any TableViewDelegate

    init(_ delegate: any TableViewDelegate) {
      self.delegate = delegate
    }
  }

  private lazy var first = Host(answering)
  private lazy var second = Host(silent)

  @inline(never)
  override func ask(rounds: Int) -> Int {
    let first = Unmanaged.passUnretained(first)
    let second = Unmanaged.passUnretained(second)
    var count = 0
    for _ in 0..<rounds {
      if first.withReloadedObject({ Self.responds($0) }) { count += 1 }
      if second.withReloadedObject({ Self.responds($0) }) { count += 1 }
    }
    return count
  }

  override func askFirst() -> Bool { Self.responds(first) }

  @inline(__always)
  private static func responds(_ host: Host) -> Bool { host.delegate as? any HeightAnswering != nil }
}
