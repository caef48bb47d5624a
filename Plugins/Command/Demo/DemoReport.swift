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
    let counts = "\(records.source.rowCount) airports in \(records.sections.count) sections"
    var lines = ["One data source and one delegate, \(counts):"]
    let titles = [
      "a plain table", "a turned table", "a header that is covered: open, dragged, closed, behind the rows",
      "a stack, with a row that was tapped", "a ripple, from the touch on",
    ]
    let column = files.map(\.count).max() ?? 0
    for (file, title) in zip(files, titles) {
      lines.append("  \(file.padding(toLength: column, withPad: " ", startingAt: 0))  \(title)")
    }
    lines.append(modules.isEmpty ? "Without adapters." : "The adapters were loaded from")
    for module in modules { lines.append("  \(module)") }
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
