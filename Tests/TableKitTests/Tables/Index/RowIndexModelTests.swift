import Foundation
import TestSupport
import Testing

@testable import TableKit

@Suite("The row index against a naive model")
struct RowIndexModelTests {
  /// A table of up to seven sections whose extents are multiples of 1/4, so that sums are exact in any order.
  func model(_ generator: inout SeededGenerator) -> NaiveRowModel {
    var model = NaiveRowModel()
    model.origin = Bool.random(using: &generator) ? 0 : CGFloat(Int.random(in: -40...400, using: &generator)) / 4
    for _ in 0..<Int.random(in: 0...7, using: &generator) {
      let kind = Int.random(in: 0..<5, using: &generator)
      let count = kind == 0 ? 0 : Int.random(in: 0...(kind == 1 ? 400 : 20), using: &generator)
      let equal = CGFloat(Int.random(in: 0...200, using: &generator)) / 4
      var rows: [CGFloat] = []
      for _ in 0..<count {
        switch kind {
        case 2: rows.append(equal)
        case 3: rows.append(Int.random(in: 0..<3, using: &generator) == 0 ? 10 : 0)
        default: rows.append(CGFloat(Int.random(in: 0...200, using: &generator)) / 4)
        }
      }
      let header = Bool.random(using: &generator) ? 0 : CGFloat(Int.random(in: 0...120, using: &generator)) / 4
      let footer = Bool.random(using: &generator) ? 0 : CGFloat(Int.random(in: 0...80, using: &generator)) / 4
      model.sections.append((header, rows, footer))
    }
    return model
  }

  @Test("Every answer agrees", arguments: [1, 2, 3, 4, 5, 6, 7, 8] as [UInt64])
  func agrees(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<40 {
      let model = model(&generator)
      let index = model.index()
      let end = model.end
      let parts = model.parts
      #expect(index.end == end)
      for part in parts {
        let span = index.span(of: part.part)
        #expect(span == RowIndex.Span(start: part.start, extent: part.extent))
        if part.extent > 0 { #expect(index.part(at: part.start) == part.part) }
      }
      for _ in 0..<30 {
        let quarter = CGFloat(Int.random(in: -8...8, using: &generator)) / 4
        let offset = (parts.randomElement(using: &generator)?.start ?? 0) + quarter
        #expect(index.part(at: offset) == model.part(at: offset))
        let length = CGFloat(Int.random(in: 0...800, using: &generator)) / 4
        let expected = model.parts(from: offset, to: offset + length)
        var found: [RowIndex.Part] = []
        for (part, span) in index.parts(from: offset, to: offset + length) {
          found.append(part)
          #expect(span == index.span(of: part))
        }
        #expect(found == expected)
        for section in model.sections.indices {
          var rows: [Int] = []
          for case .row(let row, section) in expected { rows.append(row) }
          let range = index.rows(inSection: section, from: offset, to: offset + length)
          #expect(range.isEmpty == rows.isEmpty)
          if let first = rows.first, let last = rows.last { #expect(range == first..<(last + 1)) }
        }
      }
    }
  }

  /// Heights such as 44.1, whose sums are rounded: what the index says must still agree with itself.
  @Test("Rounded sums leave no gaps", arguments: [11, 12, 13, 14] as [UInt64])
  func rounded(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<20 {
      var index = RowIndex(origin: CGFloat.random(in: -100...100, using: &generator))
      var parts: [RowIndex.Part] = []
      for section in 0..<Int.random(in: 1...5, using: &generator) {
        var rows = RowExtents()
        let equal = Bool.random(using: &generator)
        for row in 0..<Int.random(in: 1...300, using: &generator) {
          rows.append(equal ? 44.1 : CGFloat.random(in: 0.1...70, using: &generator))
          if row == 0 { parts.append(.header(section: section)) }
          parts.append(.row(row, section: section))
        }
        index.append(.init(header: 27.7, rows: rows, footer: 0))
      }
      for part in parts {
        let span = index.span(of: part)
        #expect(index.part(at: span.start) == part)
        #expect(index.part(at: span.start + span.extent / 2) == part)
      }
      #expect(Array(index.parts(from: -.infinity, to: .infinity)).map(\.part) == parts)
      var offset = index.origin
      while offset < index.end {
        #expect(index.part(at: offset) != nil)
        offset += 0.37
      }
      #expect(index.part(at: index.end.nextDown) == parts.last)
    }
  }
}
