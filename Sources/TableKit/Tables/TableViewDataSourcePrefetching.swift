public import Foundation
import Interposing

/// What hears which rows will soon be shown, so that it can fetch their data early.
@MainActor
public protocol TableViewDataSourcePrefetching: AnyObject {
  /// Rows that will soon be shown, nearest first.
  func tableView(_ tableView: TableView, prefetchRowsAt indexPaths: [IndexPath])

  /// `Never` where ``tableView(_:cancelPrefetchingForRowsAt:)`` is implemented, `Unimplemented` where it is left out.
  associatedtype CancelPrefetchingForRowsAtFailure: TableViewDataSourcePrefetchingFailure
  /// Rows that were announced and will not be shown after all.
  func tableView(_ tableView: TableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath])
    throws(CancelPrefetchingForRowsAtFailure)

  /// The conformer's answers as a witness. A proxy, and whoever else carries a witness already, answers with that one;
  /// everybody else leaves this to the default, which binds the methods at their types.
  var tableViewDataSourcePrefetchingWitness: TableViewDataSourcePrefetchingWitness { get }
}
