import Foundation

/// What a table keeps of updates that are asked for and of those that are being made.
@MainActor
struct UpdateState {
  /// How many updates are begun and not ended, one in the other.
  var depth = 0
  /// What was asked for since the first of them began.
  var recorded = TableUpdate()
  /// Who wants to hear when all is over.
  var completions: [@MainActor (Bool) -> Void] = []
  /// Set when something made the table ask everything anew since the first of them began.
  var isOvertaken = false
  /// Set while an update is being made, so that one in a callback begins anew.
  var isCommitting = false
  /// The update that is being made, as long as the data are those of after it and what the table knows is that of before.
  var pending: PendingUpdate?
  /// How many rows there are after updates that the table has not been asked about, for it will ask everything anew.
  var expectedCounts: ExpectedCounts?
  /// Set when the table was to be laid out and could not be: it is as soon as it can.
  var owesLayout = false
  /// How many layouts and reloads are running, one in the other: an update in their callbacks asks everything anew.
  var settling = 0

  /// Whether the table may not be laid out, for the data are others than it knows.
  var holdsLayout: Bool { depth > 0 || pending != nil }

  /// Rows that somebody has in mind, and that move along.
  var followed: [WeakFollowedRows] = []

  /// What was shown before the update that is being made, if it is shown gradually.
  var stage: UpdateStage?
  /// How many updates have been shown gradually.
  var stageCount = 0
  /// The updates that are being seen, from the first to the last.
  var played: [PlayedUpdate] = []
  /// The cells that stand in front of others, or behind, than the order of rows has it, until all updates have been seen.
  var reorderedCells: [TableViewCell] = []
  /// Cells that stand for nothing in sight any more and are still seen.
  var leavingRows: [LeavingRow] = []
  /// Headers and footers that stand for nothing in sight any more and are still seen.
  var leavingSectionViews: [LeavingSectionView] = []

  /// The cell that the data source is asked to fill anew, and its row.
  var reconfigured: (indexPath: IndexPath, cell: TableViewCell)?
}

/// An update that is being made and has not been taken over yet.
struct PendingUpdate: Sendable {
  let update: TableUpdate
  let mapping: RowMapping
}
