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
  /// Set while the data are those of after an update, and what the table knows is that of before.
  var isAsking = false
  /// How many layouts and reloads are running, one in the other: an update in their callbacks asks everything anew.
  var settling = 0

  /// Whether the table may not be laid out, for the data are others than it knows.
  var holdsLayout: Bool { depth > 0 || isAsking }

  /// Rows that somebody has in mind, and that move along.
  var followed: [WeakFollowedRows] = []

  /// What was shown before the update that is being made, if it is shown gradually.
  var stage: UpdateStage?
  /// How many updates have been shown gradually.
  var stageCount = 0
  /// Cells that stand for nothing in sight any more and are still seen.
  var leavingRows: [LeavingRow] = []
  /// Headers and footers that stand for nothing in sight any more and are still seen.
  var leavingSectionViews: [LeavingSectionView] = []

  /// The cell that the data source is asked to fill anew, and its row.
  var reconfigured: (indexPath: IndexPath, cell: TableViewCell)?
}
