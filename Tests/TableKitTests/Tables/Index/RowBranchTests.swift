import Foundation
import TestSupport
import Testing

@testable import TableKit

/// How many blocks a search looks into, and what an edit of a copy copies.
@Suite("The tree of row extents")
struct RowBranchTests {
  /// Counts the blocks that are looked into.
  private final class Visits: @unchecked Sendable {
    var count = 0
    @TaskLocal static var current: Visits?
  }

  /// A block that notes when it is looked into.
  private struct CountedBlock: RowNode {
    var block: RowBlock

    init(block: RowBlock) { self.block = block }

    var count: Int { block.count }
    var total: CGFloat { block.total }
    var estimatedCount: Int { block.estimatedCount }

    private func visited() -> RowBlock {
      Visits.current?.count += 1
      return block
    }

    subscript(row: Int) -> CGFloat { visited()[row] }
    func isEstimated(_ row: Int) -> Bool { visited().isEstimated(row) }
    func start(of row: Int, from start: CGFloat) -> CGFloat { visited().start(of: row, from: start) }
    func slice(ofRow row: Int, firstRow: Int, from start: CGFloat) -> RowExtents.Slice {
      visited().slice(ofRow: row, firstRow: firstRow, from: start)
    }
    func slice(at offset: CGFloat, firstRow: Int, from start: CGFloat) -> RowExtents.Slice {
      visited().slice(at: offset, firstRow: firstRow, from: start)
    }
    func firstRow(withExtentFrom row: Int) -> Int? { visited().firstRow(withExtentFrom: row) }
    func lastRow(withExtentBefore row: Int) -> Int? { visited().lastRow(withExtentBefore: row) }

    mutating func append(_ block: RowBlock) -> Bool { self.block.append(block) }
    mutating func set(_ extent: CGFloat, isEstimated: Bool, ofRow row: Int) -> ContiguousArray<CountedBlock> {
      counted(block.set(extent, isEstimated: isEstimated, ofRow: row))
    }
    mutating func insert(_ extent: CGFloat, isEstimated: Bool, at row: Int) -> ContiguousArray<CountedBlock> {
      counted(block.insert(extent, isEstimated: isEstimated, at: row))
    }
    mutating func remove(_ rows: Range<Int>) { block.remove(rows) }
    mutating func estimateAll() { block.estimateAll() }
    func isBetterJoined(with next: CountedBlock) -> Bool { block.isBetterJoined(with: next.block) }
    func joined(with next: CountedBlock) -> CountedBlock { CountedBlock(block: block.joined(with: next.block)) }

    private func counted(_ blocks: ContiguousArray<RowBlock>) -> ContiguousArray<CountedBlock> {
      var counted: ContiguousArray<CountedBlock> = []
      for block in blocks { counted.append(CountedBlock(block: block)) }
      return counted
    }
  }

  private func block(_ extent: CGFloat, count: Int = 64) -> RowBlock {
    RowBlock(extents: ContiguousArray(repeating: extent, count: count), estimates: 0)
  }

  private func visits<Answer>(_ search: () -> Answer) -> (answer: Answer, visits: Int) {
    let visits = Visits()
    return (Visits.$current.withValue(visits, operation: search), visits.count)
  }

  @Test(
    "A search over rows without an extent looks into the block with the answer, however many they are",
    arguments: [3, 64, 1_000, 16_000])
  func passesOver(blockCount: Int) {
    var tree = RowBranch<RowBranch<RowBranch<CountedBlock>>>()
    tree.appendWithoutLimit(block(10))
    for _ in 0..<blockCount { tree.appendWithoutLimit(block(0)) }
    tree.appendWithoutLimit(block(20))
    let end = 64 + 64 * blockCount
    #expect(tree.count == end + 64 && tree.total == 1_920)
    for row in [64, 65, 128, end / 2, end - 1] {
      #expect(visits { tree.firstRow(withExtentFrom: row) } == (end, 1))
      #expect(visits { tree.lastRow(withExtentBefore: row) } == (63, 1))
    }
    #expect(visits { tree.firstRow(withExtentFrom: end + 64) } == (nil, 0))
    // One row on the way gets an extent. Behind it in its block there is none: that block is looked into, and the one that has the next.
    let middle = end / 2
    tree.setWithoutLimit(5, isEstimated: false, ofRow: middle)
    #expect(visits { tree.firstRow(withExtentFrom: 64) } == (middle, 1))
    #expect(visits { tree.firstRow(withExtentFrom: middle + 1) } == (end, 2))
    #expect(visits { tree.lastRow(withExtentBefore: end) } == (middle, 1))
    #expect(visits { tree.lastRow(withExtentBefore: middle) }.answer == 63)
    tree.setWithoutLimit(0, isEstimated: false, ofRow: middle)
    #expect(visits { tree.firstRow(withExtentFrom: 64) } == (end, 1))
    // Nothing is left to be found.
    tree.remove(end..<(end + 64))
    tree.remove(0..<64)
    #expect(visits { tree.firstRow(withExtentFrom: 1) } == (nil, 0))
    #expect(visits { tree.lastRow(withExtentBefore: end - 64) } == (nil, 0))
  }

  /// Rows most of which have no extent, in stretches of every length.
  private func sparseRows(_ generator: inout SeededGenerator) -> [CGFloat] {
    var rows: [CGFloat] = []
    for _ in 0..<Int.random(in: 1...12, using: &generator) {
      let length = [0, 1, 63, 64, 65, 700, 5_000].randomElement(using: &generator) ?? 0
      rows += [CGFloat](repeating: 0, count: length)
      for _ in 0..<Int.random(in: 0...3, using: &generator) {
        rows.append(CGFloat(Int.random(in: 0...2, using: &generator)) * 12.5)
      }
    }
    return rows
  }

  @Test(
    "The next and the last row with an extent are those of an array", arguments: [1, 2, 3, 4, 5, 6, 7, 8] as [UInt64])
  func agrees(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<6 {
      var model = sparseRows(&generator)
      var rows = RowExtents()
      for extent in model { rows.append(extent) }
      for _ in 0..<60 {
        if !model.isEmpty {
          let row = Int.random(in: model.indices, using: &generator)
          switch Int.random(in: 0..<4, using: &generator) {
          case 0:
            let extent: CGFloat = Bool.random(using: &generator) ? 0 : 7
            rows.set(extent, ofRow: row)
            model[row] = extent
          case 1:
            rows.insert(0, at: row)
            model.insert(0, at: row)
          case 2:
            let end = min(model.count, row + Int.random(in: 1...200, using: &generator))
            rows.removeSubrange(row..<end)
            model.removeSubrange(row..<end)
          default:
            rows.append(3)
            model.append(3)
          }
        }
        for row in [0, model.count, Int.random(in: 0...model.count, using: &generator)] {
          #expect(rows.firstRow(withExtentFrom: row) == model[row...].firstIndex { $0 > 0 })
          #expect(rows.lastRow(withExtentBefore: row) == model[..<row].lastIndex { $0 > 0 })
        }
      }
    }
  }

  // MARK: Copies

  /// Where each branch of blocks has its storage, and where each branch of those has.
  private func storages(_ rows: RowExtents) -> (lower: [UnsafeRawPointer?], upper: [UnsafeRawPointer?]) {
    var (lower, upper): ([UnsafeRawPointer?], [UnsafeRawPointer?]) = ([], [])
    for branch in rows.tree.entries {
      branch.child.entries.withUnsafeBufferPointer { upper.append(UnsafeRawPointer($0.baseAddress)) }
      for blocks in branch.child.entries {
        blocks.child.entries.withUnsafeBufferPointer { lower.append(UnsafeRawPointer($0.baseAddress)) }
      }
    }
    return (lower, upper)
  }

  private func differing(_ first: [UnsafeRawPointer?], _ second: [UnsafeRawPointer?]) -> Int {
    zip(first, second).count { $0 != $1 }
  }

  @Test("An edit of a copy copies the branches on its way, and shares the others")
  func sharing() {
    var rows = RowExtents()
    // Three upper branches, whose 96 lower ones hold 32 blocks each, and one of each for the row behind.
    for row in 0..<(3 * 32 * 32 * 64) { rows.append(CGFloat(row % 7 + 1)) }
    rows.append(1)
    // The first block has room now.
    rows.remove(at: 0)
    let old = storages(rows)
    #expect(old.upper.count == 4 && old.lower.count == 97)
    let edits: [(inout RowExtents) -> Void] = [
      { $0.set(50, ofRow: 70_000) }, { $0.insert(50, at: 10) }, { $0.remove(at: 140_000) },
    ]
    for edit in edits {
      var copy = rows
      edit(&copy)
      let new = storages(copy)
      #expect(new.upper.count == 4 && new.lower.count == 97)
      #expect(differing(old.upper, new.upper) == 1 && differing(old.lower, new.lower) == 1)
      // What was copied from has not changed.
      #expect(storages(rows) == old)
    }
    // A full block is split, and its branch with it.
    var copy = rows
    copy.insert(50, at: 100_000)
    let new = storages(copy)
    #expect(new.lower.count == 98)
    #expect(Set(new.lower).subtracting(old.lower).count == 2)
  }

  @Test(
    "Branches are split where they are full, and joined where they have become small", arguments: [1, 2, 3] as [UInt64])
  func shape(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    var rows = RowExtents()
    for row in 0..<20_000 { rows.append(CGFloat(row % 7 + 1)) }
    for _ in 0..<6_000 { rows.insert(3, at: Int.random(in: 0..<rows.count, using: &generator)) }
    /// How many branches of blocks there are.
    func check() -> Int {
      var count = 0
      for upper in rows.tree.entries {
        #expect(upper.child.entries.count <= 32 && !upper.child.isEmpty)
        for lower in upper.child.entries { #expect(lower.child.entries.count <= 32 && !lower.child.isEmpty) }
        count += upper.child.entries.count
      }
      return count
    }
    // 26,000 rows take 407 blocks at least, of which 32 stand in a branch.
    #expect(check() >= 13)
    while rows.count > 640 {
      let row = Int.random(in: 0..<rows.count, using: &generator)
      rows.removeSubrange(row..<min(rows.count, row + Int.random(in: 1...3, using: &generator)))
    }
    // In a branch two blocks beside each other hold 32 rows together at least: either both have 16, or they would not fit into one.
    let branches = check()
    #expect(rows.blockCounts.count <= 40 + branches)
    // And eight blocks stand in each branch, or it would not have fitted into the next.
    #expect(branches <= 6)
  }
}
