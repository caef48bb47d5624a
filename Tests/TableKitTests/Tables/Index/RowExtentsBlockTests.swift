import Foundation
import Testing

@testable import TableKit

/// Rows that are added by blocks are the same as rows that are added one by one.
@Suite("Rows added by blocks")
struct RowExtentsBlockTests {
  private func add(_ extents: [CGFloat], to rows: inout RowExtents) {
    var sum: CGFloat = 0
    for extent in extents { sum += extent }
    extents.withUnsafeBufferPointer { rows.append($0, sum: sum) }
  }

  /// Whether rows are the given ones, and each begins where those before it end.
  private func expect(_ rows: RowExtents, toBe extents: [CGFloat], estimated: Int, _ note: String) {
    #expect(rows.count == extents.count && rows.estimatedCount == estimated, "\(note)")
    var (start, isRight) = (CGFloat(0), true)
    for row in 0..<min(rows.count, extents.count) {
      isRight = isRight && rows[row] == extents[row] && rows.isEstimated(row) == (row < estimated)
      if row % 17 == 0 || row % 64 < 2 { isRight = isRight && abs(rows.start(ofRow: row) - start) < 1e-6 }
      start += extents[row]
    }
    #expect(isRight && abs(rows.total - start) < 1e-6, "\(note)")
    #expect(rows.isUniform == (Set(extents).count < 2 && (estimated == 0 || estimated == extents.count)), "\(note)")
  }

  @Test(
    "Blocks of every length, equal or not, after equal rows, estimated rows or none", arguments: [0, 1, 63, 64, 100])
  func blocks(countBefore: Int) {
    for isEstimated in [false, true] {
      for pattern in [[44], [44, 45], [0.1, 0.2, 0.3]] as [[CGFloat]] {
        for lengths in [[], [1], [63], [64], [64, 64, 64], [64, 10, 64], Array(repeating: 64, count: 131)] {
          var rows = RowExtents(count: countBefore, extent: 44, isEstimated: isEstimated)
          var model = [CGFloat](repeating: 44, count: countBefore)
          for length in lengths {
            let extents = (0..<length).map { pattern[(model.count + $0) % pattern.count] }
            model += extents
            add(extents, to: &rows)
          }
          expect(
            rows, toBe: model, estimated: isEstimated ? countBefore : 0,
            "\(countBefore) \(isEstimated) \(pattern) \(lengths.prefix(4))")
        }
      }
    }
  }

  @Test("Equal rows take one number, however many blocks")
  func equalRows() {
    var rows = RowExtents()
    for _ in 0..<1_000 { add(Array(repeating: 30, count: 64), to: &rows) }
    #expect(rows.isUniform && rows.count == 64_000 && rows.total == 1_920_000)
  }

  @Test("Rows that were added by blocks can be edited as others")
  func editing() {
    var rows = RowExtents()
    var model: [CGFloat] = []
    for block in 0..<40 {
      let extents = (0..<64).map { CGFloat(($0 + block) % 7) }
      add(extents, to: &rows)
      model += extents
    }
    rows.insert(9, at: 1_000)
    model.insert(9, at: 1_000)
    rows.removeSubrange(60..<140)
    model.removeSubrange(60..<140)
    rows.set(3, ofRow: 0)
    model[0] = 3
    #expect(rows.count == model.count)
    var start: CGFloat = 0
    for row in model.indices {
      #expect(rows[row] == model[row] && rows.start(ofRow: row) == start)
      start += model[row]
    }
  }
}
