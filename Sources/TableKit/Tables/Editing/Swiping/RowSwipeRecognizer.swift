import Foundation

/// What recognises that a row of a table is swiped: a finger that goes across the rows, on one that has something to offer there.
///
/// It refuses any other movement, so that the table is scrolled, or something around the table takes the finger.
final class RowSwipeRecognizer: PanGestureRecognizer {
  private var isRefused = false

  override init() {
    super.init()
    maximumNumberOfTouches = 1
  }

  override func begins(with movement: CGPoint) -> Bool {
    guard !isRefused, let table = view as? TableView, let touch = trackedTouches.first,
      table.isAcross(movement: movement)
    else { return false }
    if table.prepareSwipe(from: table.convert(touch.firstWindowLocation, from: nil), movement: movement) {
      return true
    }
    // The row is asked once for each finger.
    isRefused = true
    return false
  }

  override func reset() {
    super.reset()
    isRefused = false
    (view as? TableView)?.editing.preparedSwipe = nil
  }
}
