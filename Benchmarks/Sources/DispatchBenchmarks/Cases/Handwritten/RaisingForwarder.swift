import Foundation
import TableKit
import WorkUnit

/// What people write by hand to change an answer: an object in front of the delegate that asks it and adds a point to what it says.
@MainActor
final class RaisingForwarder: HeightAnswering {
  private let next: any HeightAnswering

  /// - Parameter next: Who is asked. Held as a `let`; a `var` or a weak reference costs much more.
  init(_ next: any HeightAnswering) {
    self.next = next
  }

  func tableView(_ tableView: TableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    next.tableView(tableView, heightForRowAt: indexPath) + 1
  }
}
