import Foundation
import TestSupport
import Testing

@testable import TableKit

/// Updates that are shown gradually where heights are estimates until rows are seen.
@MainActor
@Suite("Gradual updates with estimated heights")
struct EstimatedUpdateTests {
  /// A table of rows with heights of 20 to 80 in sections with headers, taken for 30 until they are seen.
  @MainActor
  private final class Stage {
    let stage: LedgerStage
    var generator: SeededGenerator
    private var next = 0

    init(seed: UInt64) {
      generator = SeededGenerator(seed: seed)
      stage = LedgerStage(Ledger([("A", []), ("B", []), ("", [])]))
      stage.table.estimatedRowHeight = 30
      stage.table.estimatedSectionHeaderHeight = 10
      for section in 0..<3 {
        for _ in 0..<20 { stage.ledger.sections[section].rows.append(makeRow()) }
      }
      stage.table.reloadData()
      stage.window.layoutIfNeeded()
    }

    func makeRow() -> String {
      next += 1
      return "r\(next):\(Int.random(in: 2...8, using: &generator) * 10)"
    }

    var window: Window { stage.window }
    var table: TableView { stage.table }

    /// Scrolls through everything, so that all heights become known.
    func seeAll() {
      table.contentOffset.y = 0
      window.layoutIfNeeded()
      while table.contentOffset.y < table.maximumContentOffset.y {
        table.contentOffset.y = min(table.contentOffset.y + 60, table.maximumContentOffset.y)
        window.layoutIfNeeded()
      }
    }

    /// Changes rows behind a row, and some anywhere if there is none.
    func update(behind first: IndexPath?) {
      let table = table
      let ledger = stage.ledger
      func pick() -> IndexPath? {
        let section = Int.random(in: (first?.section ?? 0)...2, using: &generator)
        let count = ledger.sections[section].rows.count
        let least = section == first?.section ? (first?.row ?? -1) + 1 : 0
        return least < count ? IndexPath(row: Int.random(in: least..<count, using: &generator), section: section) : nil
      }
      guard let indexPath = pick() else { return }
      let animation: TableView.RowAnimation = [.fade, .top, .left].randomElement(using: &generator) ?? .fade
      switch Int.random(in: 0...3, using: &generator) {
      case 0:
        ledger.sections[indexPath.section].rows.insert(makeRow(), at: indexPath.row)
        table.insertRows(at: [indexPath], with: animation)
      case 1:
        ledger.sections[indexPath.section].rows.remove(at: indexPath.row)
        table.deleteRows(at: [indexPath], with: animation)
      case 2:
        ledger.sections[indexPath.section].rows[indexPath.row] = makeRow()
        table.reloadRows(at: [indexPath], with: animation)
      default:
        guard let target = pick() else { return }
        let row = ledger.sections[indexPath.section].rows.remove(at: indexPath.row)
        let count = ledger.sections[target.section].rows.count
        let destination = IndexPath(row: min(target.row, count), section: target.section)
        ledger.sections[destination.section].rows.insert(row, at: destination.row)
        table.moveRow(at: indexPath, to: destination)
      }
    }

    /// Where cells are seen on screen.
    var seen: [String: CGFloat] {
      var seen: [String: CGFloat] = [:]
      let offset = table.shownValues.bounds.minY
      for cell in stage.cellViews { seen[cell.textLabel?.text ?? ""] = cell.shownValues.frame.minY - offset }
      return seen
    }

    /// What is not right in what is in sight.
    var complaints: [String] {
      var complaints = stage.faults.map(\.description)
      var end: CGFloat?
      for (indexPath, cell) in zip(table.indexPathsForVisibleRows ?? [], table.visibleCells) {
        let name = stage.ledger.name(indexPath)
        if cell.textLabel?.text != name { complaints.append("\(indexPath) says \(cell.textLabel?.text ?? "")") }
        if cell.frame.height != Ledger.height(name) { complaints.append("\(name) is \(cell.frame.height) high") }
        let gap: CGFloat = indexPath.row == 0 && !stage.ledger.sections[indexPath.section].name.isEmpty ? 20 : 0
        if let end, cell.frame.minY != end + gap {
          complaints.append("\(name) at \(cell.frame.minY), not \(end + gap)")
        }
        end = cell.frame.maxY
      }
      return complaints
    }
  }

  @Test("What was first in sight stays where it is, in each frame", arguments: 1...10 as ClosedRange<UInt64>)
  func firstStays(seed: UInt64) throws {
    let stage = Stage(seed: seed)
    for round in 0..<40 {
      // Somewhere not too near the end, where the content may become too short for the offset.
      let limit = max(0, stage.table.maximumContentOffset.y - 500)
      stage.table.contentOffset.y = CGFloat(Int.random(in: 0...Int(limit), using: &stage.generator))
      stage.window.layoutIfNeeded()
      let first = try #require(stage.table.indexPathsForVisibleRows?.first)
      let cell = try #require(stage.table.cellForRow(at: first))
      let place = cell.frame.minY - stage.table.contentOffset.y
      for frame in 0..<24 {
        // The second update comes in the middle of the first.
        if frame == 0 || frame == 9 { stage.update(behind: first) }
        stage.window.clock.advance(by: 1.0 / 60)
        stage.window.layoutIfNeeded()
        let seen = cell.shownValues.frame.minY - stage.table.shownValues.bounds.minY
        #expect(abs(seen - place) < 1e-6, "round \(round), frame \(frame): \(place) became \(seen)")
        if abs(seen - place) >= 1e-6 { return }
      }
      stage.window.clock.advance(by: 1)
      #expect(stage.complaints.isEmpty, "round \(round)")
    }
  }

  @Test(
    "Nothing that stays jumps from frame to frame, and in the end all is as high as it is",
    arguments: 1...10 as ClosedRange<UInt64>)
  func nothingJumps(seed: UInt64) {
    let stage = Stage(seed: seed)
    for round in 0..<40 {
      stage.table.contentOffset.y = CGFloat(
        Int.random(in: 0...Int(stage.table.maximumContentOffset.y), using: &stage.generator))
      stage.window.clock.advance(by: 0.5)
      stage.window.layoutIfNeeded()
      for frame in 0..<30 {
        let before = stage.seen
        if frame == 0 || frame == 7 { stage.update(behind: nil) }
        // What is seen the moment after an update is what was seen before it.
        for (name, top) in stage.seen {
          guard let old = before[name] else { continue }
          #expect(abs(top - old) < 1e-6, "\(name) jumps from \(old) to \(top) in round \(round)")
        }
        let start = stage.seen
        stage.window.clock.advance(by: 1.0 / 60)
        stage.window.layoutIfNeeded()
        // Two updates of rows of 80 at most, each of which goes two screens at most, at twice the mean velocity.
        for (name, top) in stage.seen {
          guard let old = start[name] else { continue }
          #expect(abs(top - old) <= 2 * 400 * 2 / 18, "\(name) goes from \(old) to \(top) in round \(round)")
        }
      }
      stage.window.clock.advance(by: 1)
      #expect(stage.complaints.isEmpty, "round \(round)")
    }
    stage.seeAll()
    // All heights are known: the naive model has the same places.
    let ends = stage.stage.complaints.filter { !$0.contains("cells") }
    #expect(ends.isEmpty)
  }
}
