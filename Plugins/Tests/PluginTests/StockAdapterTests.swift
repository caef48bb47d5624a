import AdapterLoading
import Foundation
import RotatedCells
import RotatedHeaders
import TableKit
import Testing

/// The stock adapters as modules, in the tables they are made for.
@MainActor
@Suite("Stock adapters loaded at run time")
struct StockAdapterTests {
  private let columns = Columns(heights: [50, 60, 70], headerSize: CGSize(width: 80, height: 20))
  private let loader = AdapterLoader(searchPath: BuiltModule.searchPath)

  private func scene(_ adapters: [any Adapter]) throws -> TableScene {
    try TableScene(showing: columns, adapters: adapters)
  }

  private func loadedAdapters() throws -> [any Adapter] {
    try ["rotated-cells", "rotated-headers"].map { try loader.makeAdapter(AdapterRequest(name: $0)) }
  }

  @Test("Each is found by its name and refuses what it does not know", arguments: ["rotated-cells", "rotated-headers"])
  func loading(name: String) throws {
    let module = try loader.module(named: name)
    #expect(module.manifestFile.manifest.kind == .swift)
    let adapter = try module.makeAdapter()
    #expect(adapter.interposers.map(\.name) == [name])
    #expect(throws: AdapterLoadingError.self) { try module.makeAdapter(values: ["colour": "red"]) }
  }

  @Test("Loaded, they turn a table of the program's own data source and delegate")
  func turning() throws {
    let scene = try scene(loadedAdapters())
    let table = scene.table
    // The header takes a tenth of a point of the layout; the rows stand side by side behind it, each as wide as its height
    // says and as high as the table.
    #expect(scene.cellRects.map(\.width) == [50, 60, 70])
    #expect(scene.cellRects.allSatisfy { $0.height == 100 && $0.minY == 0 })
    for (rect, start) in zip(scene.cellRects, [0.1, 50.1, 110.1]) { #expect(abs(rect.minX - start) < 1) }
    #expect(table.chain.answer(for: "cellForRowAt")?.path == "rotated-cells → Columns")
    #expect(table.chain.answer(for: "viewForHeaderInSection")?.path == "rotated-headers → Columns")
    #expect(table.chain.answer(for: "heightForRowAt")?.path == "Columns")
    #expect(table.chain.answer(for: "viewForFooterInSection")?.isImplemented == false)
    let turned = table.visibleCells.first?.partsTransform
    #expect(turned == CGAffineTransform(rotationAngle: .pi / 2))
  }

  @Test("Loaded and imported ones serve tables side by side, and do the same")
  func besideImported() throws {
    let loadedScene = try scene(loadedAdapters())
    let importedScene = try scene([RotatedCells(), RotatedHeaders()])
    #expect(loadedScene.cellRects == importedScene.cellRects)
    let (loaded, imported) = (loadedScene.table, importedScene.table)
    #expect(loaded.contentSize == imported.contentSize)
    #expect(loaded.chain.answers == imported.chain.answers)
    // They are the same code in two places: the types are not the same.
    let first = try #require(loaded.adapters.first)
    #expect(!(first is RotatedCells))
    #expect(imported.adapters.first is RotatedCells)
  }

  @Test("A table takes one of a name, whether loaded or imported")
  func twice() throws {
    let table = try scene(loadedAdapters()).table
    #expect(throws: AdapterInstallationError.self) {
      try table.install(loader.makeAdapter(AdapterRequest(name: "rotated-cells")))
    }
    #expect(throws: AdapterInstallationError.self) { try table.install(RotatedCells()) }
    #expect(table.adapters.map(\.name) == ["rotated-cells", "rotated-headers"])
  }

  @Test("What a conformer in a module leaves out is told apart from what it implements")
  func conformerInModule() throws {
    let table = TableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480), style: .plain)
    try table.install(loader.makeAdapter(AdapterRequest(name: "fixture", values: ["rows": "7"])))
    #expect(table.numberOfRows(inSection: 0) == 7)
    #expect(table.chain.answer(for: "titleForHeaderInSection")?.path == "FixtureDataSource")
    #expect(table.chain.answer(for: "titleForFooterInSection")?.path == "(left out)")
    #expect(table.chain.answer(for: "titleForFooterInSection")?.isImplemented == false)
  }
}
