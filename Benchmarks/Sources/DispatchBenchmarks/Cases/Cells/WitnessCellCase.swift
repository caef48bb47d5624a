import Foundation
import Interposing
import TableKit
import WorkUnit

/// A host that asks for cells out of a table's resolved witness, in a pass.
@MainActor
class WitnessCellCase: CellCase {
  private let tags: Bool

  /// - Parameters:
  ///   - table: Who asks; an upright table if none is given.
  ///   - tags: Whether an interposer tags each cell.
  ///   - adapters: The adapters of the table.
  init(
    table: TableView = TableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480)), tags: Bool = false,
    adapters: [any Adapter] = []
  ) throws {
    self.tags = tags
    super.init(table: table)
    table.dataSource = callee
    if tags { try table.append(.taggingCells) }
    for adapter in adapters { try table.install(adapter) }
  }

  override func fault(of cells: [TableViewCell]) -> String? { tags ? CellTag.fault(of: cells) : nil }

  // No pass, no calls: what the callee noted tells.

  override func ask(_ paths: HeightCalls.Paths, rounds: Int) -> UInt {
    table.chain.pass { resolution in ask(resolution, paths, rounds: rounds) } ?? 0
  }

  override func ask(_ indexPath: IndexPath) -> UInt {
    table.chain.pass { resolution in Self.ask(resolution, table, indexPath) } ?? 0
  }

  @inline(never)
  private func ask(
    _ resolution: Resolution<TableViewWitness>, _ paths: HeightCalls.Paths, rounds: Int
  ) -> UInt {
    let table = table
    let resolution = Unmanaged.passUnretained(resolution)
    var sum: UInt = 0
    for _ in 0..<rounds {
      sum &+= resolution.withReloadedObject { Self.ask($0, table, paths.first) }
      sum &+= resolution.withReloadedObject { Self.ask($0, table, paths.second) }
      sum &+= resolution.withReloadedObject { Self.ask($0, table, paths.third) }
      sum &+= resolution.withReloadedObject { Self.ask($0, table, paths.fourth) }
    }
    return sum
  }

  @inline(__always)
  private static func ask(
    _ resolution: Resolution<TableViewWitness>, _ table: TableView, _ indexPath: IndexPath
  ) -> UInt {
    // Called where it stands: bound to a name first, the closure would be retained and released.
    guard let cell = resolution.witness.dataSource.cellForRowAt?(table, indexPath) else { return 0 }
    return address(cell)
  }
}
