import Foundation
import Testing

@testable import TableKit

/// A prefetching data source that writes down what it hears.
@MainActor
private final class Fetcher: TableViewDataSourcePrefetching {
  var log: [String] = []
  var onNote: (() -> Void)?

  func take() -> [String] {
    defer { log = [] }
    return log
  }

  private func note(_ word: String, _ indexPaths: [IndexPath]) {
    log.append(
      word + " " + indexPaths.map { $0.section == 0 ? "\($0.row)" : "\($0.section).\($0.row)" }.joined(separator: " "))
    onNote?()
  }

  func tableView(_ tableView: TableView, prefetchRowsAt indexPaths: [IndexPath]) { note("fetch", indexPaths) }

  func tableView(_ tableView: TableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]) {
    note("cancel", indexPaths)
  }
}

/// One that hears of no cancelling.
@MainActor
private final class PlainFetcher: TableViewDataSourcePrefetching {
  var count = 0
  func tableView(_ tableView: TableView, prefetchRowsAt indexPaths: [IndexPath]) { count += indexPaths.count }
}

@MainActor
@Suite("Rows that are announced before they are shown")
struct PrefetchingTests {
  private let stage: LedgerStage
  private let fetcher = Fetcher()
  private var table: TableView { stage.table }

  /// 100 rows of 40, of which 5 are in sight.
  init() {
    stage = LedgerStage(Ledger([(0..<100).map { "r\($0)" }]))
    table.prefetchDataSource = fetcher
    stage.window.layoutIfNeeded()
  }

  private func scroll(to offset: CGFloat) {
    table.contentOffset.y = offset
    stage.window.layoutIfNeeded()
  }

  private func path(_ row: Int) -> IndexPath { IndexPath(row: row, section: 0) }

  @Test("The rows of the next screen, nearest first, none that is in sight, and none twice")
  func forward() {
    #expect(fetcher.take() == ["fetch 5 6 7 8 9"])
    scroll(to: 20)
    #expect(fetcher.take() == ["fetch 10"])
    scroll(to: 30)
    #expect(fetcher.take().isEmpty)
    scroll(to: 60)
    scroll(to: 100)
    #expect(fetcher.take() == ["fetch 11", "fetch 12"])
    stage.window.layoutIfNeeded()
    table.setNeedsLayout()
    stage.window.layoutIfNeeded()
    #expect(fetcher.take().isEmpty)
  }

  @Test("On reversal, those ahead are cancelled and those behind announced, nearest first")
  func reversal() {
    scroll(to: 1000)
    _ = fetcher.take()
    scroll(to: 980)
    #expect(fetcher.take() == ["cancel 30 31 32 33 34", "fetch 23 22 21 20 19"])
    scroll(to: 990)
    #expect(fetcher.take() == ["cancel 19 20 21 22 23", "fetch 30 31 32 33 34"])
  }

  @Test("A row that has come into sight is not cancelled")
  func shownInBetween() {
    scroll(to: 200)
    #expect(fetcher.take() == ["fetch 5 6 7 8 9", "fetch 10 11 12 13 14"])
    scroll(to: 160)
    #expect(fetcher.take() == ["cancel 10 11 12 13 14", "fetch 3 2 1 0"])
  }

  @Test("A jump cancels what is far now")
  func jump() {
    _ = fetcher.take()
    scroll(to: 2000)
    #expect(fetcher.take() == ["cancel 5 6 7 8 9", "fetch 55 56 57 58 59"])
    scroll(to: 3800)
    #expect(fetcher.take() == ["cancel 55 56 57 58 59"], "there is nothing behind the end")
  }

  @Test("Updates: rows that are announced move along, and only new ones are announced")
  func updates() {
    _ = fetcher.take()
    stage.ledger.sections[0].rows.insert("n", at: 7)
    stage.ledger.sections[0].rows.remove(at: 9)
    table.performBatchUpdates {
      table.insertRows(at: [path(7)], with: .none)
      table.deleteRows(at: [path(8)], with: .none)
    }
    #expect(fetcher.take() == ["fetch 7"])
    stage.ledger.sections[0].rows.remove(at: 0)
    table.deleteRows(at: [path(0)], with: .fade)
    #expect(fetcher.take() == ["fetch 9"])
    table.reloadRows(at: [path(6)], with: .none)
    #expect(fetcher.take() == ["fetch 6"])
  }

  @Test("A reload begins anew, without cancelling what may be something else now")
  func reload() {
    _ = fetcher.take()
    table.reloadData()
    stage.window.layoutIfNeeded()
    #expect(fetcher.take() == ["fetch 5 6 7 8 9"])
  }

  @Test("Turned off, what is announced is cancelled, and nothing is announced until it is turned on")
  func turnedOff() {
    _ = fetcher.take()
    table.isPrefetchingEnabled = false
    stage.window.layoutIfNeeded()
    #expect(fetcher.take() == ["cancel 5 6 7 8 9"])
    scroll(to: 100)
    #expect(fetcher.take().isEmpty)
    table.isPrefetchingEnabled = true
    stage.window.layoutIfNeeded()
    #expect(fetcher.take() == ["fetch 8 9 10 11 12"])
  }

  @Test("However small the rows, a limited number is announced, the nearest")
  func limit() {
    stage.ledger.sections[0].rows = (0..<2000).map { "r\($0):1" }
    table.reloadData()
    stage.window.layoutIfNeeded()
    #expect(fetcher.take().last == "fetch " + (200..<264).map { "\($0)" }.joined(separator: " "))
    scroll(to: 1000)
    _ = fetcher.take()
    scroll(to: 999)
    #expect(fetcher.take().last == "fetch " + (935..<999).reversed().map { "\($0)" }.joined(separator: " "))
  }

  @Test("A callback may change the table")
  func inCallback() {
    var isFirst = true
    fetcher.onNote = { [table, ledger = stage.ledger] in
      guard isFirst else { return }
      isFirst = false
      ledger.sections[0].rows = ["a", "b"]
      table.reloadData()
    }
    scroll(to: 400)
    stage.window.layoutIfNeeded()
    #expect(stage.complaints.isEmpty)
    #expect(stage.shown == ["a", "b"])
  }

  @Test("Cancelling may be left out, and the object may die")
  func plain() {
    var plain: PlainFetcher? = PlainFetcher()
    table.prefetchDataSource = plain
    stage.window.layoutIfNeeded()
    scroll(to: 2000)
    #expect(plain?.count == 10)
    plain = nil
    scroll(to: 100)
    #expect(stage.complaints.isEmpty)
  }
}
