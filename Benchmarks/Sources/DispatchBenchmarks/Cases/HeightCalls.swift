import Foundation
import TableKit
import WorkUnit

/// The calls of one run of a dispatch case: some rows one after another, each asked for equally often.
///
/// Within a block the arguments are the same, so that a loop over it has nothing to do but call. That several rows are asked for
/// lets the callee tell whether it gets the arguments of its own call.
struct HeightCalls {
  /// Equal calls one after another.
  struct Block {
    let row: Int
    let indexPath: IndexPath
    let count: Int
  }

  let blocks: [Block]

  /// - Parameter count: The number of calls.
  init(count: Int) {
    let rows = [3, 5, 8, 13]
    var blocks: [Block] = []
    for (position, row) in rows.enumerated() {
      let share = count * (position + 1) / rows.count - count * position / rows.count
      blocks.append(Block(row: row, indexPath: IndexPath(row: row, section: 0), count: share))
    }
    self.blocks = blocks
  }

  /// What the callee has to have noted.
  var tally: CallTally {
    var tally = CallTally()
    for block in blocks { tally.note(row: block.row, times: block.count) }
    return tally
  }

  /// What the answers' bit patterns have to add up to, wrapping around.
  ///
  /// - Parameter raise: What is added to each of the callee's answers on its way, in points.
  func sumOfAnswers(raisedBy raise: CGFloat) -> UInt {
    var sum: UInt = 0
    for block in blocks { sum &+= (rowHeight(block.row) + raise).bitPattern &* UInt(block.count) }
    return sum
  }
}
