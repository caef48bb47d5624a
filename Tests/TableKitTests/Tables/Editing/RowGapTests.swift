import Foundation
import TestSupport
import Testing

@testable import TableKit

/// The gap for a moved row against a model that lays everything out anew.
struct RowGapTests {
  /// The sections as lists: a header, rows and a footer, each by a name and an extent.
  private struct Model {
    var sections: [(header: CGFloat, rows: [(name: Int, extent: CGFloat)], footer: CGFloat)]

    var index: RowIndex {
      var index = RowIndex(origin: 7)
      for section in sections {
        var rows = RowExtents()
        for row in section.rows { rows.append(row.extent) }
        index.append(RowIndex.Section(header: section.header, rows: rows, footer: section.footer))
      }
      return index
    }

    func moving(_ source: IndexPath, to target: IndexPath) -> Model {
      var moved = self
      let row = moved.sections[source.section].rows.remove(at: source.row)
      moved.sections[target.section].rows.insert(row, at: target.row)
      return moved
    }

    /// Where each row and each header and footer begins.
    var starts: (rows: [Int: CGFloat], headers: [CGFloat], footers: [CGFloat]) {
      var place: CGFloat = 7
      var rows: [Int: CGFloat] = [:]
      var headers: [CGFloat] = []
      var footers: [CGFloat] = []
      for section in sections {
        headers.append(place)
        place += section.header
        for row in section.rows {
          rows[row.name] = place
          place += row.extent
        }
        footers.append(place)
        place += section.footer
      }
      return (rows, headers, footers)
    }

    /// Where a row that begins at a place goes, counted one by one with the row out.
    func target(_ source: IndexPath, forStart start: CGFloat) -> IndexPath {
      var without = self
      without.sections[source.section].rows.remove(at: source.row)
      var place: CGFloat = 7
      var best = IndexPath(row: 0, section: 0)
      var end: CGFloat?
      for (number, section) in without.sections.enumerated() {
        let rowsStart = place + section.header
        if let end, start <= (end + rowsStart) / 2 { return best }
        place = rowsStart
        var row = 0
        for (position, own) in section.rows.enumerated() {
          if start > place + own.extent / 2 { row = position + 1 }
          place += own.extent
        }
        best = IndexPath(row: row, section: number)
        end = place
        place += section.footer
      }
      return best
    }
  }

  private func random(_ generator: inout SeededGenerator) -> Model {
    var name = 0
    var sections: [(header: CGFloat, rows: [(name: Int, extent: CGFloat)], footer: CGFloat)] = []
    for _ in 0..<Int.random(in: 1...5, using: &generator) {
      var rows: [(name: Int, extent: CGFloat)] = []
      for _ in 0..<Int.random(in: 0...5, using: &generator) {
        rows.append((name, CGFloat(Int.random(in: 1...9, using: &generator) * 10)))
        name += 1
      }
      let header = CGFloat(Int.random(in: 0...2, using: &generator) * 16)
      sections.append((header, rows, CGFloat(Int.random(in: 0...1, using: &generator) * 12)))
    }
    return Model(sections: sections)
  }

  @Test func shiftsAndTargetsAreThoseOfTheModel() {
    var generator = SeededGenerator(seed: 8)
    var tried = 0
    for _ in 0..<600 {
      let model = random(&generator)
      let index = model.index
      let sources = model.sections.indices.flatMap { section in
        model.sections[section].rows.indices.map { IndexPath(row: $0, section: section) }
      }
      guard let source = sources.randomElement(using: &generator) else { continue }
      let span = index.span(ofRow: source.row, section: source.section)
      var gap = RowGap(source: source, target: source, span: span)
      for _ in 0..<8 {
        // Halves, so that no place is at an edge or in a middle.
        let start = CGFloat(Int.random(in: -40...900, using: &generator)) + 0.3
        let target = gap.target(forStart: start, in: index)
        #expect(target == model.target(source, forStart: start), "\(model) \(source) \(start)")
        gap.target = target
        let after = model.moving(source, to: target).starts
        for section in model.sections.indices {
          let header = index.span(ofHeaderInSection: section).start + gap.shift(ofHeaderInSection: section)
          #expect(header == after.headers[section])
          let footer = index.span(ofFooterInSection: section).start + gap.shift(ofFooterInSection: section)
          #expect(footer == after.footers[section])
          for row in model.sections[section].rows.indices {
            let indexPath = IndexPath(row: row, section: section)
            guard indexPath != source else { continue }
            let place = index.span(ofRow: row, section: section).start + gap.shift(ofRowAt: indexPath)
            #expect(place == after.rows[model.sections[section].rows[row].name])
          }
        }
        tried += 1
      }
    }
    #expect(tried > 3000)
  }
}
