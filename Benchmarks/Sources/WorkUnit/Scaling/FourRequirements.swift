import Interposing

/// Makes a delegate that implements all 4 requirements, and comes without its type.
@MainActor
@inline(never)
public func makeFourRequirements() -> any FourRequirementDelegate & CallCounting { FourRequirements() }

@MainActor
final class FourRequirements: FourRequirementDelegate, CallCounting {
  private(set) var tally = CallTally()
  private let heights = InlineArray<16, Double> { Double(rowHeight($0)) }

  func forgetCalls() { tally = CallTally() }

  private func answer(_ row: Int) -> Double {
    tally.note(row: row)
    return heights[row & 15]
  }

  func height1(_ table: PlainTable, section: Int, row: Int) -> Double { answer(row) }
  func height2(_ table: PlainTable, section: Int, row: Int) -> Double { answer(row) }
  func height3(_ table: PlainTable, section: Int, row: Int) -> Double { answer(row) }
  func height4(_ table: PlainTable, section: Int, row: Int) -> Double { answer(row) }
}
