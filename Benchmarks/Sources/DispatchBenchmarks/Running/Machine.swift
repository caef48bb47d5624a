import Foundation

/// What the cases run on.
enum Machine {
  /// `AMD EPYC, 2 processors, load 0.4, optimised build` or what of it is known.
  static var description: String {
    var parts: [String] = []
    if let model { parts.append(model) }
    parts.append("\(ProcessInfo.processInfo.activeProcessorCount) processors")
    if let load { parts.append("load \(load)") }
    parts.append(Build.isOptimised ? "optimised build" : "build without optimisation")
    return parts.joined(separator: ", ")
  }

  private static var model: String? {
    guard let text = try? String(contentsOfFile: "/proc/cpuinfo", encoding: .utf8) else { return nil }
    for line in text.split(separator: "\n") where line.hasPrefix("model name") {
      return line.split(separator: ":", maxSplits: 1).last.map { $0.trimmingCharacters(in: .whitespaces) }
    }
    return nil
  }

  private static var load: String? {
    guard let text = try? String(contentsOfFile: "/proc/loadavg", encoding: .utf8) else { return nil }
    return text.split(separator: " ").first.map(String.init)
  }
}
