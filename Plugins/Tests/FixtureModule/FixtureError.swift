/// Why the fixture refuses its configuration.
struct FixtureError: Error, CustomStringConvertible {
  let limit: Double

  var description: String { "limit \(limit)\nis too large" }
}
