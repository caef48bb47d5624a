import Interposing

/// Makes a delegate that implements all 16 requirements, and comes without its type.
@MainActor
@inline(never)
public func makeSixteenRequirements() -> any SixteenRequirementDelegate & CallCounting { SixteenRequirements() }

@MainActor
final class SixteenRequirements: SixteenRequirementDelegate, CallCounting {
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
  func height5(_ table: PlainTable, section: Int, row: Int) -> Double { answer(row) }
  func height6(_ table: PlainTable, section: Int, row: Int) -> Double { answer(row) }
  func height7(_ table: PlainTable, section: Int, row: Int) -> Double { answer(row) }
  func height8(_ table: PlainTable, section: Int, row: Int) -> Double { answer(row) }
  func height9(_ table: PlainTable, section: Int, row: Int) -> Double { answer(row) }
  func height10(_ table: PlainTable, section: Int, row: Int) -> Double { answer(row) }
  func height11(_ table: PlainTable, section: Int, row: Int) -> Double { answer(row) }
  func height12(_ table: PlainTable, section: Int, row: Int) -> Double { answer(row) }
  func height13(_ table: PlainTable, section: Int, row: Int) -> Double { answer(row) }
  func height14(_ table: PlainTable, section: Int, row: Int) -> Double { answer(row) }
  func height15(_ table: PlainTable, section: Int, row: Int) -> Double { answer(row) }
  func height16(_ table: PlainTable, section: Int, row: Int) -> Double { answer(row) }
}
