import Foundation

/// Where the sections of a table, their headers, rows and footers stand along one axis.
///
/// Sections follow each other without gaps; in each come its header, its rows and its footer. The index answers where a
/// part stands and which part stands at a place. A section takes constant memory, and its rows, unless all have one
/// extent, about eight bytes each (``RowExtents``).
///
/// ```swift
/// var index = RowIndex()
/// index.append(RowIndex.Section(header: 28, rows: RowExtents(count: 3, extent: 44), footer: 0))
/// index.part(at: 100)              // row 1 of section 0
/// index.span(ofRow: 1, section: 0)    // 72, 44 long
/// ```
///
/// With s sections and r rows in one of them, a search takes O(log s + log r).
///
/// An edit within a section changes its ``RowExtents`` and, once for a batch of edits, the starts of the sections after
/// it.
///
/// - Note: A section or row that does not exist is a programming error and stops the program, as with an array; who is
///   asked by others checks first (``contains(row:section:)``).
public struct RowIndex: Sendable {
  /// The extents of a section.
  public struct Section: Sendable {
    /// The extent of the header, in points; 0 for none.
    public var header: CGFloat
    /// The rows.
    public var rows: RowExtents
    /// The extent of the footer, in points; 0 for none.
    public var footer: CGFloat

    /// A section.
    ///
    /// - Parameters:
    ///   - header: The header's extent, in points. What is not a positive finite number counts as 0.
    ///   - rows: The rows.
    ///   - footer: The footer's extent, in points, likewise.
    public init(header: CGFloat = 0, rows: RowExtents, footer: CGFloat = 0) {
      self.header = header > 0 && header < .infinity ? header : 0
      self.rows = rows
      self.footer = footer > 0 && footer < .infinity ? footer : 0
    }
  }

  /// A stretch of the axis.
  public struct Span: Sendable, Hashable {
    /// Where it begins, in points.
    public var start: CGFloat
    /// How long it is, in points.
    public var extent: CGFloat
    /// Where it ends, in points.
    public var end: CGFloat { start + extent }

    /// A stretch that begins at `start` and is `extent` long, in points.
    public init(start: CGFloat, extent: CGFloat) {
      self.start = start
      self.extent = extent
    }
  }

  /// A part of a table.
  public enum Part: Sendable, Hashable {
    /// The header of a section.
    case header(section: Int)
    /// A row of a section.
    case row(Int, section: Int)
    /// The footer of a section.
    case footer(section: Int)

    /// The section it belongs to.
    public var section: Int {
      switch self {
      case .header(let section), .row(_, let section), .footer(let section): section
      }
    }
  }

  /// Where the first section begins, in points: after what stands before all sections. One that is not finite is
  /// ignored.
  public var origin: CGFloat {
    get { storedOrigin }
    set { if newValue.isFinite { storedOrigin = newValue } }
  }
  private var storedOrigin: CGFloat = 0

  private var sections: [Section] = []

  /// Where each section begins, from the origin, and at the end where the last one ends.
  private var starts: ContiguousArray<CGFloat> = [0]

  /// An index without sections; `origin` is where the first one will begin, in points.
  public init(origin: CGFloat = 0) {
    self.origin = origin
  }

  // MARK: Building and counting

  /// Makes room for a number of sections.
  public mutating func reserveCapacity(_ sectionCount: Int) {
    sections.reserveCapacity(sectionCount)
    starts.reserveCapacity(sectionCount + 1)
  }

  /// Adds a section at the end. O(1) on average.
  public mutating func append(_ section: Section) {
    starts.append(starts[sections.count] + section.header + section.rows.total + section.footer)
    sections.append(section)
  }

  /// A section. O(1); a change of the copy changes nothing here.
  public subscript(section: Int) -> Section { sections[section] }

  /// Changes sections: their headers, rows and footers, their number and order. O(1) for each section from the first
  /// changed one on, besides what the changes take.
  ///
  /// - Parameters:
  ///   - first: The first section that is changed.
  ///   - changes: Makes the changes.
  public mutating func edit(fromSection first: Int, _ changes: (inout [Section]) -> Void) {
    changes(&sections)
    let first = max(0, min(first, sections.count))
    starts.removeSubrange((first + 1)...)
    for section in first..<sections.count {
      let extents = sections[section]
      starts.append(starts[section] + extents.header + extents.rows.total + extents.footer)
    }
  }

  /// The number of sections.
  public var sectionCount: Int { sections.count }

  /// The number of a section's rows. O(1).
  public func rowCount(inSection section: Int) -> Int { sections[section].rows.count }

  /// Whether there is such a section.
  public func contains(section: Int) -> Bool { section >= 0 && section < sections.count }

  /// Whether there is such a row.
  public func contains(row: Int, section: Int) -> Bool {
    contains(section: section) && row >= 0 && row < sections[section].rows.count
  }

  // MARK: Where parts stand

  /// Where the last section ends, in points.
  public var end: CGFloat { origin + starts[sections.count] }

  /// Where a section stands: header, rows and footer. O(1).
  public func span(ofSection section: Int) -> Span {
    let start = origin + starts[section]
    return Span(start: start, extent: origin + starts[section + 1] - start)
  }

  /// Where a section's header stands; without an extent if it has none. O(1).
  public func span(ofHeaderInSection section: Int) -> Span {
    Span(start: origin + starts[section], extent: sections[section].header)
  }

  /// Where a section's rows stand, all together. O(1).
  public func span(ofRowsInSection section: Int) -> Span {
    Span(start: rowsStart(section), extent: sections[section].rows.total)
  }

  /// Where a row stands. Constant time.
  public func span(ofRow row: Int, section: Int) -> Span {
    let rows = sections[section].rows
    return Span(start: rowsStart(section) + rows.start(ofRow: row), extent: rows[row])
  }

  /// Where a section's footer stands; without an extent if it has none. O(1).
  public func span(ofFooterInSection section: Int) -> Span {
    Span(start: footerStart(section), extent: sections[section].footer)
  }

  /// Where a part stands. Constant time.
  public func span(of part: Part) -> Span {
    switch part {
    case .header(let section): span(ofHeaderInSection: section)
    case .row(let row, let section): span(ofRow: row, section: section)
    case .footer(let section): span(ofFooterInSection: section)
    }
  }

  // MARK: What stands at a place

  /// The section at a place, or `nil` before the first and from the end of the last on. Where sections without an
  /// extent stand between others, they are passed over. O(log s).
  ///
  /// - Parameter offset: The place, in points.
  public func section(at offset: CGFloat) -> Int? {
    guard let section = section(atOrBefore: offset), offset < origin + starts[section + 1] else { return nil }
    return section
  }

  /// The part at a place, or `nil` before the first and from the end of the last on. Parts without an extent are never
  /// at a place. O(log s + log r).
  ///
  /// - Parameter offset: The place, in points.
  public func part(at offset: CGFloat) -> Part? {
    guard let section = section(at: offset) else { return nil }
    let extents = sections[section]
    // The section has an extent. Which of its parts has the place is asked of those that have one, so that an edge that
    // was rounded one way here and another way there never opens a gap.
    if extents.header > 0, offset < rowsStart(section) { return .header(section: section) }
    if extents.footer > 0, offset >= footerStart(section) { return .footer(section: section) }
    if let row = row(at: offset, inSection: section) { return .row(row, section: section) }
    return extents.header > 0 ? .header(section: section) : .footer(section: section)
  }

  /// The rows of a section, of those with an extent, from the first to the last that has more than an edge in common
  /// with a stretch of the axis; empty if there are none. O(log r).
  ///
  /// - Parameters:
  ///   - section: The section.
  ///   - start: Where the stretch begins, in points.
  ///   - end: Where it ends, in points.
  public func rows(inSection section: Int, from start: CGFloat, to end: CGFloat) -> Range<Int> {
    let rows = sections[section].rows
    let first = rowsStart(section)
    let start = max(start, first)
    guard start < end, start < first + rows.total, let lower = row(at: start, inSection: section) else { return 0..<0 }
    var upper = rows.count
    if end < first + rows.total, let row = row(at: end, inSection: section) {
      // The row at the end has more than an edge in common only if it begins before.
      upper = first + rows.start(ofRow: row) < end ? row + 1 : row
    }
    return lower..<max(lower, rows.lastRow(withExtentBefore: upper) ?? lower) + 1
  }

  /// The parts with an extent that have more than an edge in common with a stretch of the axis, in order.
  ///
  /// Finding the first takes O(log s + log r), each further one constant time.
  ///
  /// - Parameters:
  ///   - start: Where the stretch begins, in points.
  ///   - end: Where it ends, in points.
  public func parts(from start: CGFloat, to end: CGFloat) -> Parts {
    Parts(index: self, start: start, end: end)
  }

  // MARK: For the sequence of parts

  func rows(inSection section: Int) -> RowExtents { sections[section].rows }

  func rowsStart(_ section: Int) -> CGFloat { origin + starts[section] + sections[section].header }

  func footerStart(_ section: Int) -> CGFloat { rowsStart(section) + sections[section].rows.total }

  /// The last section that begins at or before a place; `nil` before the first, or if there are none.
  func section(atOrBefore offset: CGFloat) -> Int? {
    guard !sections.isEmpty, offset >= origin else { return nil }
    var low = 0
    var high = sections.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if origin + starts[middle] <= offset { low = middle } else { high = middle }
    }
    return low
  }

  /// Where a section ends; the next one begins there.
  func sectionEnd(_ section: Int) -> CGFloat { origin + starts[section + 1] }

  /// The row of a section at a place, or the nearest one with an extent; `nil` if none has one.
  private func row(at offset: CGFloat, inSection section: Int) -> Int? {
    let rows = sections[section].rows
    let first = rowsStart(section)
    guard let row = rows.row(at: min(max(offset - first, 0), rows.total.nextDown)) else { return nil }
    // `(first + start) - first` may differ from `start` in its last bits: what counts is where a row is said to stand.
    if first + rows.start(ofRow: row) > offset {
      return rows.lastRow(withExtentBefore: row) ?? row
    }
    if let next = rows.firstRow(withExtentFrom: row + 1), first + rows.start(ofRow: next) <= offset { return next }
    return row
  }
}
