import AdapterLoading
import Foundation
import PaperRipple
import TableKit
import Testing

/// The adapter `paper-ripple` as a module.
@MainActor
@Suite("Ripples by a loaded adapter")
struct PaperRippleModuleTests {
  private let columns = Columns(heights: [50, 60, 70], headerSize: CGSize(width: 80, height: 20))
  private let loader = AdapterLoader(searchPath: BuiltModule.searchPath)

  private func loaded(_ request: String) throws -> any Adapter {
    try loader.makeAdapter(AdapterRequest(parsing: request))
  }

  /// The layers in a cell's content, as they are shown: their names, opacities, colours and the boxes around their paths.
  private func shown(in cell: TableViewCell) -> [String] {
    cell.contentView.layer.sublayers.map { layer in
      let values = layer.presentation()
      var points: [CGPoint] = []
      for element in values?.path?.elements ?? [] {
        if case .curve(let point, _, _) = element { points.append(point) }
      }
      let color = values?.path == nil ? values?.backgroundColor : values?.fillColor
      return "\(layer.name ?? "") \(values?.opacity ?? -1) \(String(describing: color)) \(points)"
    }
  }

  @Test("In a turned table it does at each time what the imported one does")
  func besideImported() throws {
    let keys = "tapCircleDiameter=-1,tapDelay=0.05,touchDownAnimationDuration=0.2,tapCircleColor=#FF000080"
    var style = PaperRippleStyle()
    style.tapCircleDiameter = -1
    style.tapDelay = 0.05
    style.touchDownAnimationDuration = 0.2
    style.tapCircleColor = Color(red: 1, green: 0, blue: 0, alpha: 128.0 / 255)
    let turning = ["rotated-cells", "rotated-headers"]
    let module = try loaded("paper-ripple:\(keys)")
    #expect(!(module is PaperRipple))
    let scenes = [
      try TableScene(showing: columns, adapters: turning.map(loaded) + [module]),
      try TableScene(showing: columns, adapters: turning.map(loaded) + [PaperRipple(style)]),
    ]
    for scene in scenes {
      scene.table.delaysContentTouches = false
      scene.window.beginTouch(at: CGPoint(x: 70, y: 60))
    }
    // The finger is lifted at 0.25 s, when the circle has grown; 0.75 s later it is gone.
    for time in [0, 0.05, 0.1, 0.2, 0.25, 0.3, 0.5, 0.99, 1, 1.5] {
      if time == 0.3 {
        for scene in scenes { scene.window.endTouch() }
      }
      for scene in scenes { scene.window.clock.advance(to: time) }
      let cells = try scenes.map { try #require($0.table.cellForRow(at: IndexPath(row: 1, section: 0))) }
      #expect(shown(in: cells[0]) == shown(in: cells[1]))
      let circles = time >= 0.05 && time < 1 ? 1 : 0
      #expect(cells[0].contentView.layer.sublayers.count == 1 + circles)
    }
    #expect(scenes[0].table.chain.answers == scenes[1].table.chain.answers)
  }

  @Test("The cell of the library keeps its ripple beside the module's")
  func ownCell() throws {
    let cell = PaperTableViewCell(style: .default, reuseIdentifier: nil)
    let source = OneCell(cell)
    let table = TableView(frame: CGRect(x: 0, y: 0, width: 320, height: 100), style: .plain)
    table.dataSource = source
    try table.install(loaded("paper-ripple"))
    table.layoutIfNeeded()
    #expect(table.visibleCells == [cell])
    #expect(cell.contentView.layer.sublayers.count == 1)
    #expect(cell.observers.count == 1)
  }

  @Test("The manifest's defaults are the style's")
  func defaults() throws {
    let style = PaperRippleStyle()
    let expected: [String: String] = [
      "usesSmartColor": "\(style.usesSmartColor)", "backgroundFadeAlpha": "\(style.backgroundFadeAlpha)",
      "touchDownAnimationDuration": "\(style.touchDownAnimationDuration)",
      "touchUpAnimationDuration": "\(style.touchUpAnimationDuration)",
      "tapCircleDiameterStartValue": "\(style.tapCircleDiameterStartValue)",
      "tapCircleDiameter": "\(style.tapCircleDiameter)", "tapCircleBurstAmount": "\(style.tapCircleBurstAmount)",
      "rippleFromTapLocation": "\(style.rippleFromTapLocation)", "letBackgroundLinger": "\(style.letBackgroundLinger)",
      "alwaysCompleteFullAnimation": "\(style.alwaysCompleteFullAnimation)", "tapDelay": "\(style.tapDelay)",
    ]
    let keys = try BuiltModule("paper-ripple").manifest.configuration
    #expect(Set(keys.keys) == Set(expected.keys).union(["tapCircleColor", "backgroundFadeColor"]))
    // Given as they stand in the manifest, all of them are taken.
    let texts = expected.map { "\($0.key)=\($0.value)" }.sorted().joined(separator: ",")
    #expect(throws: Never.self) { try loaded("paper-ripple:\(texts)") }
    let configured = try PaperRippleStyle(
      configuration: AdapterConfiguration(adapter: "paper-ripple", values: expected))
    #expect(configured == style)
  }

  @Test(
    "What it cannot work with is one line",
    arguments: [
      ("tapDelay=-1", "key tapDelay is -1.0; expected 0 or more seconds"),
      ("touchDownAnimationDuration=nan", "key touchDownAnimationDuration is “nan”; expected a finite decimal number"),
      ("touchUpAnimationDuration=-0.5", "key touchUpAnimationDuration is -0.5; expected 0 or more seconds"),
      ("tapCircleDiameter=wide", "key tapCircleDiameter is “wide”; expected a finite decimal number"),
      ("tapCircleDiameterStartValue=-5", "key tapCircleDiameterStartValue is -5.0; expected 0 or more points"),
      ("backgroundFadeAlpha=2", "key backgroundFadeAlpha is 2.0; expected an opacity from 0 to 1"),
      ("usesSmartColor=yes", "key usesSmartColor is “yes”; expected true or false"),
      ("tapCircleColor=red", "key tapCircleColor is \"red\"; expected a colour as #RRGGBB or #RRGGBBAA"),
      (
        "backgroundFadeColor=#12345g",
        "key backgroundFadeColor is \"#12345g\"; expected a colour as #RRGGBB or #RRGGBBAA"
      ),
      ("tapdelay=1", "unknown key “tapdelay”; did you mean tapDelay?"),
    ])
  func refusal(keys: String, message: String) {
    let error = #expect(throws: AdapterLoadingError.self) { try loaded("paper-ripple:\(keys)") }
    #expect(error?.description == "adapter paper-ripple: \(message)")
  }

  /// A data source of one cell.
  private final class OneCell: TableViewDataSource {
    private let cell: TableViewCell
    init(_ cell: TableViewCell) { self.cell = cell }
    func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { 1 }
    func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell { cell }
  }
}
