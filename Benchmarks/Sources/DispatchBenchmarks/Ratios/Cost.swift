/// What is compared: what a case takes, or what one layer more adds to it.
enum Cost: Sendable, Hashable {
  /// What an iteration of a case takes.
  case iteration(String)
  /// What a layer takes: the difference between a case's greatest and least depth, for each layer that they differ by. The case
  /// is named without its depth. It is not one of the least times: a processor remembers some sixteen addresses to return to, or half as many
  /// while its other half is busy too, and the least times are then of one kind in the one case and of the other in the other.
  case layer(String)
  /// What one object in between takes: the difference between a case with it and one without.
  case hop(String, over: String)
  /// What an iteration of each of several cases takes, together.
  case sum([String])

  /// The depths that a layer's cost is taken from.
  private static let depths = (least: 1, greatest: 16)

  /// The names of the cases that it is made of.
  var cases: [String] {
    switch self {
    case .iteration(let name): [name]
    case .sum(let names): names
    case .hop(let name, let base): [name, base]
    case .layer(let name): [Self.name(name, depth: Self.depths.least), Self.name(name, depth: Self.depths.greatest)]
    }
  }

  /// What it comes to in one run, in nanoseconds, by the lower quartiles of its cases' times, or `nil` if a case of it did not run.
  func time(in times: CaseTimes) -> Double? {
    switch self {
    case .iteration(let name): return times.lowerQuartile(name)
    case .sum(let names):
      var sum = 0.0
      for name in names {
        guard let time = times.lowerQuartile(name) else { return nil }
        sum += time
      }
      return sum
    case .hop(let name, let base):
      guard let with = times.lowerQuartile(name), let without = times.lowerQuartile(base) else { return nil }
      return with - without
    case .layer(let name):
      guard let least = times.lowerQuartile(Self.name(name, depth: Self.depths.least)),
        let greatest = times.lowerQuartile(Self.name(name, depth: Self.depths.greatest))
      else { return nil }
      return (greatest - least) / Double(Self.depths.greatest - Self.depths.least)
    }
  }

  private static func name(_ name: String, depth: Int) -> String { "\(name)/depth:\(depth)" }
}

extension Cost: CustomStringConvertible {
  /// The case's name, `a layer of …` for a layer, `a hop of …` for a hop, the names with a plus between them for a sum.
  var description: String {
    switch self {
    case .iteration(let name): name
    case .sum(let names): names.joined(separator: " + ")
    case .layer(let name): "a layer of \(name)"
    case .hop(let name, _): "a hop of \(name)"
    }
  }
}

extension Cost: ExpressibleByStringLiteral {
  /// What an iteration of a case takes.
  init(stringLiteral name: String) { self = .iteration(name) }
}
