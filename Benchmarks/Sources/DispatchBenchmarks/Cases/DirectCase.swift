import Foundation
import TableKit
import WorkUnit

/// A host that calls what it holds through the existential: the callee itself, or an object in front of it.
@MainActor
final class DirectCase: HeightCase {
  /// Holds its delegate as a `let`, the cheapest way there is.
  private final class Host {
    let delegate: any HeightAnswering

    init(_ delegate: any HeightAnswering) {
      self.delegate = delegate
    }
  }

  private let host: Host
  /// The objects in front of the callee, for those that hold each other weakly; the host's own first.
  private let forwarders: [any HeightAnswering]
  private var forwarderReferences: [WeakReference] = []

  /// - Parameters:
  ///   - callee: Who answers in the end.
  ///   - raise: What the objects in front add to an answer, in points.
  ///   - isReferencedWeakly: Whether weak references to the callee and to the objects in front are alive during the calls.
  ///   - depth: How many objects are in front.
  ///   - wrap: Makes an object that stands in front of another one.
  init(
    callee: any HeightCallee = makeRowHeights(), raise: CGFloat = 0, isReferencedWeakly: Bool = false, depth: Int = 0,
    wrapping wrap: (any HeightAnswering) -> any HeightAnswering = { $0 }
  ) {
    var forwarders: [any HeightAnswering] = []
    var front: any HeightAnswering = callee
    for _ in 0..<depth {
      front = wrap(front)
      forwarders.insert(front, at: 0)
    }
    host = Host(front)
    self.forwarders = forwarders
    if isReferencedWeakly { forwarderReferences = forwarders.map { WeakReference(object: $0) } }
    super.init(callee: callee, raise: raise, isReferencedWeakly: isReferencedWeakly)
  }

  private struct WeakReference {
    weak var object: AnyObject?
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
