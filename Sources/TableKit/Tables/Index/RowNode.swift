import Foundation

/// Rows that stand side by side in the tree of ``RowExtents``: a block of rows, or a branch of nodes.
///
/// Rows are numbered from the node's first on, and places are told from where it begins. None of the rows that are asked for may be
/// missing.
protocol RowNode: Sendable {
  /// Holds a block.
  init(block: RowBlock)

  /// How many rows there are.
  var count: Int { get }
  /// The extent of all of them, in points.
  var total: CGFloat { get }
  /// How many of the extents are estimates.
  var estimatedCount: Int { get }

  /// The extent of a row, in points.
  subscript(row: Int) -> CGFloat { get }
  /// Whether a row's extent is an estimate.
  func isEstimated(_ row: Int) -> Bool
  /// Where a row begins in a node that begins at `start`. Summed up from there, so that all who ask get the same bits.
  func start(of row: Int, from start: CGFloat) -> CGFloat
  /// The block in which a row is, of a node whose first row is `firstRow` and begins at `start`.
  func slice(ofRow row: Int, firstRow: Int, from start: CGFloat) -> RowExtents.Slice
  /// The last block that begins at or before a place, of a node whose first row is `firstRow` and begins at `start`.
  func slice(at offset: CGFloat, firstRow: Int, from start: CGFloat) -> RowExtents.Slice
  /// The first row with an extent, beginning with the given one; `nil` if there is none.
  func firstRow(withExtentFrom row: Int) -> Int?
  /// The last row with an extent before the given one, which may be ``count``; `nil` if there is none.
  func lastRow(withExtentBefore row: Int) -> Int?

  /// Adds a block's rows at the end, if there is room.
  ///
  /// - Returns: Whether there is.
  mutating func append(_ block: RowBlock) -> Bool
  /// Gives a row another extent.
  ///
  /// - Returns: What has no room any more, in nodes of its own, which follow this one.
  mutating func set(_ extent: CGFloat, isEstimated: Bool, ofRow row: Int) -> ContiguousArray<Self>
  /// Puts a row before another.
  ///
  /// - Returns: What has no room any more, in nodes of its own, which follow this one.
  mutating func insert(_ extent: CGFloat, isEstimated: Bool, at row: Int) -> ContiguousArray<Self>
  /// Takes some of the rows out, not all.
  mutating func remove(_ rows: Range<Int>)

  /// Takes all extents for estimates from now on.
  mutating func estimateAll()

  /// Whether this node and the next one are better held in one: there is room for both, and one of them is small.
  func isBetterJoined(with next: Self) -> Bool
  /// This node's rows and those of the next one.
  func joined(with next: Self) -> Self
}
