import Foundation

/// What of a table lies in sight.
struct Sight {
  /// The rows with an extent, in order.
  private(set) var rows: [(indexPath: IndexPath, span: RowIndex.Span)] = []
  /// The sections, in order.
  private(set) var sections: [Int] = []
  /// The first and the last section whose header is in sight, and whose footer is.
  private var headers = Bounds()
  private var footers = Bounds()

  private struct Bounds {
    var first = Int.max
    var last = Int.min

    mutating func include(_ section: Int) {
      first = min(first, section)
      last = max(last, section)
    }

    func contains(_ section: Int) -> Bool { section >= first && section <= last }
  }

  init(sections: [Int] = []) {
    self.sections = sections
    for section in sections {
      headers.include(section)
      footers.include(section)
    }
  }

  /// Takes what lies in sight now.
  ///
  /// - Parameters:
  ///   - index: The places of all parts.
  ///   - start: Where what is seen begins, in points.
  ///   - end: Where it ends, in points.
  ///   - floats: Whether headers and footers are in sight as long as their section is.
  mutating func update(from index: RowIndex, from start: CGFloat, to end: CGFloat, floats: Bool) {
    rows.removeAll(keepingCapacity: true)
    sections.removeAll(keepingCapacity: true)
    headers = Bounds()
    footers = Bounds()
    for (part, span) in index.parts(from: start, to: end) {
      let section = part.section
      if sections.last != section {
        sections.append(section)
        if floats {
          headers.include(section)
          footers.include(section)
        }
      }
      switch part {
      case .header: headers.include(section)
      case .row(let row, _): rows.append((IndexPath(row: row, section: section), span))
      case .footer: footers.include(section)
      }
    }
  }

  func contains(_ indexPath: IndexPath) -> Bool {
    guard let first = rows.first, let last = rows.last else { return false }
    return indexPath >= first.indexPath && indexPath <= last.indexPath
  }

  /// Whether a section's header, or its footer, is in sight.
  func contains(_ edge: SectionEdge, ofSection section: Int) -> Bool {
    (edge == .header ? headers : footers).contains(section)
  }
}
