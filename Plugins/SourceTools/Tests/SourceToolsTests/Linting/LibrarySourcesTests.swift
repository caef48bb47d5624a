import Foundation
import Testing

@testable import SourceTools

@Suite("The library's protocols")
struct LibrarySourcesTests {
  private static let tables = "\(Toolchain.repository)/Sources/TableKit"

  @Test("Those in the tool are those of the library")
  func stock() throws {
    let path =
      "\(Toolchain.repository)/Plugins/SourceTools/Sources/SourceTools/Linting/Library/StockProtocols.swift"
    let present = try String(contentsOfFile: path, encoding: .utf8)
    #expect(
      try StockProtocolsFile(from: Self.tables).text == present,
      "generate it again: swivel-source-tools stock-protocols Sources/TableKit > \(path)")
  }

  @Test("They parse, and tell which requirements may be left out")
  func requirements() {
    let stock = LibrarySources.stock
    #expect(stock.source.syntaxErrors == [])
    let protocols = DeclarationIndex([stock]).types.filter { $0.kind == .protocol }.map(KnownProtocol.init)
    #expect(
      protocols.map(\.type.name) == [
        "GestureRecognizerDelegate", "ScrollViewDelegate", "TableViewDataSource", "TableViewDataSourcePrefetching",
        "TableViewDelegate",
      ])
    let required = protocols.flatMap(\.requirements).filter { !$0.isOptional }.map(\.fullName)
    #expect(
      required == [
        "tableView(_:numberOfRowsInSection:)", "tableView(_:cellForRowAt:)", "tableView(_:prefetchRowsAt:)",
      ])
  }

  @Test("A tool in a checkout reads the checkout, another one what it has in it")
  func checkout() throws {
    let folder = try TemporaryFolder()
    try folder.write("public protocol TableViewDelegate {}\n", to: "Sources/TableKit/Tables/TableViewDelegate.swift")
    try folder.write("public class Label {}\n", to: "Sources/TableKit/Views/Label.swift")
    try folder.write("public class Witness {}\n", to: "Sources/TableKit/Views/Label.generated.swift")
    let inside = LibrarySources.files(near: URL(fileURLWithPath: folder(".build/release/tool")))
    #expect(inside.map(\.source.name) == ["TableViewDelegate.swift", "Label.swift"])
    #expect(inside.allSatisfy { $0.role == .library })
    let outside = LibrarySources.files(near: URL(fileURLWithPath: "/nowhere/at/all/tool"))
    #expect(outside.map(\.source.name) == ["StockProtocols.swift"])
    #expect(LibrarySources.files(near: nil).map(\.source.name) == ["StockProtocols.swift"])
  }

  @Test("With the library's sources more types are known")
  func moreTypes() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write(
      """
      final class Titles: TableViewDelegate {
        func tableView(_ tableView: TableView, viewForHeaderInSection section: Int) -> Label? { nil }
      }
      """, to: "Titles.swift")
    let library = LibrarySources.files(near: URL(fileURLWithPath: "\(Toolchain.repository)/.build/release/tool"))
    let outcome = try LintCommand([path]).run(library: library)
    #expect(
      outcome.output == """
        \(path):2:82: error: 'tableView(_:viewForHeaderInSection:)' returns 'Label?', so TableViewDelegate's counts as left \
        out: '-> View?' was meant
        fix-it: replace with "func tableView(_ tableView: TableView, viewForHeaderInSection section: Int) -> View?"

        """)
    #expect(try LintCommand([path]).run(library: [LibrarySources.stock]) == Outcome(), "a label may be an alias there")
  }

  @Test("Nothing is wrong in this repository")
  func repository() throws {
    #expect(try LintCommand([Toolchain.repository]).run(library: [LibrarySources.stock]) == Outcome())
  }
}
