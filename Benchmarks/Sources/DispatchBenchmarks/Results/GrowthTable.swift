import Foundation

/// How the costs of families grow with what their members differ in, as Google Benchmark fits it.
struct GrowthTable: Sendable {
  private let lines: [(family: String, argument: String, growth: CaseTimes.Growth)]

  /// - Parameters:
  ///   - cases: The cases. Families that did not run are left out.
  ///   - times: What the run took.
  init(_ cases: [ListedCase], in times: CaseTimes) {
    var lines: [(String, String, CaseTimes.Growth)] = []
    for listed in cases {
      guard let argument = listed.argument, let growth = times.growths[listed.family],
        !lines.contains(where: { $0.0 == listed.family })
      else { continue }
      lines.append((listed.family, argument.name, growth))
    }
    self.lines = lines
  }

  /// Whether no family ran.
  var isEmpty: Bool { lines.isEmpty }

  /// A line for each family, under a heading.
  var text: String {
    var table = TextTable(header: ["growth of", "against", "like", "exponent", "factor", "error"])
    for (family, argument, growth) in lines {
      table.append([
        family, argument, growth.order, Self.exponent(of: growth.order), FigureText.time(growth.factor),
        growth.error.map { String(format: "%.0f %%", $0 * 100) } ?? "",
      ])
    }
    return table.text
  }

  /// The exponent of N; a logarithm's is between two numbers, and it has none.
  private static func exponent(of order: String) -> String {
    switch order {
    case "1": "0"
    case "N": "1"
    case "N²": "2"
    case "N³": "3"
    default: "–"
    }
  }
}
