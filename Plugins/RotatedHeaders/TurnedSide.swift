import TableKit

/// The side of a turned table's content that is the top edge on screen.
enum TurnedSide {
  /// The table is turned by −90°, as one that reads from left to right.
  case right
  /// The table is turned by +90°, as one that reads from right to left.
  case left

  /// The side of a table; `nil` if it is not turned by a quarter.
  @MainActor
  init?(of tableView: TableView) {
    switch tableView.transform {
    case CGAffineTransform(rotationAngle: -.pi / 2): self = .right
    case CGAffineTransform(rotationAngle: .pi / 2): self = .left
    default: return nil
    }
  }
}
