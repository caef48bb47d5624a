/// A median with the quartiles around it: half of all repetitions lie between these.
struct Spread: Sendable, Hashable {
  let median: Double
  let lower: Double
  let upper: Double

  /// The ratio to another figure: from the least that both spreads allow to the most.
  ///
  /// - Parameter base: The figure that this one is divided by; positive.
  func ratio(to base: Spread) -> Spread {
    Spread(median: median / base.median, lower: lower / base.upper, upper: upper / base.lower)
  }

  /// Whether there is something that lies in both.
  func overlaps(_ other: Spread) -> Bool { lower <= other.upper && other.lower <= upper }
}
