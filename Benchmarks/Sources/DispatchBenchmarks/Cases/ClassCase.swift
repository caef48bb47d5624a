import Foundation
import TableKit
import WorkUnit

/// A host that knows its delegate's class, and calls its method as classes' methods are called.
@MainActor
final class ClassCase: HeightCase {
  private final class Host {
    let delegate: OpenRowHeights

    init(_ delegate: OpenRowHeights) {
      self.delegate = delegate
    }
  }

  private let host: Host

  /// - Parameter isReferencedWeakly: Whether a weak reference to the callee is alive during the calls.
  init(isReferencedWeakly: Bool = false) {
    let callee = makeOpenRowHeights()
    host = Host(callee)
    super.init(callee: callee, isReferencedWeakly: isReferencedWeakly)
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
    host.delegate.tableView(table, heightForRowAt: indexPath)
  }
}
