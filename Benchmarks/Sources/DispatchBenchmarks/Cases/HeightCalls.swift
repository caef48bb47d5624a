import Foundation
import TableKit
import WorkUnit

/// The calls of one run of a dispatch case: four rows in turn.
///
/// That several rows are asked for lets the callee tell whether it gets the arguments of its own call. There are as many as a
/// `CallTally` has places, so that no call waits for the one before it.
struct HeightCalls {
  static let rows = [4, 9, 14, 19]

  /// The index paths of the rows, made beforehand, and their number fixed: a loop over them has nothing to do but call.
  struct Paths {
    let first = IndexPath(row: HeightCalls.rows[0], section: 0)
    let second = IndexPath(row: HeightCalls.rows[1], section: 0)
    let third = IndexPath(row: HeightCalls.rows[2], section: 0)
    let fourth = IndexPath(row: HeightCalls.rows[3], section: 0)
  }

  let count: Int

  /// How often all rows are asked for, one after another.
  var rounds: Int { count / Self.rows.count }

  /// The rows asked for after that, to make up the number of calls.
  var rest: ArraySlice<Int> { Self.rows.prefix(count % Self.rows.count) }

  /// What the callee has to have noted.
  var tally: CallTally {
    var tally = CallTally()
    for row in Self.rows { tally.note(row: row, times: rounds) }
    for row in rest { tally.note(row: row) }
    return tally
  }

  /// What the answers' bit patterns have to add up to, wrapping around.
  ///
  /// - Parameter raise: What is added to each of the callee's answers on its way, in points.
  func sumOfAnswers(raisedBy raise: CGFloat) -> UInt {
    var sum: UInt = 0
    for row in Self.rows { sum &+= (rowHeight(row) + raise).bitPattern &* UInt(rounds) }
    for row in rest { sum &+= (rowHeight(row) + raise).bitPattern }
    return sum
  }
}
