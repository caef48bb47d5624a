import AdapterLoading
import Foundation
import RowScale
import TableKit
import Testing

/// The adapter that scales rows as a module, in Swift and in C. Both do the same.
@MainActor
@Suite("Rows scaled by a loaded adapter")
struct RowScaleModuleTests {
  nonisolated static let names = ["row-scale", "row-scale-in-c"]

  private let columns = Columns(heights: [50, 60, 70], headerSize: CGSize(width: 80, height: 20))
  private let loader = AdapterLoader(searchPath: BuiltModule.searchPath)

  private func loaded(_ request: String) throws -> any Adapter {
    try loader.makeAdapter(AdapterRequest(parsing: request))
  }

  @Test("Each row is so many times as wide in a turned table", arguments: names)
  func scaling(name: String) throws {
    let turning = ["rotated-cells", "rotated-headers", "\(name):factor=0.5"]
    let scene = try TableScene(showing: columns, adapters: turning.map(loaded))
    #expect(scene.cellRects.map(\.width) == [25, 30, 35])
    // The header's tenth of a point, and the rows.
    #expect(scene.table.contentSize.height == 90)
    #expect(scene.table.chain.answer(for: "heightForRowAt")?.path == "\(name) → Columns")
    #expect(scene.table.chain.answer(for: "estimatedHeightForRowAt")?.isImplemented == false)
  }

  @Test("Imported, it does the same", arguments: names, [0.25, 1, 1.5, 3])
  func besideImported(name: String, factor: CGFloat) throws {
    let first = try TableScene(showing: columns, adapters: [loaded("\(name):factor=\(factor)")])
    let second = try TableScene(showing: columns, adapters: [RowScale(factor: factor)])
    #expect(first.cellRects == second.cellRects)
    #expect(first.table.contentSize == second.table.contentSize)
    let layouts = [first, second].map { LayoutRecorder().record(of: $0.window, scrollView: $0.table) }
    #expect(layouts[0] == layouts[1])
    #expect(
      first.table.chain.answers.map { $0.path.replacing(name, with: "row-scale") }
        == second.table.chain.answers.map(\.path))
  }

  @Test("A delegate without heights leaves them to the table, whose own height is scaled", arguments: names)
  func heightsOfTheTable(name: String) throws {
    let rows = PlainRows(count: 3)
    for (own, expected) in [(TableView.automaticDimension, 88), (30, 60)] as [(CGFloat, CGFloat)] {
      let table = TableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480), style: .plain)
      try table.install(loaded("\(name):factor=2"))
      table.rowHeight = own
      table.dataSource = rows
      table.delegate = rows
      table.layoutIfNeeded()
      #expect(
        (0..<3).map { table.rectForRow(at: IndexPath(row: $0, section: 0)).height } == [expected, expected, expected])
    }
  }

  @Test("Estimates are scaled where there are such, and automatic ones are left alone", arguments: names)
  func estimates(name: String) throws {
    let rows = EstimatedRows()
    let table = TableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480), style: .plain)
    try table.install(loaded("\(name):factor=3"))
    table.delegate = rows
    let witness = table.chain.resolution.witness.delegate
    let answers = table.chain.pass { _ in
      (0..<3).map { witness.estimatedHeightForRowAt?(table, IndexPath(row: $0, section: 0)) }
    }
    #expect(answers == [30, TableView.automaticDimension, 0])
  }

  @Test("What is no height is passed on as it is", arguments: names)
  func noHeights(name: String) throws {
    let columns = Columns(heights: [-2, .nan, 0, 5], headerSize: .zero)
    let table = TableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480), style: .plain)
    try table.install(loaded("\(name):factor=2"))
    table.onFault = { _ in }
    table.delegate = columns
    let witness = table.chain.resolution.witness.delegate
    let answers = table.chain.pass { _ in
      (0..<4).map { witness.heightForRowAt?(table, IndexPath(row: $0, section: 0)) }
    }
    #expect(answers?[0] == -2 && answers?[1]?.isNaN == true && answers?[2] == 0 && answers?[3] == 10)
  }

  @Test("What it cannot work with is one line", arguments: names)
  func refusal(name: String) {
    for (request, message) in [
      ("", "key factor is missing; expected a finite decimal number"),
      (":factor=0x2", "key factor is “0x2”; expected a finite decimal number"),
      (":factor=twice", "key factor is “twice”; expected a finite decimal number"),
      (":factor=-1.5", "key factor is -1.5; expected a finite number greater than 0, such as 1.5"),
      (":factor=0.0", "key factor is 0.0; expected a finite number greater than 0, such as 1.5"),
      (":faktor=2", "unknown key “faktor”; did you mean factor?"),
    ] {
      let error = #expect(throws: AdapterLoadingError.self) { try loaded(name + request) }
      #expect(error?.description == "adapter \(name): \(message)")
    }
  }
}

/// Rows whose heights nobody gives.
private final class PlainRows: TableViewDataSource, TableViewDelegate {
  private let count: Int

  init(count: Int) {
    self.count = count
  }

  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { count }

  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    TableViewCell(style: .default, reuseIdentifier: nil)
  }
}

/// An estimate, one that is left to the table, and none.
private final class EstimatedRows: TableViewDelegate {
  func tableView(_ tableView: TableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat {
    [10, TableView.automaticDimension, 0][indexPath.row]
  }
}
