import Foundation

@testable import TableKit

/// What ``RowIndex`` should answer, worked out by going over everything each time.
struct NaiveRowModel {
  var origin: CGFloat = 0
  var sections: [(header: CGFloat, rows: [CGFloat], footer: CGFloat)] = []

  /// All parts in order, those without an extent too.
  var parts: [(part: RowIndex.Part, start: CGFloat, extent: CGFloat)] {
    var parts: [(part: RowIndex.Part, start: CGFloat, extent: CGFloat)] = []
    var start = origin
    for (section, extents) in sections.enumerated() {
      parts.append((.header(section: section), start, extents.header))
      start += extents.header
      for (row, extent) in extents.rows.enumerated() {
        parts.append((.row(row, section: section), start, extent))
        start += extent
      }
      parts.append((.footer(section: section), start, extents.footer))
      start += extents.footer
    }
    return parts
  }

  var end: CGFloat {
    var end = origin
    for part in parts { end += part.extent }
    return end
  }

  func part(at offset: CGFloat) -> RowIndex.Part? {
    parts.first { $0.extent > 0 && $0.start <= offset && offset < $0.start + $0.extent }?.part
  }

  func parts(from start: CGFloat, to end: CGFloat) -> [RowIndex.Part] {
    guard start < end else { return [] }
    return parts.filter { $0.extent > 0 && $0.start < end && $0.start + $0.extent > start }.map(\.part)
  }

  func index() -> RowIndex {
    var index = RowIndex(origin: origin)
    for section in sections {
      var rows = RowExtents()
      for extent in section.rows { rows.append(extent) }
      index.append(RowIndex.Section(header: section.header, rows: rows, footer: section.footer))
    }
    return index
  }
}
