import Foundation

extension RowIndex {
  /// The next part with an extent behind another; `nil` if there is none. O(log s + log r).
  public func part(after part: Part) -> Part? {
    let section = part.section
    switch part {
    case .header:
      if let row = sections[section].rows.firstRow(withExtentFrom: 0) { return .row(row, section: section) }
      if sections[section].footer > 0 { return .footer(section: section) }
    case .row(let row, _):
      if let row = sections[section].rows.firstRow(withExtentFrom: row + 1) { return .row(row, section: section) }
      if sections[section].footer > 0 { return .footer(section: section) }
    case .footer: break
    }
    guard let next = wholes.firstRow(withExtentFrom: section + 1) else { return nil }
    return sections[next].header > 0 ? .header(section: next) : self.part(after: .header(section: next))
  }

  /// The last part with an extent before another; `nil` if there is none. O(log s + log r).
  public func part(before part: Part) -> Part? {
    let section = part.section
    switch part {
    case .header: break
    case .row(let row, _):
      if let row = sections[section].rows.lastRow(withExtentBefore: row) { return .row(row, section: section) }
      if sections[section].header > 0 { return .header(section: section) }
    case .footer:
      let rows = sections[section].rows
      if let row = rows.lastRow(withExtentBefore: rows.count) { return .row(row, section: section) }
      if sections[section].header > 0 { return .header(section: section) }
    }
    guard let previous = wholes.lastRow(withExtentBefore: section) else { return nil }
    return sections[previous].footer > 0 ? .footer(section: previous) : self.part(before: .footer(section: previous))
  }

  /// The parts of a table along a stretch of its axis, each with where it stands. See ``RowIndex/parts(from:to:)``.
  public struct Parts: Sequence, Sendable {
    let index: RowIndex
    let start: CGFloat
    let end: CGFloat

    /// Goes over the parts.
    public func makeIterator() -> Iterator {
      Iterator(index: index, start: start, end: end)
    }

    /// Goes over parts from a place on.
    public struct Iterator: IteratorProtocol, Sendable {
      private let index: RowIndex
      private let end: CGFloat
      /// What the next call looks at first.
      private var upcoming: Part?
      /// The rows of the section that `upcoming` is in.
      private var rows = RowExtents()
      /// Where these begin.
      private var rowsStart: CGFloat = 0
      /// The rows among which the next one is.
      private var slice = RowExtents().slice(ofRow: 0)
      /// Where the next row begins, from the first.
      private var rowStart: CGFloat = 0
      /// Whether the extent of the part that was given last is an estimate.
      private(set) var isEstimate = false

      init(index: RowIndex, start: CGFloat, end: CGFloat) {
        self.index = index
        self.end = end
        guard start < end, index.sectionCount > 0 else { return }
        let start = Swift.max(start, index.origin)
        guard let section = index.section(at: start) else { return }
        // In the room before a header it is the header that comes first.
        let part = index.part(at: start) ?? .header(section: section)
        enter(section: section)
        upcoming = part
        if case .row(let row, _) = part { go(toRow: row) }
      }

      /// The next part with an extent, or `nil` when the stretch has come to its end.
      public mutating func next() -> (part: Part, span: Span)? {
        while let part = upcoming {
          let section = part.section
          let span: Span
          switch part {
          case .header:
            span = index.span(ofHeaderInSection: section)
            isEstimate = index.isEstimated(part)
            upcoming = .footer(section: section)
            if rows.count > 0 {
              go(toRow: 0)
              upcoming = .row(0, section: section)
            }
          case .row(let row, _):
            let place = row - slice.firstRow
            let extent = slice.block[place]
            span = Span(start: rowsStart + rowStart, extent: extent)
            isEstimate = slice.block.isEstimated(place)
            if extent > 0 {
              moveToRow(after: row, section)
            } else if let following = rows.firstRow(withExtentFrom: row + 1) {
              // A run of rows without an extent is passed over without looking at each.
              go(toRow: following)
              upcoming = .row(following, section: section)
            } else {
              upcoming = .footer(section: section)
            }
          case .footer:
            span = index.span(ofFooterInSection: section)
            isEstimate = index.isEstimated(part)
            moveToSection(after: section)
          }
          if span.extent > 0 {
            guard span.start < end else {
              upcoming = nil
              return nil
            }
            return (part, span)
          }
        }
        return nil
      }

      private mutating func go(toRow row: Int) {
        slice = rows.slice(ofRow: row)
        rowStart = slice.block.start(of: row - slice.firstRow, from: slice.start)
      }

      private mutating func moveToRow(after row: Int, _ section: Int) {
        let place = row + 1 - slice.firstRow
        if place < slice.block.count {
          rowStart = slice.block.start(following: place, beginningAt: rowStart, from: slice.start)
        } else if row + 1 < rows.count {
          go(toRow: row + 1)
        } else {
          upcoming = .footer(section: section)
          return
        }
        upcoming = .row(row + 1, section: section)
      }

      private mutating func moveToSection(after section: Int) {
        // Sections without an extent are passed over.
        guard let following = index.firstSection(withExtentFrom: section + 1), index.sectionStart(following) < end
        else {
          upcoming = nil
          return
        }
        enter(section: following)
        upcoming = .header(section: following)
      }

      private mutating func enter(section: Int) {
        rows = index.rows(inSection: section)
        rowsStart = index.rowsStart(section)
      }
    }
  }
}
