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
/// With s sections and r rows in one of them, a search takes O(log s + log r), and so does a change of one part: the sections'
/// own extents stand in ``RowExtents`` too.
///
/// Extents may be estimates, until what they stand for has been seen; ``set(_:of:isEstimated:)`` says what they really are.
///
/// - Note: A section or row that does not exist is a programming error and stops the program, as with an array; who is
///   asked by others checks first (``contains(row:section:)``).
public struct RowIndex: Sendable {
  /// The extents of a section.
  public struct Section: Sendable {
    /// The room before the header, in points.
    public var spacing: CGFloat
    /// The extent of the header, in points; 0 for none.
    public var header: CGFloat
    /// The rows.
    public var rows: RowExtents
    /// The extent of the footer, in points; 0 for none.
    public var footer: CGFloat
    /// Whether the header's extent is an estimate.
    public var isHeaderEstimated = false
    /// Whether the footer's extent is an estimate.
    public var isFooterEstimated = false

    /// A section.
    ///
    /// - Parameters:
    ///   - spacing: The room before the header, in points. What is not a positive finite number counts as 0.
    ///   - header: The header's extent, in points, likewise.
    ///   - rows: The rows.
    ///   - footer: The footer's extent, in points, likewise.
    public init(spacing: CGFloat = 0, header: CGFloat = 0, rows: RowExtents, footer: CGFloat = 0) {
      self.spacing = RowExtents.valid(spacing)
      self.header = RowExtents.valid(header)
      self.rows = rows
      self.footer = RowExtents.valid(footer)
    }

    /// The extent of the whole section, in points.
    public var total: CGFloat { spacing + header + rows.total + footer }

    /// How many of the extents are estimates.
    var estimatedCount: Int {
      rows.estimatedCount + (isHeaderEstimated ? 1 : 0) + (isFooterEstimated ? 1 : 0)
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

  private(set) var sections: [Section] = []

  /// The extents of whole sections.
  private(set) var wholes = RowExtents()

  /// How many of the extents are estimates.
  public private(set) var estimatedCount = 0

  /// How many sections are longer than a number can hold.
  private var endlessCount = 0

  /// An index without sections; `origin` is where the first one will begin, in points.
  public init(origin: CGFloat = 0) {
    self.origin = origin
  }

  // MARK: Building and counting

  /// Makes room for a number of sections.
  public mutating func reserveCapacity(_ sectionCount: Int) {
    sections.reserveCapacity(sectionCount)
  }

  /// Adds a section at the end. O(1) on average.
  public mutating func append(_ section: Section) {
    wholes.append(section.total)
    count(section, 1)
    sections.append(section)
  }

  /// The number of sections.
  public var sectionCount: Int { sections.count }

  /// The number of all sections' rows. O(s).
  public var rowCount: Int {
    var count = 0
    for section in sections.indices { count += sections[section].rows.count }
    return count
  }

  /// The number of a section's rows. O(1).
  public func rowCount(inSection section: Int) -> Int { sections[section].rows.count }

  /// Whether there is such a section.
  public func contains(section: Int) -> Bool { section >= 0 && section < sections.count }

  /// Whether there is such a row.
  public func contains(row: Int, section: Int) -> Bool {
    contains(section: section) && row >= 0 && row < sections[section].rows.count
  }

  // MARK: Changing

  /// Says how large a part is. O(log s + log r).
  ///
  /// - Parameters:
  ///   - extent: Its extent, in points. What is not a positive finite number counts as 0.
  ///   - part: A header, a row or a footer.
  ///   - isEstimated: Whether that is an estimate.
  public mutating func set(_ extent: CGFloat, of part: Part, isEstimated: Bool = false) {
    change(part.section) { section in
      switch part {
      case .header:
        section.header = RowExtents.valid(extent)
        section.isHeaderEstimated = isEstimated
      case .row(let row, _): section.rows.set(extent, ofRow: row, isEstimated: isEstimated)
      case .footer:
        section.footer = RowExtents.valid(extent)
        section.isFooterEstimated = isEstimated
      }
    }
  }

  /// Whether a part's extent is an estimate. O(log r).
  public func isEstimated(_ part: Part) -> Bool {
    switch part {
    case .header(let section): sections[section].isHeaderEstimated
    case .row(let row, let section): sections[section].rows.isEstimated(row)
    case .footer(let section): sections[section].isFooterEstimated
    }
  }

  /// Changes a section, its rows for example. What follows it is moved once, O(log s), however much is changed.
  ///
  /// - Parameters:
  ///   - section: The section.
  ///   - body: Changes it in place.
  public mutating func change(_ section: Int, _ body: (inout Section) -> Void) {
    count(sections[section], -1)
    body(&sections[section])
    count(sections[section], 1)
    wholes.set(sections[section].total, ofRow: section)
  }

  /// Takes the extents of all rows for estimates from now on. O(s log s + r / 64) for r rows in all sections.
  mutating func estimateRows() {
    for section in sections.indices { change(section) { $0.rows.estimateAll() } }
  }

  /// Puts a section between others. O(s).
  public mutating func insert(_ section: Section, at index: Int) {
    sections.insert(section, at: index)
    wholes.insert(section.total, at: index)
    count(section, 1)
  }

  /// Takes a section out. O(s).
  @discardableResult
  public mutating func remove(at index: Int) -> Section {
    let section = sections.remove(at: index)
    wholes.remove(at: index)
    count(section, -1)
    return section
  }

  /// A section. O(1); a change of the copy changes nothing here.
  public subscript(section: Int) -> Section { sections[section] }

  /// Changes sections: their headers, rows and footers, their number and order. O(1) for each section from the first
  /// changed one on, besides what the changes take; a single section is changed by ``change(_:_:)``.
  ///
  /// - Parameters:
  ///   - first: The first section that is changed.
  ///   - changes: Makes the changes.
  public mutating func edit(fromSection first: Int, _ changes: (inout [Section]) -> Void) {
    changes(&sections)
    let first = max(0, min(first, sections.count, wholes.count))
    wholes.removeSubrange(first..<wholes.count)
    for section in first..<sections.count { wholes.append(sections[section].total) }
    (estimatedCount, endlessCount) = (0, 0)
    for section in sections.indices { count(sections[section], 1) }
  }

  private mutating func count(_ section: Section, _ change: Int) {
    estimatedCount += change * section.estimatedCount
    if !section.total.isFinite { endlessCount += change }
  }

  // MARK: Where parts stand

  /// Where the last section ends, in points; infinite if that is more than a number can hold.
  public var end: CGFloat { endlessCount > 0 ? .infinity : origin + wholes.total }

  /// Where a section stands: header, rows and footer, with the room before them. O(log s).
  public func span(ofSection section: Int) -> Span {
    let start = sectionStart(section)
    return Span(start: start, extent: sectionEnd(section) - start)
  }

  /// Where a section's header stands; without an extent if it has none. O(log s).
  public func span(ofHeaderInSection section: Int) -> Span {
    Span(start: headerStart(section), extent: sections[section].header)
  }

  /// Where a section's rows stand, all together. O(log s).
  public func span(ofRowsInSection section: Int) -> Span {
    Span(start: rowsStart(section), extent: sections[section].rows.total)
  }

  /// Where a row stands. O(log s + log r).
  public func span(ofRow row: Int, section: Int) -> Span {
    let rows = sections[section].rows
    return Span(start: rowsStart(section) + rows.start(ofRow: row), extent: rows[row])
  }

  /// Where a section's footer stands; without an extent if it has none. O(log s).
  public func span(ofFooterInSection section: Int) -> Span {
    Span(start: footerStart(section), extent: sections[section].footer)
  }

  /// Where a part stands. O(log s + log r).
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
    guard offset >= origin, offset < end else { return nil }
    guard let section = wholes.row(at: min(max(offset - origin, 0), wholes.total.nextDown)) else { return nil }
    // `(origin + start) - origin` may differ from `start` in its last bits: what counts is where a section is said to stand.
    if sectionStart(section) > offset { return wholes.lastRow(withExtentBefore: section) ?? section }
    if let next = wholes.firstRow(withExtentFrom: section + 1), sectionStart(next) <= offset { return next }
    return section
  }

  /// The part at a place, or `nil` before the first, from the end of the last on, and in the room before a section's header.
  /// Parts without an extent are never at a place. O(log s + log r).
  ///
  /// - Parameter offset: The place, in points.
  public func part(at offset: CGFloat) -> Part? {
    guard let section = section(at: offset) else { return nil }
    let extents = sections[section]
    if extents.spacing > 0, offset < headerStart(section) { return nil }
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

  func sectionStart(_ section: Int) -> CGFloat { origin + wholes.start(ofRow: section) }

  func headerStart(_ section: Int) -> CGFloat { sectionStart(section) + sections[section].spacing }

  func rowsStart(_ section: Int) -> CGFloat { headerStart(section) + sections[section].header }

  func footerStart(_ section: Int) -> CGFloat { rowsStart(section) + sections[section].rows.total }

  /// Where a section ends; the next one begins there.
  func sectionEnd(_ section: Int) -> CGFloat { origin + wholes.start(ofRow: section + 1) }

  /// The first section with an extent, beginning with the given one; `nil` if there is none.
  func firstSection(withExtentFrom section: Int) -> Int? { wholes.firstRow(withExtentFrom: section) }

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
