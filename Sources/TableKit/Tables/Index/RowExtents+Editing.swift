import Foundation

/// How single rows are changed. Each change takes O(log n) for the search and adds up what follows as told at ``RowExtents``.
extension RowExtents {
  /// Runs that are shorter than this are spelled out where a row beside them has an extent of its own.
  private static var leastRun: Int { 16 }

  /// Gives a row another extent.
  ///
  /// - Parameters:
  ///   - extent: The extent, in points. What is not a positive finite number counts as 0.
  ///   - row: The row.
  ///   - isEstimated: Whether that is an estimate.
  /// - Precondition: The row exists.
  public mutating func set(_ extent: CGFloat, ofRow row: Int, isEstimated: Bool = false) {
    precondition(row >= 0 && row < count, "there is no row \(row) among \(count)")
    let extent = Self.valid(extent)
    if isUniform, extent == self[row], isEstimated == self.isEstimated(row) { return }
    prepareForEditing()
    let place = place(ofRow: row)
    let block = groups[place.group].blocks[place.block]
    if block.isRun {
      guard extent != block[place.index] || isEstimated != block.isEstimated(place.index) else { return }
      var (before, rest) = block.split(at: place.index)
      rest.remove(0..<1)
      replaceBlock(at: place, with: [before, RowBlock(extents: [extent], estimates: isEstimated ? 1 : 0), rest])
    } else {
      groups[place.group].blocks[place.block].replace(place.index, with: extent, isEstimated: isEstimated)
      addUp(place.group)
    }
  }

  /// Puts a row between others.
  ///
  /// - Parameters:
  ///   - extent: Its extent, in points. What is not a positive finite number counts as 0.
  ///   - row: The number that it is to have.
  ///   - isEstimated: Whether the extent is an estimate.
  /// - Precondition: `row` is in 0 … `count`.
  public mutating func insert(_ extent: CGFloat, at row: Int, isEstimated: Bool = false) {
    precondition(row >= 0 && row <= count, "there is no place \(row) among \(count) rows")
    guard row < count else { return append(extent, isEstimated: isEstimated) }
    let extent = Self.valid(extent)
    if isUniform, extent == self[row], isEstimated == self.isEstimated(row) {
      self = RowExtents(count: count + 1, extent: extent, isEstimated: isEstimated)
      return
    }
    prepareForEditing()
    let place = place(ofRow: row)
    let block = groups[place.group].blocks[place.block]
    if block.isRun {
      if extent == block[0], isEstimated == block.isEstimated(0) {
        groups[place.group].blocks[place.block] = RowBlock(
          count: block.count + 1, extent: extent, isEstimated: isEstimated)
        addUp(place.group)
        return
      }
      let (before, after) = block.split(at: place.index)
      replaceBlock(at: place, with: [before, RowBlock(extents: [extent], estimates: isEstimated ? 1 : 0), after])
    } else if block.hasRoom {
      groups[place.group].blocks[place.block].insert(extent, isEstimated: isEstimated, at: place.index)
      addUp(place.group)
    } else {
      var (first, second) = block.split(at: block.count / 2)
      if place.index <= first.count {
        first.insert(extent, isEstimated: isEstimated, at: place.index)
      } else {
        second.insert(extent, isEstimated: isEstimated, at: place.index - first.count)
      }
      groups[place.group].blocks.replaceSubrange(place.block...place.block, with: [first, second])
      splitIfFull(place.group)
    }
  }

  /// Takes a row out.
  ///
  /// - Precondition: The row exists.
  public mutating func remove(at row: Int) { removeSubrange(row..<(row + 1)) }

  /// Takes rows out, a block at a time.
  ///
  /// - Precondition: The rows exist.
  public mutating func removeSubrange(_ rows: Range<Int>) {
    precondition(rows.lowerBound >= 0 && rows.upperBound <= count, "there are no rows \(rows) among \(count)")
    guard !rows.isEmpty else { return }
    if isUniform {
      self = RowExtents(count: count - rows.count, extent: self[0], isEstimated: isEstimated(0))
      return
    }
    prepareForEditing()
    var left = rows.count
    while left > 0 {
      let place = place(ofRow: rows.lowerBound)
      let block = groups[place.group].blocks[place.block]
      let removed = min(left, block.count - place.index)
      left -= removed
      if removed == block.count {
        groups[place.group].blocks.remove(at: place.block)
      } else {
        groups[place.group].blocks[place.block].remove(place.index..<(place.index + removed))
        joinNeighbours(of: place)
      }
      if groups[place.group].blocks.isEmpty {
        groups.remove(at: place.group)
        addUpGroups(from: place.group)
      } else {
        addUp(place.group)
      }
    }
  }

  // MARK: Blocks

  private mutating func addUp(_ group: Int) {
    groups[group].addUp()
    addUpGroups(from: group)
  }

  /// Puts blocks in the place of one. Those that are empty are left out, and short neighbours become one.
  private mutating func replaceBlock(at place: Place, with blocks: [RowBlock]) {
    var fresh = ContiguousArray<RowBlock>()
    var range = place.block..<(place.block + 1)
    if place.block > 0, Self.isShort(groups[place.group].blocks[place.block - 1]) {
      fresh.append(groups[place.group].blocks[place.block - 1])
      range = (place.block - 1)..<range.upperBound
    }
    for block in blocks where block.count > 0 { Self.append(block, to: &fresh) }
    if place.block + 1 < groups[place.group].blocks.count, Self.isShort(groups[place.group].blocks[place.block + 1]) {
      Self.append(groups[place.group].blocks[place.block + 1], to: &fresh)
      range = range.lowerBound..<(range.upperBound + 1)
    }
    groups[place.group].blocks.replaceSubrange(range, with: fresh)
    splitIfFull(place.group)
  }

  /// Whether a block may be joined with another.
  private static func isShort(_ block: RowBlock) -> Bool {
    block.isRun ? block.count < leastRun : block.count < RowBlock.capacity
  }

  private static func append(_ block: RowBlock, to blocks: inout ContiguousArray<RowBlock>) {
    if let last = blocks.last, isShort(last), isShort(block), last.count + block.count <= RowBlock.capacity {
      blocks[blocks.count - 1] = last.joined(with: block)
    } else {
      blocks.append(block)
    }
  }

  /// Joins what has become short with what stands beside it, so that removing rows one by one leaves no row of tiny blocks.
  private mutating func joinNeighbours(of place: Place) {
    guard groups[place.group].blocks[place.block].count < Self.leastRun,
      place.block + 1 < groups[place.group].blocks.count
    else { return }
    let (short, next) = (groups[place.group].blocks[place.block], groups[place.group].blocks[place.block + 1])
    guard Self.isShort(next), short.count + next.count <= RowBlock.capacity else { return }
    groups[place.group].blocks.replaceSubrange(
      place.block...(place.block + 1), with: CollectionOfOne(short.joined(with: next)))
  }

  private mutating func splitIfFull(_ group: Int) {
    guard groups[group].blocks.count > RowBlockGroup.capacity else { return addUp(group) }
    let blocks = groups[group].blocks
    let middle = blocks.count / 2
    groups[group] = RowBlockGroup(blocks: ContiguousArray(blocks[..<middle]))
    groups.insert(RowBlockGroup(blocks: ContiguousArray(blocks[middle...])), at: group + 1)
    addUpGroups(from: group)
  }
}
