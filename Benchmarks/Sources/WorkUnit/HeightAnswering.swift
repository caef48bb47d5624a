public import Foundation
public import TableKit

/// The work unit's requirement as a protocol without optional requirements declares it: what a direct call is measured through.
///
/// `TableViewDelegate` declares the same method with a failure type, and a call through an existential of it has to be ready to
/// catch an error of any type. A plain protocol's call has not to; it is the harder one to keep up with.
@MainActor
public protocol HeightAnswering: AnyObject {
  /// The height of a row, in points.
  func tableView(_ tableView: TableView, heightForRowAt indexPath: IndexPath) -> CGFloat
}
