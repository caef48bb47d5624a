import Foundation

/// Which ratios to a direct call differ between two runs by more than both spread.
struct Comparison: Sendable {
  /// One that does.
  struct Move: Sendable, Hashable {
    let name: String
    let old: Spread
    let new: Spread

    /// How much greater the new ratio is, as a share of the old one; negative if it is smaller.
    var change: Double { new.median / old.median - 1 }
  }

  /// What moved, in alphabetical order.
  let moves: [Move]
  /// How many cases were compared.
  let count: Int
  private let threshold: Double

  /// Compares two runs.
  ///
  /// - Parameters:
  ///   - old: The run before.
  ///   - new: This run.
  ///   - baseline: The case that all others are divided by, so that another machine or a busy one matters less.
  ///   - threshold: How much greater a ratio may be, as a share of the old one.
  /// - Returns: `nil` if the baseline did not run in both.
  init?(old: CaseTimes, new: CaseTimes, baseline: String = ResultTable.baseline, threshold: Double) {
    guard let oldBase = old.spread(baseline), let newBase = new.spread(baseline) else { return nil }
    self.threshold = threshold
    var moves: [Move] = []
    var count = 0
    for name in new.names.intersection(old.names).sorted() where name != baseline {
      guard let oldTime = old.spread(name), let newTime = new.spread(name) else { continue }
      count += 1
      let move = Move(name: name, old: oldTime.ratio(to: oldBase), new: newTime.ratio(to: newBase))
      if !move.old.overlaps(move.new) { moves.append(move) }
    }
    self.moves = moves
    self.count = count
  }

  /// Whether a ratio that moved is greater by more than the threshold.
  var hasRegression: Bool { moves.contains(where: isRegression) }

  private func isRegression(_ move: Move) -> Bool { move.change > threshold }

  /// A line for each that moved, under a heading.
  var text: String {
    guard !moves.isEmpty else { return "None of \(count) ratios moved beyond the spread of both runs" }
    var table = TextTable(header: ["ratio to \(ResultTable.baseline) moved", "was", "is", "by", ""])
    for move in moves {
      table.append([
        move.name, FigureText.ratio(move.old.median), FigureText.ratio(move.new.median),
        String(format: "%+.0f %%", move.change * 100), isRegression(move) ? "REGRESSION" : "",
      ])
    }
    return table.text + "\n\(moves.count) of \(count) ratios moved beyond the spread of both runs"
  }
}
