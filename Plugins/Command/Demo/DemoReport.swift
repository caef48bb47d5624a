import Foundation
import Records

/// What `swivel demo` prints.
@MainActor
struct DemoReport {
  let records: ArrangedRecords
  /// The paths of the pictures.
  let files: [String]
  /// The paths of the adapters' modules.
  let modules: [String]
  let answers: AnswersReport
  let times: CallTimes

  /// The report, for a screen of 100 columns.
  var text: String {
    let counts = "\(records.table.rowCount) airports in \(records.sections.count) sections"
    var lines = ["One data source and one delegate, \(counts), in two tables:"]
    lines.append("  \(files[0])  a plain table")
    lines.append("  \(files[1])  a turned table, \(modules.isEmpty ? "without adapters" : "through the adapters of")")
    for module in modules { lines.append("    \(module)") }
    lines += ["", "Who answers what the turned table asks, from the table inwards:"]
    lines += answers.lines.map { "  \($0)" }
    lines += ["", "A call in the turned table without and with the adapters\(Self.note):"]
    lines.append("  heightForRowAt            \(Self.text(times.heightForRow))  passed through")
    lines.append("  heightForHeaderInSection  \(Self.text(times.heightForHeader))  intercepted")
    lines.append("  cellForRowAt              \(Self.text(times.cellForRow))  intercepted; it makes a cell each time")
    return lines.joined(separator: "\n") + "\n"
  }

  private static func text(_ pair: CallTimes.Pair) -> String {
    "\(text(pair.without)) ns → \(text(pair.with)) ns"
  }

  private static func text(_ nanoseconds: Double) -> String {
    let text = String(format: "%.1f", nanoseconds)
    return String(repeating: " ", count: max(0, 7 - text.count)) + text
  }

  /// How the times were taken. Those of a debug build say little.
  private static var note: String {
    #if DEBUG
      " (a debug build, so slow)"
    #else
      ", median of \(CallTimes.batches) batches"
    #endif
  }
}
