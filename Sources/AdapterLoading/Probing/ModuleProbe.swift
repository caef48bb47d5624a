import Foundation
import Glibc
import Interposing

/// Loads modules in child processes, to learn what they do while nothing is at stake.
///
/// ```swift
/// let probe = ModuleProbe { ["adapters", "probe", $0] }
/// let verdict = try probe.verdict(onManifest: "/usr/share/swivel/adapters/ripple.json")
/// ```
///
/// The child is the same program again: with the arguments that are given here it calls ``ProbeChild/run(manifest:times:)``.
public struct ModuleProbe: Sendable {
  /// How long a module may take to load, if nothing else is said.
  public static let standardLimit: Duration = .seconds(10)

  private let program: String?
  private let limit: Duration
  private let arguments: @Sendable (_ manifest: String) -> [String]

  /// Makes a probe.
  ///
  /// - Parameters:
  ///   - program: The path of the program to start; `nil` for the one that is running.
  ///   - limit: How long a module may take.
  ///   - arguments: The program's arguments for the path of a manifest.
  public init(
    program: String? = nil, limit: Duration = standardLimit,
    arguments: @escaping @Sendable (_ manifest: String) -> [String]
  ) {
    self.program = program ?? ProcessFacts.executablePath
    self.limit = limit
    self.arguments = arguments
  }

  /// Loads a module in a child process and watches it.
  ///
  /// - Parameter manifest: The path of the module's manifest.
  /// - Throws: `.probeFailed` if there is no child.
  public func verdict(onManifest manifest: String) throws(AdapterLoadingError) -> AdapterVerdict {
    Self.verdict(on: try run(manifest), limit: limit)
  }

  func run(_ manifest: String) throws(AdapterLoadingError) -> ChildRun {
    guard let program else {
      throw .probeFailed(manifest: manifest, reason: "the system does not say which program this is")
    }
    var environment = ProcessInfo.processInfo.environment
    // A crash needs no explanation that takes seconds, and what is logged would count as the module's own words.
    environment["SWIFT_BACKTRACE"] = "enable=no"
    environment[AdapterLog.environmentVariable] = nil
    do {
      return try ChildRun(program: program, arguments: arguments(manifest), environment: environment, limit: limit)
    } catch {
      throw .probeFailed(manifest: manifest, reason: error.reason)
    }
  }

  /// What a child's run says of the module.
  static func verdict(on run: ChildRun, limit: Duration) -> AdapterVerdict {
    let words = firstWords(run.output)
    switch run.ending {
    case .timedOut:
      return AdapterVerdict(finding: .hangs, reason: "it had not loaded after \(limit)")
    case .ended(let signal):
      let name = strsignal(signal).map { String(cString: $0) } ?? "unknown"
      return AdapterVerdict(
        finding: .crashes,
        reason: "it crashed while loading: signal \(signal), \(name)" + (words.map { ": \($0)" } ?? ""))
    case .exited(let status):
      guard let report = try? JSONDecoder().decode(ProbeReport.self, from: Data(run.report)) else {
        return AdapterVerdict(finding: .exits, reason: "it ended the process while loading, with status \(status)")
      }
      if let refusal = report.refusal { return AdapterVerdict(finding: .refused, reason: refusal) }
      if let words { return AdapterVerdict(finding: .prints, reason: "it wrote while loading: \(words)") }
      let left = report.descriptorsAfter - report.descriptorsBefore
      if left > 0 {
        return AdapterVerdict(
          finding: .leaks, reason: "it left \(left) \(left == 1 ? "file" : "files") open while loading")
      }
      return AdapterVerdict(finding: .sound, reason: "it loads")
    }
  }

  /// The beginning of what was written, in quotation marks; `nil` if nothing was.
  private static func firstWords(_ output: [UInt8]) -> String? {
    guard !output.isEmpty else { return nil }
    let line = output.split(separator: UInt8(ascii: "\n")).first ?? output[...]
    return String(decoding: line, as: UTF8.self).quotedOnOneLine
  }
}
