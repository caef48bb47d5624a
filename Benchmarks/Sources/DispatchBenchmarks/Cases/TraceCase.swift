import Foundation
import Interposing
import TableKit
import WorkUnit

/// A host whose calls are traced: each is recorded, and the records are collected.
@MainActor
final class TraceCase: WitnessCase {
  /// Has room for some records, and begins anew when that is used up.
  private final class Collector {
    private(set) var records: [TracedCall] = []
    private(set) var count = 0
    private static let capacity = 256

    init() { records.reserveCapacity(Self.capacity) }

    func collect(_ record: TracedCall) {
      if records.count == Self.capacity { records.removeAll(keepingCapacity: true) }
      records.append(record)
      count += 1
    }

    func forget() { count = 0 }
  }

  private let collector = Collector()

  init() throws {
    try super.init()
    try table.chain.trace { [collector] record in collector.collect(record) }
  }

  override func prepare() {
    super.prepare()
    collector.forget()
  }

  override func fault(after iterations: Int) -> String? {
    if let fault = super.fault(after: iterations) { return fault }
    if collector.count != iterations { return "\(collector.count) calls were recorded, not \(iterations)" }
    guard let last = collector.records.last, last.requirement.key == "heightForRowAt", last.layer == "RowHeights",
      let indexPath = last.arguments.last as? IndexPath, let height = last.result as? CGFloat,
      height == rowHeight(indexPath.row)
    else { return "the last record is not that of a call for a height" }
    return nil
  }
}
