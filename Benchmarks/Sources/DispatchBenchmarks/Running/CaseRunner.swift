import CGoogleBenchmark

/// Runs one case for Google Benchmark, and fails its runs when the case did not do what it is said to do.
@MainActor
final class CaseRunner {
  private let listed: ListedCase
  private var made: Result<any BenchmarkCase, any Error>?
  private var counts: UntimedCounts?
  private let counted: CaseFigures
  private let progress: RunProgress

  /// - Parameters:
  ///   - listed: The case.
  ///   - counted: What was counted of an iteration by somebody else.
  ///   - progress: Who tells people how far the runs are.
  init(_ listed: ListedCase, counted: CaseFigures = CaseFigures(), progress: RunProgress = RunProgress(isShown: false))
  {
    self.listed = listed
    self.counted = counted
    self.progress = progress
  }

  /// The figures that were counted, once the case has run.
  var figures: CaseFigures {
    var heapSize: Double?
    if case .success(let made) = made { heapSize = made.heapSize.map(Double.init) }
    return CaseFigures(
      instructions: counted.instructions, allocations: counts?.allocations, heapSize: heapSize,
      retains: counted.retains ?? counts?.referenceCounting)
  }

  /// Makes cases known that are alone or a family. The runners have to live until all cases have run.
  ///
  /// - Parameter runners: Some, of one family.
  static func register(_ runners: [CaseRunner]) {
    guard let first = runners.first else { return }
    first.listed.family.withCString { name in
      if let argument = first.listed.argument {
        argument.name.withCString { argument in register(runners, name, argument) }
      } else {
        register(runners, name, nil)
      }
    }
  }

  private static func register(
    _ runners: [CaseRunner], _ name: UnsafePointer<CChar>, _ argumentName: UnsafePointer<CChar>?
  ) {
    let cases = runners.map { runner in
      benchmark_case(
        name: name, argument_name: argumentName, argument: Int64(runner.listed.argument?.value ?? 0),
        unit: runner.listed.unit.benchmarkUnit, measures_itself: runner.listed.measuresItself,
        context: Unmanaged.passUnretained(runner).toOpaque(),
        prepare: { context in CaseRunner.at(context).prepare() },
        run: { context, iterations in CaseRunner.at(context).run(Int(iterations)) },
        finish: { context, iterations, run in
          // Google Benchmark calls on the thread that runs it, and the run is its own until this returns.
          nonisolated(unsafe) let run = run
          let runner = CaseRunner.at(context)
          MainActor.assumeIsolated { runner.finish(run, after: Int(iterations)) }
        })
    }
    benchmark_register(cases, Int64(cases.count))
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
        counts = try UntimedCounts(
          of: made, iterations: listed.untimedIterations, countsRetains: listed.retainLimit != nil)
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
    progress.noteRun(of: listed.name)
    switch made {
    case .success(let made):
      if let fault = made.fault(after: iterations) { return benchmark_run_fail(run, fault) }
      if let counts, Build.isOptimised,
        let fault = counts.fault(
          allocatingAtMost: listed.allocationLimit, retainingAtMost: listed.retainLimit)
      {
        return benchmark_run_fail(run, fault)
      }
      let figures = figures
      let named = [
        ("allocations", figures.allocations), ("retains", figures.retains), ("instructions", figures.instructions),
        ("heap-bytes", figures.heapSize),
      ]
      for (name, count) in named {
        if let count { benchmark_run_set_count(run, name, count) }
      }
      if let parts = made.parts { benchmark_run_set_time_per(run, parts.name, Double(parts.count)) }
    case .failure(let error): benchmark_run_fail(run, "\(error)")
    case nil: benchmark_run_fail(run, "it was not prepared")
    }
  }
}

extension ListedCase.Unit {
  fileprivate var benchmarkUnit: benchmark_unit {
    switch self {
    case .nanosecond: benchmark_unit_nanosecond
    case .microsecond: benchmark_unit_microsecond
    case .millisecond: benchmark_unit_millisecond
    }
  }
}
