import Foundation

/// Blocks of rows that stand side by side, with where each begins, so that an edit within need not touch what stands elsewhere.
struct RowBlockGroup: Sendable {
  /// The most blocks in a group.
  static let capacity = 128

  /// The blocks.
  var blocks: ContiguousArray<RowBlock>
  /// The number of each block's first row in the group, and at the end the number of all rows.
  private(set) var firstRows: ContiguousArray<Int> = []
  /// Where each block begins in the group, in points, and at the end where the last one ends.
  private(set) var starts: ContiguousArray<CGFloat> = []
  /// How many of the extents are estimates.
  private(set) var estimatedCount = 0

  /// A group of blocks.
  init(blocks: ContiguousArray<RowBlock>) {
    self.blocks = blocks
    addUp()
  }

  /// How many rows there are.
  var count: Int { firstRows[blocks.count] }
  /// The extent of all rows, in points.
  var total: CGFloat { starts[blocks.count] }

  /// Adds up what changed blocks have changed.
  mutating func addUp() {
    firstRows.removeAll(keepingCapacity: true)
    starts.removeAll(keepingCapacity: true)
    var (row, start, estimated) = (0, CGFloat(0), 0)
    for block in blocks {
      firstRows.append(row)
      starts.append(start)
      row += block.count
      start += block.total
      estimated += block.estimatedCount
    }
    firstRows.append(row)
    starts.append(start)
    estimatedCount = estimated
  }

  /// Adds a block at the end.
  mutating func append(_ block: RowBlock) {
    blocks.append(block)
    firstRows.append(count(before: blocks.count) + block.count)
    starts.append(starts[blocks.count - 1] + block.total)
    estimatedCount += block.estimatedCount
  }

  private func count(before end: Int) -> Int { firstRows[end - 1] }

  /// The block in which a row is.
  func block(ofRow row: Int) -> Int {
    var (low, high) = (0, blocks.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if firstRows[middle] <= row { low = middle } else { high = middle }
    }
    return low
  }
}
