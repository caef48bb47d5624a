public import Foundation

/// Rows and sections that come, go and move, all at once.
///
/// What is removed, reloaded or moved away is named by its place before the update, what is inserted or arrives by its place
/// after it, in whichever order they are listed.
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

  /// A section's way from its place before to its place after the update.
  public struct SectionMove: Sendable, Hashable {
    /// Its place before.
    public var source: Int
    /// Its place after.
    public var destination: Int

    /// A move.
    public init(from source: Int, to destination: Int) {
      self.source = source
      self.destination = destination
    }
  }

  /// The rows that come, by their places after. Those of a section that comes or is reloaded need not be named.
  public var insertions: [IndexPath]
  /// The rows that go, by their places before. Those of a section that goes or is reloaded need not be named.
  public var removals: [IndexPath]
  /// The rows that move. They keep their cells.
  public var moves: [Move]
  /// The rows that stay and get new cells and extents, by their places before.
  public var reloads: [IndexPath]
  /// The rows that stay, keep their cells and have them filled anew, by their places before.
  public var reconfigurations: [IndexPath] = []
  /// The sections that come, by their places after.
  public var sectionInsertions: [Int] = []
  /// The sections that go, by their places before.
  public var sectionRemovals: [Int] = []
  /// The sections that move with all their rows.
  public var sectionMoves: [SectionMove] = []
  /// The sections that stay and whose rows, header and footer are asked for anew, by their places before.
  public var sectionReloads: [Int] = []

  /// An update.
  public init(
    insertions: [IndexPath] = [], removals: [IndexPath] = [], moves: [Move] = [], reloads: [IndexPath] = []
  ) {
    self.insertions = insertions
    self.removals = removals
    self.moves = moves
    self.reloads = reloads
  }

  /// Whether nothing is named.
  public var isEmpty: Bool {
    insertions.isEmpty && removals.isEmpty && moves.isEmpty && reloads.isEmpty && reconfigurations.isEmpty
      && !changesSections
  }

  /// Whether sections are named.
  var changesSections: Bool {
    !sectionInsertions.isEmpty || !sectionRemovals.isEmpty || !sectionMoves.isEmpty || !sectionReloads.isEmpty
  }
}
