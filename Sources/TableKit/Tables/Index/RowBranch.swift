import Foundation

/// Nodes of rows that stand side by side, with where each begins. It stands in one array, so that a copy of the branch shares all of it
/// with one retain, and an edit of the copy copies no more than the nodes on the way to what is changed.
struct RowBranch<Child: RowNode>: RowNode {
  /// A node with where it stands in the branch.
  struct Entry: Sendable {
    var child: Child
    /// The number of its first row.
    var firstRow: Int
    /// Where it begins, in points.
    var start: CGFloat
    /// How many nodes before it have a row with an extent.
    var filledBefore: Int

    var isFilled: Bool { child.total > 0 }
  }

  /// The most nodes in a branch that is itself one of several.
  static var capacity: Int { 32 }

  /// The nodes.
  private(set) var entries: ContiguousArray<Entry> = []
  private(set) var count = 0
  private(set) var total: CGFloat = 0
  private(set) var estimatedCount = 0
  /// How many nodes have a row with an extent.
  private var filledCount = 0

  /// No nodes.
  init() {}

  init(block: RowBlock) {
    entries.reserveCapacity(Self.capacity)
    add(Child(block: block))
  }

  /// Whether there are no nodes.
  var isEmpty: Bool { entries.isEmpty }

  // MARK: Asking

  subscript(row: Int) -> CGFloat {
    let position = position(ofRow: row)
    return entries[position].child[row - entries[position].firstRow]
  }

  func isEstimated(_ row: Int) -> Bool {
    if estimatedCount == 0 { return false }
    let position = position(ofRow: row)
    return entries[position].child.isEstimated(row - entries[position].firstRow)
  }

  func start(of row: Int, from start: CGFloat) -> CGFloat {
    let position = position(ofRow: row)
    return entries[position].child.start(
      of: row - entries[position].firstRow, from: start + entries[position].start)
  }

  func slice(ofRow row: Int, firstRow: Int, from start: CGFloat) -> RowExtents.Slice {
    let position = position(ofRow: row)
    let before = entries[position].firstRow
    return entries[position].child.slice(
      ofRow: row - before, firstRow: firstRow + before, from: start + entries[position].start)
  }

  func slice(at offset: CGFloat, firstRow: Int, from start: CGFloat) -> RowExtents.Slice {
    var (low, high) = (0, entries.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if start + entries[middle].start <= offset { low = middle } else { high = middle }
    }
    return entries[low].child.slice(
      at: offset, firstRow: firstRow + entries[low].firstRow, from: start + entries[low].start)
  }

  func firstRow(withExtentFrom row: Int) -> Int? {
    guard filledCount > 0, row < count else { return nil }
    var position = position(ofRow: row)
    var first: Int?
    if entries[position].isFilled {
      first = entries[position].child.firstRow(withExtentFrom: row - entries[position].firstRow)
    }
    if first == nil {
      // All nodes without an extent that follow are passed over at once: as many are filled before them as before the next filled one.
      let filled = entries[position].filledBefore + (entries[position].isFilled ? 1 : 0)
      guard filled < filledCount else { return nil }
      position = lastPosition(from: position, withFilledBefore: filled)
      first = entries[position].child.firstRow(withExtentFrom: 0)
    }
    return first.map { entries[position].firstRow + $0 }
  }

  func lastRow(withExtentBefore row: Int) -> Int? {
    guard filledCount > 0, row > 0 else { return nil }
    var position = position(ofRow: row - 1)
    var last: Int?
    if entries[position].isFilled {
      last = entries[position].child.lastRow(withExtentBefore: row - entries[position].firstRow)
    }
    if last == nil {
      let filled = entries[position].filledBefore
      guard filled > 0 else { return nil }
      position = lastPosition(from: 0, withFilledBefore: filled - 1)
      last = entries[position].child.lastRow(withExtentBefore: entries[position].child.count)
    }
    return last.map { entries[position].firstRow + $0 }
  }

  /// The position of the node in which a row is.
  private func position(ofRow row: Int) -> Int {
    var (low, high) = (0, entries.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if entries[middle].firstRow <= row { low = middle } else { high = middle }
    }
    return low
  }

  /// The last position that has no more than so many filled nodes before it.
  private func lastPosition(from first: Int, withFilledBefore filled: Int) -> Int {
    var (low, high) = (first, entries.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if entries[middle].filledBefore <= filled { low = middle } else { high = middle }
    }
    return low
  }

  // MARK: Changing

  mutating func append(_ block: RowBlock) -> Bool {
    if appendToLast(block) { return true }
    guard entries.count < Self.capacity else { return false }
    add(Child(block: block))
    return true
  }

  /// Adds a block's rows at the end, in however many nodes.
  mutating func appendWithoutLimit(_ block: RowBlock) {
    if !appendToLast(block) { add(Child(block: block)) }
  }

  private mutating func appendToLast(_ block: RowBlock) -> Bool {
    let last = entries.count - 1
    guard last >= 0 else { return false }
    let (wasFilled, estimatedBefore) = (entries[last].isFilled, entries[last].child.estimatedCount)
    guard entries[last].child.append(block) else { return false }
    count = entries[last].firstRow + entries[last].child.count
    total = entries[last].start + entries[last].child.total
    estimatedCount += entries[last].child.estimatedCount - estimatedBefore
    if entries[last].isFilled, !wasFilled { filledCount += 1 }
    return true
  }

  /// Adds a node at the end.
  private mutating func add(_ child: Child) {
    entries.append(Entry(child: child, firstRow: count, start: total, filledBefore: filledCount))
    count += child.count
    total += child.total
    estimatedCount += child.estimatedCount
    if child.total > 0 { filledCount += 1 }
  }

  mutating func set(_ extent: CGFloat, isEstimated: Bool, ofRow row: Int) -> ContiguousArray<Self> {
    setWithoutLimit(extent, isEstimated: isEstimated, ofRow: row)
    return splitOff()
  }

  /// Gives a row another extent, in however many nodes.
  mutating func setWithoutLimit(_ extent: CGFloat, isEstimated: Bool, ofRow row: Int) {
    let position = position(ofRow: row)
    let added = entries[position].child.set(extent, isEstimated: isEstimated, ofRow: row - entries[position].firstRow)
    mend(position..<(position + 1), added)
  }

  mutating func insert(_ extent: CGFloat, isEstimated: Bool, at row: Int) -> ContiguousArray<Self> {
    insertWithoutLimit(extent, isEstimated: isEstimated, at: row)
    return splitOff()
  }

  /// Puts a row before another, in however many nodes.
  mutating func insertWithoutLimit(_ extent: CGFloat, isEstimated: Bool, at row: Int) {
    let position = position(ofRow: row)
    let added = entries[position].child.insert(extent, isEstimated: isEstimated, at: row - entries[position].firstRow)
    mend(position..<(position + 1), added)
  }

  mutating func remove(_ rows: Range<Int>) {
    let first = position(ofRow: rows.lowerBound)
    let last = position(ofRow: rows.upperBound - 1)
    let lower = rows.lowerBound - entries[first].firstRow
    let upper = rows.upperBound - entries[last].firstRow
    // Nodes whose rows all go are taken out as a whole; of the first and the last, some may stay.
    var gone = first..<(last + 1)
    if first == last {
      if upper - lower < entries[first].child.count {
        entries[first].child.remove(lower..<upper)
        gone = first..<first
      }
    } else {
      if lower > 0 {
        entries[first].child.remove(lower..<entries[first].child.count)
        gone = (first + 1)..<gone.upperBound
      }
      if upper < entries[last].child.count {
        entries[last].child.remove(0..<upper)
        gone = gone.lowerBound..<last
      }
    }
    entries.removeSubrange(gone)
    mend(first..<(first + 2), [])
  }

  mutating func estimateAll() {
    guard estimatedCount < count else { return }
    for index in entries.indices { entries[index].child.estimateAll() }
    estimatedCount = count
  }

  /// Brings what is known of the nodes up to date.
  ///
  /// - Parameters:
  ///   - changed: The positions of those that have changed, or that stand where some have been taken out.
  ///   - added: The nodes that follow the last of them from now on.
  private mutating func mend(_ changed: Range<Int>, _ added: ContiguousArray<Child>) {
    var next = changed.upperBound
    for child in added {
      entries.insert(Entry(child: child, firstRow: 0, start: 0, filledBefore: 0), at: next)
      next += 1
    }
    // Small ones beside each other become one, so that editing row by row leaves no row of tiny nodes.
    var current = max(0, changed.lowerBound - 1)
    while current + 1 < min(next + 1, entries.count) {
      if entries[current].child.isBetterJoined(with: entries[current + 1].child) {
        entries[current].child = entries[current].child.joined(with: entries[current + 1].child)
        entries.remove(at: current + 1)
        next -= 1
      } else {
        current += 1
      }
    }
    addUp()
  }

  private mutating func addUp() {
    count = 0
    total = 0
    estimatedCount = 0
    filledCount = 0
    for index in entries.indices {
      entries[index].firstRow = count
      entries[index].start = total
      entries[index].filledBefore = filledCount
      count += entries[index].child.count
      total += entries[index].child.total
      estimatedCount += entries[index].child.estimatedCount
      if entries[index].isFilled { filledCount += 1 }
    }
  }

  /// Takes the second half of too many nodes out.
  private mutating func splitOff() -> ContiguousArray<Self> {
    guard entries.count > Self.capacity else { return [] }
    let second = Self(entries[(entries.count / 2)...])
    self = Self(entries[..<(entries.count / 2)])
    return [second]
  }

  private init(_ entries: ContiguousArray<Entry>.SubSequence) {
    self.entries = ContiguousArray(entries)
    addUp()
  }

  func isBetterJoined(with next: Self) -> Bool {
    entries.count + next.entries.count <= Self.capacity
      && min(entries.count, next.entries.count) < Self.capacity / 4
  }

  func joined(with next: Self) -> Self {
    var joined = self
    joined.entries += next.entries
    joined.mend(entries.count..<(entries.count + 1), [])
    return joined
  }
}
