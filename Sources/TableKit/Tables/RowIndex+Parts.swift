import Foundation

extension RowIndex {
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
      /// Where the next row begins, from the first.
      private var rowStart: CGFloat = 0

      init(index: RowIndex, start: CGFloat, end: CGFloat) {
        self.index = index
        self.end = end
        guard start < end, index.sectionCount > 0 else { return }
        let start = Swift.max(start, index.origin)
        guard let part = index.part(at: start) else { return }
        enter(section: part.section)
        upcoming = part
        if case .row(let row, _) = part { rowStart = rows.start(ofRow: row) }
      }

      /// The next part with an extent, or `nil` when the stretch has come to its end.
      public mutating func next() -> (part: Part, span: Span)? {
        while let part = upcoming {
          let section = part.section
          let span: Span
          switch part {
          case .header:
            span = index.span(ofHeaderInSection: section)
            rowStart = 0
            upcoming = rows.count > 0 ? .row(0, section: section) : .footer(section: section)
          case .row(let row, _):
            let extent = rows[row]
            if extent > 0 {
              span = Span(start: rowsStart + rowStart, extent: extent)
              rowStart = rows.start(following: row, beginningAt: rowStart)
              upcoming = row + 1 < rows.count ? .row(row + 1, section: section) : .footer(section: section)
            } else {
              // A run of rows without an extent is passed over without looking at each.
              span = Span(start: rowsStart + rowStart, extent: 0)
              if let following = rows.firstRow(withExtentFrom: row + 1) {
                upcoming = .row(following, section: section)
              } else {
                upcoming = .footer(section: section)
              }
            }
          case .footer:
            span = index.span(ofFooterInSection: section)
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

      private mutating func moveToSection(after section: Int) {
        // Sections without an extent are passed over: the last of those that begin where this one ends is the one that
        // has one, if any does.
        let place = index.sectionEnd(section)
        let following = Swift.max(index.section(atOrBefore: place) ?? 0, section + 1)
        guard following < index.sectionCount, place < end else {
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
