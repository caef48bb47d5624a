import Foundation
import Interposing
import TableKit

/// An adapter that does what a test's configuration tells it: goes by another `name`, refuses a `limit` over 1, gives its
/// table a data source of this module's own, with so many `rows`, and answers a `height` for each row, sensible or not.
final class FixtureAdapter: Adapter {
  let name: String
  var interposers: [Interposer<TableViewWitness>] {
    guard let height else { return [] }
    return [Interposer(name) { $0.delegate.heightForRowAt = { _, _ in height } }]
  }

  private let dataSource: FixtureDataSource?
  private let height: CGFloat?

  init(configuration: AdapterConfiguration) throws {
    try configuration.requireKnownKeys(["name", "limit", "rows", "height"])
    name = configuration.string("name", default: configuration.adapter)
    let limit = try configuration.number("limit", default: 1)
    guard limit <= 1 else { throw FixtureError(limit: limit) }
    let rows = try configuration.number("rows", default: 0)
    dataSource = rows > 0 ? FixtureDataSource(rows: Int(rows)) : nil
    height = configuration.values["height"] == nil ? nil : CGFloat(try configuration.number("height"))
  }

  func attach(to host: TableView) {
    if let dataSource { host.dataSource = dataSource }
  }
}
