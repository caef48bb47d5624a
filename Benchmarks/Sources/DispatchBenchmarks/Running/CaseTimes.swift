/// How long an iteration of each case took: Google Benchmark's median of the repetitions, or the only one's time.
struct CaseTimes: Sendable, Hashable {
  private var medians: [String: Double] = [:]
  private var singles: [String: Double] = [:]

  /// The time of an iteration of a case in nanoseconds of CPU time, or `nil` if it did not run.
  ///
  /// - Parameter name: The case's name.
  subscript(name: String) -> Double? { medians[name] ?? singles[name] }

  /// Takes a result.
  ///
  /// - Parameters:
  ///   - name: The case's name.
  ///   - aggregate: The name of an aggregate of its repetitions, empty for one of them.
  ///   - time: In nanoseconds.
  mutating func note(_ name: String, aggregate: String, time: Double) {
    switch aggregate {
    case "median": medians[name] = time
    case "": singles[name] = time
    default: break
    }
  }
}
