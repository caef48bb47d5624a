import Foundation
import Interposing
import TableKit
import WorkUnit

/// A host that asks for what the delegate leaves out, finds nobody to call, and takes its own value.
@MainActor
final class LeftOutCase: BenchmarkCase {
  private let table = TableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  private let callee: any TableViewDelegate
  private let indexPath = IndexPath(row: 4, section: 0)
  private var sumOfAnswers: UInt = 0

  /// - Parameter callee: The delegate.
  init(callee: any TableViewDelegate = makeSilentDelegate()) {
    self.callee = callee
    table.delegate = callee
  }

  func prepare() { sumOfAnswers = 0 }

  func run(_ iterations: Int) {
    sumOfAnswers &+= table.chain.pass { resolution in ask(resolution, times: iterations) } ?? 0
  }

  @inline(never)
  private func ask(_ resolution: Resolution<TableViewWitness>, times: Int) -> UInt {
    let table = table
    let indexPath = indexPath
    let resolution = Unmanaged.passUnretained(resolution)
    var sum: UInt = 0
    for _ in 0..<times {
      sum &+= resolution.withReloadedObject { Self.height($0, table, indexPath).bitPattern }
    }
    return sum
  }

  @inline(__always)
  private static func height(
    _ resolution: Resolution<TableViewWitness>, _ table: TableView, _ indexPath: IndexPath
  ) -> CGFloat {
    if let heightForRowAt = resolution.witness.delegate.heightForRowAt { return heightForRowAt(table, indexPath) }
    return defaultHeight
  }

  /// In points.
  private static let defaultHeight: CGFloat = 44

  func fault(after iterations: Int) -> String? {
    let expected = Self.defaultHeight.bitPattern &* UInt(iterations)
    return sumOfAnswers == expected ? nil : "the answers add up to \(sumOfAnswers), not \(expected)"
  }
}
