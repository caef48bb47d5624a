extension TableViewCell {
  /// What of editing a cell shows.
  public struct StateMask: OptionSet, Sendable, Hashable {
    /// A bit for each.
    public let rawValue: UInt

    /// A set by its bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// Nothing of editing.
    public static let defaultMask: StateMask = []
    /// The row is edited: what inserts, deletes or selects it stands before the content.
    public static let showingEditControl = StateMask(rawValue: 1 << 0)
    /// The buttons at the row's end are shown.
    public static let showingDeleteConfirmation = StateMask(rawValue: 1 << 1)
  }
}
