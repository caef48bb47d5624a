import CGoogleBenchmark
import Foundation

/// The command: runs the cases, prints what they take, and then the ratios that matter.
@MainActor
public enum BenchmarkCommand {
  /// What the command takes.
  nonisolated static let usage = """
    usage: swivel bench [--filter REGEX] [--json FILE] [--plot FILE] [--compare OLD.json] [--threshold PERCENT]
                        [--instructions] [--scale] [--check] [--once] [GOOGLE-BENCHMARK-FLAG…]

      --filter REGEX     only the cases whose name it matches
      --json FILE        write the results to a file, in Google Benchmark's format
      --plot FILE        draw the costs, to a file that ends in .svg, .png or .pdf
      --compare OLD.json list the ratios to direct/existential that moved since, beyond the spread of both runs; fail if one of them
                         is a regression
      --threshold PERCENT how much greater a ratio may be before it is a regression (10)
      --instructions     count instructions too, and the retains of all cases, with Valgrind if that is there; a minute more
      --scale            only tables, of a thousand to ten million rows, and GTK's list view where that is there; prints a table
      --check            fail if a ratio is over its limit
      --once             run each case a single time, to see that it works; its figures mean nothing

    Flags of Google Benchmark, all of which it takes too:

    """

  /// Runs the command.
  ///
  /// - Parameter arguments: Its arguments, its own name first.
  /// - Returns: What to exit with: 0; 1 if a case failed, nothing matched the filter, a file cannot be read or written, with
  ///   `--check` a ratio is over its limit or with `--compare` one is a regression; 2 for wrong usage.
  public static func run(_ arguments: [String]) -> Int32 {
    let peers = Peers(in: Peers.folder)
    guard arguments.contains("--scale") else {
      return run(arguments, cases: CaseList.all + peers.cases, skipped: peers.skipped)
    }
    let listViews = Peers.listViews(in: Peers.folder)
    let skipped = peers.skipped.filter { $0.hasPrefix("gtk") } + listViews.skipped
    return run(arguments, cases: CaseList.scale(peers: listViews.cases), skipped: skipped)
  }

  static func run(_ arguments: [String], cases: [ListedCase], skipped: [String] = []) -> Int32 {
    let options: BenchmarkOptions
    do {
      options = try BenchmarkOptions(Array(arguments.dropFirst()))
    } catch {
      complain("\(error)")
      return 2
    }
    do {
      if options.isCounted {
        InstructionCounter.runCases(cases, matching: options.filter)
        return 0
      }
      return try run(options, cases: cases, skipped: skipped)
    } catch {
      complain("\(error)")
      return 1
    }
  }

  private static func run(_ options: BenchmarkOptions, cases: [ListedCase], skipped: [String]) throws -> Int32 {
    if !Build.isOptimised { complain("built without optimisation: these times say nothing about a release build") }
    for line in skipped { complain("skipped \(line)") }
    let oldTimes = try options.oldResults.map { path in try RecordedRun.times(at: path) }

    let isWatched = isatty(STDERR_FILENO) == 1 && !options.runsOnce
    let filter = CaseFilter(options.filter)
    let count = cases.count { filter.includes($0.name) }
    let progress = RunProgress(isShown: isWatched, expectedRuns: count * options.repetitions)
    var counted: [String: CaseFigures] = [:]
    if options.countsInstructions {
      progress.say("counting instructions")
      do {
        counted = try InstructionCounter.count(matching: options.filter)
      } catch {
        progress.end()
        complain("instructions are not counted: \(error)")
      }
    }

    let runners = cases.map { CaseRunner($0, counted: counted[$0.name] ?? CaseFigures(), progress: progress) }
    register(runners, of: cases)
    let collector = ResultCollector()
    let outcome = withExtendedLifetime(runners) { runAll(options, collector) }
    progress.end()
    for failure in collector.failures { complain(failure) }
    if !options.runsOnce {
      for name in collector.disturbed {
        complain(
          "\(name): it was held up as its number of iterations was found, and its time says nothing; run it again")
      }
    }
    switch outcome {
    case benchmark_outcome_unknown_flag:
      StandardStream.errors.write(usage)
      return 2
    case benchmark_outcome_done: break
    case benchmark_outcome_case_failed: return 1
    case benchmark_outcome_nothing_matched:
      complain("--filter \(options.filter): no case matches it, see --benchmark_list_tests=true")
      return 1
    default: return 1
    }
    let figures = zip(cases, runners).map { (listed: $0, figures: $1.figures) }
    return try report(collector.times, figures, options, oldTimes: oldTimes)
  }

  /// Prints what came out, and judges it.
  private static func report(
    _ times: CaseTimes, _ cases: [(listed: ListedCase, figures: CaseFigures)], _ options: BenchmarkOptions,
    oldTimes: CaseTimes?
  ) throws -> Int32 {
    let results = ResultTable(cases, in: times)
    guard !options.runsOnce else {
      if !options.printsAsGoogleBenchmark { show("\(results.rows.count) cases ran once\n", aside: false) }
      return 0
    }
    if !options.printsAsGoogleBenchmark {
      let table = options.comparesScales ? ScaleTable(cases, in: times).text : results.table.text
      show("\(Machine.description)\n\(table)\n", aside: false)
    }
    let growths = GrowthTable(cases.map(\.listed), in: times)
    if !growths.isEmpty, !options.comparesScales { show("\n\(growths.text)\n", aside: options.printsForPrograms) }
    let ratios = RatioTable(in: times)
    if !ratios.isEmpty { show("\n\(ratios.text)\n", aside: options.printsForPrograms) }
    if let plot = options.plot { try CostPicture(results, cases.map(\.listed), times).write(to: plot) }

    var status: Int32 = 0
    if let oldTimes {
      guard let comparison = Comparison(old: oldTimes, new: times, threshold: options.threshold) else {
        complain("--compare: \(ResultTable.baseline) did not run in both, and all ratios are to it")
        return 1
      }
      show("\n\(comparison.text)\n", aside: options.printsForPrograms)
      if comparison.hasRegression {
        complain("a ratio is greater than it was: it is marked REGRESSION above")
        status = 1
      }
    }
    if options.checksRatios, !ratios.holds {
      complain("a ratio is over its limit: it is marked MISSED above")
      status = 1
    }
    return status
  }

  /// Makes the cases known, those of a family together.
  private static func register(_ runners: [CaseRunner], of cases: [ListedCase]) {
    var families: [(name: String, runners: [CaseRunner])] = []
    for (listed, runner) in zip(cases, runners) {
      if listed.argument != nil, let index = families.firstIndex(where: { $0.name == listed.family }) {
        families[index].runners.append(runner)
      } else {
        families.append((listed.family, [runner]))
      }
    }
    for family in families { CaseRunner.register(family.runners) }
  }

  private static func runAll(_ options: BenchmarkOptions, _ collector: ResultCollector) -> benchmark_outcome {
    // The library's messages begin with the name.
    let arguments = ["swivel bench"] + options.flags
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
          StandardStream.errors.write(BenchmarkCommand.usage)
          exit(2)
        }
        print(BenchmarkCommand.usage, terminator: "")
        benchmark_print_flags()
      },
      options.printsAsGoogleBenchmark,
      Unmanaged.passUnretained(collector).toOpaque(),
      { context, result in
        let collector = Unmanaged<ResultCollector>.fromOpaque(context).takeUnretainedValue()
        let result = CollectedResult(result.pointee)
        MainActor.assumeIsolated { collector.collect(result) }
      })
  }

  private static func show(_ text: String, aside: Bool) {
    fflush(nil)
    guard let reason = (aside ? StandardStream.errors : .output).write(text) else { return }
    complain("bench: cannot write to standard output: \(reason)")
    exit(1)
  }

  private static func complain(_ message: String) {
    StandardStream.errors.write("swivel: \(message)\n")
  }
}
