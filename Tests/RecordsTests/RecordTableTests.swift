import Records
import Testing

@Suite("Tables of records")
struct RecordTableTests {
  private func table(_ columnNames: [String], _ rows: [[String]]) throws -> RecordTable {
    try RecordTable(name: "people", columnNames: columnNames, rows: rows)
  }

  private func error(_ body: () throws(RecordError) -> Void) -> RecordError? {
    do throws(RecordError) {
      try body()
      return nil
    } catch {
      return error
    }
  }

  @Test("Made in memory, by the same rules")
  func inMemory() throws {
    let table = try table(["name", ""], [["Ann"], ["Bo", "red"]])
    #expect(table.columnNames == ["name", "column 2"])
    #expect(table.row(0) == ["Ann", ""])
    #expect(table.row(1) == ["Bo", "red"])
    #expect(table.line(ofRow: 0) == nil)
    #expect(
      error { () throws(RecordError) in _ = try RecordTable(name: "x", columnNames: [], rows: []) }
        == .empty(table: "x"))
    #expect(
      error { () throws(RecordError) in _ = try RecordTable(name: "x", columnNames: ["a"], rows: [["1"], ["2", "3"]]) }
        == .tooManyFields(table: "x", line: 2, expected: 1, found: 2))
  }

  @Test("Sections come in order of first appearance, rows in theirs")
  func grouping() throws {
    let table = try table(
      ["name", "team"], [["Ann", "red"], ["Bo", "blue"], ["Cy", "red"], ["Di", ""], ["Ed", "blue"], ["Fi"]])
    #expect(
      try table.sections(groupedBy: "team") == [
        RecordSection(title: "red", rows: [0, 2]),
        RecordSection(title: "blue", rows: [1, 4]),
        RecordSection(title: "", rows: [3, 5]),
      ])
    #expect(table.ungroupedSections == [RecordSection(title: nil, rows: [0, 1, 2, 3, 4, 5])])
  }

  @Test("A table without rows has no groups, and one empty section when it is not grouped")
  func groupingNothing() throws {
    let table = try table(["name"], [])
    #expect(try table.sections(groupedBy: "name").isEmpty)
    #expect(table.ungroupedSections == [RecordSection(title: nil, rows: [])])
  }

  @Test("An unknown column offers the nearest names, or else lists the columns")
  func unknownColumn() throws {
    let table = try table(["name", "team", "age"], [])
    let near = error { () throws(RecordError) in _ = try table.sections(groupedBy: "tema") }
    #expect(near?.description == "people: no column named “tema” (did you mean team? columns: name, team, age)")
    let far = error { () throws(RecordError) in _ = try table.column(named: "xyzzy") }
    #expect(far?.description == "people: no column named “xyzzy” (columns: name, team, age)")
    let wide = try RecordTable(name: "wide", columnNames: (1...12).map { "column \($0)" }, rows: [])
    let none = error { () throws(RecordError) in _ = try wide.extents(fromColumn: "") }
    let listed = (1...8).map { "column \($0)" }.joined(separator: ", ")
    #expect(none?.description == "wide: no column named “” (columns: \(listed) and 4 more)")
  }

  @Test("A repeated name cannot be asked for")
  func ambiguousColumn() throws {
    let table = try table(["a", "b", "a"], [])
    let error = error { () throws(RecordError) in _ = try table.column(named: "a") }
    #expect(error == .ambiguousColumn(table: "people", column: "a", positions: [1, 3]))
    #expect(error?.description == "people: several columns named “a”: columns 1 and 3 (rename them)")
    #expect(try table.column(named: "b") == 1)
  }

  @Test("Extents are finite numbers, zero or more")
  func extents() throws {
    let table = try table(["w"], [["44"], [" 44.5\t"], ["4.45e1"], ["0"], ["+7"]])
    #expect(try table.extents(fromColumn: "w") == [44, 44.5, 44.5, 0, 7])
  }

  @Test(
    "What is no extent names the row and the column",
    arguments: [
      ("", RecordError.ExtentProblem.notANumber), ("  ", .notANumber), ("44pt", .notANumber), ("4,5", .notANumber),
      ("nan", .notANumber), ("4 4", .notANumber), ("-1", .negative), ("-1e999", .negative), ("inf", .notANumber),
      ("0x10", .notANumber), ("1e999", .infinite),
    ])
  func invalidExtents(text: String, problem: RecordError.ExtentProblem) throws {
    let table = try table(["n", "w"], [["a", "1"], ["b", text]])
    let error = error { () throws(RecordError) in _ = try table.extents(fromColumn: "w") }
    #expect(
      error == .invalidExtent(table: "people", row: 2, line: nil, column: "w", text: text, problem: problem))
  }

  @Test("The message of a bad extent has the line, too")
  func invalidExtentMessage() throws {
    let table = try RecordTable(csv: Array("w\n\n\"wi\nde\"\n".utf8), name: "w.csv")
    let error = error { () throws(RecordError) in _ = try table.extents(fromColumn: "w") }
    #expect(
      error?.description
        == "w.csv, row 1 (line 3), column “w”: “wi\\nde” is not a number: a row's extent is a number of points, zero or more"
    )
  }

  @Test("Extents whose sum is no number are refused")
  func tooLarge() throws {
    let table = try table(["w"], [["1e308"], ["1e308"]])
    let error = error { () throws(RecordError) in _ = try table.extents(fromColumn: "w") }
    #expect(error == .extentsTooLarge(table: "people", row: 2, column: "w"))
  }

  @Test("Long texts are cut in messages")
  func longTexts() throws {
    let table = try table(["w"], [[String(repeating: "x", count: 1_000)]])
    let error = error { () throws(RecordError) in _ = try table.extents(fromColumn: "w") }
    #expect(error?.description.contains("“" + String(repeating: "x", count: 60) + "…”") == true)
  }
}
