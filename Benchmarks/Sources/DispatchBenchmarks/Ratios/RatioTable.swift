import Foundation

/// The ratios of one run, and whether they are within their limits.
struct RatioTable: Sendable {
  private let rows: [(bar: RatioBar, ratio: Double)]

  /// - Parameters:
  ///   - bars: What is compared. Where a case did not run, the comparison is left out.
  ///   - times: What the run took.
  init(_ bars: [RatioBar] = RatioBar.all, in times: CaseTimes) {
    var rows: [(RatioBar, Double)] = []
    for bar in bars {
      if let ratio = bar.ratio(in: times) { rows.append((bar, ratio)) }
    }
    self.rows = rows
  }

  /// Whether there is nothing to compare.
  var isEmpty: Bool { rows.isEmpty }

  /// Whether every ratio is within its limit.
  var holds: Bool { rows.allSatisfy { row in row.bar.holds(row.ratio) } }

  /// A line for each ratio, under a heading.
  var text: String {
    let names = rows.map(\.bar.cost.description).map(\.count).max() ?? 0
    let baselines = rows.map(\.bar.baseline.description).map(\.count).max() ?? 0
    var lines = ["Ratios of the lower quartiles of CPU time"]
    for (bar, ratio) in rows {
      let comparison = "\(Self.pad("\(bar.cost)", to: names)) / \(Self.pad("\(bar.baseline)", to: baselines))"
      var line = "  \(comparison)  \(String(format: "%6.2f", ratio))"
      if let limit = bar.limit { line += String(format: "  ≤ %.2f", limit) }
      if let least = bar.least { line += String(format: "  ≥ %.2f", least) }
      if bar.resolution > 0 { line += String(format: " ± %.2f", bar.resolution) }
      if bar.limit != nil || bar.least != nil { line += bar.holds(ratio) ? "  holds" : "  MISSED" }
      lines.append(line)
    }
    return lines.joined(separator: "\n")
  }

  private static func pad(_ text: String, to width: Int) -> String {
    text + String(repeating: " ", count: max(0, width - text.count))
  }
}
