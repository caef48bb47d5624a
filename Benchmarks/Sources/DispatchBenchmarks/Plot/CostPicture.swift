import Foundation
import Rendering
import TableKit

/// The picture of a run: a bar for each case, and how the cost grows with depth.
@MainActor
struct CostPicture {
  private let bars: [CostBars.Bar]
  private let lines: [CostLines.Line]

  /// In points.
  private static let width: CGFloat = 760

  /// - Parameters:
  ///   - results: What the cases took. Those that take more than a call are left out of the bars.
  ///   - cases: The cases.
  ///   - times: The times, for the lines.
  init(_ results: ResultTable, _ cases: [ListedCase], _ times: CaseTimes) {
    var calls: Set<String> = []
    for listed in cases where listed.unit == .nanosecond { calls.insert(listed.name) }
    bars = results.rows.filter { calls.contains($0.name) }.map { row in
      CostBars.Bar(
        name: row.name, time: row.time,
        kind: row.name == ResultTable.baseline ? .baseline : row.isPeer ? .peer : .own)
    }
    var lines: [CostLines.Line] = []
    for listed in cases {
      guard let argument = listed.argument, argument.name == "depth", let time = times.spread(listed.name) else {
        continue
      }
      let point = CostLines.Point(depth: argument.value, time: time)
      if let index = lines.firstIndex(where: { $0.name == listed.family }) {
        lines[index].points.append(point)
      } else {
        lines.append(CostLines.Line(name: listed.family, points: [point]))
      }
    }
    self.lines = lines.filter { $0.points.count > 1 }
  }

  /// Draws it.
  ///
  /// - Parameter path: The file that it is written to; its ending says the format.
  /// - Throws: `RenderingError` if the file cannot be written.
  func write(to path: String) throws {
    let upper = CostBars(bars, width: Self.width)
    let lower = CostLines(lines, width: Self.width)
    let upperHeight = bars.isEmpty ? 0 : upper.height
    let size = CGSize(width: Self.width, height: max(1, upperHeight + (lines.isEmpty ? 0 : CostLines.height)))
    // Pixels are those of a display with two a point; in the other formats a point is one of the file's units.
    let scale: CGFloat = PictureFormat(path: path) == .png ? 2 : 1
    try PictureRenderer(size: size, scale: scale).write(to: path) { context in
      context.fill(CGRect(origin: .zero, size: size), color: .white)
      if !bars.isEmpty { upper.draw(in: context) }
      guard !lines.isEmpty else { return }
      context.translateBy(x: 0, y: upperHeight)
      lower.draw(in: context)
    }
  }
}
