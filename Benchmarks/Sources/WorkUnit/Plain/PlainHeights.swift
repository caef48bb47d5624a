import Interposing

/// The plain work unit's requirement as a protocol without optional requirements declares it.
@MainActor
public protocol PlainHeightAnswering: AnyObject {
  /// The height of a row, in points.
  func height(_ table: PlainTable, section: Int, row: Int) -> Double
}

/// A callee of the plain unit as the cases need it.
public typealias PlainCallee = PlainDelegate & PlainHeightAnswering & CallCounting

/// Makes a callee of the plain unit, which comes without its type.
@MainActor
@inline(never)
public func makePlainHeights() -> any PlainCallee { PlainHeights() }

@MainActor
final class PlainHeights: PlainDelegate, PlainHeightAnswering, CallCounting {
  private(set) var tally = CallTally()
  private let heights = InlineArray<16, Double> { Double(rowHeight($0)) }

  func forgetCalls() { tally = CallTally() }

  func height(_ table: PlainTable, section: Int, row: Int) -> Double {
    tally.note(row: row)
    return heights[row & 15]
  }
}
