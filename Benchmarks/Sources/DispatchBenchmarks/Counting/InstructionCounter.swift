import CCounters
import Foundation

/// Counts the instructions of an iteration, and what it retains and releases, with Valgrind's callgrind, which runs this program once more with an option of its own: the
/// virtual machines that benchmarks run on have no hardware counters.
struct InstructionCounter: Sendable {
  /// What tells the program that it is to run cases under callgrind and do nothing else.
  static let flag = "--count-instructions"

  /// Why nothing was counted.
  struct Failure: Error, CustomStringConvertible {
    let description: String
  }

  /// The function that counted runs go through.
  private static let function = "counted_run"

  /// What the number of iterations is multiplied by, in the runs of a case. The first one warms up, and ends what is counted of
  /// calls outside the function, which callgrind counts whatever it is told.
  private static let factors = [1, 1, 2]

  /// What separates a case's name from its number of iterations, in a line of what the counting process prints.
  private static let separator: Character = "\t"

  // MARK: In the process that is counted

  /// Runs each case for its instructions to be counted, several times.
  ///
  /// - Parameters:
  ///   - cases: The cases. Those that take their times themselves have another process that does the work.
  ///   - filter: Which of them, see ``CaseFilter``.
  @MainActor
  static func runCases(_ cases: [ListedCase], matching filter: String) {
    let filter = CaseFilter(filter)
    for listed in cases where !listed.measuresItself && filter.includes(listed.name) {
      guard let made = try? listed.make() else { continue }
      let iterations = listed.countedIterations
      let box = Box(made)
      withExtendedLifetime(box) {
        for factor in factors {
          made.prepare()
          counted_run(
            { context, count in
              MainActor.assumeIsolated {
                Unmanaged<Box>.fromOpaque(context).takeUnretainedValue().made.run(Int(count))
              }
            }, Unmanaged.passUnretained(box).toOpaque(), Int64(iterations * factor))
        }
      }
      print("\(listed.name)\(separator)\(iterations)")
      fflush(nil)
    }
  }

  @MainActor
  private final class Box {
    let made: any BenchmarkCase

    init(_ made: any BenchmarkCase) { self.made = made }
  }

  // MARK: In the process that asks

  /// Counts the instructions of an iteration of each case, and its retains or releases.
  ///
  /// - Parameter filter: Which cases, see ``CaseFilter``.
  /// - Returns: The counts by the cases' names.
  static func count(matching filter: String) throws -> [String: CaseFigures] {
    let folder = FileManager.default.temporaryDirectory.appending(
      path: "swivel-instructions-\(ProcessInfo.processInfo.processIdentifier)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let program = try stripped(into: folder)
    let counts = folder.appending(path: "counts").path
    let printed = try run(
      "valgrind",
      [
        "--tool=callgrind", "--callgrind-out-file=\(counts)", "--collect-atstart=no", "--toggle-collect=\(function)",
        "--dump-after=\(function)", program.path, flag, "--filter", filter,
      ])
    var reader = CallgrindReader()
    var figures: [String: CaseFigures] = [:]
    for (index, line) in printed.split(separator: "\n").enumerated() {
      let words = line.split(separator: separator)
      guard words.count == 2, let iterations = Double(words[1]) else { continue }
      let once = try read("\(counts).\(factors.count * index + 2)", &reader)
      let twice = try read("\(counts).\(factors.count * index + 3)", &reader)
      let perIteration = { (count: (CallgrindReader.Counts) -> Double) in (count(twice) - count(once)) / iterations }
      figures[String(words[0])] = CaseFigures(
        instructions: perIteration(\.instructions),
        retains: max(perIteration { $0.calls(of: retaining) }, perIteration { $0.calls(of: releasing) }))
    }
    return figures
  }

  /// The functions of Swift's runtime that retain; others end in these.
  private static let retaining = ["swift_retain", "swift_retain_n", "swift_tryRetain"]
  /// The functions that release.
  private static let releasing = ["swift_release", "swift_release_n"]

  /// A copy without what is said for debuggers: Valgrind cannot read what Swift writes. The peers are found beside it.
  private static func stripped(into folder: URL) throws -> URL {
    let program = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath()
    let copy = folder.appending(path: program.lastPathComponent)
    _ = try run("strip", ["-g", "-o", copy.path, program.path])
    try FileManager.default.createSymbolicLink(
      at: folder.appending(path: Peers.folder.lastPathComponent), withDestinationURL: Peers.folder)
    return copy
  }

  private static func read(_ path: String, _ reader: inout CallgrindReader) throws -> CallgrindReader.Counts {
    guard let counts = reader.read(try String(contentsOfFile: path, encoding: .utf8)) else {
      throw Failure(description: "valgrind: \(path) names no total")
    }
    return counts
  }

  private static func run(_ name: String, _ arguments: [String]) throws -> String {
    guard let program = ProgramSearch.program(name) else {
      throw Failure(description: "there is no \(name) in PATH (on Debian: valgrind, binutils)")
    }
    let process = Process()
    let output = Pipe()
    process.executableURL = program
    process.arguments = arguments
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
    let printed = String(decoding: try output.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      throw Failure(description: "\(name): it ended with status \(process.terminationStatus)")
    }
    return printed
  }
}

extension ListedCase {
  /// How many iterations a counted run has: under callgrind each takes some fifty times as long.
  fileprivate var countedIterations: Int {
    switch unit {
    case .nanosecond: 2000
    case .microsecond: 4
    case .millisecond: 1
    }
  }
}
