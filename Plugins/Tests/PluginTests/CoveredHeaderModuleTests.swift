import AdapterLoading
import CoveredHeader
import Foundation
import TableKit
import Testing

/// The adapter `covered-header` as a module, for a header of 120 points: open at −120 + 43 = −77, closed at −1, its middle at −60.
@MainActor
@Suite("Headers covered by a loaded adapter")
struct CoveredHeaderModuleTests {
  private let columns = Columns(heights: Array(repeating: 50, count: 40), headerSize: CGSize(width: 80, height: 20))
  private let loader = AdapterLoader(searchPath: BuiltModule.searchPath)

  private func table(with adapter: any Adapter) throws -> TableView {
    let table = TableView(frame: CGRect(x: 0, y: 44, width: 320, height: 400), style: .plain)
    table.dataSource = columns
    table.delegate = columns
    try table.install(adapter)
    return table
  }

  /// A table with the loaded adapter, and one with the imported one.
  private func tables() throws -> [TableView] {
    let loaded = try loader.makeAdapter(AdapterRequest(parsing: "covered-header:height=120"))
    let imported = try CoveredHeader(CoveredHeaderGeometry(headerHeight: 120))
    #expect(!(loaded is CoveredHeader))
    return try [table(with: loaded), table(with: imported)]
  }

  @Test(
    "Targets and velocities",
    arguments: [
      // target: still, flung upwards, flung downwards
      (0.5, 0.5, 0.5, 0.5),
      (0, -1, -1, -77),
      (-1, -1, -1, -77),
      (-60, -1, -1, -77),
      (-60.5, -77, -1, -77),
      (-77, -77, -1, -77),
      (-120, -77, -1, -77),
      (-120.5, -120.5, -120.5, -120.5),
    ] as [(CGFloat, CGFloat, CGFloat, CGFloat)])
  func snapping(target: CGFloat, still: CGFloat, up: CGFloat, down: CGFloat) throws {
    for table in try tables() {
      for (velocity, expected) in [
        (0, still), (0.1, still), (-0.1, still), (0.2, up), (5, up), (-0.2, down), (-5, down),
      ] {
        var point = CGPoint(x: 7, y: target)
        let velocity = CGPoint(x: 0, y: velocity)
        _ = table.chain.pass { $0.witness.delegate.scroll.willEndDragging?(table, velocity, &point) }
        #expect(point == CGPoint(x: 7, y: expected))
      }
    }
  }

  @Test(
    "The indicator begins where the content does",
    arguments: [(-77, 77), (-100, 100), (-1, 1), (0, 0), (300, 0)] as [(CGFloat, CGFloat)])
  func indicator(offset: CGFloat, inset: CGFloat) throws {
    for table in try tables() {
      table.contentOffset.y = -30
      table.contentOffset.y = offset
      #expect(table.verticalScrollIndicatorInsets.top == inset)
    }
  }

  @Test("It answers the two that it says, and leaves the rest to the delegate")
  func answers() throws {
    for table in try tables() {
      let touched = table.chain.answers.filter { $0.layers.contains(.interposer("covered-header")) }
      #expect(
        touched.map(\.description) == [
          "didScroll: covered-header → (left out)", "willEndDragging: covered-header → (left out)",
        ])
      #expect(table.chain.answer(for: "heightForRowAt")?.path == "Columns")
    }
  }

  @Test(
    "What is no header is one line",
    arguments: [
      ("covered-header", "key height is missing; expected a finite number"),
      ("covered-header:height=0", "key height is 0.0; expected a finite number of points greater than 0"),
      ("covered-header:height=99,border=-1", "key border is -1.0; expected a finite number, 0 or more"),
      ("covered-header:height=99,hight=1", "unknown key “hight”; did you mean height?"),
    ])
  func refusal(request: String, message: String) {
    let error = #expect(throws: AdapterLoadingError.self) {
      try loader.makeAdapter(AdapterRequest(parsing: request))
    }
    #expect(error?.description == "adapter covered-header: \(message)")
  }
}
