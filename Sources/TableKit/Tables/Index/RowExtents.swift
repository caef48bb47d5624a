import Foundation

/// The extents of a section's rows along one axis, where each row begins, and which extents are only estimates.
///
/// As long as all extents are equal, only that one number is kept, whatever the number of rows. Others stand in blocks
/// (``RowBlock``): of at most 64 rows with an extent of eight bytes each, or of any number of equal ones; and the
/// blocks in groups (``RowBlockGroup``) of at most 128. A row is found by a binary search among the groups, another
/// within one, and a walk through one block. An edit changes a block, adds up its group anew, and then the groups,
/// of which there are some 120 for a million rows: so it takes about as long whatever their number.
///
/// ```swift
/// var rows = RowExtents(count: 1_000_000, extent: 44, isEstimated: true)
/// rows.set(60, ofRow: 17)
/// rows.start(ofRow: 18)          // 808
/// rows.isEstimated(18)           // true
/// rows.insert(50, at: 3)
/// ```
///
/// Starts are sums from the beginning of group and block, whichever query computes them, so they agree to the last bit.
public struct RowExtents: Sendable {
  /// The most rows that a block holds, unless they are equal.
  public static let blockCapacity = RowBlock.capacity

  /// The number of rows.
  public private(set) var count = 0

  /// The extent of all rows together, in points.
  public private(set) var total: CGFloat = 0

  /// The extent of each row as long as there are no blocks, and whether it is an estimate.
  private var common: CGFloat = 0
  private var commonIsEstimated = false

  /// The blocks.
  var groups: ContiguousArray<RowBlockGroup> = []
  /// The number of each group's first row, and where it begins.
  private var firstRows: ContiguousArray<Int> = []
  private var starts: ContiguousArray<CGFloat> = []
  /// What the groups hold together.
  private var groupedCount = 0
  private var groupedTotal: CGFloat = 0
  private var groupedEstimates = 0

  /// The last rows. They stand apart so that appending touches one array only.
  private var tail = ContiguousArray<CGFloat>()
  private var tailEstimates: UInt64 = 0
  private var tailTotal: CGFloat = 0

  /// No rows.
  public init() {}

  /// Rows of one extent. Takes no more time or memory for many than for few.
  ///
  /// - Parameters:
  ///   - count: How many; less than 0 counts as 0.
  ///   - extent: The extent of each, in points. What is not a positive finite number counts as 0.
  ///   - isEstimated: Whether that is an estimate.
  public init(count: Int, extent: CGFloat, isEstimated: Bool = false) {
    self.count = max(0, count)
    common = Self.valid(extent)
    commonIsEstimated = isEstimated
    total = CGFloat(self.count) * common
  }

  /// Whether nothing is kept for single rows, because all are equal.
  public var isUniform: Bool { groups.isEmpty && tail.isEmpty }

  /// How many of the extents are estimates.
  public var estimatedCount: Int {
    isUniform ? (commonIsEstimated ? count : 0) : groupedEstimates + tailEstimates.nonzeroBitCount
  }

  // MARK: Building

  /// Adds a row at the end.
  ///
  /// Takes constant time on average.
  ///
  /// - Parameters:
  ///   - extent: Its extent, in points. What is not a positive finite number counts as 0.
  ///   - isEstimated: Whether that is an estimate.
  public mutating func append(_ extent: CGFloat, isEstimated: Bool = false) {
    let extent = Self.valid(extent)
    if tail.isEmpty, groups.isEmpty {
      if count == 0 {
        common = extent
        commonIsEstimated = isEstimated
      }
      if extent == common, isEstimated == commonIsEstimated {
        count += 1
        total = CGFloat(count) * common
        return
      }
      breakIntoBlocks()
    }
    if tail.count == Self.blockCapacity { seal() }
    if isEstimated { tailEstimates |= 1 << UInt64(tail.count) }
    tail.append(extent)
    tailTotal += extent
    count += 1
    total = groupedTotal + tailTotal
  }

  /// Adds rows at the end, none of them an estimate.
  ///
  /// - Parameters:
  ///   - extents: Their extents, in points: positive finite numbers or 0; no more than a block has.
  ///   - sum: Their sum, added up from the first to the last.
  mutating func append(_ extents: UnsafeBufferPointer<CGFloat>, sum: CGFloat) {
    guard extents.count == Self.blockCapacity, tail.isEmpty else {
      for index in extents.indices { append(extents[index]) }
      return
    }
    if areCommon(extents) {
      (common, commonIsEstimated) = (extents[0], false)
      count += extents.count
      total = CGFloat(count) * common
      return
    }
    if groups.isEmpty { breakIntoBlocks() }
    append(RowBlock(extents: ContiguousArray(extents), estimates: 0, total: sum))
  }

  /// Whether rows are equal among each other and to those that there are, and these to each other.
  private func areCommon(_ extents: UnsafeBufferPointer<CGFloat>) -> Bool {
    guard groups.isEmpty, count == 0 || !commonIsEstimated else { return false }
    let expected = count == 0 ? extents[0] : common
    for index in extents.indices where extents[index] != expected { return false }
    return true
  }

  private mutating func breakIntoBlocks() {
    guard count > 0 else { return }
    append(RowBlock(count: count, extent: common, isEstimated: commonIsEstimated))
  }

  /// Puts the rows that stand apart into a block.
  mutating func seal() {
    guard !tail.isEmpty else { return }
    let block = RowBlock(extents: tail, estimates: tailEstimates, total: tailTotal)
    let isFull = block.count == Self.blockCapacity
    tail = []
    tailEstimates = 0
    tailTotal = 0
    // Of rows that are appended one by one between edits no row of tiny blocks is left.
    if !isFull, let group = groups.indices.last, let last = groups[group].blocks.indices.last,
      groups[group].blocks[last].hasRoom,
      groups[group].blocks[last].count + block.count <= Self.blockCapacity
    {
      groups[group].blocks[last] = groups[group].blocks[last].joined(with: block)
      groups[group].addUp()
      addUpGroups(from: group)
    } else {
      append(block)
    }
    if isFull { tail.reserveCapacity(Self.blockCapacity) }
  }

  private mutating func append(_ block: RowBlock) {
    let last = groups.count - 1
    if last >= 0, groups[last].blocks.count < RowBlockGroup.capacity {
      groups[last].append(block)
    } else {
      firstRows.append(groupedCount)
      starts.append(groupedTotal)
      groups.append(RowBlockGroup(blocks: [block]))
    }
    groupedCount += block.count
    groupedEstimates += block.estimatedCount
    groupedTotal = starts[groups.count - 1] + groups[groups.count - 1].total
    count = groupedCount + tail.count
    total = groupedTotal + tailTotal
  }

  /// Adds up what changed groups have changed.
  ///
  /// - Parameter first: The first group that has changed.
  mutating func addUpGroups(from first: Int) {
    var (row, start) = (0, CGFloat(0))
    if first > 0 {
      row = firstRows[first - 1] + groups[first - 1].count
      start = starts[first - 1] + groups[first - 1].total
    }
    firstRows.removeSubrange(min(first, firstRows.count)...)
    starts.removeSubrange(min(first, starts.count)...)
    for index in first..<max(first, groups.count) {
      firstRows.append(row)
      starts.append(start)
      row += groups[index].count
      start += groups[index].total
    }
    groupedEstimates = 0
    for index in groups.indices { groupedEstimates += groups[index].estimatedCount }
    groupedCount = row
    groupedTotal = start
    count = row + tail.count
    total = start + tailTotal
    if count == 0 {
      common = 0
      commonIsEstimated = false
    }
  }

  /// Makes blocks of what has none, so that single rows can be changed.
  mutating func prepareForEditing() {
    if isUniform { breakIntoBlocks() } else { seal() }
  }

  // MARK: Asking

  /// The extent of a row, in points. O(log n).
  ///
  /// - Precondition: The row exists.
  public subscript(row: Int) -> CGFloat {
    precondition(row >= 0 && row < count, "there is no row \(row) among \(count)")
    if isUniform { return common }
    if row >= groupedCount { return tail[row - groupedCount] }
    let place = place(ofRow: row)
    return groups[place.group].blocks[place.block][place.index]
  }

  /// Whether a row's extent is an estimate. O(log n).
  ///
  /// - Precondition: The row exists.
  public func isEstimated(_ row: Int) -> Bool {
    precondition(row >= 0 && row < count, "there is no row \(row) among \(count)")
    if isUniform { return commonIsEstimated }
    if row >= groupedCount { return tailEstimates & (1 << UInt64(row - groupedCount)) != 0 }
    if groupedEstimates == 0 { return false }
    let place = place(ofRow: row)
    return groups[place.group].blocks[place.block].isEstimated(place.index)
  }

  /// Where a row begins, in points from the first row's beginning; the end of the last row for `row == count`. O(log n).
  ///
  /// - Precondition: `row` is in 0 … `count`.
  public func start(ofRow row: Int) -> CGFloat {
    precondition(row >= 0 && row <= count, "there is no row \(row) among \(count)")
    if isUniform { return CGFloat(row) * common }
    if row == count { return total }
    if row >= groupedCount {
      var start = groupedTotal
      for index in 0..<(row - groupedCount) { start += tail[index] }
      return start
    }
    let place = place(ofRow: row)
    return groups[place.group].blocks[place.block].start(of: place.index, from: start(of: place))
  }

  /// The row at a place, or `nil` where there is none: before the first, and from the end of the last on. Rows without
  /// an extent are never at a place. O(log n).
  ///
  /// - Parameter offset: The place, in points from the first row's beginning.
  public func row(at offset: CGFloat) -> Int? {
    guard offset >= 0, offset < total else { return nil }
    let slice = slice(at: offset)
    return slice.block.index(at: offset, from: slice.start).map { slice.firstRow + $0 }
  }

  /// The first row with an extent, beginning with the given one; `nil` if there is none.
  ///
  /// Blocks in which no row has an extent are passed over as a whole.
  func firstRow(withExtentFrom row: Int) -> Int? {
    var row = row
    while row < count {
      let slice = slice(ofRow: row)
      if let index = slice.block.firstIndex(withExtentFrom: row - slice.firstRow) { return slice.firstRow + index }
      row = slice.firstRow + slice.block.count
    }
    return nil
  }

  /// The last row with an extent among those before the given one; `nil` if there is none.
  ///
  /// Blocks in which no row has an extent are passed over as a whole.
  func lastRow(withExtentBefore row: Int) -> Int? {
    var row = row
    while row > 0 {
      let slice = slice(ofRow: row - 1)
      if let index = slice.block.lastIndex(withExtentBefore: row - slice.firstRow) { return slice.firstRow + index }
      row = slice.firstRow
    }
    return nil
  }

  // MARK: Blocks

  /// A block with where it stands.
  struct Slice: Sendable {
    /// The rows.
    let block: RowBlock
    /// The number of the first of them.
    let firstRow: Int
    /// Where that begins, in points.
    let start: CGFloat
  }

  /// Where a row is among the blocks.
  struct Place {
    var group: Int
    var block: Int
    var index: Int
  }

  /// The block in which a row is, whatever form it is kept in.
  func slice(ofRow row: Int) -> Slice {
    if isUniform { return wholeSlice }
    if row >= groupedCount { return tailSlice }
    let place = place(ofRow: row)
    let group = groups[place.group]
    return Slice(
      block: group.blocks[place.block], firstRow: firstRows[place.group] + group.firstRows[place.block],
      start: start(of: place))
  }

  /// The last block that begins at or before a place.
  private func slice(at offset: CGFloat) -> Slice {
    if isUniform { return wholeSlice }
    if offset >= groupedTotal, !tail.isEmpty { return tailSlice }
    var (low, high) = (0, groups.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= offset { low = middle } else { high = middle }
    }
    let group = groups[low]
    var (first, last) = (0, group.blocks.count)
    while last - first > 1 {
      let middle = (first + last) / 2
      if starts[low] + group.starts[middle] <= offset { first = middle } else { last = middle }
    }
    return Slice(
      block: group.blocks[first], firstRow: firstRows[low] + group.firstRows[first],
      start: starts[low] + group.starts[first])
  }

  private var wholeSlice: Slice {
    Slice(block: RowBlock(count: count, extent: common, isEstimated: commonIsEstimated), firstRow: 0, start: 0)
  }

  private var tailSlice: Slice {
    Slice(block: RowBlock(extents: tail, estimates: tailEstimates), firstRow: groupedCount, start: groupedTotal)
  }

  /// Where a row is among the groups.
  func place(ofRow row: Int) -> Place {
    var (low, high) = (0, groups.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if firstRows[middle] <= row { low = middle } else { high = middle }
    }
    let inGroup = row - firstRows[low]
    let block = groups[low].block(ofRow: inGroup)
    return Place(group: low, block: block, index: inGroup - groups[low].firstRows[block])
  }

  private func start(of place: Place) -> CGFloat {
    starts[place.group] + groups[place.group].starts[place.block]
  }

  static func valid(_ extent: CGFloat) -> CGFloat {
    extent > 0 && extent < .infinity ? extent : 0
  }
}
