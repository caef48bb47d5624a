import CAllocationCounter
import Testing

@testable import DispatchBenchmarks

@MainActor @Suite struct AllocationCountTests {
  /// Makes some objects in each iteration, and one more when it is first run.
  private final class Maker: BenchmarkCase {
    private final class Object {}

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

  @Test(arguments: [0, 1, 3]) func whatAnIterationAllocatesIsCounted(count: Int) throws {
    guard let counted = try AllocationCount(of: Maker(count: count), iterations: 50) else {
      #expect(allocation_count() == -1)
      return
    }
    #expect(counted.perIteration == Double(count))
  }

  @Test func aCaseThatAllocatesTooOftenIsFound() {
    #expect(AllocationCount(perIteration: 2).fault(atMost: 2) == nil)
    #expect(AllocationCount(perIteration: 9).fault(atMost: nil) == nil)
    #expect(
      AllocationCount(perIteration: 0.5).fault(atMost: 0) == "an iteration allocates 0.5 times, not 0 times at most")
  }
}
