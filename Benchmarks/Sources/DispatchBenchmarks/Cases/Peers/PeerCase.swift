import CPeerCases
import Foundation
import WorkUnit

/// The plain unit in another language, in this process.
@MainActor
final class PeerCase: BenchmarkCase {
  private let peer: peer_case
  private let context: UnsafeMutableRawPointer
  private var sumOfAnswers: UInt64 = 0

  /// Why there is none.
  struct Failure: Error, CustomStringConvertible {
    let description: String
  }

  /// - Parameter peer: What another language offers.
  init(_ peer: peer_case) throws {
    self.peer = peer
    let heights = (0..<16).map { Double(rowHeight($0)) }
    guard let context = peer.make(heights) else { throw Failure(description: "the peer gave no callee") }
    self.context = context
  }

  isolated deinit { peer.discard(context) }

  func prepare() {
    peer.forget_calls(context)
    sumOfAnswers = 0
  }

  func run(_ iterations: Int) {
    sumOfAnswers &+= peer.run(context, HeightCalls.rows, Int64(iterations))
  }

  func fault(after iterations: Int) -> String? {
    var places: InlineArray<4, UInt64> = InlineArray(repeating: 0)
    withUnsafeMutableBytes(of: &places) { bytes in
      guard let words = bytes.bindMemory(to: UInt64.self).baseAddress else { return }
      peer.read_places(context, words)
    }
    return PlainAnswers.fault(
      places: places, sum: sumOfAnswers, raise: peer.raise, after: iterations)
  }
}
