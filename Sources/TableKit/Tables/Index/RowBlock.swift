import Foundation

/// Rows that stand side by side: a few with an extent of their own each, or any number of equal ones.
struct RowBlock: RowNode {
  /// The most rows with extents of their own that stand in one block.
  static let capacity = 64
  /// Runs that are shorter than this are spelled out where a row beside them has an extent of its own.
  static let leastRun = 16

  /// How many rows there are.
  private(set) var count: Int
  /// The extent of all of them, in points.
  private(set) var total: CGFloat
  /// The extent of each, if they are equal.
  private let common: CGFloat
  /// The extent of each, if they are not held to be equal; empty otherwise.
  private(set) var extents: ContiguousArray<CGFloat>
  /// A bit for each row whose extent is an estimate; of equal ones all are set, or none.
  private(set) var estimates: UInt64

  /// Equal rows.
  init(count: Int, extent: CGFloat, isEstimated: Bool) {
    self.count = count
    common = extent
    total = CGFloat(count) * extent
    extents = []
    estimates = isEstimated ? .max : 0
  }

  init(block: RowBlock) { self = block }

  /// Rows with an extent each.
  ///
  /// - Parameters:
  ///   - extents: The extents, at least one and at most ``capacity``.
  ///   - estimates: A bit for each that is an estimate.
  init(extents: ContiguousArray<CGFloat>, estimates: UInt64) {
    self.extents = extents
    self.estimates = estimates
    count = extents.count
    common = 0
    total = 0
    addUp()
  }

  /// The same, added up already from the first to the last.
  init(extents: ContiguousArray<CGFloat>, estimates: UInt64, total: CGFloat) {
    self.extents = extents
    self.estimates = estimates
    self.total = total
    count = extents.count
    common = 0
  }

  /// Whether only one number is kept for all rows.
  var isRun: Bool { extents.isEmpty }

  /// How many of the extents are estimates.
  var estimatedCount: Int {
    guard estimates != 0 else { return 0 }
    return isRun ? count : estimates.nonzeroBitCount
  }

  subscript(index: Int) -> CGFloat { isRun ? common : extents[index] }

  func isEstimated(_ index: Int) -> Bool {
    estimates != 0 && (isRun || estimates & Self.bit(index) != 0)
  }

  func start(of index: Int, from start: CGFloat) -> CGFloat {
    if isRun { return start + CGFloat(index) * common }
    var sum = start
    for row in 0..<index { sum += extents[row] }
    return sum
  }

  /// The same for a row that follows one which begins at `before`, without a walk.
  func start(following index: Int, beginningAt before: CGFloat, from start: CGFloat) -> CGFloat {
    isRun ? start + CGFloat(index) * common : before + extents[index - 1]
  }

  /// The last row with an extent that begins at or before a place, in a block that begins at `start`; `nil` if there is none.
  func index(at offset: CGFloat, from start: CGFloat) -> Int? {
    if isRun { return common > 0 && offset >= start ? runIndex(at: offset, from: start) : nil }
    var begin = start
    var found: Int?
    for index in extents.indices {
      if begin > offset { break }
      if extents[index] > 0 { found = index }
      begin += extents[index]
    }
    return found
  }

  /// The quotient, set right where the division was rounded to the wrong side of a row's edge.
  private func runIndex(at offset: CGFloat, from start: CGFloat) -> Int {
    let quotient = (offset - start) / common
    var index = quotient < CGFloat(count) ? max(0, Int(quotient)) : count - 1
    if index + 1 < count, start + CGFloat(index + 1) * common <= offset { index += 1 }
    if index > 0, start + CGFloat(index) * common > offset { index -= 1 }
    return index
  }

  func slice(ofRow row: Int, firstRow: Int, from start: CGFloat) -> RowExtents.Slice {
    RowExtents.Slice(block: self, firstRow: firstRow, start: start)
  }

  func slice(at offset: CGFloat, firstRow: Int, from start: CGFloat) -> RowExtents.Slice {
    RowExtents.Slice(block: self, firstRow: firstRow, start: start)
  }

  func firstRow(withExtentFrom index: Int) -> Int? {
    guard total > 0, index < count else { return nil }
    if isRun { return index }
    for row in index..<count where extents[row] > 0 { return row }
    return nil
  }

  func lastRow(withExtentBefore index: Int) -> Int? {
    guard total > 0, index > 0 else { return nil }
    if isRun { return index - 1 }
    var row = index - 1
    while row >= 0 {
      if extents[row] > 0 { return row }
      row -= 1
    }
    return nil
  }

  // MARK: Changing

  /// Whether another row has room among those with extents of their own.
  private var hasRoom: Bool { !isRun && count < Self.capacity }

  mutating func append(_ block: RowBlock) -> Bool {
    guard hasRoom, block.count < Self.capacity, count + block.count <= Self.capacity else { return false }
    self = joined(with: block)
    return true
  }

  mutating func set(_ extent: CGFloat, isEstimated: Bool, ofRow row: Int) -> ContiguousArray<RowBlock> {
    if isRun {
      var (before, after) = split(at: row)
      after.remove(0..<1)
      return take(before, RowBlock(extents: [extent], estimates: isEstimated ? 1 : 0), after)
    }
    extents[row] = extent
    estimates = isEstimated ? estimates | Self.bit(row) : estimates & ~Self.bit(row)
    addUp()
    return []
  }

  mutating func insert(_ extent: CGFloat, isEstimated: Bool, at row: Int) -> ContiguousArray<RowBlock> {
    if isRun {
      if extent == self[0], isEstimated == self.isEstimated(0) {
        self = RowBlock(count: count + 1, extent: extent, isEstimated: isEstimated)
        return []
      }
      let (before, after) = split(at: row)
      return take(before, RowBlock(extents: [extent], estimates: isEstimated ? 1 : 0), after)
    }
    if hasRoom {
      place(extent, isEstimated: isEstimated, at: row)
      return []
    }
    var (first, second) = split(at: count / 2)
    if row <= first.count {
      first.place(extent, isEstimated: isEstimated, at: row)
    } else {
      second.place(extent, isEstimated: isEstimated, at: row - first.count)
    }
    self = first
    return [second]
  }

  /// Puts a row into a block with room.
  private mutating func place(_ extent: CGFloat, isEstimated: Bool, at row: Int) {
    extents.insert(extent, at: row)
    let below = Self.bit(row) - 1
    estimates = (estimates & below) | ((estimates & ~below) << 1) | (isEstimated ? Self.bit(row) : 0)
    count += 1
    addUp()
  }

  mutating func estimateAll() {
    estimates = isRun || count == Self.capacity ? .max : Self.bit(count) - 1
  }

  mutating func remove(_ range: Range<Int>) {
    if isRun {
      self = RowBlock(count: count - range.count, extent: self[0], isEstimated: isEstimated(0))
      return
    }
    extents.removeSubrange(range)
    let below = Self.bit(range.lowerBound) - 1
    let above = range.upperBound < Self.capacity ? estimates >> UInt64(range.upperBound) : 0
    estimates = (estimates & below) | (range.lowerBound < Self.capacity ? above << UInt64(range.lowerBound) : 0)
    count -= range.count
    addUp()
  }

  /// Becomes the first of some blocks that has rows.
  ///
  /// - Returns: The others that have rows.
  private mutating func take(_ blocks: RowBlock...) -> ContiguousArray<RowBlock> {
    var others: ContiguousArray<RowBlock> = []
    for block in blocks where block.count > 0 { others.append(block) }
    self = others.removeFirst()
    return others
  }

  /// The rows before and those after a place. Neither is empty if the place lies within.
  private func split(at index: Int) -> (RowBlock, RowBlock) {
    if isRun {
      let isEstimated = estimates != 0
      return (
        RowBlock(count: index, extent: self[0], isEstimated: isEstimated),
        RowBlock(count: count - index, extent: self[0], isEstimated: isEstimated)
      )
    }
    return (
      RowBlock(extents: ContiguousArray(extents[..<index]), estimates: estimates & (Self.bit(index) - 1)),
      RowBlock(extents: ContiguousArray(extents[index...]), estimates: estimates >> UInt64(index))
    )
  }

  func isBetterJoined(with next: RowBlock) -> Bool {
    count + next.count <= Self.capacity && min(count, next.count) < Self.leastRun && maySpellOut && next.maySpellOut
  }

  /// Whether the rows may be held with an extent each.
  private var maySpellOut: Bool { !isRun || count < Self.leastRun }

  func joined(with next: RowBlock) -> RowBlock {
    let (first, second) = (spelledOut, next.spelledOut)
    let marks = first.count < Self.capacity ? second.estimates << UInt64(first.count) : 0
    return RowBlock(extents: first.extents + second.extents, estimates: first.estimates | marks)
  }

  /// The same rows with an extent each, if there are few enough.
  private var spelledOut: RowBlock {
    guard isRun, count <= Self.capacity else { return self }
    let marks: UInt64 = estimates == 0 ? 0 : count == Self.capacity ? .max : Self.bit(count) - 1
    return RowBlock(extents: ContiguousArray(repeating: self[0], count: count), estimates: marks)
  }

  private mutating func addUp() {
    var sum: CGFloat = 0
    for extent in extents { sum += extent }
    total = sum
  }

  private static func bit(_ index: Int) -> UInt64 { index < capacity ? 1 << UInt64(index) : 0 }
}
