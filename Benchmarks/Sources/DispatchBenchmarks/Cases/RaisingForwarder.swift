import Foundation
import TableKit
import WorkUnit

/// What people write by hand to change an answer: an object in front of the delegate that asks it and adds to what it says.
@MainActor
final class RaisingForwarder: HeightAnswering {
  private let next: any HeightAnswering
  private let raise: CGFloat

  /// - Parameters:
  ///   - next: Who is asked. Held as a `let`; a `var` or a weak reference costs much more.
  ///   - raise: What is added to each answer, in points.
  init(_ next: any HeightAnswering, raise: CGFloat) {
    self.next = next
    self.raise = raise
  }

  func tableView(_ tableView: TableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    next.tableView(tableView, heightForRowAt: indexPath) + raise
  }
}
