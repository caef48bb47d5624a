public import Interposing
public import TableKit

/// Turns the cells of a turned table upright.
///
/// Each cell that the data source gives gets the inverse of the table's turn for its parts: content, backgrounds, accessory,
/// editing controls. A row's height from the delegate so becomes its width on screen. In a table that is not turned, nothing
/// changes.
///
/// ```swift
/// let table = HorizontalTableView(frame: CGRect(x: 0, y: 0, width: 320, height: 100), style: .plain)
/// try table.install(RotatedCells())
/// ```
@MainActor
public final class RotatedCells: Adapter {
  public let name = "rotated-cells"

  /// Makes the adapter. There is nothing to set up.
  public init() {}

  /// Makes the adapter.
  ///
  /// - Parameter configuration: It has no keys.
  /// - Throws: An `AdapterConfigurationError` if a key is given.
  public init(configuration: AdapterConfiguration) throws {
    try configuration.requireKnownKeys([])
  }

  public var interposers: [Interposer<TableViewWitness>] {
    [
      Interposer("rotated-cells") { witness in
        guard let next = witness.dataSource.cellForRowAt else { return }
        witness.dataSource.cellForRowAt = { tableView, indexPath in
          let cell = next(tableView, indexPath)
          cell.partsTransform = tableView.transform.inverted()
          return cell
        }
      }
    ]
  }
}
