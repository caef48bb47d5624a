import CGoogleBenchmark

/// A result as Google Benchmark hands it over, with strings that outlive the call.
struct CollectedResult: Sendable {
  let name: String
  let aggregate: String
  let time: Double
  let iterations: Int
  let growth: String?
  let error: String?

  init(_ result: benchmark_result) {
    name = String(cString: result.case_name)
    aggregate = String(cString: result.aggregate_name)
    time = result.cpu_time
    iterations = Int(result.iterations)
    growth = result.growth.map { String(cString: $0) }
    error = result.error.map { String(cString: $0) }
  }
}

/// Where the results of a run are gathered.
@MainActor
final class ResultCollector {
  private(set) var times = CaseTimes()
  /// A line for each case that failed.
  private(set) var failures: [String] = []

  /// Cases of which a repetition had so few iterations that the clock was measured and not they: one that was held up while
  /// Google Benchmark looked for a number of iterations keeps a small one for good.
  private(set) var disturbed: [String] = []

  /// The CPU time of a repetition, in nanoseconds, that is too short for an iteration of nanoseconds.
  private static let shortestRepetition = 100_000.0

  /// Takes a result.
  func collect(_ result: CollectedResult) {
    if let error = result.error {
      let failure = "\(result.name): \(error)"
      if failures.last != failure { failures.append(failure) }
    } else if let growth = result.growth {
      times.note(result.name, growingLike: growth, factor: result.time)
    } else if result.aggregate == "RMS" {
      times.note(result.name, error: result.time)
    } else {
      times.note(result.name, aggregate: result.aggregate, time: result.time)
      let isShort = result.iterations > 0 && Double(result.iterations) * result.time < Self.shortestRepetition
      if isShort, disturbed.last != result.name { disturbed.append(result.name) }
    }
  }
}
