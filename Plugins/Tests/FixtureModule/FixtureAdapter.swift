import Interposing
import TableKit

/// An adapter that does what a test's configuration tells it.
final class FixtureAdapter: Adapter {
  let name: String
  var interposers: [Interposer<TableViewWitness>] { [] }

  init(configuration: AdapterConfiguration) throws {
    try configuration.requireKnownKeys(["name", "limit"])
    name = configuration.string("name", default: configuration.adapter)
    let limit = try configuration.number("limit", default: 1)
    guard limit <= 1 else { throw FixtureError(limit: limit) }
  }
}
