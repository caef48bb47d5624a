/// What is compared: what a case takes, or what one layer more adds to it.
enum Cost: Sendable, Hashable {
  /// What an iteration of a case takes.
  case iteration(String)
  /// What a layer takes: the difference between a case's greatest and least depth, for each layer that they differ by. The case
  /// is named without its depth. As a difference has the disturbances of both, it is that of the least times of all repetitions and
  /// not of medians: of two differences of medians the ratio moved by five hundredths from run to run.
  case layer(String)
  /// What an iteration of each of several cases takes, together.
  case sum([String])

  /// The depths that a layer's cost is taken from.
  private static let depths = (least: 1, greatest: 16)

  /// The names of the cases that it is made of.
  var cases: [String] {
    switch self {
    case .iteration(let name): [name]
    case .sum(let names): names
    case .layer(let name): [Self.name(name, depth: Self.depths.least), Self.name(name, depth: Self.depths.greatest)]
    }
  }

  /// What it comes to in one run, in nanoseconds, or `nil` if a case of it did not run.
  func time(in times: CaseTimes) -> Double? {
    switch self {
    case .iteration(let name): return times[name]
    case .sum(let names):
      var sum = 0.0
      for name in names {
        guard let time = times[name] else { return nil }
        sum += time
      }
      return sum
    case .layer(let name):
      guard let least = times.least(Self.name(name, depth: Self.depths.least)),
        let greatest = times.least(Self.name(name, depth: Self.depths.greatest))
      else { return nil }
      return (greatest - least) / Double(Self.depths.greatest - Self.depths.least)
    }
  }

  private static func name(_ name: String, depth: Int) -> String { "\(name)/depth:\(depth)" }
}

extension Cost: CustomStringConvertible {
  /// The case's name, `a layer of …` for a layer, the names with a plus between them for a sum.
  var description: String {
    switch self {
    case .iteration(let name): name
    case .sum(let names): names.joined(separator: " + ")
    case .layer(let name): "a layer of \(name)"
    }
  }
}

extension Cost: ExpressibleByStringLiteral {
  /// What an iteration of a case takes.
  init(stringLiteral name: String) { self = .iteration(name) }
}
