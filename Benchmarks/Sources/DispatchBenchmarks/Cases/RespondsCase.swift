import Foundation
import TableKit
import WorkUnit

/// A case in which a host asks whether its delegate answers heights: two hosts in turn, and only the first one's does.
///
/// Subclasses say how, each with its own loop, as a call to it per iteration would be measured too.
@MainActor
class RespondsCase: BenchmarkCase {
  let answering: any TableViewDelegate = makeRowHeights()
  let silent: any TableViewDelegate = makeSilentDelegate()
  private var yesCount = 0
  private weak var answeringReference: AnyObject?
  private weak var silentReference: AnyObject?

  init() {
    answeringReference = answering
    silentReference = silent
  }

  /// Asks both hosts, over and over.
  ///
  /// - Returns: How many said yes.
  func ask(rounds: Int) -> Int { preconditionFailure("each case has its own loop") }

  /// Asks the first host.
  func askFirst() -> Bool { preconditionFailure("each case asks in its own way") }

  func prepare() { yesCount = 0 }

  func run(_ iterations: Int) {
    yesCount += ask(rounds: iterations / 2)
    if iterations % 2 == 1, askFirst() { yesCount += 1 }
  }

  func fault(after iterations: Int) -> String? {
    let expected = (iterations + 1) / 2
    return yesCount == expected ? nil : "\(yesCount) of \(iterations) questions got a yes, not \(expected)"
  }
}
