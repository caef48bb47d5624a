import AdapterLoading
import CHeightAdapter
import Interposing
import TableKit

/// An adapter that adds a point to each row's height.
@MainActor
final class RaisingAdapter: Adapter {
  let name: String

  /// - Parameter name: Its name among the adapters of a table.
  init(name: String = "height") {
    self.name = name
  }

  convenience init(configuration: AdapterConfiguration) throws { self.init() }

  var interposers: [Interposer<TableViewWitness>] { [.raisingHeights(name)] }

  /// The same adapter in C.
  static func inC() throws -> CAdapter {
    let module = try CAdapterModule(entry: height_adapter_entry)
    return try module.makeAdapter(configuration: AdapterConfiguration(adapter: module.name))
  }
}
