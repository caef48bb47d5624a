import WorkUnit

/// The plain unit through the existential, held as a `let`.
@MainActor
final class PlainExistentialCase: PlainHeightCase {
  private final class Host {
    let delegate: any PlainHeightAnswering

    init(_ delegate: any PlainHeightAnswering) {
      self.delegate = delegate
    }
  }

  private lazy var host = Host(callee)

  @inline(never)
  override func ask(_ rows: InlineArray<4, Int>, count: Int) -> UInt64 {
    let table = table
    let host = Unmanaged.passUnretained(host)
    var sum: UInt64 = 0
    for index in 0..<count {
      sum &+= host.withReloadedObject { Self.height($0, table, rows[index & 3]).bitPattern }
    }
    return sum
  }

  @inline(__always)
  private static func height(_ host: Host, _ table: PlainTable, _ row: Int) -> Double {
    host.delegate.height(table, section: 0, row: row)
  }
}
