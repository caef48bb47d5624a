import Foundation
import TableKit
import WorkUnit

/// A host that calls its delegate through a generic function, which is not specialised for it.
@MainActor
final class GenericCase: HeightCase {
  private final class Host {
    let delegate: any HeightAnswering

    init(_ delegate: any HeightAnswering) {
      self.delegate = delegate
    }
  }

  private let host: Host

  /// - Parameter isReferencedWeakly: Whether a weak reference to the callee is alive during the calls.
  init(isReferencedWeakly: Bool = false) {
    let callee = makeRowHeights()
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
    genericHeight(of: host.delegate, table, indexPath)
  }
}
