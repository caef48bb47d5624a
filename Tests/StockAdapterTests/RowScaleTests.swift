import Foundation
import RowScale
import TableKit
import Testing

@MainActor
@Suite("Scaled rows")
struct RowScaleTests {
  private func makeTable(_ dataSource: Rows, _ delegate: (any TableViewDelegate)?, factor: CGFloat?) throws -> TableView
  {
    let table = TableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480), style: .plain)
    table.dataSource = dataSource
    table.delegate = delegate
    if let factor { try table.install(RowScale(factor: factor)) }
    return table
  }

  private func heights(of table: TableView) -> [CGFloat] {
    (0..<table.numberOfRows(inSection: 0)).map { table.rectForRow(at: IndexPath(row: $0, section: 0)).height }
  }

  @Test("The delegate's heights are scaled, its headers are not")
  func delegateHeights() throws {
    let (rows, delegate) = (Rows(count: 4), Heights([10, 0, 44, 60.5]))
    let table = try makeTable(rows, delegate, factor: 1.5)
    #expect(heights(of: table) == [15, 0, 66, 90.75])
    #expect(table.rectForHeader(inSection: 0).height == 30)
    // 30 + 15 + 0 + 66 + 90.75 = 201.75, to a whole pixel.
    #expect(table.contentSize.height == 202)
    #expect(table.chain.answer(for: "heightForRowAt")?.path == "row-scale → Heights")
    #expect(table.chain.answer(for: "heightForHeaderInSection")?.path == "Heights")
  }

  @Test("Where there is no delegate, the table's own height is scaled, as it is then")
  func tableHeight() throws {
    let rows = Rows(count: 2)
    let table = try makeTable(rows, nil, factor: 0.25)
    #expect(heights(of: table) == [11, 11])  // 44 / 4
    table.rowHeight = 100
    #expect(heights(of: table) == [25, 25])
    table.rowHeight = TableView.automaticDimension
    #expect(heights(of: table) == [11, 11])
    #expect(table.chain.answer(for: "heightForRowAt")?.path == "row-scale → (no conformer)")
  }

  @Test("An automatic height is the table's, scaled")
  func automaticHeights() throws {
    let (rows, delegate) = (Rows(count: 2), Heights([TableView.automaticDimension, 20]))
    let table = try makeTable(rows, delegate, factor: 2)
    #expect(heights(of: table) == [88, 40])
    table.rowHeight = 7
    #expect(heights(of: table) == [14, 40])
  }

  @Test("Estimates are scaled where the delegate gives them, and stay left out where it does not")
  func estimates() throws {
    let (rows, delegate) = (Rows(count: 3), EstimatedHeights([10, 20, 30]))
    let table = try makeTable(rows, delegate, factor: 3)
    let estimates = table.chain.pass { resolution in
      (0..<3).map { resolution.witness.delegate.estimatedHeightForRowAt?(table, IndexPath(row: $0, section: 0)) }
    }
    #expect(estimates == [TableView.automaticDimension, 90, 120])
    // Before rows are seen, and after.
    #expect(heights(of: table) == [44, 90, 120])
    table.layoutIfNeeded()
    #expect(heights(of: table) == [30, 60, 90])
    table.delegate = nil
    #expect(table.chain.answer(for: "estimatedHeightForRowAt")?.isImplemented == false)
  }

  @Test("Nonsense reaches the table as the delegate said it", arguments: [-0.5, -7, -.infinity, .nan] as [CGFloat])
  func nonsense(height: CGFloat) throws {
    let (rows, delegate) = (Rows(count: 1), Heights([height]))
    let table = try makeTable(rows, delegate, factor: 2)
    var faults: [String] = []
    table.onFault = { faults.append($0.description) }
    #expect(table.numberOfRows(inSection: 0) == 0)
    #expect(faults.count == 1)
    #expect(faults.first?.contains("\(height)") == true)
  }

  @Test("Two of them cannot be in one table, and what is uninstalled scales no more")
  func uninstalling() throws {
    let (rows, delegate) = (Rows(count: 1), Heights([10]))
    let table = try makeTable(rows, delegate, factor: 2)
    #expect(throws: AdapterInstallationError.self) { try table.install(RowScale(factor: 3)) }
    try table.uninstallAdapter(named: "row-scale")
    #expect(heights(of: table) == [10])
    #expect(table.chain.answer(for: "heightForRowAt")?.path == "Heights")
  }

  @Test("In a turned table the rows become wider")
  func turned() throws {
    let (rows, delegate) = (Rows(count: 2), Heights([10, 20]))
    let table = HorizontalTableView(frame: CGRect(x: 0, y: 0, width: 320, height: 100), style: .plain)
    table.dataSource = rows
    table.delegate = delegate
    try table.install(RowScale(factor: 4))
    let window = Window(size: CGSize(width: 320, height: 100))
    window.addSubview(table)
    window.layoutIfNeeded()
    #expect(table.visibleCells.map { $0.convert($0.bounds, to: window).width } == [40, 80])
  }

  @Test(
    "A factor that scales nothing is refused in one line",
    arguments: [(0, "0.0"), (-1, "-1.0"), (.nan, "nan"), (.infinity, "inf")] as [(CGFloat, String)])
  func invalidFactors(factor: CGFloat, shown: String) {
    let error = #expect(throws: RowScaleError.self) { try RowScale(factor: factor) }
    #expect(
      error?.description
        == "adapter row-scale: key factor is \(shown); expected a finite number greater than 0, such as 1.5")
  }

  @Test("It is set up by the key factor and by nothing else")
  func configuration() throws {
    func adapter(_ values: [String: String]) throws -> RowScale {
      try RowScale(configuration: AdapterConfiguration(adapter: "row-scale", values: values))
    }
    #expect(try adapter(["factor": "1.5"]).factor == 1.5)
    #expect(throws: RowScaleError.invalidFactor(-2)) { try adapter(["factor": "-2"]) }
    for values in [[:], ["factor": "2x"], ["factor": "inf"], ["factor": "2", "axis": "y"]] {
      #expect(throws: AdapterConfigurationError.self) { try adapter(values) }
    }
  }
}
