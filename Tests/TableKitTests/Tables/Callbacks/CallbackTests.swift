import Foundation
import Interposing
import Testing

@testable import TableKit

/// What a program does with a table, in whose course callbacks are called.
private enum Scenario: CaseIterable {
  case reload, queryOutsideLayout, gradualUpdate, suddenUpdate, refusedUpdate, emptyUpdate, reconfiguration
  case scroll, shrinking, tap, swipe, updateOfASwipedTable, editingMode, move

  @MainActor
  func play(_ stage: ListenerStage) {
    let (table, listener, window) = (stage.table, stage.listener, stage.window)
    switch self {
    case .reload:
      stage.keepsSelection = false
      table.reloadData()
      window.layoutIfNeeded()
    case .queryOutsideLayout:
      stage.keepsSelection = false
      table.reloadData()
      _ = table.numberOfRows(inSection: 0)
    case .gradualUpdate: stage.update(with: .fade)
    case .suddenUpdate: stage.update(with: .none)
    case .refusedUpdate:
      table.performBatchUpdates {
        table.contentOffset.y = 120
        listener.rows[0].append("too many")
        table.layoutIfNeeded()
      }
      // It is a fault, unless a callback made the table ask everything anew.
      stage.faults.removeAll { if case .inconsistentUpdate = $0 { true } else { false } }
      listener.rows[0].removeAll { $0 == "too many" }
      if stage.listener.rows[0].count != table.numberOfRows(inSection: 0) {
        table.reloadData()
        stage.keepsSelection = false
      }
    case .emptyUpdate: table.performBatchUpdates(nil)
    case .reconfiguration: table.reconfigureRows(at: [[0, 1]])
    case .scroll:
      for offset in [100, 300, 60] as [CGFloat] {
        table.contentOffset.y = offset
        window.layoutIfNeeded()
      }
    case .shrinking:
      table.contentOffset.y = table.maximumContentOffset.y
      window.layoutIfNeeded()
      listener.rows[1] = []
      stage.keepsSelection = false
      table.reloadData()
      window.layoutIfNeeded()
    case .tap:
      // Not the selected one, even if a row is inserted in front of it.
      for row in [1, 4] {
        window.beginTouch(at: stage.place(row, 100))
        window.clock.advance(by: 0.2)
        window.endTouch()
      }
    case .swipe:
      stage.drag(1, from: 300, to: 200)
      window.endTouch()
      window.clock.advance(by: 1)
      window.beginTouch(at: stage.place(4, 100))
      window.endTouch()
    case .updateOfASwipedTable:
      stage.drag(1, from: 300, to: 200)
      window.endTouch()
      window.clock.advance(by: 1)
      stage.update(with: .left)
    case .editingMode:
      table.setEditing(true, animated: true)
      window.clock.advance(by: 1)
      table.setEditing(false, animated: false)
    case .move:
      table.setEditing(true, animated: false)
      let start = stage.place(1, 296)
      window.beginTouch(at: start)
      for way in [30, 60, 90] as [CGFloat] { window.moveTouch(to: CGPoint(x: start.x, y: start.y + way)) }
      window.endTouch()
    }
  }
}

/// What a callback does with the table.
private enum Reaction: CaseIterable {
  case update, emptyUpdate, reload, interposer, resize, editing, layout, layoutAfterReload, layoutAfterUpdate

  @MainActor
  func carryOut(_ stage: ListenerStage) {
    let (table, listener) = (stage.table, stage.listener)
    switch self {
    case .update: stage.insert()
    case .emptyUpdate: table.performBatchUpdates(nil)
    case .reload:
      listener.rows[0].remove(at: 0)
      table.reloadData()
      stage.keepsSelection = false
    case .interposer:
      try? table.append(Interposer("nothing") { $0.delegate.heightForFooterInSection = { _, _ in 0 } })
      stage.keepsSelection = false
    case .resize: table.frame.size.height = 170
    case .editing:
      table.setEditing(!table.isEditing, animated: false)
      stage.keepsSelection = false
    case .layout: _ = table.visibleCells
    case .layoutAfterReload:
      listener.rows[0].remove(at: 0)
      table.reloadData()
      stage.keepsSelection = false
      _ = table.visibleCells
    case .layoutAfterUpdate:
      stage.insert()
      _ = table.visibleCells
    }
  }
}

/// A table in a window that is told of by a listener; the row `a2` is selected.
@MainActor
private final class ListenerStage {
  let listener = Listener()
  let window = Window(size: CGSize(width: 320, height: 200), scale: 2)
  let table = TableView(frame: CGRect(x: 0, y: 0, width: 320, height: 200), style: .plain)
  var faults: [TableViewFault] = []
  var keepsSelection = true

  init() {
    table.onFault = { [weak self] in self?.faults.append($0) }
    table.dataSource = listener
    table.delegate = listener
    table.prefetchDataSource = listener
    table.allowsMultipleSelection = true
    window.addSubview(table)
    window.layoutIfNeeded()
    table.selectRow(at: [0, 2], animated: false, scrollPosition: .none)
  }

  func insert() {
    listener.rows[0].insert("new \(listener.rows[0].count)", at: 0)
    table.insertRows(at: [[0, 0]], with: .fade)
  }

  func update(with animation: TableView.RowAnimation) {
    table.performBatchUpdates { [listener, table] in
      listener.rows[0].remove(at: 1)
      listener.rows[0].insert("here", at: 3)
      listener.rows.insert(["there"], at: 1)
      table.deleteRows(at: [[0, 1]], with: animation)
      table.insertRows(at: [[0, 3]], with: animation)
      table.reloadRows(at: [[0, 6]], with: animation)
      table.insertSections([1], with: animation)
    }
  }

  func place(_ row: Int, _ across: CGFloat) -> CGPoint {
    let rect = table.rectForRow(at: [0, row])
    return table.convert(CGPoint(x: across, y: rect.midY), to: nil)
  }

  func drag(_ row: Int, from start: CGFloat, to end: CGFloat) {
    window.beginTouch(at: place(row, start))
    for step in 1...10 {
      window.clock.advance(by: 1.0 / 60)
      window.moveTouch(to: CGPoint(x: start + (end - start) * CGFloat(step) / 10, y: place(row, start).y))
    }
    window.clock.advance(by: 0.5)
  }

  /// What is wrong with the table at rest.
  var complaints: [String] {
    window.clock.advance(by: 3)
    window.layoutIfNeeded()
    var complaints = listener.complaints + faults.map(\.description)
    var expected: [(name: String, rect: CGRect)] = []
    var (top, selected, headers): (CGFloat, IndexPath?, Int) = (0, nil, 0)
    let sight = table.contentOffset.y..<table.contentOffset.y + table.bounds.height
    for (section, rows) in listener.rows.enumerated() {
      let end = top + 20 + CGFloat(rows.count) * 40
      if top < sight.upperBound, end > sight.lowerBound { headers += 1 }
      top += 20
      for (row, name) in rows.enumerated() {
        if name == "a2" { selected = [section, row] }
        let rect = CGRect(x: 0, y: top, width: 320, height: 40)
        if rect.minY < sight.upperBound, rect.maxY > sight.lowerBound { expected.append((name, rect)) }
        top += 40
      }
    }
    if table.contentSize.height != top { complaints.append("content of \(table.contentSize.height), not \(top)") }
    let cells = table.visibleCells
    let names = cells.map { $0.textLabel?.text ?? "" }
    if names != expected.map(\.name) { complaints.append("\(names) are shown, not \(expected.map(\.name))") }
    for (cell, row) in zip(cells, expected) {
      if cell.frame != row.rect { complaints.append("\(row.name) stands at \(cell.frame)") }
      if cell.shownValues.frame != row.rect { complaints.append("\(row.name) is seen at \(cell.shownValues.frame)") }
      if cell.isEditing != table.isEditing { complaints.append("\(row.name) is edited: \(cell.isEditing)") }
      if (cell.editing.control != nil) != table.isEditing { complaints.append("\(row.name) has a wrong control") }
      if cell.editing.shift != .zero { complaints.append("\(row.name) is open") }
      if cell.isHighlighted { complaints.append("\(row.name) is highlighted") }
    }
    let present = table.subviews.filter { $0 is TableViewCell }
    if Set(present.map(ObjectIdentifier.init)) != listener.displayed { complaints.append("other cells than told") }
    if present.count != cells.count { complaints.append("\(present.count) cells for \(cells.count) rows") }
    if listener.displayedHeaders != headers {
      complaints.append("\(listener.displayedHeaders) headers are displayed, not \(headers)")
    }
    let open = table.editing.swipe?.isByFinger == true ? 1 : 0
    if listener.swipes != open { complaints.append("\(listener.swipes) swipes have not ended") }
    if keepsSelection, let selected, table.indexPathsForSelectedRows?.contains(selected) != true {
      complaints.append("a2 is not selected, but \(table.indexPathsForSelectedRows ?? [])")
    }
    return complaints
  }

  /// Whatever is open closes.
  func close() {
    window.endTouch()
    table.closeSwipe(animated: false)
    table.setEditing(false, animated: false)
  }
}

/// Whatever a callback does with the table, in the end it is as the data have it.
@MainActor
@Suite("Callbacks that change the table")
struct CallbackTests {
  @Test("In each callback of each scenario, the first time and the third", arguments: Scenario.allCases)
  fileprivate func changes(scenario: Scenario) {
    let first = ListenerStage()
    scenario.play(first)
    if scenario == .editingMode || scenario == .move { first.keepsSelection = false }
    first.close()
    #expect(first.complaints.isEmpty, "\(scenario) without any")
    let names = first.listener.heard
    #expect(!names.isEmpty)
    for reaction in Reaction.allCases {
      for name in names {
        for turn in [1, 3] {
          let stage = ListenerStage()
          var calls = 0
          stage.listener.onCall = { [weak stage] in
            guard $0 == name, let stage else { return }
            calls += 1
            if calls == turn { reaction.carryOut(stage) }
          }
          scenario.play(stage)
          if scenario == .editingMode || scenario == .move || reaction == .editing { stage.keepsSelection = false }
          stage.close()
          let complaints = stage.complaints
          if !complaints.isEmpty {
            Issue.record("\(scenario), \(reaction) in call \(turn) of \(name): \(complaints)")
          }
        }
      }
    }
  }
}
