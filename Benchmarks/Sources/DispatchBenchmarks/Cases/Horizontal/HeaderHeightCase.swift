import Foundation
import Interposing
import RotatedCells
import RotatedHeaders
import TableKit
import WorkUnit

/// A table asks for the heights of headers, four sections in turn: an upright one gets the delegate's, a turned one what an adapter
/// makes of them.
@MainActor
final class HeaderHeightCase: BenchmarkCase {
  private let table: TableView
  private let callee = makeHeaderHeights()
  private let isHorizontal: Bool
  private var sumOfAnswers: UInt = 0

  /// - Parameter isHorizontal: Whether the table is turned, with the adapters that turn its cells and headers upright.
  init(isHorizontal: Bool) throws {
    self.isHorizontal = isHorizontal
    table =
      isHorizontal
      ? HorizontalTableView(frame: CGRect(x: 0, y: 0, width: 480, height: 320), style: .plain)
      : TableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    table.delegate = callee
    guard isHorizontal else { return }
    try table.install(RotatedCells())
    try table.install(RotatedHeaders())
  }

  func prepare() {
    callee.forgetCalls()
    sumOfAnswers = 0
  }

  func run(_ iterations: Int) {
    // No pass, no calls: what the callee noted tells.
    sumOfAnswers &+= table.chain.pass { resolution in ask(resolution, count: iterations) } ?? 0
  }

  @inline(never)
  private func ask(_ resolution: Resolution<TableViewWitness>, count: Int) -> UInt {
    let table = table
    let resolution = Unmanaged.passUnretained(resolution)
    let sections = PlainHeightCase.rows
    var sum: UInt = 0
    for index in 0..<count {
      sum &+= resolution.withReloadedObject { Self.height($0, table, sections[index & 3]).bitPattern }
    }
    return sum
  }

  @inline(__always)
  private static func height(
    _ resolution: Resolution<TableViewWitness>, _ table: TableView, _ section: Int
  ) -> CGFloat {
    resolution.witness.delegate.heightForHeaderInSection?(table, section) ?? 0
  }

  func fault(after iterations: Int) -> String? {
    let calls = HeightCalls(count: iterations)
    if callee.tally != calls.tally { return "the callee got \(callee.tally), not \(calls.tally)" }
    let expected =
      isHorizontal
      ? RotatedHeaders.layoutExtent.bitPattern &* UInt(iterations) : calls.sumOfAnswers(raisedBy: 0)
    return sumOfAnswers == expected ? nil : "the answers add up to \(sumOfAnswers), not \(expected)"
  }
}
