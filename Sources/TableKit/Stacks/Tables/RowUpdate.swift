public import Foundation

/// Rows that come, go and move, all at once.
///
/// Rows that are removed, reloaded or moved away are named by their places before the update, rows that are inserted or arrive by
/// those after it, in whichever order they are listed.
public struct RowUpdate: Sendable, Hashable {
  /// A row's way from its place before to its place after the update.
  public struct Move: Sendable, Hashable {
    /// Its place before.
    public var source: IndexPath
    /// Its place after.
    public var destination: IndexPath

    /// A move.
    public init(from source: IndexPath, to destination: IndexPath) {
      self.source = source
      self.destination = destination
    }
  }

  /// The rows that come, by their places after.
  public var insertions: [IndexPath]
  /// The rows that go, by their places before.
  public var removals: [IndexPath]
  /// The rows that move. They keep their cells.
  public var moves: [Move]
  /// The rows that stay and get new cells and extents, by their places before.
  public var reloads: [IndexPath]

  /// An update.
  public init(
    insertions: [IndexPath] = [], removals: [IndexPath] = [], moves: [Move] = [], reloads: [IndexPath] = []
  ) {
    self.insertions = insertions
    self.removals = removals
    self.moves = moves
    self.reloads = reloads
  }

  var isEmpty: Bool { insertions.isEmpty && removals.isEmpty && moves.isEmpty && reloads.isEmpty }
}
