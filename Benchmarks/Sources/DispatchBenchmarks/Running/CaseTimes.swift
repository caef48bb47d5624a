/// How long an iteration of each case took: Google Benchmark's median and quartiles of the repetitions, and the least of them.
struct CaseTimes: Sendable, Hashable {
  /// The times of one case, in nanoseconds of CPU time.
  struct Times: Sendable, Hashable {
    var median: Double?
    var lowerQuartile: Double?
    var upperQuartile: Double?
    var least: Double?
  }

  /// How the cost of a family's members grows with what they differ in.
  struct Growth: Sendable, Hashable {
    /// What it is like, `N`.
    var order: String
    /// The nanoseconds of one of these.
    var factor: Double
    /// The root of the mean square of the differences, as a share of the mean.
    var error: Double?
  }

  private var cases: [String: Times] = [:]
  /// How the costs of families grow, by their names.
  private(set) var growths: [String: Growth] = [:]

  /// The names of the cases that ran.
  var names: Set<String> { Set(cases.keys) }

  /// The time of an iteration of a case in nanoseconds of CPU time, or `nil` if it did not run: the median of its repetitions, or
  /// the only one's.
  ///
  /// - Parameter name: The case's name.
  subscript(name: String) -> Double? { cases[name].flatMap { $0.median ?? $0.least } }

  /// The least time of an iteration of a case in nanoseconds of CPU time, or `nil` if it did not run: what it takes where nothing
  /// disturbs it.
  ///
  /// - Parameter name: The case's name.
  func least(_ name: String) -> Double? { cases[name].flatMap { $0.least ?? $0.median } }

  /// The lower quartile of the times of an iteration of a case in nanoseconds of CPU time, or `nil` if it did not run: what it takes
  /// where little disturbs it. Beside other work it moves less from run to run than the median, and unlike the least time it is no
  /// single lucky one.
  ///
  /// - Parameter name: The case's name.
  func lowerQuartile(_ name: String) -> Double? { cases[name]?.lowerQuartile ?? self[name] }

  /// A case's median and the quartiles around it; all three are the same where there was one repetition.
  ///
  /// - Parameter name: The case's name.
  func spread(_ name: String) -> Spread? {
    guard let times = cases[name], let median = times.median ?? times.least else { return nil }
    return Spread(median: median, lower: times.lowerQuartile ?? median, upper: times.upperQuartile ?? median)
  }

  /// Takes a result.
  ///
  /// - Parameters:
  ///   - name: The case's name.
  ///   - aggregate: The name of an aggregate of its repetitions, empty for one of them.
  ///   - time: In nanoseconds.
  mutating func note(_ name: String, aggregate: String, time: Double) {
    var times = cases[name] ?? Times()
    switch aggregate {
    case "median": times.median = time
    case "lower-quartile": times.lowerQuartile = time
    case "upper-quartile": times.upperQuartile = time
    case "": times.least = min(times.least ?? time, time)
    default: return
    }
    cases[name] = times
  }

  /// Takes how a family's cost grows.
  ///
  /// - Parameters:
  ///   - family: The family's name.
  ///   - order: What it grows like.
  ///   - factor: The nanoseconds of one of these.
  mutating func note(_ family: String, growingLike order: String, factor: Double) {
    growths[family] = Growth(order: order, factor: factor, error: growths[family]?.error)
  }

  /// Takes how well that fits.
  ///
  /// - Parameters:
  ///   - family: The family's name, whose growth is known.
  ///   - error: The root of the mean square of the differences, as a share of the mean.
  mutating func note(_ family: String, error: Double) {
    growths[family]?.error = error
  }
}
