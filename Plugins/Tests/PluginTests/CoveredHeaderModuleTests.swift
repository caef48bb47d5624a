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

  /// Where a header of 120 points is, and a window in which its table is dragged.
  private func scene(_ request: String) throws -> (window: Window, table: TableView) {
    let window = Window(size: CGSize(width: 320, height: 444))
    let table = TableView(frame: CGRect(x: 0, y: 44, width: 320, height: 400), style: .plain)
    window.addSubview(table)
    table.dataSource = columns
    table.delegate = columns
    try table.install(loader.makeAdapter(AdapterRequest(parsing: request)))
    window.layoutIfNeeded()
    return (window, table)
  }

  private func drag(
    _ window: Window, from y: CGFloat, by way: CGFloat, over seconds: TimeInterval, resting: TimeInterval
  ) {
    let begin = window.clock.now
    window.beginTouch(at: CGPoint(x: 160, y: y))
    for step in 1...20 {
      window.clock.advance(to: begin + seconds * Double(step) / 20)
      window.moveTouch(to: CGPoint(x: 160, y: y + way * CGFloat(step) / 20))
    }
    window.clock.advance(by: resting)
    window.endTouch()
    window.clock.advance(by: 5)
  }

  @Test(
    "Real drags and flings, against the rule reckoned by hand", arguments: [-77, -1, 40] as [CGFloat],
    [-120, -60, -30, -20, 20, 45, 70, 120] as [CGFloat])
  func dragging(start: CGFloat, way: CGFloat) throws {
    for seconds in [0.1, 0.4, 1.5] {
      for resting in [0, 0.2] {
        let (window, table) = try scene("covered-header:height=120")
        table.contentOffset.y = start
        drag(window, from: way < 0 ? 430 : 250, by: way, over: seconds, resting: resting)
        // The finger's first 10 points do not count; then the content slows down by 0.998 in a millisecond, to 10 points per second.
        let released = start - (way < 0 ? way + 10 : way - 10)
        let velocity = resting > 0 ? 0 : -way / CGFloat(seconds)
        let distance = max(0, abs(velocity) - 10) * 0.499
        // 40 rows of 50 points and a header of 20.
        let target = min(max(released + (velocity < 0 ? -distance : distance), -77), 1620)
        let expected: CGFloat =
          if released < -77 { -77 } else if target > 0 { target } else if velocity > 100 { -1 } else if velocity < -100
          {
            -77
          } else {
            target < -60 ? -77 : -1
          }
        let offset = table.contentOffset.y
        #expect(
          expected > 0 ? abs(offset - expected) <= 1 : offset == expected,
          "from \(start) by \(way) in \(seconds) s, rest \(resting): \(offset), not \(expected)")
      }
    }
  }

  @Test("A header made of its keys stands behind the table, or in front and shrinks, and a drag on it scrolls")
  func header() throws {
    let behind = try scene("covered-header:height=120,title=Airports,color=#336699")
    let header = try #require(behind.window.subviews.first)
    #expect(header !== behind.table && header.frame == CGRect(x: 0, y: 0, width: 320, height: 120))
    #expect(header.subviews.first?.backgroundColor == Color(red: 0.2, green: 0.4, blue: 0.6))
    #expect((header.subviews.first?.subviews.first as? Label)?.text == "Airports")
    #expect(behind.window.hitTest(CGPoint(x: 100, y: 90), with: nil)?.isDescendant(of: header) == true)
    drag(behind.window, from: 110, by: -60, over: 0.2, resting: 0.2)
    #expect(behind.table.contentOffset.y == -1)

    let front = try scene("covered-header:height=120,title=Airports,placement=in-front,minimum-height=50,snap=false")
    let shrinking = try #require(front.window.subviews.last)
    #expect(shrinking.frame == CGRect(x: 0, y: 44, width: 320, height: 120))
    drag(front.window, from: 150, by: -60, over: 0.2, resting: 0.2)
    #expect(front.table.contentOffset.y == -70)
    #expect(shrinking.frame.height == 70)
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
      ("covered-header", "key height is missing; expected a finite decimal number"),
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
