import Foundation
import TableKit
import WorkUnit

/// The height of every row, asked of the delegate itself: what a reload cannot do without.
@MainActor
final class BareHeightsCase: BenchmarkCase {
  private let table = TableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  private let callee = makeRowHeights()
  private let rowCount: Int
  private weak var reference: AnyObject?
  private var sumOfAnswers: UInt = 0

  /// - Parameter rowCount: The number of rows.
  init(rowCount: Int) {
    self.rowCount = rowCount
    reference = callee
  }

  var parts: CaseParts? { CaseParts(name: "per-row", count: rowCount) }

  func prepare() {
    callee.forgetCalls()
    sumOfAnswers = 0
  }

  func run(_ iterations: Int) {
    for _ in 0..<iterations { sumOfAnswers &+= ask(callee) }
  }

  /// Makes the index paths as the table does, which is the quickest way there is.
  @inline(never)
  private func ask(_ delegate: any HeightAnswering) -> UInt {
    let table = table
    let section = IndexPath(index: 0)
    var sum: UInt = 0
    for row in 0..<rowCount {
      sum &+= delegate.tableView(table, heightForRowAt: section.appending(row)).bitPattern
    }
    return sum
  }

  func fault(after iterations: Int) -> String? {
    var expected = CallTally()
    var sum: UInt = 0
    for row in 0..<rowCount {
      expected.note(row: row, times: iterations)
      sum &+= rowHeight(row).bitPattern &* UInt(iterations)
    }
    if reference == nil { return "the callee is not referenced weakly" }
    if callee.tally != expected { return "the callee got \(callee.tally), not \(expected)" }
    if sumOfAnswers != sum { return "the answers add up to \(sumOfAnswers), not \(sum)" }
    return nil
  }
}
