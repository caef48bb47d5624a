import CCounters
import Testing

@testable import DispatchBenchmarks

@MainActor @Suite struct UntimedCountsTests {
  private final class Object {}

  /// Makes some objects in each iteration, and one more when it is first run.
  private final class Maker: BenchmarkCase {
    private let count: Int
    private var first: Object?
    private var kept: [Object?] = []

    init(count: Int) {
      self.count = count
      kept = Array(repeating: nil, count: count)
    }

    func prepare() {}

    func run(_ iterations: Int) {
      if first == nil { first = Object() }
      for _ in 0..<iterations {
        for index in 0..<count { kept[index] = Object() }
      }
    }

    func fault(after iterations: Int) -> String? { nil }
  }

  /// Retains an object some times in each iteration, and releases it as often.
  private final class Retainer: BenchmarkCase {
    private let object = Object()
    private let count: Int

    init(count: Int) { self.count = count }

    func prepare() {}

    func run(_ iterations: Int) {
      let object = Unmanaged.passUnretained(object)
      for _ in 0..<iterations * count { _ = object.retain() }
      for _ in 0..<iterations * count { object.release() }
    }

    func fault(after iterations: Int) -> String? { nil }
  }

  @Test(arguments: [0, 1, 3]) func whatAnIterationAllocatesIsCounted(count: Int) throws {
    let counted = try UntimedCounts(of: Maker(count: count), iterations: 50, countsRetains: false)
    guard let allocations = counted.allocations else {
      #expect(allocation_count() == -1)
      return
    }
    #expect(allocations == Double(count))
    #expect(counted.retains == nil && counted.releases == nil)
  }

  @Test(arguments: [1, 3]) func whatAnIterationRetainsIsCounted(count: Int) throws {
    let counted = try UntimedCounts(of: Retainer(count: count), iterations: 50, countsRetains: true)
    guard let retains = counted.retains, let releases = counted.releases else { return }
    // Without optimisation each is retained and released once or twice more on its way.
    #expect(retains >= Double(count) && releases >= Double(count))
    let none = try UntimedCounts(of: Retainer(count: 0), iterations: 50, countsRetains: true)
    #expect(try #require(none.retains) < 1)
    #expect(try #require(none.releases) < 1)
  }

  @Test func aCaseThatAllocatesTooOftenIsFound() {
    let two = UntimedCounts(allocations: 2)
    #expect(two.fault(allocatingAtMost: 2) == nil)
    #expect(two.fault(allocatingAtMost: nil) == nil)
    #expect(
      UntimedCounts(allocations: 0.5).fault(allocatingAtMost: 0)
        == "an iteration allocates 0.5 times, not 0 times at most")
  }

  @Test func aCaseThatRetainsTooOftenIsFound() {
    // A weak reference that is loaded retains without a call.
    let weak = UntimedCounts(allocations: 0, retains: 0, releases: 1)
    #expect(weak.referenceCounting == 1)
    #expect(weak.fault(allocatingAtMost: 0, retainingAtMost: 1) == nil)
    #expect(
      weak.fault(allocatingAtMost: 0, retainingAtMost: 0)
        == "an iteration retains or releases 1.0 times, not 0 times at most")
    // What a run does once is a small part of an iteration.
    #expect(
      UntimedCounts(allocations: 0, retains: 0.01, releases: 0).fault(allocatingAtMost: 0, retainingAtMost: 0) == nil)
    #expect(UntimedCounts(allocations: 0).fault(allocatingAtMost: 0, retainingAtMost: 0) == nil)
  }
}
