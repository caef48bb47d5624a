import Foundation
import Interposing
import TableKit

/// An adapter as small as people's first ones are: it scales the heights of rows.
final class LoadedAdapter: Adapter {
  let name: String
  private let factor: CGFloat

  init(configuration: AdapterConfiguration) throws {
    try configuration.requireKnownKeys(["factor"])
    // Copies of the module go by names of their own.
    name = configuration.adapter
    factor = CGFloat(try configuration.number("factor", default: 2))
  }

  var interposers: [Interposer<TableViewWitness>] {
    [
      Interposer(name) { [factor] witness in
        guard let next = witness.delegate.heightForRowAt else { return }
        witness.delegate.heightForRowAt = { next($0, $1) * factor }
      }
    ]
  }
}
