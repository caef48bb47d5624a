import AdapterLoading
import Foundation
import TableKit
import Testing
import Tracing

/// The adapter `tracing` as a module.
@MainActor
@Suite("Traces by a loaded adapter")
struct TracingModuleTests {
  private let columns = Columns(heights: [50, 60, 70], headerSize: CGSize(width: 80, height: 20))
  private let loader = AdapterLoader(searchPath: BuiltModule.searchPath)

  /// One line of a trace.
  private struct Line: Decodable, Equatable {
    let requirement: String
    let `protocol`: String
    let arguments: [String?]
    let result: String?
    let layer: String?
    let microseconds: Double
  }

  private func loaded(_ request: String) throws -> any Adapter {
    try loader.makeAdapter(AdapterRequest(parsing: request))
  }

  private func lines(_ path: String) throws -> [Line] {
    try String(contentsOfFile: path, encoding: .utf8).split(separator: "\n").map {
      try JSONDecoder().decode(Line.self, from: Data($0.utf8))
    }
  }

  @Test("Each call of the table is a line")
  func heights() throws {
    let folder = try TemporaryFolder()
    let scene = try TableScene(
      showing: columns,
      adapters: [
        loaded("rotated-cells"), loaded("row-scale:factor=2"),
        loaded("tracing:file=\(folder["calls"]),requirements=*ForRowAt"),
      ])
    #expect(scene.cellRects.count == 3)
    let lines = try lines(folder["calls"])
    let heights = lines.filter { $0.requirement == "heightForRowAt" }.prefix(3)
    #expect(heights.map(\.result) == ["100.0", "120.0", "140.0"])
    #expect(heights.map(\.arguments) == (0..<3).map { ["HorizontalTableView", "[0, \($0)]"] })
    #expect(heights.allSatisfy { $0.layer == "row-scale" && $0.protocol == "TableViewDelegate" })
    let cells = lines.filter { $0.requirement == "cellForRowAt" }.prefix(3)
    #expect(cells.map(\.result) == ["TableViewCell", "TableViewCell", "TableViewCell"])
    #expect(cells.allSatisfy { $0.layer == "rotated-cells" && $0.microseconds >= 0 })
    #expect(Set(lines.map(\.requirement)) == ["heightForRowAt", "cellForRowAt"])
  }

  @Test("Imported, it writes the same but for the times")
  func besideImported() throws {
    let folder = try TemporaryFolder()
    _ = try TableScene(showing: columns, adapters: [loaded("tracing:file=\(folder["loaded"])")])
    _ = try TableScene(showing: columns, adapters: [Tracing(to: .file(folder["imported"]))])
    func timeless(_ path: String) throws -> [String] {
      try String(contentsOfFile: path, encoding: .utf8).split(separator: "\n").map {
        String($0).replacing(/"microseconds":[-+.e0-9]+,/, with: "")
      }
    }
    let lines = try timeless(folder["loaded"])
    #expect(lines == (try timeless(folder["imported"])))
    #expect(
      lines.contains(
        #"{"arguments":["HorizontalTableView","0"],"layer":"Columns","protocol":"TableViewDelegate","#
          + #""requirement":"heightForHeaderInSection","result":"20.0"}"#))
  }

  @Test("What cannot be traced is one line")
  func refusal() throws {
    let folder = try TemporaryFolder()
    for (request, message) in [
      ("tracing:file=\(folder["none/x"])", "file \"\(folder["none/x"])\" cannot be written: No such file or directory"),
      ("tracing:file=\(folder.path)", "file \"\(folder.path)\" cannot be written: Is a directory"),
      (
        "tracing:requirements=hight*",
        "requirements \"hight*\" fits none that a table has; try heightForRowAt or *Header*"
      ),
      ("tracing:requirement=*", "unknown key “requirement”; did you mean requirements?"),
    ] {
      let error = #expect(throws: AdapterLoadingError.self) { try loaded(request) }
      #expect(error?.description == "adapter tracing: \(message)")
    }
  }
}
