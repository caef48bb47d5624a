import Foundation
import WorkUnit

/// A reckoning of which rows are in sight, as plain as can be: by walking from those that were before.
struct VisibleRows {
  /// Where each row begins, and the last one ends.
  private var edges: [CGFloat] = [0]
  private let length: CGFloat
  /// The rows in sight.
  private(set) var range: Range<Int>

  /// At the beginning of the table.
  ///
  /// - Parameters:
  ///   - rowCount: The number of rows.
  ///   - length: How much is in sight, in points.
  init(rowCount: Int, length: CGFloat) {
    edges.reserveCapacity(rowCount + 1)
    var end: CGFloat = 0
    for row in 0..<rowCount {
      end += rowHeight(row)
      edges.append(end)
    }
    self.length = length
    range = 0..<0
    move(to: 0)
  }

  /// The height of all rows together, in points.
  var contentHeight: CGFloat { edges.last ?? 0 }

  /// Moves what is in sight. A row is in sight if it has more than an edge in common with it.
  ///
  /// - Parameter offset: Where it begins, in points.
  mutating func move(to offset: CGFloat) {
    var first = range.lowerBound
    while first > 0, edges[first] > offset { first -= 1 }
    while first < edges.count - 2, edges[first + 1] <= offset { first += 1 }
    var end = max(first, range.upperBound)
    while end > first, edges[end - 1] >= offset + length { end -= 1 }
    while end < edges.count - 1, edges[end] < offset + length { end += 1 }
    range = first..<end
  }
}
