import Foundation
import Testing

@testable import TableKit

@Suite("The row index")
struct RowIndexTests {
  /// Header 28, rows 50, 60, 70, footer 10; an empty section; header 28, four rows of 44; a section with a footer only.
  func small() -> RowIndex {
    var rows = RowExtents()
    for extent: CGFloat in [50, 60, 70] { rows.append(extent) }
    var index = RowIndex()
    index.append(.init(header: 28, rows: rows, footer: 10))
    index.append(.init(rows: RowExtents()))
    index.append(.init(header: 28, rows: RowExtents(count: 4, extent: 44)))
    index.append(.init(rows: RowExtents(), footer: 5))
    return index
  }

  @Test("Parts stand one after the other")
  func spans() {
    let index = small()
    #expect(index.end == 427)
    #expect(index.sectionCount == 4)
    #expect(index.rowCount(inSection: 0) == 3)
    #expect(index.span(ofSection: 0) == .init(start: 0, extent: 218))
    #expect(index.span(ofHeaderInSection: 0) == .init(start: 0, extent: 28))
    #expect(index.span(ofRow: 0, section: 0) == .init(start: 28, extent: 50))
    #expect(index.span(ofRow: 2, section: 0) == .init(start: 138, extent: 70))
    #expect(index.span(ofRowsInSection: 0) == .init(start: 28, extent: 180))
    #expect(index.span(ofFooterInSection: 0) == .init(start: 208, extent: 10))
    #expect(index.span(ofSection: 1) == .init(start: 218, extent: 0))
    #expect(index.span(ofRow: 3, section: 2) == .init(start: 378, extent: 44))
    #expect(index.span(ofFooterInSection: 2) == .init(start: 422, extent: 0))
    #expect(index.span(of: .footer(section: 3)) == .init(start: 422, extent: 5))
    #expect(index.span(of: .row(1, section: 0)).end == 138)
  }

  @Test("An origin moves everything")
  func origin() {
    var index = small()
    index.origin = 100
    #expect(index.span(ofRow: 0, section: 0) == .init(start: 128, extent: 50))
    #expect(index.end == 527)
    #expect(index.part(at: 99) == nil)
    #expect(index.part(at: 100) == .header(section: 0))
    index.origin = .nan
    #expect(index.origin == 100)
  }

  @Test(
    "What stands at a place",
    arguments: [
      (-0.5, nil), (0, .header(section: 0)), (27.5, .header(section: 0)), (28, .row(0, section: 0)),
      (77.5, .row(0, section: 0)), (78, .row(1, section: 0)), (207, .row(2, section: 0)), (208, .footer(section: 0)),
      (218, .header(section: 2)), (246, .row(0, section: 2)), (421, .row(3, section: 2)), (422, .footer(section: 3)),
      (427, nil), (.nan, nil), (.infinity, nil), (-.infinity, nil),
    ] as [(CGFloat, RowIndex.Part?)])
  func places(offset: CGFloat, part: RowIndex.Part?) {
    #expect(small().part(at: offset) == part)
    #expect(small().section(at: offset) == part?.section)
  }

  @Test("The parts along a stretch, with their places")
  func parts() {
    let parts = Array(small().parts(from: 138, to: 246))
    #expect(parts.map(\.part) == [.row(2, section: 0), .footer(section: 0), .header(section: 2)])
    #expect(parts.map(\.span.start) == [138, 208, 218])
    #expect(parts.map(\.span.extent) == [70, 10, 28])
    #expect(Array(small().parts(from: 100, to: 100)).isEmpty)
    #expect(Array(small().parts(from: 100, to: 90)).isEmpty)
    #expect(Array(small().parts(from: .nan, to: 90)).isEmpty)
    #expect(Array(small().parts(from: 427, to: 900)).isEmpty)
    #expect(Array(small().parts(from: -90, to: 0)).isEmpty)
    #expect(Array(small().parts(from: -.infinity, to: .infinity)).count == 11)
  }

  @Test("The rows of a section along a stretch")
  func rows() {
    let index = small()
    #expect(index.rows(inSection: 0, from: 0, to: 28).isEmpty)
    #expect(index.rows(inSection: 0, from: 0, to: 28.5) == 0..<1)
    #expect(index.rows(inSection: 0, from: 77, to: 79) == 0..<2)
    #expect(index.rows(inSection: 0, from: 78, to: 138) == 1..<2)
    #expect(index.rows(inSection: 0, from: 207, to: 1000) == 2..<3)
    #expect(index.rows(inSection: 0, from: 208, to: 1000).isEmpty)
    #expect(index.rows(inSection: 1, from: 0, to: 1000).isEmpty)
    #expect(index.rows(inSection: 2, from: 0, to: 1000) == 0..<4)
    #expect(index.rows(inSection: 2, from: 246 + 88, to: 246 + 132) == 2..<3)
    #expect(index.rows(inSection: 2, from: .nan, to: 9).isEmpty)
  }

  @Test("Rows without an extent are never at a place")
  func flatRows() {
    var rows = RowExtents()
    for extent: CGFloat in [0, 10, 0, 0, 20, 0] { rows.append(extent) }
    var index = RowIndex()
    index.append(.init(rows: rows))
    #expect(index.part(at: 0) == .row(1, section: 0))
    #expect(index.part(at: 10) == .row(4, section: 0))
    #expect(index.part(at: 30) == nil)
    #expect(index.span(ofRow: 2, section: 0) == .init(start: 10, extent: 0))
    #expect(index.span(ofRow: 5, section: 0) == .init(start: 30, extent: 0))
    #expect(index.rows(inSection: 0, from: 0, to: 100) == 1..<5)
    #expect(index.rows(inSection: 0, from: 5, to: 10) == 1..<2)
    #expect(Array(index.parts(from: 0, to: 100)).map(\.part) == [.row(1, section: 0), .row(4, section: 0)])
  }

  @Test("Tables with nothing in them")
  func nothing() {
    let empty = RowIndex(origin: 3)
    #expect(empty.end == 3)
    #expect(empty.part(at: 3) == nil)
    #expect(Array(empty.parts(from: 0, to: 9)).isEmpty)
    #expect(!empty.contains(section: 0))
    var flat = RowIndex()
    for _ in 0..<1000 { flat.append(.init(rows: RowExtents(count: 1000, extent: 0))) }
    #expect(flat.end == 0)
    #expect(flat.part(at: 0) == nil)
    #expect(Array(flat.parts(from: -1, to: 1)).isEmpty)
    #expect(flat.contains(row: 999, section: 999))
    #expect(!flat.contains(row: 1000, section: 0))
    #expect(!flat.contains(row: -1, section: 0))
  }

  @Test("Extents that are no positive finite numbers count as 0")
  func nonsense() {
    var rows = RowExtents()
    for extent: CGFloat in [-1, .nan, .infinity, 5] { rows.append(extent) }
    #expect(rows.total == 5)
    #expect(rows[2] == 0)
    #expect(RowExtents(count: -4, extent: 3).count == 0)
    #expect(RowExtents(count: 4, extent: .nan).total == 0)
    var index = RowIndex()
    index.append(.init(header: -3, rows: rows, footer: .infinity))
    #expect(index.end == 5)
  }

  @Test("Equal rows take no memory of their own, until one differs")
  func uniform() {
    var rows = RowExtents()
    for _ in 0..<1000 { rows.append(44) }
    #expect(rows.isUniform)
    #expect(rows.total == 44_000)
    #expect(rows.row(at: 43_999) == 999)
    rows.append(10)
    #expect(!rows.isUniform)
    #expect(rows.count == 1001)
    #expect(rows.total == 44_010)
    #expect(rows.start(ofRow: 500) == 22_000)
    #expect(rows.start(ofRow: 1000) == 44_000)
    #expect(rows.start(ofRow: 1001) == 44_010)
    #expect(rows.row(at: 22_001) == 500)
    #expect(rows.row(at: 44_005) == 1000)
    #expect(rows.row(at: 44_010) == nil)
    #expect(rows[1000] == 10)
  }

  @Test("A million rows, equal or not, are found")
  func huge() {
    var index = RowIndex()
    index.append(.init(header: 28, rows: RowExtents(count: 1_000_000, extent: 44.1)))
    var rows = RowExtents()
    for row in 0..<1_000_000 { rows.append(CGFloat(row % 100)) }
    index.append(.init(header: 28, rows: rows))
    // Each hundred rows are 4,950 long.
    let start = index.span(ofRowsInSection: 1).start
    #expect(index.part(at: start + 4950 * 5000) == .row(500_001, section: 1))
    #expect(index.span(ofRow: 500_050, section: 1) == .init(start: start + 4950 * 5000 + 1225, extent: 50))
    for row in [0, 1, 77_777, 500_000, 999_999] {
      let span = index.span(ofRow: row, section: 0)
      #expect(index.part(at: span.start) == .row(row, section: 0))
      #expect(span.extent == 44.1)
    }
    #expect(index.end == start + 4950 * 10_000)
  }

  @Test("Many sections")
  func manySections() {
    var index = RowIndex()
    index.reserveCapacity(100_000)
    for section in 0..<100_000 {
      index.append(.init(header: section % 2 == 0 ? 10 : 0, rows: RowExtents(count: section % 3, extent: 2)))
    }
    // Six sections after another have 30 in headers and 12 in rows.
    #expect(index.section(at: 42 * 10_000) == 60_000)
    #expect(index.part(at: 42 * 10_000 + 9) == .header(section: 60_000))
    // Section 60,001 has no header and one row, 60,002 has a header and two rows.
    #expect(index.part(at: 42 * 10_000 + 10) == .row(0, section: 60_001))
    #expect(index.part(at: 42 * 10_000 + 12) == .header(section: 60_002))
  }
}
