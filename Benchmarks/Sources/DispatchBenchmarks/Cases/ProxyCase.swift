import Foundation
import Interposing
import TableKit
import WorkUnit

/// A host that knows nothing of witnesses, and calls the proxy of a table's resolved witness as its delegate.
@MainActor
final class ProxyCase: HeightCase {
  private final class Host {
    let delegate: any TableViewDelegate

    init(_ delegate: any TableViewDelegate) {
      self.delegate = delegate
    }
  }

  private let host: Host

  private let chain: Chain<TableViewDelegateWitness>

  init() {
    let callee = makeRowHeights()
    chain = Chain(callee.tableViewDelegateWitness)
    host = Host(TableViewDelegateProxy(chain.live()))
    super.init(callee: callee)
  }

  @inline(never)
  override func ask(_ paths: HeightCalls.Paths, rounds: Int) -> UInt {
    let table = table
    let host = Unmanaged.passUnretained(host)
    var sum: UInt = 0
    for _ in 0..<rounds {
      sum &+= host.withReloadedObject { Self.height($0, table, paths.first).bitPattern }
      sum &+= host.withReloadedObject { Self.height($0, table, paths.second).bitPattern }
      sum &+= host.withReloadedObject { Self.height($0, table, paths.third).bitPattern }
      sum &+= host.withReloadedObject { Self.height($0, table, paths.fourth).bitPattern }
    }
    return sum
  }

  override func ask(_ indexPath: IndexPath) -> UInt { Self.height(host, table, indexPath).bitPattern }

  @inline(__always)
  private static func height(_ host: Host, _ table: TableView, _ indexPath: IndexPath) -> CGFloat {
    (try? host.delegate.tableView(table, heightForRowAt: indexPath)) ?? 0
  }
}
