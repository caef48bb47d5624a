import Rendering

/// What the command line asks for: the command's own flags, and those that are Google Benchmark's.
struct BenchmarkOptions: Sendable, Hashable {
  /// Whether a ratio over its limit is a failure.
  var checksRatios = false
  /// Whether lists of few and of many rows are compared, and nothing else.
  var comparesScales = false
  /// Whether each case runs a single time, to see that it works, without any figure worth reading.
  var runsOnce = false
  /// Whether instructions are counted before the times are taken.
  var countsInstructions = false
  /// Whether this is the process whose instructions are counted.
  var isCounted = false
  /// Where a picture of the costs is written to.
  var plot: String?
  /// The results of a run before that this one is compared with.
  var oldResults: String?
  /// How much greater than before a ratio may be, as a share of what it was.
  var threshold = 0.1
  /// What Google Benchmark is given, defaults first, so that what the user says beats them.
  var flags: [String] = []

  /// Enough repetitions, in random order, that a disturbance hits all cases alike and no median.
  private static let defaultFlags = [
    "--benchmark_repetitions=31", "--benchmark_min_time=0.05", "--benchmark_enable_random_interleaving=true",
  ]

  /// - Parameter arguments: The arguments, without the command's name.
  init(_ arguments: [String]) throws(BenchmarkOptionsError) {
    var given: [String] = []
    var rest = Self.separatingValues(in: arguments)[...]
    while let argument = rest.popFirst() {
      switch argument {
      case "--check": checksRatios = true
      case "--scale": comparesScales = true
      case "--once": runsOnce = true
      case "--instructions": countsInstructions = true
      case InstructionCounter.flag: isCounted = true
      case "--json":
        given += ["--benchmark_out=\(try Self.value(of: argument, from: &rest))", "--benchmark_out_format=json"]
      case "--filter": given.append("\(Self.filterFlag)\(try Self.value(of: argument, from: &rest))")
      case "--plot": plot = try Self.picture(try Self.value(of: argument, from: &rest))
      case "--compare": oldResults = try Self.value(of: argument, from: &rest)
      case "--threshold": threshold = try Self.percentage(try Self.value(of: argument, from: &rest))
      default: given.append(argument)
      }
    }
    if runsOnce {
      let meaningless = [
        ("--check", checksRatios), ("--instructions", countsInstructions), ("--plot", plot != nil),
        ("--compare", oldResults != nil),
      ]
      for (flag, isGiven) in meaningless where isGiven { throw .excludeEachOther("--once", flag) }
    }
    let once = ["--benchmark_repetitions=1", "--benchmark_min_time=0"]
    // Large tables take long.
    let fewer = comparesScales ? ["--benchmark_repetitions=9"] : []
    flags = (runsOnce ? once : Self.defaultFlags + fewer) + given
  }

  /// The regular expression that names have to match somewhere.
  var filter: String { value(of: Self.filterFlag) ?? "." }

  /// How often each case is repeated.
  var repetitions: Int { value(of: "--benchmark_repetitions=").flatMap { Int($0) } ?? 1 }

  /// Whether Google Benchmark prints the results in a form that was asked for, and not this command its table.
  var printsAsGoogleBenchmark: Bool { value(of: Self.formatFlag) != nil || listsOnly }

  /// Whether the standard output is for programs to read.
  var printsForPrograms: Bool { (value(of: Self.formatFlag) ?? "console") != "console" || listsOnly }

  private var listsOnly: Bool { flags.contains { $0.hasPrefix("--benchmark_list_tests") } }

  private static let filterFlag = "--benchmark_filter="
  private static let formatFlag = "--benchmark_format="

  private func value(of prefix: String) -> String? {
    flags.last { $0.hasPrefix(prefix) }.map { String($0.dropFirst(prefix.count)) }
  }

  /// Flags that take a value.
  private static let flagsWithValues = ["--json", "--filter", "--plot", "--compare", "--threshold"]

  /// The arguments, with a flag's value always behind it: `--json=a` as `--json a`.
  private static func separatingValues(in arguments: [String]) -> [String] {
    arguments.flatMap { argument in
      for flag in flagsWithValues where argument.hasPrefix("\(flag)=") {
        return [flag, String(argument.dropFirst(flag.count + 1))]
      }
      return [argument]
    }
  }

  private static func value(
    of flag: String, from rest: inout ArraySlice<String>
  ) throws(BenchmarkOptionsError) -> String {
    guard let value = rest.popFirst() else { throw .missingValue(flag) }
    return value
  }

  private static func picture(_ path: String) throws(BenchmarkOptionsError) -> String {
    guard PictureFormat(path: path) != nil else { throw .unknownPicture(path) }
    return path
  }

  /// `10` or `10%` as 0.1.
  private static func percentage(_ text: String) throws(BenchmarkOptionsError) -> Double {
    let number = text.hasSuffix("%") ? String(text.dropLast()) : text
    guard let percentage = Double(number), percentage.isFinite, percentage >= 0 else { throw .noPercentage(text) }
    return percentage / 100
  }
}

/// What is wrong with a command line.
enum BenchmarkOptionsError: Error, Hashable {
  /// A flag stands last that needs a value.
  case missingValue(String)
  /// Two flags that make no sense together.
  case excludeEachOther(String, String)
  /// What should be a percentage is none.
  case noPercentage(String)
  /// A picture's name does not say which kind of file it is to be.
  case unknownPicture(String)
}

extension BenchmarkOptionsError: CustomStringConvertible {
  var description: String {
    switch self {
    case .missingValue(let flag): "\(flag): it needs a value, give one behind it"
    case .excludeEachOther(let first, let second): "\(first): it excludes \(second), leave one of them out"
    case .noPercentage(let text): "--threshold \(text): it is no percentage, give a number such as 10"
    case .unknownPicture(let path):
      "--plot \(path): no such kind of picture, end the name in \(PictureFormat.listOfEndings)"
    }
  }
}
