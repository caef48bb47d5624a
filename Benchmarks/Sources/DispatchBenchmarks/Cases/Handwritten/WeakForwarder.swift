import Foundation
import TableKit
import WorkUnit

/// The forwarder that people write today: it holds whom it asks weakly, as every delegate's holder does.
@MainActor
final class WeakForwarder: HeightAnswering {
  private weak var next: (any HeightAnswering)?

  init(_ next: any HeightAnswering) {
    self.next = next
  }

  func tableView(_ tableView: TableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    guard let next else { return 0 }
    return next.tableView(tableView, heightForRowAt: indexPath) + 1
  }
}
