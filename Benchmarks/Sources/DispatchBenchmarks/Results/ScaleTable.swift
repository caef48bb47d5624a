import Foundation

/// What lists of few and of many rows take, side by side: a line for each family, a column for each number of rows.
struct ScaleTable: Sendable {
  private var table: TextTable
  /// Whether no family ran whose members differ in the number of rows.
  let isEmpty: Bool

  /// - Parameters:
  ///   - cases: The cases. Those that are no tables, or that did not run, are left out.
  ///   - times: What the run took.
  init(_ cases: [(listed: ListedCase, figures: CaseFigures)], in times: CaseTimes) {
    var counts: Set<Int> = []
    var families: [(name: String, members: [Int: (time: Double, heapSize: Double?)])] = []
    for (listed, figures) in cases {
      guard let argument = listed.argument, argument.name == "rows", let time = times[listed.name] else { continue }
      counts.insert(argument.value)
      if families.last?.name != listed.family { families.append((listed.family, [:])) }
      families[families.count - 1].members[argument.value] = (time, figures.heapSize)
    }
    let columns = counts.sorted()
    table = TextTable(header: ["rows"] + columns.map(Self.grouped) + ["grows like"])
    isEmpty = families.isEmpty
    for family in families {
      let cells = columns.map { count in family.members[count].map { FigureText.time($0.time) } ?? "" }
      table.append([family.name] + cells + [times.growths[family.name]?.order ?? ""])
    }
    for family in families where family.members.values.contains(where: { $0.heapSize != nil }) {
      let cells = columns.map { count in
        guard let heapSize = family.members[count]?.heapSize else { return "" }
        return FigureText.ratio(heapSize / Double(count))
      }
      table.append(["bytes per row, \(family.name)"] + cells + [""])
    }
  }

  /// The lines, under a heading.
  var text: String { table.text }

  /// `1,000,000`.
  private static func grouped(_ count: Int) -> String {
    var text = ""
    for (place, digit) in String(count).reversed().enumerated() {
      if place > 0, place % 3 == 0 { text = "," + text }
      text = String(digit) + text
    }
    return text
  }
}
