import Foundation
import TableKit
import WorkUnit

/// A host that asks its data source for cells through the existential.
@MainActor
final class DirectCellCase: CellCase {
  private final class Host {
    let dataSource: any CellAnswering

    init(_ dataSource: any CellAnswering) {
      self.dataSource = dataSource
    }
  }

  private lazy var host = Host(forwards ? TaggingForwarder(callee) : callee)
  private let forwards: Bool

  /// - Parameter forwards: Whether an object in front of the data source tags each cell.
  init(forwards: Bool = false) {
    self.forwards = forwards
    super.init()
  }

  @inline(never)
  override func ask(_ paths: HeightCalls.Paths, rounds: Int) -> UInt {
    let table = table
    let host = Unmanaged.passUnretained(host)
    var sum: UInt = 0
    for _ in 0..<rounds {
      sum &+= host.withReloadedObject { Self.ask($0, table, paths.first) }
      sum &+= host.withReloadedObject { Self.ask($0, table, paths.second) }
      sum &+= host.withReloadedObject { Self.ask($0, table, paths.third) }
      sum &+= host.withReloadedObject { Self.ask($0, table, paths.fourth) }
    }
    return sum
  }

  override func ask(_ indexPath: IndexPath) -> UInt { Self.ask(host, table, indexPath) }

  override func fault(of cells: [TableViewCell]) -> String? { forwards ? CellTag.fault(of: cells) : nil }

  @inline(__always)
  private static func ask(_ host: Host, _ table: TableView, _ indexPath: IndexPath) -> UInt {
    address(host.dataSource.tableView(table, cellForRowAt: indexPath))
  }
}
