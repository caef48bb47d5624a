import Foundation
import TableKit
import WorkUnit

/// A case in which a host asks for one cell per iteration; subclasses say how, each with its own loop.
@MainActor
class CellCase: BenchmarkCase {
  let table: TableView
  let callee: any CellCallee
  private let cells: [TableViewCell]
  private let paths = HeightCalls.Paths()
  private var sumOfAnswers: UInt = 0
  private weak var reference: AnyObject?

  /// - Parameter table: Who asks.
  init(table: TableView = TableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))) {
    self.table = table
    cells = (0..<16).map { _ in TableViewCell(style: .default, reuseIdentifier: nil) }
    callee = makeKeptCells(cells)
    reference = callee
  }

  /// Asks for the cells of all rows, over and over.
  ///
  /// - Returns: The sum of the cells' addresses, wrapping around.
  func ask(_ paths: HeightCalls.Paths, rounds: Int) -> UInt { preconditionFailure("each case has its own loop") }

  /// Asks for one cell, in the same way.
  func ask(_ indexPath: IndexPath) -> UInt { preconditionFailure("each case asks in its own way") }

  /// What is wrong with the cells besides, or `nil`.
  func fault(of cells: [TableViewCell]) -> String? { nil }

  /// A cell's address.
  @inline(__always)
  static func address(_ cell: TableViewCell) -> UInt { UInt(bitPattern: Unmanaged.passUnretained(cell).toOpaque()) }

  func prepare() {
    callee.forgetCalls()
    sumOfAnswers = 0
  }

  func run(_ iterations: Int) {
    let calls = HeightCalls(count: iterations)
    sumOfAnswers &+= ask(paths, rounds: calls.rounds)
    for row in calls.rest { sumOfAnswers &+= ask(IndexPath(row: row, section: 0)) }
  }

  func fault(after iterations: Int) -> String? {
    let calls = HeightCalls(count: iterations)
    if reference == nil { return "the callee is not referenced weakly" }
    if callee.tally != calls.tally { return "the callee got \(callee.tally), not \(calls.tally)" }
    var expected: UInt = 0
    for row in HeightCalls.rows { expected &+= Self.address(cells[row & 15]) &* UInt(calls.rounds) }
    for row in calls.rest { expected &+= Self.address(cells[row & 15]) }
    if sumOfAnswers != expected { return "the answers are not the callee's cells" }
    return fault(of: cells)
  }
}
