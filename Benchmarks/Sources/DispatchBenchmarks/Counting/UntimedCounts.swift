import CCounters

/// How often an iteration of a case allocates heap memory, and retains and releases objects, counted in a run that is not timed.
struct UntimedCounts: Sendable, Hashable {
  /// How often it allocates, or `nil` where that is not counted.
  let allocations: Double?
  /// How often it calls a retaining function of Swift's runtime, or `nil` where that is not counted.
  let retains: Double?
  /// How often it calls a releasing one.
  let releases: Double?

  init(allocations: Double?, retains: Double? = nil, releases: Double? = nil) {
    self.allocations = allocations
    self.retains = retains
    self.releases = releases
  }

  /// Counts.
  ///
  /// - Parameters:
  ///   - made: The case. It runs several times: what is only made the first time does not count.
  ///   - iterations: How many iterations a run has.
  ///   - countsRetains: Whether retains are counted too. Only for cases that retain objects of classes and nothing else: what the
  ///     runtime hands to instruments of a small string, say, is an address of nothing, and they crash.
  /// - Throws: ``CaseFault`` if a run did not do what it is said to do.
  @MainActor
  init(of made: any BenchmarkCase, iterations: Int, countsRetains: Bool) throws(CaseFault) {
    try CaseFault.check(made, iterations: iterations) { made.run(iterations) }
    var before: Int64 = 0
    var after: Int64 = 0
    try CaseFault.check(made, iterations: iterations) {
      before = allocation_count()
      made.run(iterations)
      after = allocation_count()
    }
    allocations = before < 0 ? nil : Double(after - before) / Double(iterations)
    guard countsRetains else {
      (retains, releases) = (nil, nil)
      return
    }
    var counts: retain_counts?
    try CaseFault.check(made, iterations: iterations) {
      let isCounting = retain_counting_begin()
      made.run(iterations)
      if isCounting { counts = retain_counting_end() }
    }
    retains = counts.map { Double($0.retains) / Double(iterations) }
    releases = counts.map { Double($0.releases) / Double(iterations) }
  }

  /// The greater of both: a weak reference that is loaded retains by itself, and what it retained is released by a call; an object
  /// that is made has been retained by that.
  var referenceCounting: Double? {
    guard let retains, let releases else { return nil }
    return max(retains, releases)
  }

  /// What a run does once and not in each iteration is no more than this of an iteration.
  private static let shareOfARun = 0.05

  /// What is wrong with the counts, or `nil`.
  ///
  /// - Parameters:
  ///   - allocationLimit: How often an iteration may allocate, `nil` for any number.
  ///   - retainLimit: How often it may retain or release, `nil` for any number.
  func fault(allocatingAtMost allocationLimit: Int?, retainingAtMost retainLimit: Int? = nil) -> String? {
    if let allocationLimit, let allocations, allocations > Double(allocationLimit) {
      return "an iteration allocates \(allocations) times, not \(allocationLimit) times at most"
    }
    if let retainLimit, let referenceCounting, referenceCounting > Double(retainLimit) + Self.shareOfARun {
      return "an iteration retains or releases \(referenceCounting) times, not \(retainLimit) times at most"
    }
    return nil
  }
}

/// What a case did not do that it is said to do.
struct CaseFault: Error, CustomStringConvertible {
  let description: String

  @MainActor
  static func check(_ made: any BenchmarkCase, iterations: Int, run: () -> Void) throws(CaseFault) {
    made.prepare()
    run()
    if let fault = made.fault(after: iterations) { throw CaseFault(description: fault) }
  }
}
