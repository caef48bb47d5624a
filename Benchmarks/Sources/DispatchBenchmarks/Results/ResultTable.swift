/// One table of a run: each case, what it takes, and how that compares with a direct call.
struct ResultTable: Sendable {
  /// The case that all are compared with.
  static let baseline = "direct/existential"

  /// A row.
  struct Row: Sendable, Hashable {
    let name: String
    let time: Spread
    let figures: CaseFigures
    /// The ratio of its median to the baseline's, or `nil` if that did not run.
    let ratio: Double?
    let isPeer: Bool
  }

  /// The rows, in the order in which the cases are listed.
  let rows: [Row]

  /// - Parameters:
  ///   - cases: The cases in order, with what was counted of each. What did not run is left out.
  ///   - times: What the run took.
  init(_ cases: [(listed: ListedCase, figures: CaseFigures)], in times: CaseTimes) {
    let base = times[Self.baseline]
    rows = cases.compactMap { listed, figures in
      guard let time = times.spread(listed.name) else { return nil }
      return Row(
        name: listed.name, time: time, figures: figures, ratio: base.map { time.median / $0 }, isPeer: listed.isPeer)
    }
  }

  /// The table as text. Instructions have a column where any were counted.
  var table: TextTable {
    let hasInstructions = rows.contains { $0.figures.instructions != nil }
    var header = ["case", "median", "quartiles", "allocations", "retains", "ratio"]
    if hasInstructions { header.insert("instructions", at: 3) }
    var table = TextTable(header: header)
    for row in rows {
      var cells = [
        row.name, FigureText.time(row.time.median), FigureText.times(row.time.lower, row.time.upper),
        FigureText.count(row.figures.allocations), FigureText.count(row.figures.retains),
        FigureText.ratio(row.ratio),
      ]
      if hasInstructions { cells.insert(FigureText.count(row.figures.instructions), at: 3) }
      table.append(cells)
    }
    return table
  }
}
