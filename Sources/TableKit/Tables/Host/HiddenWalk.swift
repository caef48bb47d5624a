import Foundation

/// A way from part to part, whether they have an extent or not.
struct HiddenWalk: Sendable {
  private(set) var section: Int
  /// A row, or −1 in front of the first, or the number of rows behind the last.
  private(set) var row: Int
  let isForward: Bool

  init(section: Int, row: Int, isForward: Bool) {
    self.section = section
    self.row = row
    self.isForward = isForward
  }

  init(at indexPath: IndexPath, isForward: Bool) {
    self.init(section: indexPath.section, row: indexPath.row, isForward: isForward)
  }

  /// What comes next.
  enum Step {
    case row
    /// The way leads out of a section into another; between them stand a footer and a header.
    case section(footer: Int, header: Int)
  }

  /// Goes on to the next row, or into the next section: in front of its first row, or behind its last. O(1).
  ///
  /// - Returns: `nil` at the end.
  mutating func advance(in index: RowIndex) -> Step? {
    let next = isForward ? row + 1 : row - 1
    if next >= 0, next < index.rowCount(inSection: section) {
      row = next
      return .row
    }
    let nextSection = isForward ? section + 1 : section - 1
    guard index.contains(section: nextSection) else { return nil }
    section = nextSection
    row = isForward ? -1 : index.rowCount(inSection: section)
    return isForward ? .section(footer: section - 1, header: section) : .section(footer: section, header: section + 1)
  }

  /// Makes estimates of rows without a height, and of the headers and footers between them that have none, as far as they go.
  ///
  /// - Parameters:
  ///   - index: What is changed.
  ///   - limit: How many rows and sections are looked at.
  ///   - unseen: What a part is taken for that has not been seen.
  /// - Returns: The first and the last row; `nil` if there are none.
  @MainActor
  mutating func uncover(
    _ index: inout RowIndex, upTo limit: Int, unseen: (RowIndex.Part) -> RowHeights.Answer
  ) -> (nearest: IndexPath, farthest: IndexPath)? {
    var rows: (nearest: IndexPath, farthest: IndexPath)?
    for _ in 0..<limit {
      guard let step = advance(in: index) else { return rows }
      switch step {
      case .row:
        guard Self.uncover(.row(row, section: section), &index, unseen) else { return rows }
        let indexPath = IndexPath(row: row, section: section)
        rows = (rows?.nearest ?? indexPath, indexPath)
      case .section(let footer, let header):
        let parts: [RowIndex.Part] =
          isForward
          ? [.footer(section: footer), .header(section: header)] : [.header(section: header), .footer(section: footer)]
        for part in parts {
          guard Self.uncover(part, &index, unseen) else { return rows }
        }
      }
    }
    return rows
  }

  /// - Returns: `false` for a part that has a height, or may have one.
  @MainActor
  private static func uncover(
    _ part: RowIndex.Part, _ index: inout RowIndex, _ unseen: (RowIndex.Part) -> RowHeights.Answer
  ) -> Bool {
    guard index.span(of: part).extent == 0, !index.isEstimated(part) else { return false }
    if case .extent(let extent, let isEstimated) = unseen(part), extent > 0 {
      index.set(extent, of: part, isEstimated: isEstimated)
    }
    return true
  }
}
