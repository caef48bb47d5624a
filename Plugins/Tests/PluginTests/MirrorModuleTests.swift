import AdapterLoading
import Foundation
import TableKit
import Testing

/// The adapter `mirror` as a module, beside the others that turned tables have.
@MainActor
@Suite("Tables mirrored by a loaded adapter")
struct MirrorModuleTests {
  @Test("Rows follow each other from right to left until it is uninstalled")
  func turning() throws {
    let loader = AdapterLoader(searchPath: BuiltModule.searchPath)
    let columns = Columns(heights: [50, 60, 70], headerSize: CGSize(width: 80, height: 20))
    let scene = try TableScene(
      showing: columns,
      adapters: ["rotated-cells", "rotated-headers", "mirror"].map { try loader.makeAdapter(AdapterRequest(name: $0)) })
    #expect(scene.cellRects.map(\.width) == [50, 60, 70])
    for (rect, end) in zip(scene.cellRects, [320, 270, 210] as [CGFloat]) { #expect(abs(rect.maxX - end) < 1) }
    try scene.table.uninstallAdapter(named: "mirror")
    scene.window.layoutIfNeeded()
    for (rect, start) in zip(scene.cellRects, [0, 50, 110] as [CGFloat]) { #expect(abs(rect.minX - start) < 1) }
  }
}
