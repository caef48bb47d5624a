/// A case that can be run, made when it is: filters leave most of them out at times, and some are large.
struct ListedCase: Sendable {
  /// The unit that its times are printed in.
  enum Unit {
    case nanosecond, microsecond, millisecond
  }

  /// What the members of a family differ in, `depth:4`.
  struct Argument: Sendable, Hashable {
    let name: String
    let value: Int
  }

  /// The name without the argument: the family's.
  let family: String
  /// What tells the case from the others of its family, or `nil` if it is alone.
  let argument: Argument?
  let unit: Unit
  /// How often an iteration may allocate heap memory, or `nil` where nothing is said about it.
  let allocationLimit: Int?
  /// How often an iteration may retain or release an object, or `nil` where nothing is said about it.
  let retainLimit: Int?
  /// Whether the case takes its times itself.
  let measuresItself: Bool
  /// Whether somebody else's way is measured.
  let isPeer: Bool
  let make: @MainActor @Sendable () throws -> any BenchmarkCase

  init(
    _ family: String, _ argument: Argument? = nil, _ unit: Unit = .nanosecond,
    allocatingAtMost allocationLimit: Int? = 0, retainingAtMost retainLimit: Int? = nil,
    measuringItself measuresItself: Bool = false, isPeer: Bool = false,
    make: @escaping @MainActor @Sendable () throws -> any BenchmarkCase
  ) {
    self.family = family
    self.argument = argument
    self.unit = unit
    self.allocationLimit = allocationLimit
    self.retainLimit = retainLimit
    self.measuresItself = measuresItself
    self.isPeer = isPeer
    self.make = make
  }

  /// The whole name, `witness/intercepted/depth:4`.
  var name: String { argument.map { "\(family)/\($0.name):\($0.value)" } ?? family }

  /// How many iterations a run has that is not timed: enough to count in, and over in a moment.
  var untimedIterations: Int {
    switch unit {
    case .nanosecond: 10_000
    case .microsecond: 100
    case .millisecond: 1
    }
  }
}

extension ListedCase.Argument {
  /// How many stand one behind the other.
  static func depth(_ value: Int) -> Self { Self(name: "depth", value: value) }
  /// How many rows a table has.
  static func rows(_ value: Int) -> Self { Self(name: "rows", value: value) }
  /// How many adapters a table has.
  static func adapters(_ value: Int) -> Self { Self(name: "adapters", value: value) }
  /// How many interposers a chain has.
  static func interposers(_ value: Int) -> Self { Self(name: "interposers", value: value) }
  /// How many requirements a protocol has.
  static func requirements(_ value: Int) -> Self { Self(name: "requirements", value: value) }
}
