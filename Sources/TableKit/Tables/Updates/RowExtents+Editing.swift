import Foundation

extension RowExtents {
  /// Adds a row between others.
  public mutating func insert(_ extent: CGFloat, at row: Int) {
    rebuild { $0.insert(extent, at: row) }
  }

  /// Takes a row out.
  public mutating func remove(at row: Int) {
    rebuild { $0.remove(at: row) }
  }

  /// Gives a row another extent.
  public mutating func set(_ extent: CGFloat, ofRow row: Int) {
    rebuild { $0[row] = extent }
  }

  private mutating func rebuild(_ change: (inout ContiguousArray<CGFloat>) -> Void) {
    var extents = ContiguousArray<CGFloat>()
    extents.reserveCapacity(count + 1)
    for row in 0..<count { extents.append(self[row]) }
    change(&extents)
    self = RowExtents()
    for extent in extents { append(extent) }
  }
}
