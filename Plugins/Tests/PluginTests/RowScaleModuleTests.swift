import AdapterLoading
import Foundation
import RowScale
import TableKit
import Testing

/// The adapter `row-scale` as a module.
@MainActor
@Suite("Rows scaled by a loaded adapter")
struct RowScaleModuleTests {
  private let columns = Columns(heights: [50, 60, 70], headerSize: CGSize(width: 80, height: 20))
  private let loader = AdapterLoader(searchPath: BuiltModule.searchPath)

  private func loaded(_ request: String) throws -> any Adapter {
    try loader.makeAdapter(AdapterRequest(parsing: request))
  }

  @Test("Each row is so many times as wide in a turned table")
  func scaling() throws {
    let turning = ["rotated-cells", "rotated-headers", "row-scale:factor=0.5"]
    let scene = try TableScene(showing: columns, adapters: turning.map(loaded))
    #expect(scene.cellRects.map(\.width) == [25, 30, 35])
    // The header's tenth of a point, and the rows.
    #expect(scene.table.contentSize.height == 90)
    #expect(scene.table.chain.answer(for: "heightForRowAt")?.path == "row-scale → Columns")
    #expect(scene.table.chain.answer(for: "estimatedHeightForRowAt")?.isImplemented == false)
  }

  @Test("Imported, it does the same", arguments: [0.25, 1, 1.5, 3])
  func besideImported(factor: CGFloat) throws {
    let first = try TableScene(showing: columns, adapters: [loaded("row-scale:factor=\(factor)")])
    let second = try TableScene(showing: columns, adapters: [RowScale(factor: factor)])
    #expect(first.cellRects == second.cellRects)
    #expect(first.table.contentSize == second.table.contentSize)
    #expect(first.table.chain.answers == second.table.chain.answers)
  }

  @Test(
    "What it cannot work with is one line",
    arguments: [
      ("row-scale", "adapter row-scale: key factor is missing; expected a finite number"),
      ("row-scale:factor=twice", "adapter row-scale: key factor is “twice”; expected a finite number"),
      (
        "row-scale:factor=-1",
        "adapter row-scale: key factor is -1.0; expected a finite number greater than 0, such as 1.5"
      ),
      (
        "row-scale:factor=0",
        "adapter row-scale: key factor is 0.0; expected a finite number greater than 0, such as 1.5"
      ),
      ("row-scale:faktor=2", "adapter row-scale: unknown key “faktor”; did you mean factor?"),
    ])
  func refusal(request: String, message: String) {
    let error = #expect(throws: AdapterLoadingError.self) { try loaded(request) }
    #expect(error?.description == message)
  }
}
