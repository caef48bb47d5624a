import Foundation
import HeightCache
import RowScale
import TableKit
import Testing

/// Heights that are asked for once. Who is asked is noted by the ledger; that the table has the right heights is read off it.
@MainActor
@Suite("A cache of heights")
struct HeightCacheTests {
  private let ledger = Ledger([["a", "b", "c"], ["d", "e"]])
  private let cache: HeightCache
  private let table = TableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480), style: .plain)

  init() throws { try self.init(cache: HeightCache()) }

  private init(cache: HeightCache) throws {
    self.cache = cache
    ledger.heights = ["a": 10, "b": 11, "c": 12, "d": 13, "e": 14]
    table.dataSource = ledger
    table.delegate = ledger
    try table.install(cache)
  }

  private static func keeping() throws -> HeightCacheTests {
    try HeightCacheTests(cache: HeightCache(keepsHeightsOnReload: true))
  }

  private var heights: [[CGFloat]] {
    (0..<table.numberOfSections).map { section in
      (0..<table.numberOfRows(inSection: section)).map { row in
        table.rectForRow(at: IndexPath(row: row, section: section)).height
      }
    }
  }

  /// Lets the table ask anew about what are the same rows.
  private func askAnew() {
    table.sectionFooterHeight += 1
    table.layoutIfNeeded()
  }

  /// What the chain answers, in a pass.
  private func height(_ indexPath: IndexPath) -> CGFloat? {
    table.chain.pass { $0.witness.delegate.heightForRowAt?(table, indexPath) } ?? nil
  }

  private func estimate(_ indexPath: IndexPath) -> CGFloat? {
    table.chain.pass { $0.witness.delegate.estimatedHeightForRowAt?(table, indexPath) } ?? nil
  }

  @Test("A delegate is asked once per row, however often the table asks")
  func once() {
    #expect(heights == [[10, 11, 12], [13, 14]])
    #expect(ledger.takeAsked() == "a b c d e")
    for _ in 0..<3 { askAnew() }
    #expect(ledger.takeAsked() == "")
    #expect(heights == [[10, 11, 12], [13, 14]])
    #expect(table.chain.answer(for: "heightForRowAt")?.path == "height-cache → Ledger")
  }

  @Test("Whoever else asks gets the same answer, before the table or after it")
  func otherAskers() {
    #expect(height(IndexPath(row: 1, section: 1)) == 14)
    #expect(ledger.takeAsked() == "e")
    #expect(heights == [[10, 11, 12], [13, 14]])
    #expect(ledger.takeAsked() == "a b c d")
  }

  @Test("Estimates are remembered apart from heights")
  func estimates() throws {
    final class Estimating: TableViewDelegate {
      var asked: [String] = []
      func tableView(_ tableView: TableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        asked.append("height \(indexPath.row)")
        return 12
      }
      func tableView(_ tableView: TableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat {
        asked.append("estimate \(indexPath.row)")
        return 17
      }
    }
    let estimating = Estimating()
    table.delegate = estimating
    for _ in 0..<2 {
      #expect(estimate(IndexPath(row: 2, section: 0)) == 17)
      #expect(height(IndexPath(row: 2, section: 0)) == 12)
    }
    #expect(estimating.asked == ["estimate 2", "height 2"])
    cache.forget(at: [IndexPath(row: 2, section: 0)])
    #expect(height(IndexPath(row: 2, section: 0)) == 12)
    #expect(estimate(IndexPath(row: 2, section: 0)) == 17)
    #expect(estimating.asked == ["estimate 2", "height 2", "height 2", "estimate 2"])
  }

  @Test("A reload forgets heights")
  func reload() {
    #expect(heights == [[10, 11, 12], [13, 14]])
    _ = ledger.takeAsked()
    ledger.heights["b"] = 50
    table.reloadData()
    #expect(heights == [[10, 50, 12], [13, 14]])
    #expect(ledger.takeAsked() == "a b c d e")
  }

  @Test("A reload leaves heights alone where that was asked for; rows that are new are asked for")
  func keeping() throws {
    let kept = try Self.keeping()
    #expect(kept.heights == [[10, 11, 12], [13, 14]])
    _ = kept.ledger.takeAsked()
    kept.ledger.sections[0].append("f")
    kept.table.reloadData()
    #expect(kept.heights == [[10, 11, 12, 20], [13, 14]])
    #expect(kept.ledger.takeAsked() == "f")
    kept.cache.forget(at: [IndexPath(row: 1, section: 0), IndexPath(row: 9, section: 7), IndexPath(index: 0)])
    kept.ledger.heights["b"] = 60
    kept.table.reloadData()
    #expect(kept.heights == [[10, 60, 12, 20], [13, 14]])
    #expect(kept.ledger.takeAsked() == "b")
    kept.cache.forget()
    kept.table.reloadData()
    kept.table.layoutIfNeeded()
    #expect(kept.ledger.takeAsked() == "a b c f d e")
  }

  @Test("Another width forgets heights, another height does not")
  func width() throws {
    let kept = try Self.keeping()
    kept.table.layoutIfNeeded()
    _ = kept.ledger.takeAsked()
    kept.table.frame.size.height = 600
    kept.askAnew()
    #expect(kept.ledger.takeAsked() == "")
    kept.table.frame.size.width = 200
    kept.askAnew()
    #expect(kept.ledger.takeAsked() == "a b c d e")
    kept.askAnew()
    #expect(kept.ledger.takeAsked() == "")
  }

  @Test("In a stack whose rows are as high as it is, another height forgets widths")
  func stackHeight() throws {
    let stack = StackTableView(frame: CGRect(x: 0, y: 0, width: 320, height: 100), axis: .horizontal)
    stack.dataSource = ledger
    stack.delegate = ledger
    try stack.install(HeightCache(keepsHeightsOnReload: true))
    stack.layoutIfNeeded()
    #expect(ledger.takeAsked() == "a b c d e")
    stack.reloadData()
    stack.layoutIfNeeded()
    #expect(ledger.takeAsked() == "")
    stack.frame.size.height = 120
    stack.reloadData()
    stack.layoutIfNeeded()
    #expect(ledger.takeAsked() == "a b c d e")
  }

  @Test("Who answers otherwise is asked anew: another delegate, another interposer, below the cache or above it")
  func otherAnswers() throws {
    let kept = try Self.keeping()
    #expect(kept.heights == [[10, 11, 12], [13, 14]])
    let other = Ledger(kept.ledger.sections)
    kept.table.delegate = other
    #expect(kept.heights == [[20, 20, 20], [20, 20]])
    #expect(other.takeAsked() == "a b c d e")
    try kept.table.install(RowScale(factor: 2))
    #expect(kept.heights == [[40, 40, 40], [40, 40]])
    #expect(other.takeAsked() == "a b c d e")
    try kept.table.chain.move(named: "row-scale", to: 0)
    #expect(kept.heights == [[40, 40, 40], [40, 40]])
    #expect(other.takeAsked() == "a b c d e")
    kept.askAnew()
    #expect(other.takeAsked() == "")
    #expect(kept.table.chain.answer(for: "heightForRowAt")?.path == "height-cache → row-scale → Ledger")
  }

  @Test("What is no height is asked again; an automatic one is an answer")
  func noHeights() {
    let path = IndexPath(row: 0, section: 0)
    for nonsense in [-2, .nan, .infinity, -.infinity] as [CGFloat] {
      ledger.heights["a"] = nonsense
      for _ in 0..<2 { #expect(height(path)?.bitPattern == nonsense.bitPattern) }
      #expect(ledger.takeAsked() == "a a")
    }
    for answer in [TableView.automaticDimension, 0, 7] {
      ledger.heights["a"] = answer
      for _ in 0..<2 { #expect(height(path) == answer) }
      #expect(ledger.takeAsked() == "a")
      cache.forget()
    }
  }

  @Test("Index paths that name no row are passed on")
  func otherIndexPaths() throws {
    final class Anything: TableViewDelegate {
      var asked: [IndexPath] = []
      func tableView(_ tableView: TableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        asked.append(indexPath)
        return 9
      }
    }
    let anything = Anything()
    table.delegate = anything
    let paths = [IndexPath(index: 3), IndexPath(), [0, 1, 2], [-1, 0], [0, -1]]
    for path in paths + paths { #expect(height(path) == 9) }
    #expect(anything.asked == paths + paths)
  }

  @Test("What the delegate leaves out stays left out")
  func leftOut() {
    final class Silent: TableViewDelegate {}
    let silent = Silent()
    table.delegate = silent
    #expect(table.chain.answer(for: "heightForRowAt")?.isImplemented == false)
    #expect(table.chain.answer(for: "estimatedHeightForRowAt")?.isImplemented == false)
  }

  @Test("An answer is not remembered if the table was reloaded while it was given")
  func reloadWhileAsked() {
    ledger.onHeight = { [ledger, table] _, indexPath in
      guard indexPath == IndexPath(row: 1, section: 0), ledger.sections[0].first == "a" else { return }
      // From here on the rows are others; what is answered is the height of one of before.
      ledger.sections[0] = ["x", "y"]
      table.reloadData()
    }
    ledger.heights["y"] = 70
    #expect(heights == [[20, 70], [13, 14]])
    #expect(ledger.takeAsked() == "a b x y d e")
  }

  @Test("Uninstalled, it answers no more and remembers nothing")
  func uninstalling() throws {
    let kept = try Self.keeping()
    kept.table.layoutIfNeeded()
    try kept.table.uninstallAdapter(named: "height-cache")
    _ = kept.ledger.takeAsked()
    kept.ledger.heights["a"] = 99
    #expect(kept.heights == [[99, 11, 12], [13, 14]])
    #expect(kept.ledger.takeAsked() == "a b c d e")
    kept.ledger.heights["a"] = 98
    try kept.table.install(kept.cache)
    #expect(kept.heights == [[98, 11, 12], [13, 14]])
  }

  @Test("It is set up by the key keep-on-reload and by nothing else")
  func configuration() throws {
    func adapter(_ values: [String: String]) throws -> HeightCache {
      try HeightCache(configuration: AdapterConfiguration(adapter: "height-cache", values: values))
    }
    #expect(try !adapter([:]).keepsHeightsOnReload)
    #expect(try adapter(["keep-on-reload": "true"]).keepsHeightsOnReload)
    for values in [["keep-on-reload": "yes"], ["keep": "true"]] {
      #expect(throws: AdapterConfigurationError.self) { try adapter(values) }
    }
  }
}
