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
  /// How often an iteration may allocate heap memory, or `nil` where nothing is said about it.
  let allocationLimit: Int?
  /// Whether the case takes its times itself.
  let measuresItself: Bool
  let make: @MainActor @Sendable () throws -> any BenchmarkCase

  init(
    _ name: String, _ unit: Unit = .nanosecond, allocatingAtMost allocationLimit: Int? = 0,
    measuringItself measuresItself: Bool = false,
    make: @escaping @MainActor @Sendable () throws -> any BenchmarkCase
  ) {
    self.name = name
    self.unit = unit
    self.allocationLimit = allocationLimit
    self.measuresItself = measuresItself
    self.make = make
  }
}

/// Every case.
enum CaseList {
  static let all: [ListedCase] =
    dispatch + questions + binding + erased + adapters + scrolling + tables + touches + animations + loading

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

  private static let binding = [
    ListedCase("bind/conformer:40", allocatingAtMost: nil) { BindingCase() },
    ListedCase("bind/closures:40", allocatingAtMost: nil) { BindingCase(makesByHand: true) },
  ]

  private static let erased = [
    ListedCase("invocation/proceed", allocatingAtMost: 2) {
      try WitnessCase(interposers: [.proceeding("proceed")])
    },
    ListedCase("trace/collecting", allocatingAtMost: 2) { try TraceCase() },
    ListedCase("foreign/call") { try ForeignCallCase() },
    ListedCase("foreign/closure") { try ForeignClosureCase.proceeding() },
    ListedCase("foreign/closure/typed") { try ForeignClosureCase.typed() },
    ListedCase("libffi/raw-call") { try RawCallCase() },
    ListedCase("libffi/raw-closure-call") { try RawClosureCallCase() },
  ]

  private static let adapters = [
    ListedCase("adapter/swift") { try WitnessCase(raise: 1, adapters: [RaisingAdapter()]) },
    ListedCase("adapter/c") { try WitnessCase(raise: 1, adapters: [RaisingAdapter.inC()]) },
    ListedCase("adapter/c-foreign") { try ForeignAdapterCase() },
    ListedCase("c/function-pointer") { try FunctionPointerCase() },
  ]

  private static let scrolling = [
    ListedCase("scroll/fling-frame", .microsecond) { ScrollFlingFrameCase() }
  ]

  private static let tables = [
    ListedCase("table/reload-bare", .millisecond, allocatingAtMost: nil) { BareHeightsCase(rowCount: 1_000_000) },
    ListedCase("table/reload", .millisecond, allocatingAtMost: nil) { TableReloadCase(rowCount: 1_000_000) },
    scrolling(rowCount: 1_000),
    scrolling(rowCount: 1_000_000),
    ListedCase("table/fling-frame/rows:1000000", .microsecond) { TableFlingFrameCase(rowCount: 1_000_000) },
    rippling(count: 0),
    rippling(count: 10),
    inserting(rowCount: 100),
    inserting(rowCount: 1_000),
  ]

  private static let loading = [
    loading("module/dlopen", method: "system"),
    loading("module/adapter", method: "adapter"),
  ]

  private static func loading(_ name: String, method: String) -> ListedCase {
    ListedCase(name, .microsecond, allocatingAtMost: nil, measuringItself: true) { try LoadingCase(method: method) }
  }

  private static let animations = [
    ListedCase("animation/curves-bare:1000", .microsecond) { BareCurvesCase() },
    ListedCase("animation/frame:1000", .microsecond) { AnimationFrameCase() },
  ]

  private static let touches = [
    ListedCase("touch/walk-bare") { HitTestCase(isBare: true) },
    ListedCase("touch/hit-test") { HitTestCase() },
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

  private static func rippling(count: Int) -> ListedCase {
    // For each circle a path, and what keeps it.
    ListedCase("table/ripple-frame/ripples:\(count)", .microsecond, allocatingAtMost: 2 * count) {
      try RippleFrameCase(rippleCount: count)
    }
  }

  private static func inserting(rowCount: Int) -> ListedCase {
    ListedCase("table/stack-insert/rows:\(rowCount)", .microsecond, allocatingAtMost: nil) {
      StackInsertCase(rowCount: rowCount)
    }
  }

  private static func scrolling(rowCount: Int) -> ListedCase {
    ListedCase("table/scroll-step/rows:\(rowCount)", .microsecond) {
      TableScrollStepCase(rowCount: rowCount)
    }
  }

  private static func passingThrough(depth: Int) -> ListedCase {
    ListedCase("witness/pass-through/depth:\(depth)") {
      try WitnessCase(interposers: (1...depth).map { .raisingHeaders("headers-\($0)") })
    }
  }
}
