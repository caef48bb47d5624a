import Foundation
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
  static let all: [ListedCase] = dispatch + questions + tables

  private static let dispatch = [
    ListedCase("direct/existential") { DirectCase() },
    ListedCase("direct/existential/outlined") { DirectCase(callee: makeOutlinedRowHeights()) },
    forwarding(depth: 1),
    forwarding(depth: 4),
    forwarding(depth: 16),
    ListedCase("witness/bound") { try WitnessCase() },
    ListedCase("witness/bound/outlined") { try WitnessCase(callee: makeOutlinedRowHeights()) },
    passingThrough(depth: 1),
    passingThrough(depth: 16),
    intercepting(depth: 1),
    intercepting(depth: 4),
    intercepting(depth: 16),
  ]

  private static let questions = [
    ListedCase("witness/left-out") { LeftOutCase() },
    ListedCase("responds/witness") { WitnessRespondsCase() },
    ListedCase("responds/as-cast") { CastRespondsCase() },
  ]

  private static let tables = [
    ListedCase("table/reload-bare", .millisecond) { BareHeightsCase(rowCount: 1_000_000) },
    ListedCase("table/reload", .millisecond) { TableReloadCase(rowCount: 1_000_000) },
    ListedCase("table/scroll-step/rows:1000", .microsecond) { TableScrollStepCase(rowCount: 1_000) },
    ListedCase("table/scroll-step/rows:1000000", .microsecond) { TableScrollStepCase(rowCount: 1_000_000) },
  ]

  private static func forwarding(depth: Int) -> ListedCase {
    ListedCase("handwritten/forwarder/depth:\(depth)") {
      DirectCase(raise: CGFloat(depth)) { callee in
        var front = callee
        for _ in 1...depth { front = RaisingForwarder(front) }
        return front
      }
    }
  }

  private static func intercepting(depth: Int) -> ListedCase {
    ListedCase("witness/intercepted/depth:\(depth)") {
      try WitnessCase(
        raise: CGFloat(depth), interposers: (1...depth).map { .raisingHeights("raise-\($0)") })
    }
  }

  private static func passingThrough(depth: Int) -> ListedCase {
    ListedCase("witness/pass-through/depth:\(depth)") {
      try WitnessCase(interposers: (1...depth).map { .raisingHeaders("headers-\($0)") })
    }
  }
}
