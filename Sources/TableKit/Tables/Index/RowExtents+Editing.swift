import Foundation

/// How single rows are changed. Each change takes O(log n), as told at ``RowExtents``.
extension RowExtents {
  /// Gives a row another extent.
  ///
  /// - Parameters:
  ///   - extent: The extent, in points. What is not a positive finite number counts as 0.
  ///   - row: The row.
  ///   - isEstimated: Whether that is an estimate.
  /// - Precondition: The row exists.
  public mutating func set(_ extent: CGFloat, ofRow row: Int, isEstimated: Bool = false) {
    precondition(row >= 0 && row < count, "there is no row \(row) among \(count)")
    let extent = Self.valid(extent)
    if extent == self[row], isEstimated == self.isEstimated(row) { return }
    edit { $0.setWithoutLimit(extent, isEstimated: isEstimated, ofRow: row) }
  }

  /// Puts a row between others.
  ///
  /// - Parameters:
  ///   - extent: Its extent, in points. What is not a positive finite number counts as 0.
  ///   - row: The number that it is to have.
  ///   - isEstimated: Whether the extent is an estimate.
  /// - Precondition: `row` is in 0 … `count`.
  public mutating func insert(_ extent: CGFloat, at row: Int, isEstimated: Bool = false) {
    precondition(row >= 0 && row <= count, "there is no place \(row) among \(count) rows")
    guard row < count else { return append(extent, isEstimated: isEstimated) }
    let extent = Self.valid(extent)
    if isUniform, extent == self[row], isEstimated == self.isEstimated(row) {
      self = RowExtents(count: count + 1, extent: extent, isEstimated: isEstimated)
      return
    }
    edit { $0.insertWithoutLimit(extent, isEstimated: isEstimated, at: row) }
  }

  /// Takes all extents for estimates from now on. O(n / 64), and O(1) as long as all rows are equal.
  mutating func estimateAll() {
    if isUniform {
      self = RowExtents(count: count, extent: count > 0 ? self[0] : 0, isEstimated: true)
    } else {
      edit { $0.estimateAll() }
    }
  }

  /// Takes a row out.
  ///
  /// - Precondition: The row exists.
  public mutating func remove(at row: Int) { removeSubrange(row..<(row + 1)) }

  /// Takes rows out. Blocks and branches of which all rows go are taken out as a whole.
  ///
  /// - Precondition: The rows exist.
  public mutating func removeSubrange(_ rows: Range<Int>) {
    precondition(rows.lowerBound >= 0 && rows.upperBound <= count, "there are no rows \(rows) among \(count)")
    guard !rows.isEmpty else { return }
    if isUniform {
      self = RowExtents(count: count - rows.count, extent: self[0], isEstimated: isEstimated(0))
      return
    }
    edit { $0.remove(rows) }
  }
}
