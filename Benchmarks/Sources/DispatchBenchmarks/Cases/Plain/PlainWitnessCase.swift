import Interposing
import WorkUnit

/// The plain unit out of the resolved witness of a chain, in a pass.
@MainActor
final class PlainWitnessCase: PlainHeightCase {
  private var chain = Chain(PlainDelegateWitness())

  /// - Parameter isIntercepted: Whether an interposer adds a point to each answer.
  init(isIntercepted: Bool) throws {
    super.init(raise: isIntercepted ? 1 : 0)
    chain = Chain(callee.plainDelegateWitness)
    if isIntercepted { try chain.append(.raisingPlainHeights) }
  }

  override func ask(_ rows: InlineArray<4, Int>, count: Int) -> UInt64 {
    // No pass, no calls: what the callee noted tells.
    chain.pass { resolution in ask(resolution, rows, count: count) } ?? 0
  }

  @inline(never)
  private func ask(
    _ resolution: Resolution<PlainDelegateWitness>, _ rows: InlineArray<4, Int>, count: Int
  ) -> UInt64 {
    let table = table
    let resolution = Unmanaged.passUnretained(resolution)
    var sum: UInt64 = 0
    for index in 0..<count {
      sum &+= resolution.withReloadedObject { Self.height($0, table, rows[index & 3]).bitPattern }
    }
    return sum
  }

  @inline(__always)
  private static func height(
    _ resolution: Resolution<PlainDelegateWitness>, _ table: PlainTable, _ row: Int
  ) -> Double {
    resolution.witness.height?(table, 0, row) ?? 0
  }
}

extension Interposer<PlainDelegateWitness> {
  /// An interposer that adds a point to each height.
  static var raisingPlainHeights: Self {
    Interposer("raise") { witness in
      guard let next = witness.height else { return }
      witness.height = { next($0, $1, $2) + 1 }
    }
  }
}
