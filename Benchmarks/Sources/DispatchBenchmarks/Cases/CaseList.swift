import Interposing
import TableKit
import WorkUnit

/// A case that can be run, made when it is: filters leave most of them out at times, and some are large.
struct ListedCase: Sendable {
  /// The unit that its times are printed in.
  enum Unit {
    case nanosecond, microsecond, millisecond
  }

  let name: String
  let unit: Unit
  let make: @MainActor @Sendable () throws -> any BenchmarkCase

  init(_ name: String, _ unit: Unit = .nanosecond, make: @escaping @MainActor @Sendable () throws -> any BenchmarkCase)
  {
    self.name = name
    self.unit = unit
    self.make = make
  }
}

/// Every case.
enum CaseList {
  static let all: [ListedCase] = dispatch + tables

  private static let dispatch = [
    ListedCase("direct/existential") { DirectCase() },
    ListedCase("direct/existential/outlined") { DirectCase(callee: makeOutlinedRowHeights()) },
    ListedCase("handwritten/forwarder/depth:1") {
      DirectCase(raise: 1) { RaisingForwarder($0, raise: 1) }
    },
    ListedCase("witness/bound") { try WitnessCase() },
    ListedCase("witness/bound/outlined") { try WitnessCase(callee: makeOutlinedRowHeights()) },
    passingThrough(depth: 1),
    passingThrough(depth: 16),
    ListedCase("witness/intercepted/depth:1") {
      try WitnessCase(raise: 1, interposers: [.raisingHeights("raise", by: 1)])
    },
  ]

  private static let tables = [
    ListedCase("table/reload-bare", .millisecond) { BareHeightsCase(rowCount: 1_000_000) },
    ListedCase("table/reload", .millisecond) { TableReloadCase(rowCount: 1_000_000) },
    ListedCase("table/scroll-step/rows:1000", .microsecond) { TableScrollStepCase(rowCount: 1_000) },
    ListedCase("table/scroll-step/rows:1000000", .microsecond) { TableScrollStepCase(rowCount: 1_000_000) },
  ]

  private static func passingThrough(depth: Int) -> ListedCase {
    ListedCase("witness/pass-through/depth:\(depth)") {
      try WitnessCase(interposers: (1...depth).map { .raisingHeaders("headers-\($0)") })
    }
  }
}
