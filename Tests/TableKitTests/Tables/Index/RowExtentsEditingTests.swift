import Foundation
import TestSupport
import Testing

@testable import TableKit

extension RowExtents {
  /// How many rows each block holds.
  var blockCounts: [Int] {
    var counts: [Int] = []
    var row = 0
    while row < count {
      let block = slice(ofRow: row).block
      counts.append(block.count)
      row += block.count
    }
    return counts
  }
}

/// Rows that are changed, inserted and removed one by one, against an array.
@Suite("Editing row extents")
struct RowExtentsEditingTests {
  /// Extents are multiples of 1/4, so that sums are exact in any order.
  struct Model {
    var rows: [(extent: CGFloat, isEstimated: Bool)] = []

    func expectEqual(_ extents: RowExtents) {
      #expect(extents.count == rows.count)
      #expect(extents.estimatedCount == rows.filter(\.isEstimated).count)
      var start: CGFloat = 0
      for (index, row) in rows.enumerated() {
        guard extents[index] == row.extent, extents.isEstimated(index) == row.isEstimated,
          extents.start(ofRow: index) == start
        else {
          Issue.record("row \(index) of \(rows.count)")
          return
        }
        if row.extent > 0 {
          #expect(extents.row(at: start) == index)
          #expect(extents.row(at: start + row.extent - 0.25) == index)
        }
        start += row.extent
      }
      #expect(extents.total == start)
      #expect(extents.start(ofRow: rows.count) == start)
    }
  }

  private func extent(_ generator: inout SeededGenerator) -> CGFloat {
    switch Int.random(in: 0..<4, using: &generator) {
    case 0: 44
    case 1: 0
    default: CGFloat(Int.random(in: 0...300, using: &generator)) / 4
    }
  }

  @Test("Every change agrees with an array", arguments: [1, 2, 3, 4, 5, 6] as [UInt64])
  func agrees(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    for round in 0..<6 {
      let count = [0, 1, 70, 300, 3000, 20][round]
      let isEstimated = Bool.random(using: &generator)
      var extents = RowExtents(count: count, extent: 44, isEstimated: isEstimated)
      var model = Model(rows: Array(repeating: (44, isEstimated), count: count))
      for step in 0..<400 {
        let extent = extent(&generator)
        let mark = Int.random(in: 0..<3, using: &generator) == 0
        switch Int.random(in: 0..<8, using: &generator) {
        case 0, 1:
          let row = Int.random(in: 0...model.rows.count, using: &generator)
          extents.insert(extent, at: row, isEstimated: mark)
          model.rows.insert((extent, mark), at: row)
        case 2:
          extents.append(extent, isEstimated: mark)
          model.rows.append((extent, mark))
        case 3 where !model.rows.isEmpty:
          let row = Int.random(in: model.rows.indices, using: &generator)
          extents.remove(at: row)
          model.rows.remove(at: row)
        case 4 where !model.rows.isEmpty && step % 7 == 0:
          let lower = Int.random(in: 0...model.rows.count, using: &generator)
          let upper = min(model.rows.count, lower + Int.random(in: 0...150, using: &generator))
          extents.removeSubrange(lower..<upper)
          model.rows.removeSubrange(lower..<upper)
        default:
          guard !model.rows.isEmpty else { continue }
          // Like rows that are seen one after the other.
          var row = Int.random(in: model.rows.indices, using: &generator)
          for _ in 0..<Int.random(in: 1...30, using: &generator) where row < model.rows.count {
            extents.set(extent, ofRow: row, isEstimated: mark)
            model.rows[row] = (extent, mark)
            row += 1
          }
        }
        if step % 20 == 0 { model.expectEqual(extents) }
      }
      model.expectEqual(extents)
    }
  }

  @Test("A row that is seen among a thousand million others takes no memory for these")
  func lazilyHeld() {
    var rows = RowExtents(count: 1_000_000_000, extent: 44, isEstimated: true)
    rows.set(60, ofRow: 500_000_000)
    rows.set(44, ofRow: 0)
    #expect(rows.estimatedCount == 999_999_998)
    #expect(rows.total == 44_000_000_016)
    #expect(rows.start(ofRow: 500_000_001) == 22_000_000_060)
    #expect(rows.row(at: 44 * 500_000_000 + 60) == 500_000_001)
    #expect(rows.isEstimated(1) && !rows.isEstimated(0) && !rows.isEstimated(500_000_000))
    #expect(rows.blockCounts == [1, 499_999_999, 1, 499_999_999])
  }

  @Test("Rows that are seen one after the other, down or up, fill blocks")
  func blocksFill() {
    var rows = RowExtents(count: 10_000, extent: 44, isEstimated: true)
    for row in 0..<640 { rows.set(50, ofRow: row) }
    #expect(rows.blockCounts == Array(repeating: 64, count: 10) + [10_000 - 640])
    for row in (9360..<10_000).reversed() { rows.set(50, ofRow: row) }
    #expect(rows.blockCounts.count == 21)
    #expect(rows.estimatedCount == 10_000 - 1280)
    #expect(rows.start(ofRow: 9360) == 415_680)
  }

  @Test("What all equals again after the last other row is gone is empty")
  func emptied() {
    var rows = RowExtents(count: 3, extent: 10)
    rows.set(5, ofRow: 1)
    rows.removeSubrange(0..<3)
    #expect(rows.count == 0 && rows.total == 0 && rows.isUniform && rows.row(at: 0) == nil)
    rows.append(7)
    #expect(rows.total == 7 && rows.isUniform)
  }

  @Test("All rows become estimates, at the extents that they have", arguments: [0, 1, 64, 65, 5_000])
  func estimatingAll(count: Int) {
    for isUniform in [true, false] {
      var model = Model()
      var rows = RowExtents()
      for row in 0..<count {
        let extent: CGFloat = isUniform ? 44 : CGFloat(row % 9) * 5
        let mark = !isUniform && row % 3 == 0
        rows.append(extent, isEstimated: mark)
        model.rows.append((extent, true))
      }
      let before = rows
      rows.estimateAll()
      model.expectEqual(rows)
      #expect(rows.estimatedCount == count && before.estimatedCount == (isUniform ? 0 : (count + 2) / 3))
      // Single rows can be known again.
      guard count > 0 else { continue }
      rows.set(7, ofRow: count / 2)
      model.rows[count / 2] = (7, false)
      model.expectEqual(rows)
    }
  }

  @Test("Sections are changed, inserted and removed", arguments: [21, 22, 23] as [UInt64])
  func sections(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    var model = NaiveRowModel()
    var index = RowIndex()
    for _ in 0..<300 {
      var rows = RowExtents()
      var extents: [CGFloat] = []
      for _ in 0..<Int.random(in: 0...5, using: &generator) {
        let extent = extent(&generator)
        rows.append(extent)
        extents.append(extent)
      }
      let (header, footer) = (extent(&generator), extent(&generator))
      switch Int.random(in: 0..<4, using: &generator) {
      case 0 where !model.sections.isEmpty:
        let section = Int.random(in: model.sections.indices, using: &generator)
        index.remove(at: section)
        model.sections.remove(at: section)
      case 1 where !model.sections.isEmpty:
        let section = Int.random(in: model.sections.indices, using: &generator)
        index.set(header, of: .header(section: section))
        model.sections[section].header = header
        if !model.sections[section].rows.isEmpty {
          index.set(footer, of: .row(0, section: section), isEstimated: true)
          model.sections[section].rows[0] = footer
          #expect(index.isEstimated(.row(0, section: section)) && index.estimatedCount > 0)
        }
      default:
        let section = Int.random(in: 0...model.sections.count, using: &generator)
        index.insert(.init(header: header, rows: rows, footer: footer), at: section)
        model.sections.insert((header, extents, footer), at: section)
      }
    }
    #expect(index.end == model.end)
    for part in model.parts {
      #expect(index.span(of: part.part) == RowIndex.Span(start: part.start, extent: part.extent))
    }
    #expect(Array(index.parts(from: 0, to: model.end)).map(\.part) == model.parts(from: 0, to: model.end))
  }

  @Test("The room before a header belongs to the section, and to none of its parts")
  func spacing() {
    var index = RowIndex()
    index.append(.init(spacing: 22, header: 40, rows: RowExtents(count: 2, extent: 50)))
    index.append(.init(spacing: 22, header: 40, rows: RowExtents(count: 1, extent: 50)))
    #expect(index.span(ofSection: 1) == .init(start: 162, extent: 112))
    #expect(index.span(ofHeaderInSection: 1) == .init(start: 184, extent: 40))
    #expect(index.part(at: 170) == nil && index.section(at: 170) == 1)
    #expect(Array(index.parts(from: 170, to: 190)).map(\.part) == [.header(section: 1)])
    #expect(Array(index.parts(from: 150, to: 180)).map(\.part) == [.row(1, section: 0)])
    #expect(index.end == 274)
  }
}
