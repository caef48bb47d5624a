import Foundation
import Interposing
import TableKit

/// The question put to a resolved witness: whether there is a closure.
@MainActor
final class WitnessRespondsCase: RespondsCase {
  private let first = TableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  private let second = TableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))

  override init() {
    super.init()
    first.delegate = answering
    second.delegate = silent
  }

  // No pass, no yes.

  override func ask(rounds: Int) -> Int {
    first.chain.pass { first in second.chain.pass { second in ask(first, second, rounds: rounds) } ?? 0 } ?? 0
  }

  override func askFirst() -> Bool { first.chain.pass { Self.responds($0) } ?? false }

  @inline(never)
  private func ask(
    _ first: Resolution<TableViewWitness>, _ second: Resolution<TableViewWitness>, rounds: Int
  ) -> Int {
    let first = Unmanaged.passUnretained(first)
    let second = Unmanaged.passUnretained(second)
    var count = 0
    for _ in 0..<rounds {
      if first.withReloadedObject({ Self.responds($0) }) { count += 1 }
      if second.withReloadedObject({ Self.responds($0) }) { count += 1 }
    }
    return count
  }

  @inline(__always)
  private static func responds(_ resolution: Resolution<TableViewWitness>) -> Bool {
    resolution.witness.delegate.heightForRowAt != nil
  }
}
