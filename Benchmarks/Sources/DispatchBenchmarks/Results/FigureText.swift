import Foundation

/// How figures are printed.
enum FigureText {
  /// A time with three significant digits, `2.71 ns`, `1.12 µs`, `9.38 ms`.
  ///
  /// - Parameter nanoseconds: The time.
  static func time(_ nanoseconds: Double) -> String {
    let unit = timeUnit(of: nanoseconds)
    return "\(digits(nanoseconds / unit.nanoseconds)) \(unit.name)"
  }

  /// Two times, in the unit of the second: `2.61–2.84 ns`.
  ///
  /// - Parameters:
  ///   - lower: The first, in nanoseconds.
  ///   - upper: The second, in nanoseconds.
  static func times(_ lower: Double, _ upper: Double) -> String {
    let unit = timeUnit(of: upper)
    return "\(digits(lower / unit.nanoseconds))–\(digits(upper / unit.nanoseconds)) \(unit.name)"
  }

  /// A number of things: whole from ten on and where it is nearly whole, else with two decimals.
  ///
  /// - Parameter count: The number, or `nil` where nobody counted.
  static func count(_ count: Double?) -> String {
    guard let count else { return "" }
    if abs(count) < 0.02 { return "0" }
    if count >= 10 || abs(count - count.rounded()) < 0.02 { return String(format: "%.0f", count) }
    return String(format: "%.2f", count)
  }

  /// A ratio with two decimals, or none from a hundred on.
  ///
  /// - Parameter ratio: The ratio, or `nil` where there is none.
  static func ratio(_ ratio: Double?) -> String {
    guard let ratio else { return "" }
    return String(format: ratio >= 100 ? "%.0f" : "%.2f", ratio)
  }

  private static func digits(_ value: Double) -> String {
    // What is printed with one decimal more would be rounded up to the next place.
    if value >= 99.95 { return String(format: "%.0f", value) }
    return String(format: value >= 9.995 ? "%.1f" : "%.2f", value)
  }

  private static func timeUnit(of nanoseconds: Double) -> (name: String, nanoseconds: Double) {
    if nanoseconds >= 999_500 { return ("ms", 1e6) }
    return nanoseconds >= 999.5 ? ("µs", 1e3) : ("ns", 1)
  }
}
