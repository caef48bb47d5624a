import Foundation
import TableKit

/// The row that the keyboard is at: tab goes from row to row, space and enter tap it.
@MainActor
final class RowFocus {
  private let table: TableView
  /// The row; `nil` before the first tab.
  private(set) var indexPath: IndexPath?

  private let mark = View()

  /// The finger that the keyboard is. The mouse and a device's fingers have other numbers.
  private static let finger = -1
  /// How long that finger is down, in seconds: as long as a quick tap, so that the row is seen to light up.
  private static let tapDuration: TimeInterval = 0.2
  /// How far the mark's edge keeps from the row's, and how thick it is, in points.
  private static let (inset, thickness): (CGFloat, CGFloat) = (2, 2)

  /// No row of a table yet.
  init(in table: TableView) {
    self.table = table
    mark.isUserInteractionEnabled = false
    mark.layer.borderWidth = Self.thickness
    mark.layer.borderColor = .systemBlue
    mark.cornerRadius = 4
  }

  /// Takes a key.
  ///
  /// - Returns: Whether it was the focus's to take.
  func press(_ key: KeyEvent.Key, isShifted: Bool) -> Bool {
    switch key {
    case .tab:
      guard let next = isShifted ? row(before: startRow) : row(after: startRow) else { return true }
      indexPath = next
      table.scrollToRow(at: next, at: .none, animated: true)
      update()
      return true
    case .space, .enter:
      guard let indexPath, isThere(indexPath) else { return false }
      return tap(indexPath)
    default: return false
    }
  }

  /// Brings the mark to the cell that shows the row now.
  func update() {
    guard let indexPath, isThere(indexPath), let cell = table.cellForRow(at: indexPath) else {
      if mark.superview != nil { mark.removeFromSuperview() }
      return
    }
    if mark.superview !== cell { cell.addSubview(mark) }
    let place = cell.bounds.insetBy(dx: Self.inset, dy: Self.inset)
    if mark.frame != place { mark.frame = place }
  }

  /// The row that tab goes on from: the row it is at, if that is in sight.
  private var startRow: IndexPath? {
    guard let indexPath, isThere(indexPath), table.rectForRow(at: indexPath).intersects(table.bounds) else {
      return nil
    }
    return indexPath
  }

  private func isThere(_ indexPath: IndexPath) -> Bool {
    indexPath.section < table.numberOfSections && indexPath.row < table.numberOfRows(inSection: indexPath.section)
  }

  private func row(after indexPath: IndexPath?) -> IndexPath? {
    guard let indexPath else { return firstWholeRow }
    if indexPath.row + 1 < table.numberOfRows(inSection: indexPath.section) {
      return IndexPath(row: indexPath.row + 1, section: indexPath.section)
    }
    for section in (indexPath.section + 1)..<max(table.numberOfSections, indexPath.section + 1)
    where table.numberOfRows(inSection: section) > 0 {
      return IndexPath(row: 0, section: section)
    }
    return nil
  }

  private func row(before indexPath: IndexPath?) -> IndexPath? {
    guard let indexPath else { return firstWholeRow }
    if indexPath.row > 0 { return IndexPath(row: indexPath.row - 1, section: indexPath.section) }
    for section in (0..<indexPath.section).reversed() where table.numberOfRows(inSection: section) > 0 {
      return IndexPath(row: table.numberOfRows(inSection: section) - 1, section: section)
    }
    return nil
  }

  /// The first row that is wholly in sight, or else the first that is at all.
  private var firstWholeRow: IndexPath? {
    let rows = table.indexPathsForVisibleRows ?? []
    for indexPath in rows where table.rectForRow(at: indexPath).minY >= table.bounds.minY { return indexPath }
    return rows.first
  }

  /// Taps a row where it is in sight, as a finger would: so everything is told as of a finger.
  private func tap(_ indexPath: IndexPath) -> Bool {
    // A finger on content that moves would only stop it.
    table.setContentOffset(table.contentOffset, animated: false)
    table.scrollToRow(at: indexPath, at: .none, animated: false)
    let visible = table.rectForRow(at: indexPath).intersection(table.bounds)
    guard let window = table.window, !visible.isNull, !visible.isEmpty else { return true }
    let point = table.convert(CGPoint(x: visible.midX, y: visible.midY), to: nil)
    window.beginTouch(Self.finger, at: point)
    window.clock.schedule(after: Self.tapDuration) { [weak window] in window?.endTouch(Self.finger) }
    return true
  }
}
