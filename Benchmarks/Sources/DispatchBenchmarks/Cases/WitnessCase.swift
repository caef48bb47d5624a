import Foundation
import Interposing
import TableKit
import WorkUnit

/// A host that calls out of a table's resolved witness: in a pass, straight out of the immutable box.
@MainActor
class WitnessCase: HeightCase {
  /// - Parameters:
  ///   - callee: Who answers in the end.
  ///   - raise: What the interposers add to an answer, in points.
  ///   - interposers: The interposers in the table's chain, the one next to the callee first.
  ///   - adapters: The adapters of the table, in front of the interposers.
  init(
    callee: any HeightCallee = makeRowHeights(), raise: CGFloat = 0, interposers: [Interposer<TableViewWitness>] = [],
    adapters: [any Adapter] = []
  ) throws {
    super.init(callee: callee, raise: raise)
    table.delegate = callee
    for interposer in interposers { try table.append(interposer) }
    for adapter in adapters { try table.install(adapter) }
  }

  // No pass, no calls: what the callee noted tells.

  override func ask(_ paths: HeightCalls.Paths, rounds: Int) -> UInt {
    table.chain.pass { resolution in ask(resolution, paths, rounds: rounds) } ?? 0
  }

  override func ask(_ indexPath: IndexPath) -> UInt {
    table.chain.pass { resolution in Self.height(resolution, table, indexPath).bitPattern } ?? 0
  }

  @inline(never)
  private func ask(
    _ resolution: Resolution<TableViewWitness>, _ paths: HeightCalls.Paths, rounds: Int
  ) -> UInt {
    let table = table
    let resolution = Unmanaged.passUnretained(resolution)
    var sum: UInt = 0
    for _ in 0..<rounds {
      sum &+= resolution.withReloadedObject { Self.height($0, table, paths.first).bitPattern }
      sum &+= resolution.withReloadedObject { Self.height($0, table, paths.second).bitPattern }
      sum &+= resolution.withReloadedObject { Self.height($0, table, paths.third).bitPattern }
      sum &+= resolution.withReloadedObject { Self.height($0, table, paths.fourth).bitPattern }
    }
    return sum
  }

  /// What hosts write. In a function of its own, where the box is a parameter, the call retains nothing.
  @inline(__always)
  private static func height(
    _ resolution: Resolution<TableViewWitness>, _ table: TableView, _ indexPath: IndexPath
  ) -> CGFloat {
    resolution.witness.delegate.heightForRowAt?(table, indexPath) ?? 0
  }
}
