import AdapterLoading
import Foundation
import HeightCache
import TableKit
import Testing

/// The adapter `height-cache` as a module: the host's hooks reach it there too.
@MainActor
@Suite("Heights remembered by a loaded adapter")
struct HeightCacheModuleTests {
  private final class Delegate: TableViewDataSource, TableViewDelegate {
    var asked: [Int] = []
    func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { 3 }
    func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
      TableViewCell(style: .default, reuseIdentifier: nil)
    }
    func tableView(_ tableView: TableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
      asked.append(indexPath.row)
      return 30
    }
  }

  private let loader = AdapterLoader(searchPath: BuiltModule.searchPath)

  @Test(
    "Each height is asked for once, and again after a reload unless heights outlast it",
    arguments: [("height-cache", [0, 1, 2]), ("height-cache:keep-on-reload=true", [])])
  func remembering(request: String, afterReload: [Int]) throws {
    let delegate = Delegate()
    let table = TableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480), style: .plain)
    table.dataSource = delegate
    table.delegate = delegate
    let adapter = try loader.makeAdapter(AdapterRequest(parsing: request))
    #expect(!(adapter is HeightCache))
    try table.install(adapter)
    table.layoutIfNeeded()
    #expect(delegate.asked == [0, 1, 2])
    table.sectionFooterHeight = 9
    table.layoutIfNeeded()
    #expect(delegate.asked == [0, 1, 2])
    delegate.asked = []
    table.reloadData()
    table.layoutIfNeeded()
    #expect(delegate.asked == afterReload)
    #expect(table.contentSize.height == 90)
  }
}
