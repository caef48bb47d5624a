/// What the command line asks for: the command's own flags, and those that are Google Benchmark's.
struct BenchmarkOptions: Sendable, Hashable {
  /// Whether a ratio over its limit is a failure.
  var checksRatios = false
  /// Whether each case runs a single time, to see that it works, without any figure worth reading.
  var runsOnce = false
  /// What Google Benchmark is given, defaults first, so that what the user says beats them.
  var flags: [String]

  /// Enough repetitions, in random order, that a disturbance hits all cases alike and no median.
  private static let defaultFlags = [
    "--benchmark_repetitions=61", "--benchmark_min_time=0.05", "--benchmark_enable_random_interleaving=true",
    "--benchmark_display_aggregates_only=true",
  ]

  /// - Parameter arguments: The arguments, without the command's name.
  init(_ arguments: [String]) throws(BenchmarkOptionsError) {
    var given: [String] = []
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      switch argument {
      case "--check": checksRatios = true
      case "--once": runsOnce = true
      case "--json": given += Self.file(try Self.value(of: argument, from: &rest))
      case "--filter": given.append("--benchmark_filter=\(try Self.value(of: argument, from: &rest))")
      default:
        if let file = Self.value(of: "--json=", in: argument) {
          given += Self.file(file)
        } else if let filter = Self.value(of: "--filter=", in: argument) {
          given.append("--benchmark_filter=\(filter)")
        } else {
          given.append(argument)
        }
      }
    }
    if runsOnce, checksRatios { throw .excludeEachOther("--once", "--check") }
    let once = ["--benchmark_repetitions=1", "--benchmark_min_time=0"]
    flags = (runsOnce ? once : Self.defaultFlags) + given
  }

  /// Whether the standard output is for programs to read.
  var printsForPrograms: Bool {
    var format = "console"
    for flag in flags {
      if let value = Self.value(of: "--benchmark_format=", in: flag) { format = value }
    }
    return format != "console"
  }

  private static func file(_ name: String) -> [String] {
    ["--benchmark_out=\(name)", "--benchmark_out_format=json"]
  }

  private static func value(of prefix: String, in argument: String) -> String? {
    argument.hasPrefix(prefix) ? String(argument.dropFirst(prefix.count)) : nil
  }

  private static func value(
    of flag: String, from rest: inout ArraySlice<String>
  ) throws(BenchmarkOptionsError) -> String {
    guard let value = rest.popFirst() else { throw .missingValue(flag) }
    return value
  }
}

/// What is wrong with a command line.
enum BenchmarkOptionsError: Error, Hashable {
  /// A flag stands last that needs a value.
  case missingValue(String)
  /// Two flags that make no sense together.
  case excludeEachOther(String, String)
}

extension BenchmarkOptionsError: CustomStringConvertible {
  var description: String {
    switch self {
    case .missingValue(let flag): "\(flag): it needs a value, give one behind it"
    case .excludeEachOther(let first, let second): "\(first): it excludes \(second), leave one of them out"
    }
  }
}
