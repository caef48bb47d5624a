import CGoogleBenchmark

/// Runs one case for Google Benchmark, and fails its runs when the case did not do what it is said to do.
@MainActor
final class CaseRunner {
  private let listed: ListedCase
  private var made: Result<any BenchmarkCase, any Error>?
  private var allocations: AllocationCount?

  init(_ listed: ListedCase) {
    self.listed = listed
  }

  /// Makes the case known. The runner has to live until all cases have run.
  func register() {
    listed.name.withCString { name in
      var registered = benchmark_case(
        name: name, unit: listed.unit.benchmarkUnit, measures_itself: listed.measuresItself,
        context: Unmanaged.passUnretained(self).toOpaque(),
        prepare: { context in CaseRunner.at(context).prepare() },
        run: { context, iterations in CaseRunner.at(context).run(Int(iterations)) },
        finish: { context, iterations, run in
          // Google Benchmark calls on the thread that runs it, and the run is its own until this returns.
          nonisolated(unsafe) let run = run
          let runner = CaseRunner.at(context)
          MainActor.assumeIsolated { runner.finish(run, after: Int(iterations)) }
        })
      benchmark_register(&registered)
    }
  }

  private nonisolated static func at(_ context: UnsafeMutableRawPointer) -> CaseRunner {
    Unmanaged<CaseRunner>.fromOpaque(context).takeUnretainedValue()
  }

  private nonisolated func prepare() {
    MainActor.assumeIsolated {
      if made == nil { make() }
      if case .success(let made) = made { made.prepare() }
    }
  }

  private func make() {
    do {
      let made = try listed.make()
      if !listed.measuresItself {
        allocations = try AllocationCount(of: made, iterations: listed.unit.untimedIterations)
      }
      self.made = .success(made)
    } catch {
      made = .failure(error)
    }
  }

  /// Runs the case, and gives the seconds that it says it took, where it takes its times itself.
  private nonisolated func run(_ iterations: Int) -> Double {
    MainActor.assumeIsolated {
      guard case .success(let made) = made else { return 0 }
      made.run(iterations)
      return made.measuredSeconds ?? 0
    }
  }

  private func finish(_ run: OpaquePointer, after iterations: Int) {
    switch made {
    case .success(let made):
      if let fault = made.fault(after: iterations) { return benchmark_run_fail(run, fault) }
      if let allocations {
        if Build.isOptimised, let fault = allocations.fault(atMost: listed.allocationLimit) {
          return benchmark_run_fail(run, fault)
        }
        benchmark_run_set_count(run, "allocations", allocations.perIteration)
      }
      if let parts = made.parts { benchmark_run_set_time_per(run, parts.name, Double(parts.count)) }
    case .failure(let error): benchmark_run_fail(run, "\(error)")
    case nil: benchmark_run_fail(run, "it was not prepared")
    }
  }
}

extension ListedCase.Unit {
  /// Enough to count in, and over in a moment.
  fileprivate var untimedIterations: Int {
    switch self {
    case .nanosecond: 1000
    case .microsecond: 100
    case .millisecond: 1
    }
  }

  fileprivate var benchmarkUnit: benchmark_unit {
    switch self {
    case .nanosecond: benchmark_unit_nanosecond
    case .microsecond: benchmark_unit_microsecond
    case .millisecond: benchmark_unit_millisecond
    }
  }
}
