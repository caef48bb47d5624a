import Foundation
import TableKit
import WorkUnit

/// The forwarder of ``RaisingForwarder``, but it can be told to ask somebody else: it holds whom it asks in a variable.
@MainActor
final class VariableForwarder: HeightAnswering {
  private var next: any HeightAnswering

  private init(_ next: any HeightAnswering) {
    self.next = next
  }

  /// Makes a forwarder that is told whom to ask afterwards: the compiler cannot take its variable for a constant.
  @inline(never)
  static func told(toAsk next: any HeightAnswering) -> VariableForwarder {
    let forwarder = VariableForwarder(makeRowHeights())
    forwarder.next = next
    return forwarder
  }

  func tableView(_ tableView: TableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    next.tableView(tableView, heightForRowAt: indexPath) + 1
  }
}
