import Foundation
import Interposing
import TableKit
import WorkUnit

/// A conformer that implements forty requirements is bound, and what comes of it is dropped.
///
/// Runs end with a look at one more: how many requirements it implements, and whether its conformer is the one that answers.
@MainActor
final class BindingCase: BenchmarkCase {
  private let conformer = makeFortyRequirements()
  /// Hosts hold what they bind weakly, and an object that was ever referenced weakly is dearer to retain and to release.
  private weak var reference: AnyObject?
  private let makesByHand: Bool
  private var made = 0

  /// - Parameter makesByHand: Whether forty closures that capture the conformer are made by hand instead.
  init(makesByHand: Bool = false) {
    self.makesByHand = makesByHand
    reference = conformer
  }

  func prepare() { made = 0 }

  func run(_ iterations: Int) {
    made += makesByHand ? makeClosures(times: iterations) : bind(times: iterations)
  }

  @inline(never)
  private func bind(times: Int) -> Int {
    let conformer = conformer
    var made = 0
    for _ in 0..<times where conformer.tableViewDelegateWitness.scroll.didScroll != nil { made += 1 }
    return made
  }

  @inline(never)
  private func makeClosures(times: Int) -> Int {
    let conformer = conformer
    var made = 0
    for _ in 0..<times where conformer.closures.didScroll != nil { made += 1 }
    return made
  }

  func fault(after iterations: Int) -> String? {
    if made != iterations { return "\(made) were made, not \(iterations)" }
    let table = TableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let indexPath = IndexPath(row: 0, section: 0)
    let heightsBefore = conformer.heights
    if makesByHand {
      _ = conformer.closures.heightForRowAt?(table, indexPath)
    } else {
      let witness = conformer.tableViewDelegateWitness
      var implemented = 0
      for position in TableViewDelegateWitness.requirements.indices where witness.isImplemented(position) {
        implemented += 1
      }
      if implemented != 40 { return "\(implemented) requirements are bound, not 40" }
      _ = witness.heightForRowAt?(table, indexPath)
    }
    return conformer.heights == heightsBefore + 1 ? nil : "the closures do not reach the conformer"
  }
}
