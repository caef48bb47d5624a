import CGoogleBenchmark
import Foundation

/// The command: runs the cases, prints their times, and then the ratios that matter.
@MainActor
public enum BenchmarkCommand {
  /// What the command takes.
  nonisolated static let usage = """
    usage: swivel bench [--filter REGEX] [--json FILE] [--check] [--once] [GOOGLE-BENCHMARK-FLAG…]

      --filter REGEX  only the cases whose name it matches
      --json FILE     write the results to a file, in Google Benchmark's format
      --check         fail if a ratio is over its limit
      --once          run each case a single time, to see that it works; its figures mean nothing

    Flags of Google Benchmark, all of which it takes too:

    """

  /// Runs the command.
  ///
  /// - Parameter arguments: Its arguments, its own name first.
  /// - Returns: What to exit with: 0; 1 if a case failed, nothing matched the filter or, with `--check`, a ratio is over its
  ///   limit; 2 for wrong usage.
  public static func run(_ arguments: [String]) -> Int32 { run(arguments, cases: CaseList.all) }

  static func run(_ arguments: [String], cases: [ListedCase]) -> Int32 {
    let options: BenchmarkOptions
    do {
      options = try BenchmarkOptions(Array(arguments.dropFirst()))
    } catch {
      complain("\(error)")
      return 2
    }
    if !Build.isOptimised { complain("built without optimisation: these times say nothing about a release build") }

    let runners = cases.map(CaseRunner.init)
    for runner in runners { runner.register() }
    let collector = TimeCollector()
    let outcome = withExtendedLifetime(runners) {
      runAll(options.flags, collector)
    }
    switch outcome {
    case benchmark_outcome_unknown_flag:
      FileHandle.standardError.write(Data(usage.utf8))
      return 2
    case benchmark_outcome_done: break
    case benchmark_outcome_case_failed:
      complain("a case failed: it did not do what it is said to do (its line above says what)")
      return 1
    default: return 1
    }

    let table = RatioTable(in: collector.times)
    if !options.runsOnce, !table.isEmpty { show("\n\(table.text)\n", aside: options.printsForPrograms) }
    if options.checksRatios, !table.holds {
      complain("a ratio is over its limit: it is marked MISSED above")
      return 1
    }
    return 0
  }

  private static func runAll(_ flags: [String], _ collector: TimeCollector) -> benchmark_outcome {
    // The library's messages begin with the name.
    let arguments = ["swivel bench"] + flags
    var pointers: [UnsafeMutablePointer<CChar>?] = arguments.map { strdup($0) }
    // The library takes those out that it knows, so the strings are freed by what they were.
    let owned = pointers
    defer { for pointer in owned { free(pointer) } }
    pointers.append(nil)
    return benchmark_run_all(
      Int32(arguments.count), &pointers,
      {
        // Also called for values that a flag cannot have, and then the library would exit with 0.
        guard CommandLine.arguments.contains("--help") else {
          FileHandle.standardError.write(Data(BenchmarkCommand.usage.utf8))
          exit(2)
        }
        print(BenchmarkCommand.usage, terminator: "")
        benchmark_print_flags()
      },
      Unmanaged.passUnretained(collector).toOpaque(),
      { context, result in
        let collector = Unmanaged<TimeCollector>.fromOpaque(context).takeUnretainedValue()
        let result = result.pointee
        let name = String(cString: result.case_name)
        let aggregate = String(cString: result.aggregate_name)
        MainActor.assumeIsolated { collector.times.note(name, aggregate: aggregate, time: result.cpu_time) }
      })
  }

  private static func show(_ text: String, aside: Bool) {
    let handle = aside ? FileHandle.standardError : FileHandle.standardOutput
    fflush(nil)
    handle.write(Data(text.utf8))
  }

  private static func complain(_ message: String) {
    FileHandle.standardError.write(Data("swivel: \(message)\n".utf8))
  }
}

/// Where the results of a run are gathered.
@MainActor
private final class TimeCollector {
  var times = CaseTimes()
}
