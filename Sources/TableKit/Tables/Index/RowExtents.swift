import Foundation

/// The extents of a section's rows along one axis, where each row begins, and which extents are only estimates.
///
/// As long as all extents are equal, only that one number is kept, whatever the number of rows. Others stand in blocks
/// (``RowBlock``): of at most 64 rows with an extent of eight bytes each, or of any number of equal ones; and the
/// blocks in a tree (``RowBranch``), 32 at most beside each other, but for its root: that has a branch for each 65,536
/// rows or less. A row is found by a binary search at each of the three levels and a walk through one block. An edit changes
/// a block and adds up what stands beside it, at each level: so it takes about as long whatever the number of rows, and
/// a copy that is edited shares all else with what it was copied from.
///
/// ```swift
/// var rows = RowExtents(count: 1_000_000, extent: 44, isEstimated: true)
/// rows.set(60, ofRow: 17)
/// rows.start(ofRow: 18)          // 808
/// rows.isEstimated(18)           // true
/// rows.insert(50, at: 3)
/// ```
///
/// Starts are sums from the beginning of branches and block, whichever query computes them, so they agree to the last bit.
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

  /// The blocks: one branch of any number of branches of branches of them.
  private(set) var tree = RowBranch<RowBranch<RowBranch<RowBlock>>>()

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
  public var isUniform: Bool { tree.isEmpty && tail.isEmpty }

  /// How many of the extents are estimates.
  public var estimatedCount: Int {
    isUniform ? (commonIsEstimated ? count : 0) : tree.estimatedCount + tailEstimates.nonzeroBitCount
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
    if tail.isEmpty, tree.isEmpty {
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
    total = tree.total + tailTotal
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
    if tree.isEmpty { breakIntoBlocks() }
    append(RowBlock(extents: ContiguousArray(extents), estimates: 0, total: sum))
  }

  /// Whether rows are equal among each other and to those that there are, and these to each other.
  private func areCommon(_ extents: UnsafeBufferPointer<CGFloat>) -> Bool {
    guard tree.isEmpty, count == 0 || !commonIsEstimated else { return false }
    let expected = count == 0 ? extents[0] : common
    for index in extents.indices where extents[index] != expected { return false }
    return true
  }

  private mutating func breakIntoBlocks() {
    guard count > 0 else { return }
    append(RowBlock(count: count, extent: common, isEstimated: commonIsEstimated))
  }

  /// Puts the rows that stand apart into a block. Of rows that are appended one by one between edits no row of tiny blocks is left: these go
  /// into the last one, if there is room.
  private mutating func seal() {
    guard !tail.isEmpty else { return }
    let block = RowBlock(extents: tail, estimates: tailEstimates, total: tailTotal)
    tail = []
    tailEstimates = 0
    tailTotal = 0
    append(block)
    if block.count == Self.blockCapacity { tail.reserveCapacity(Self.blockCapacity) }
  }

  private mutating func append(_ block: RowBlock) {
    tree.appendWithoutLimit(block)
    addUp()
  }

  /// Changes the tree, which holds all rows then, and adds up what that has changed.
  mutating func edit(_ changes: (inout RowBranch<RowBranch<RowBranch<RowBlock>>>) -> Void) {
    if isUniform { breakIntoBlocks() } else { seal() }
    changes(&tree)
    addUp()
  }

  private mutating func addUp() {
    count = tree.count + tail.count
    total = tree.total + tailTotal
    if count == 0 {
      common = 0
      commonIsEstimated = false
    }
  }

  // MARK: Asking

  /// The extent of a row, in points. O(log n).
  ///
  /// - Precondition: The row exists.
  public subscript(row: Int) -> CGFloat {
    precondition(row >= 0 && row < count, "there is no row \(row) among \(count)")
    if isUniform { return common }
    return row < tree.count ? tree[row] : tail[row - tree.count]
  }

  /// Whether a row's extent is an estimate. O(log n).
  ///
  /// - Precondition: The row exists.
  public func isEstimated(_ row: Int) -> Bool {
    precondition(row >= 0 && row < count, "there is no row \(row) among \(count)")
    if isUniform { return commonIsEstimated }
    return row < tree.count ? tree.isEstimated(row) : tailEstimates & (1 << UInt64(row - tree.count)) != 0
  }

  /// Where a row begins, in points from the first row's beginning; the end of the last row for `row == count`. O(log n).
  ///
  /// - Precondition: `row` is in 0 … `count`.
  public func start(ofRow row: Int) -> CGFloat {
    precondition(row >= 0 && row <= count, "there is no row \(row) among \(count)")
    if isUniform { return CGFloat(row) * common }
    if row == count { return total }
    if row < tree.count { return tree.start(of: row, from: 0) }
    var start = tree.total
    for index in 0..<(row - tree.count) { start += tail[index] }
    return start
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

  /// The first row with an extent, beginning with the given one; `nil` if there is none. O(log n), however many rows without one are
  /// passed over.
  func firstRow(withExtentFrom row: Int) -> Int? {
    guard row < count else { return nil }
    if isUniform { return common > 0 ? row : nil }
    if row < tree.count, let first = tree.firstRow(withExtentFrom: row) { return first }
    let first = tailSlice.block.firstRow(withExtentFrom: max(0, row - tree.count))
    return first.map { tree.count + $0 }
  }

  /// The last row with an extent among those before the given one; `nil` if there is none. O(log n), however many rows without one are
  /// passed over.
  func lastRow(withExtentBefore row: Int) -> Int? {
    guard row > 0 else { return nil }
    if isUniform { return common > 0 ? row - 1 : nil }
    if row > tree.count, let last = tailSlice.block.lastRow(withExtentBefore: row - tree.count) {
      return tree.count + last
    }
    return tree.lastRow(withExtentBefore: min(row, tree.count))
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

  /// The block in which a row is, whatever form it is kept in.
  func slice(ofRow row: Int) -> Slice {
    if isUniform { return wholeSlice }
    return row < tree.count ? tree.slice(ofRow: row, firstRow: 0, from: 0) : tailSlice
  }

  /// The last block that begins at or before a place.
  private func slice(at offset: CGFloat) -> Slice {
    if isUniform { return wholeSlice }
    if tree.isEmpty || offset >= tree.total && !tail.isEmpty { return tailSlice }
    return tree.slice(at: offset, firstRow: 0, from: 0)
  }

  private var wholeSlice: Slice {
    Slice(block: RowBlock(count: count, extent: common, isEstimated: commonIsEstimated), firstRow: 0, start: 0)
  }

  private var tailSlice: Slice {
    Slice(block: RowBlock(extents: tail, estimates: tailEstimates), firstRow: tree.count, start: tree.total)
  }

  static func valid(_ extent: CGFloat) -> CGFloat {
    extent > 0 && extent < .infinity ? extent : 0
  }
}
