/// How long an iteration of each case took: Google Benchmark's median of the repetitions, and the least of them.
struct CaseTimes: Sendable, Hashable {
  private var medians: [String: Double] = [:]
  private var leasts: [String: Double] = [:]

  /// The time of an iteration of a case in nanoseconds of CPU time, or `nil` if it did not run: the median of its repetitions, or
  /// the only one's.
  ///
  /// - Parameter name: The case's name.
  subscript(name: String) -> Double? { medians[name] ?? leasts[name] }

  /// The least time of an iteration of a case in nanoseconds of CPU time, or `nil` if it did not run: what it takes where nothing
  /// disturbs it.
  ///
  /// - Parameter name: The case's name.
  func least(_ name: String) -> Double? { leasts[name] ?? medians[name] }

  /// Takes a result.
  ///
  /// - Parameters:
  ///   - name: The case's name.
  ///   - aggregate: The name of an aggregate of its repetitions, empty for one of them.
  ///   - time: In nanoseconds.
  mutating func note(_ name: String, aggregate: String, time: Double) {
    switch aggregate {
    case "median": medians[name] = time
    case "": leasts[name] = min(leasts[name] ?? time, time)
    default: break
    }
  }
}
