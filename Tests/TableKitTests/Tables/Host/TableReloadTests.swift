import Foundation
import Interposing
import TableKit
import Testing

/// Reloads, also those that callbacks ask for, and conformers and interposers that come and go meanwhile.
@MainActor
struct TableReloadTests {
  @Test func aReloadAsksAnewAndTakesTheOldCellsBack() {
    let roster = Roster()
    let table = roster.table()
    table.layoutIfNeeded()
    roster.counts = [1]
    roster.log = []
    table.layoutIfNeeded()
    #expect(roster.log.isEmpty)
    table.reloadData()
    table.layoutIfNeeded()
    #expect(table.shownTops == ["0.0": 0])
    #expect(roster.log.filter { $0.hasPrefix("didEnd") } == ["didEnd 0.0", "didEnd 0.1", "didEnd 0.2"])
    #expect(table.subviews.filter { $0 is TableViewCell }.count == 1)
  }

  @Test func contentThatBecomesShorterTakesTheOffsetBack() {
    let roster = Roster()
    roster.counts = [100]
    let table = roster.table()
    table.layoutIfNeeded()
    table.contentOffset.y = 3000
    table.layoutIfNeeded()
    roster.counts = [5]
    table.reloadData()
    table.layoutIfNeeded()
    #expect(table.contentOffset.y == 100)
    #expect(table.shownTops == ["0.2": 80, "0.3": 120, "0.4": 160])
  }

  @Test(arguments: ["sections", "rows 0", "height 0.1", "header 0", "cell 0.1", "willDisplay 0.0", "headerView 0"])
  func aReloadInACallbackIsCarriedOutAndNothingOldIsTrusted(question: String) {
    let roster = Roster()
    roster.counts = [5]
    roster.headerHeight = 10
    let table = roster.table()
    var isFirst = true
    roster.onAsk = { asked in
      guard asked == question, isFirst else { return }
      isFirst = false
      roster.counts = [2]
      roster.height = { _ in 30 }
      table.reloadData()
    }
    table.layoutIfNeeded()
    #expect(!isFirst)
    #expect(table.shownTops == ["0.0": 10, "0.1": 40])
    #expect(table.contentSize.height == 70)
    #expect(table.subviews.filter { $0 is TableViewCell }.count == 2)
  }

  @Test(arguments: ["didEnd 0.0", "didEnd 0.1", "willDisplay 0.4", "cell 0.3"])
  func aReloadWhileScrollingLeavesNoCellBehind(question: String) {
    let roster = Roster()
    roster.counts = [20]
    let table = roster.table()
    table.layoutIfNeeded()
    var isFirst = true
    roster.onAsk = { asked in
      guard asked == question, isFirst else { return }
      isFirst = false
      roster.counts = [6]
      table.reloadData()
    }
    table.contentOffset.y = 120
    table.layoutIfNeeded()
    #expect(!isFirst)
    #expect(table.shownTops == ["0.3": 120, "0.4": 160, "0.5": 200])
    #expect(table.subviews.filter { $0 is TableViewCell }.count == 3)
  }

  @Test func aTableThatIsChangedInEachCallbackGivesUpWithAFault() {
    let roster = Roster()
    let table = roster.table()
    var faults: [String] = []
    table.onFault = { faults.append("\($0)") }
    roster.onAsk = { if $0 == "rows 0" { table.reloadData() } }
    table.layoutIfNeeded()
    #expect(faults.count == 1)
    #expect(faults.first?.hasPrefix("reload: callbacks changed the table in each of 16 attempts") == true)
    // What was answered last is shown.
    #expect(table.shownTops == ["0.0": 0, "0.1": 40, "0.2": 80])
  }

  @Test func aTableThatNeverSettlesShowsWhatWasAnsweredLast() {
    let roster = Roster()
    let table = roster.table()
    var faults = 0
    table.onFault = { _ in faults += 1 }
    roster.onAsk = { if $0.hasPrefix("cell") { table.reloadData() } }
    table.layoutIfNeeded()
    #expect(faults == 1)
    #expect(table.shownTops == ["0.0": 0, "0.1": 40, "0.2": 80])
    roster.onAsk = nil
    roster.counts = [1]
    table.reloadData()
    #expect(table.shownTops == ["0.0": 0])
  }

  @Test func settingWhatIsSetAlreadyIsNoChange() {
    let roster = Roster()
    let table = roster.table()
    table.onFault = { Issue.record("\($0)") }
    roster.onAsk = { asked in
      guard asked.hasPrefix("cell") else { return }
      table.delegate = roster
      table.dataSource = roster
      table.prefetchDataSource = nil
    }
    table.layoutIfNeeded()
    #expect(table.visibleCells.count == 3)
  }

  @Test func aDataSourceThatDiesIsDroppedAsIfItHadBeenSetToNil() {
    var roster: Roster? = Roster()
    let table = TableView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    table.dataSource = roster
    table.delegate = roster
    table.layoutIfNeeded()
    #expect(table.visibleCells.count == 3)
    roster = nil
    #expect(table.dataSource == nil && table.delegate == nil)
    table.reloadData()
    table.layoutIfNeeded()
    #expect(table.visibleCells.isEmpty && table.numberOfSections == 0)
    #expect(table.chain.answer(for: "cellForRowAt")?.path == "(no conformer)")
  }

  @Test func aDelegateThatDiesLeavesTheDataSourceToAnswer() {
    let roster = Roster()
    var sizes: Roster? = Roster()
    sizes?.height = { _ in 10 }
    let table = TableView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    table.dataSource = roster
    table.delegate = sizes
    table.layoutIfNeeded()
    #expect(table.rectForRow(at: [0, 1]).minY == 10)
    sizes = nil
    table.reloadData()
    table.layoutIfNeeded()
    #expect(table.rectForRow(at: [0, 1]).minY == 44)
    #expect(table.visibleCells.count == 3)
  }

  @Test func aDelegateFreedInItsOwnCallbackFinishesThePass() {
    let roster = Roster()
    var sizes: Roster? = Roster()
    weak let watched = sizes
    let table = TableView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    table.dataSource = roster
    table.delegate = sizes
    var asked: [String] = []
    sizes?.onAsk = {
      asked.append($0)
      if $0 == "height 0.1" { sizes = nil }
    }
    table.layoutIfNeeded()
    // The pass went on with it; then it was dropped, and the table's own height counts.
    #expect(asked.contains("height 0.2") && asked.contains("willDisplay 0.2"))
    #expect(watched == nil)
    table.layoutIfNeeded()
    #expect(table.rectForRow(at: [0, 2]).minY == 88)
  }

  @Test func interposersThatComeAndGoInACallbackAreSeenAtOnce() throws {
    let roster = Roster()
    let table = roster.table()
    let tall = Interposer<TableViewWitness>("tall") { witness in
      guard let next = witness.delegate.heightForRowAt else { return }
      witness.delegate.heightForRowAt = { next($0, $1) + 10 }
    }
    var isFirst = true
    roster.onAsk = { asked in
      guard asked == "cell 0.0", isFirst else { return }
      isFirst = false
      _ = try? table.append(tall)
    }
    table.layoutIfNeeded()
    #expect(table.shownTops == ["0.0": 0, "0.1": 50])
    isFirst = true
    roster.onAsk = { asked in
      guard asked == "height 0.1", isFirst else { return }
      isFirst = false
      _ = try? table.chain.remove(named: "tall")
    }
    table.reloadData()
    table.layoutIfNeeded()
    #expect(table.shownTops == ["0.0": 0, "0.1": 40, "0.2": 80])
  }

  @Test func aProxyAsDelegateIsUnwrappedAndItsChainIsFollowed() throws {
    let roster = Roster()
    let upstream = Chain(roster.tableViewDelegateWitness)
    let proxy = TableViewDelegateProxy(upstream.live())
    let table = TableView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    table.dataSource = roster
    table.delegate = proxy
    #expect(table.chain.base.delegate.origin.conformer === roster)
    table.layoutIfNeeded()
    #expect(table.rectForRow(at: [0, 1]).minY == 40)
    // What is interposed upstream later reaches the table without being told by hand.
    try upstream.append(.mapHeightForRowAt("tripled") { height, _, _ in height * 3 })
    table.layoutIfNeeded()
    #expect(table.rectForRow(at: [0, 1]).minY == 120)
  }

  @Test func aProxyThatDiesEndsTheDelegate() throws {
    let roster = Roster()
    let table = TableView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    table.dataSource = roster
    var proxy: TableViewDelegateProxy? = TableViewDelegateProxy(roster.tableViewDelegateWitness)
    table.delegate = proxy
    #expect(table.rectForRow(at: [0, 1]).minY == 40)
    proxy = nil
    table.reloadData()
    #expect(table.rectForRow(at: [0, 1]).minY == 44)
  }

  @Test func aTableRefusesADelegateThatCameThroughItself() throws {
    let roster = Roster()
    let table = roster.table()
    var faults: [String] = []
    table.onFault = { faults.append("\($0)") }
    let proxy = TableViewDelegateProxy(table.chain.live(\.delegate))
    table.delegate = proxy
    #expect(faults.count == 1 && faults[0].contains("came through this chain itself"))
    #expect(table.delegate === roster)
    #expect(table.rectForRow(at: [0, 1]).minY == 40)
  }

  @Test func aScrollViewsDelegateIsTheTablesTooAndMayBeAnother() {
    final class Listener: ScrollViewDelegate {
      var scrolls = 0
      func scrollViewDidScroll(_ scrollView: ScrollView) { scrolls += 1 }
    }
    let roster = Roster()
    roster.counts = [50]
    let table = roster.table()
    table.layoutIfNeeded()
    let scroll: ScrollView = table
    #expect(scroll.delegate === roster)
    let listener = Listener()
    scroll.delegate = listener
    scroll.contentOffset.y = 5
    #expect(listener.scrolls == 1 && roster.scrolls == 0)
    #expect(table.delegate === roster)
    #expect(table.rectForRow(at: [0, 1]).minY == 40)
    scroll.delegate = roster
    scroll.contentOffset.y = 6
    #expect(listener.scrolls == 1 && roster.scrolls == 1)
  }
}
