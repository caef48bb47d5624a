import CAllocationCounter

/// How often an iteration of a case allocates heap memory, counted in a run that is not timed.
struct AllocationCount: Sendable, Hashable {
  /// The mean.
  let perIteration: Double

  init(perIteration: Double) {
    self.perIteration = perIteration
  }

  /// Counts, or gives `nil` where allocations are not counted.
  ///
  /// - Parameters:
  ///   - made: The case. It runs twice: what is only made the first time does not count.
  ///   - iterations: How many iterations a run has.
  /// - Throws: ``CaseFault`` if a run did not do what it is said to do.
  @MainActor
  init?(of made: any BenchmarkCase, iterations: Int) throws(CaseFault) {
    try CaseFault.check(made, iterations: iterations) { made.run(iterations) }
    var before: Int64 = 0
    var after: Int64 = 0
    try CaseFault.check(made, iterations: iterations) {
      before = allocation_count()
      made.run(iterations)
      after = allocation_count()
    }
    guard before >= 0 else { return nil }
    perIteration = Double(after - before) / Double(iterations)
  }

  /// What is wrong with the count, or `nil`.
  ///
  /// - Parameter limit: How often an iteration may allocate.
  func fault(atMost limit: Int?) -> String? {
    guard let limit, perIteration > Double(limit) else { return nil }
    return "an iteration allocates \(perIteration) times, not \(limit) times at most"
  }
}

/// What a case did not do that it is said to do.
struct CaseFault: Error, CustomStringConvertible {
  let description: String

  @MainActor
  fileprivate static func check(_ made: any BenchmarkCase, iterations: Int, run: () -> Void) throws(CaseFault) {
    made.prepare()
    run()
    if let fault = made.fault(after: iterations) { throw CaseFault(description: fault) }
  }
}
