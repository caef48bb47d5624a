import Foundation

/// The extents of a section's rows along one axis, and where each row begins.
///
/// As long as all extents are equal, only that one number is kept, whatever the number of rows. From the first other
/// one on, rows stand in blocks of at most ``blockCapacity``, eight bytes a row, and a directory holds where each block
/// begins: a row is found by a binary search in the directory and a walk through one block.
///
/// ```swift
/// var rows = RowExtents()
/// for row in 0..<count { rows.append(height(row)) }
/// rows.start(ofRow: 17)
/// ```
///
/// The blocks are arrays of their own, so that an edit need not touch more than one of them: inserting or deleting a
/// row moves at most a block's rows, splits a full block or drops an empty one. What then changes beyond it are the
/// starts in the directory, one addition a block, done once for a whole batch of edits: some 16,000 for a million rows.
/// Should that ever be too much, the directory becomes a Fenwick tree, whose search is as quick and whose update is
/// logarithmic; only ``start(ofBlock:)``, ``block(atOrBefore:)`` and ``append(_:)`` know its form.
///
/// Starts are sums from left to right, whichever query computes them, so they agree to the last bit.
public struct RowExtents: Sendable {
  /// The most rows that a block holds.
  public static let blockCapacity = 64

  /// The number of rows.
  public private(set) var count = 0

  /// The extent of all rows together, in points.
  public private(set) var total: CGFloat = 0

  /// The extent of each row as long as there are no blocks.
  private var common: CGFloat = 0

  /// The full blocks.
  private var fullBlocks: [ContiguousArray<CGFloat>] = []

  /// The last block, which may be full too. It stands apart so that appending touches one array only.
  private var lastBlock = ContiguousArray<CGFloat>()

  /// Where each block begins, the last one included; empty while all extents are equal.
  private var blockStarts: ContiguousArray<CGFloat> = []

  /// No rows.
  public init() {}

  /// Rows of one extent. Takes no more time or memory for many than for few.
  ///
  /// - Parameters:
  ///   - count: How many; less than 0 counts as 0.
  ///   - extent: The extent of each, in points. What is not a positive finite number counts as 0.
  public init(count: Int, extent: CGFloat) {
    self.count = max(0, count)
    common = Self.valid(extent)
    total = CGFloat(self.count) * common
  }

  /// Whether nothing is kept for single rows, because all are equal.
  public var isUniform: Bool { blockStarts.isEmpty }

  /// Adds a row at the end.
  ///
  /// Takes constant time on average; once, when extents cease to be equal, time in proportion to the rows there are.
  ///
  /// - Parameter extent: Its extent, in points. What is not a positive finite number counts as 0.
  public mutating func append(_ extent: CGFloat) {
    let extent = Self.valid(extent)
    if blockStarts.isEmpty {
      if count == 0 { common = extent }
      if extent == common {
        count += 1
        total = CGFloat(count) * common
        return
      }
      breakIntoBlocks()
    }
    if lastBlock.count == Self.blockCapacity { beginBlock() }
    lastBlock.append(extent)
    count += 1
    total += extent
  }

  /// The extent of a row, in points. O(1).
  ///
  /// - Precondition: The row exists.
  public subscript(row: Int) -> CGFloat {
    precondition(row >= 0 && row < count, "there is no row \(row) among \(count)")
    if blockStarts.isEmpty { return common }
    return extents(ofBlock: row / Self.blockCapacity)[row % Self.blockCapacity]
  }

  /// Where a row begins, in points from the first row's beginning; the end of the last row for `row == count`.
  /// Constant time, as a block has a limited number of rows.
  ///
  /// - Precondition: `row` is in 0 … `count`.
  public func start(ofRow row: Int) -> CGFloat {
    precondition(row >= 0 && row <= count, "there is no row \(row) among \(count)")
    if blockStarts.isEmpty { return CGFloat(row) * common }
    if row == count { return total }
    let block = row / Self.blockCapacity
    var start = start(ofBlock: block)
    let extents = extents(ofBlock: block)
    for index in 0..<(row % Self.blockCapacity) { start += extents[index] }
    return start
  }

  /// The row at a place, or `nil` where there is none: before the first, and from the end of the last on. Rows without
  /// an extent are never at a place. O(log n).
  ///
  /// - Parameter offset: The place, in points from the first row's beginning.
  public func row(at offset: CGFloat) -> Int? {
    guard offset >= 0, offset < total else { return nil }
    if blockStarts.isEmpty { return uniformRow(at: offset) }
    let block = block(atOrBefore: offset)
    let extents = extents(ofBlock: block)
    var start = start(ofBlock: block)
    var found: Int?
    for index in extents.indices {
      if start > offset { break }
      if extents[index] > 0 { found = index }
      start += extents[index]
    }
    guard let found else { return nil }
    return block * Self.blockCapacity + found
  }

  /// The first row with an extent, beginning with the given one; `nil` if there is none.
  ///
  /// Blocks in which no row has an extent are passed over as a whole.
  func firstRow(withExtentFrom row: Int) -> Int? {
    guard row < count else { return nil }
    if blockStarts.isEmpty { return common > 0 ? row : nil }
    var block = row / Self.blockCapacity
    var index = row % Self.blockCapacity
    while block < blockStarts.count {
      let end = block + 1 < blockStarts.count ? blockStarts[block + 1] : total
      if end > blockStarts[block] {
        let extents = extents(ofBlock: block)
        while index < extents.count {
          if extents[index] > 0 { return block * Self.blockCapacity + index }
          index += 1
        }
      }
      block += 1
      index = 0
    }
    return nil
  }

  /// The last row with an extent among those before the given one; `nil` if there is none.
  ///
  /// Blocks in which no row has an extent are passed over as a whole.
  func lastRow(withExtentBefore row: Int) -> Int? {
    guard row > 0 else { return nil }
    if blockStarts.isEmpty { return common > 0 ? row - 1 : nil }
    var block = (row - 1) / Self.blockCapacity
    var index = (row - 1) % Self.blockCapacity
    while block >= 0 {
      let end = block + 1 < blockStarts.count ? blockStarts[block + 1] : total
      if end > blockStarts[block] {
        let extents = extents(ofBlock: block)
        while index >= 0 {
          if extents[index] > 0 { return block * Self.blockCapacity + index }
          index -= 1
        }
      }
      block -= 1
      index = Self.blockCapacity - 1
    }
    return nil
  }

  /// Where the row after one that begins at `start` begins: `start(ofRow: row + 1)` without a walk.
  func start(following row: Int, beginningAt start: CGFloat) -> CGFloat {
    blockStarts.isEmpty ? CGFloat(row + 1) * common : start + self[row]
  }

  private static func valid(_ extent: CGFloat) -> CGFloat {
    extent > 0 && extent < .infinity ? extent : 0
  }

  private mutating func breakIntoBlocks() {
    let rows = count
    total = 0
    beginBlock()
    for row in 0..<rows {
      if row > 0, row % Self.blockCapacity == 0 { beginBlock() }
      lastBlock.append(common)
      total += common
    }
  }

  private mutating func beginBlock() {
    if !blockStarts.isEmpty { fullBlocks.append(lastBlock) }
    lastBlock = []
    lastBlock.reserveCapacity(Self.blockCapacity)
    blockStarts.append(total)
  }

  private func extents(ofBlock block: Int) -> ContiguousArray<CGFloat> {
    block < fullBlocks.count ? fullBlocks[block] : lastBlock
  }

  private func start(ofBlock block: Int) -> CGFloat { blockStarts[block] }

  /// The last block that begins at or before a place that is in some row.
  private func block(atOrBefore offset: CGFloat) -> Int {
    var low = 0
    var high = blockStarts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if blockStarts[middle] <= offset { low = middle } else { high = middle }
    }
    return low
  }

  /// The quotient, set right where the division was rounded to the wrong side of a row's edge.
  private func uniformRow(at offset: CGFloat) -> Int {
    let quotient = offset / common
    var row = quotient < CGFloat(count) ? Int(quotient) : count - 1
    if row + 1 < count, CGFloat(row + 1) * common <= offset { row += 1 }
    if row > 0, CGFloat(row) * common > offset { row -= 1 }
    return row
  }
}
