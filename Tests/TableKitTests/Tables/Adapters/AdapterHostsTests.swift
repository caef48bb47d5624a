import Foundation
import Interposing
import TableKit
import Testing

/// One adapter serves one table.
@MainActor
@Suite("Adapters and the tables they serve")
struct AdapterHostsTests {
  private final class Plain: Adapter {
    let name = "plain"
    var interposers: [Interposer<TableViewWitness>] { [Interposer("plain") { _ in }] }
    init(configuration: AdapterConfiguration) throws {}
    init() {}
  }

  private func makeTable() -> TableView {
    TableView(frame: CGRect(x: 0, y: 0, width: 10, height: 10), style: .plain)
  }

  @Test("A second table refuses an adapter that serves a first one, and stays as it was")
  func secondTable() throws {
    let (first, second) = (makeTable(), makeTable())
    let adapter = Plain()
    try first.install(adapter)
    let error = #expect(throws: AdapterInstallationError.self) { try second.install(adapter) }
    #expect(
      error?.description
        == "adapter 'plain': it serves another table; make one for each table, or uninstall it there first")
    #expect(second.adapters.isEmpty)
    #expect(second.chain.interposers.isEmpty)
    #expect(first.adapters.count == 1)
    // In the same table it is there already, and another one of its kind may serve the second.
    #expect(throws: AdapterInstallationError.self) { try first.install(adapter) }
    try second.install(Plain())
  }

  @Test("Uninstalled, or left behind by a table that is gone, it may serve another one")
  func release() throws {
    let (first, second) = (makeTable(), makeTable())
    let adapter = Plain()
    try first.install(adapter)
    try first.uninstallAdapter(named: "plain")
    try second.install(adapter)
    #expect(throws: AdapterInstallationError.self) { try first.install(adapter) }
    let other = Plain()
    do {
      let passing = makeTable()
      try passing.install(other)
    }
    try first.install(other)
    #expect(first.adapters.first === other)
  }
}
