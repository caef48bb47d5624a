import Foundation
import TestSupport
import Testing

@testable import TableKit

/// What is seen from frame to frame while updates are shown and the table is scrolled.
@MainActor
@Suite("Scrolling while updates are shown")
struct ScrolledUpdateTests {
  /// A cell as it is seen.
  private struct Seen {
    let name: String
    let top: CGFloat
  }

  /// What is seen of the cells, by cell, in the table's own frame.
  private static func frame(_ stage: LedgerStage) -> [ObjectIdentifier: Seen] {
    var seen: [ObjectIdentifier: Seen] = [:]
    let offset = stage.table.shownValues.bounds.minY
    for cell in stage.cellViews {
      seen[ObjectIdentifier(cell)] = Seen(
        name: cell.textLabel?.text ?? "", top: cell.shownValues.frame.minY - offset)
    }
    return seen
  }

  /// How far something may go in a frame: the steepest part of the curve is 1.7 times as fast as its mean, and several updates add up.
  ///
  /// - Parameter ways: How far all updates that are seen move things, in points.
  private static func limit(_ ways: CGFloat, _ duration: Double) -> CGFloat {
    ways * CGFloat(duration / UpdateAnimation.duration) * 2 + 1
  }

  /// What jumps from one frame to the next, or vanishes in the middle of what is seen: rows that are deleted may, for at the end of
  /// their way others cover them.
  private static func complaints(
    from old: [ObjectIdentifier: Seen], to new: [ObjectIdentifier: Seen], scrolled: CGFloat, limit: CGFloat,
    rows: Set<String>
  ) -> [String] {
    var complaints: [String] = []
    for (cell, before) in old {
      let expected = before.top - scrolled
      guard let after = new[cell], after.name == before.name else {
        // It may only be missed where it would not be seen any more.
        if expected > -40 + limit, expected < 200 - limit, rows.contains(before.name) {
          complaints.append("\(before.name) vanishes at \(expected)")
        }
        continue
      }
      if abs(after.top - expected) > limit {
        complaints.append("\(after.name) jumps from \(before.top) to \(after.top), scrolled by \(scrolled)")
      }
    }
    return complaints
  }

  @Test("A row that goes out of sight by a scroll is seen until it is really out of it")
  func outOfSight() {
    let stage = LedgerStage(Ledger([(0..<30).map { "r\($0)" }]))
    stage.ledger.sections[0].rows.removeSubrange(0..<2)
    stage.table.deleteRows(at: [stage.path(0), stage.path(1)], with: .fade)
    stage.window.clock.advance(by: 0.05)
    // Everything is still seen nearly 80 below its place: r2 is to stand at 0.
    let cell = stage.cell("r2")
    let top = cell?.shownValues.frame.minY ?? 0
    #expect(top > 60)
    stage.table.contentOffset.y = 45
    stage.window.layoutIfNeeded()
    #expect(cell?.superview === stage.table)
    #expect(cell?.shownValues.frame.minY == top)
    #expect(stage.table.cellForRow(at: stage.path(0)) == nil)
    stage.window.clock.advance(by: 1)
    #expect(cell?.superview == nil || cell?.textLabel?.text != "r2")
    #expect(stage.complaints.isEmpty)
    #expect(stage.ledger.log.filter { $0 == "end r2 0.0" }.count == 1)
  }

  @Test("A row that comes into sight by a scroll goes along with those beside it")
  func intoSight() {
    let stage = LedgerStage(Ledger([(0..<30).map { "r\($0)" }]))
    stage.ledger.sections[0].rows.insert(contentsOf: ["m", "n"], at: 0)
    stage.table.insertRows(at: [stage.path(0), stage.path(1)], with: .top)
    stage.window.clock.advance(by: 0.1)
    stage.table.contentOffset.y = 200
    stage.window.layoutIfNeeded()
    let tops = ["r3", "r4", "r5", "r6", "r7"].map { stage.cell($0)?.shownValues.frame.minY ?? .nan }
    // r3 stands at 200, and is seen as far before that as r2, which was there from the beginning, before 160.
    for (top, next) in zip(tops, tops.dropFirst()) { #expect(abs(next - top - 40) < 1e-6) }
    #expect(tops[0] < 180)
    stage.window.clock.advance(by: 0.1)
    let later = ["r3", "r4", "r5", "r6", "r7"].map { stage.cell($0)?.shownValues.frame.minY ?? .nan }
    for (top, next) in zip(later, later.dropFirst()) { #expect(abs(next - top - 40) < 1e-6) }
    stage.window.clock.advance(by: 0.1)
    #expect(stage.complaints.isEmpty)
  }

  @Test("Headers as well")
  func headers() {
    let sections = (0..<12).map { ("s\($0)", ["\($0)a", "\($0)b"]) }
    let stage = LedgerStage(Ledger(sections))
    stage.ledger.sections.remove(at: 0)
    stage.table.deleteSections([0], with: .fade)
    stage.window.clock.advance(by: 0.1)
    stage.table.contentOffset.y = 150
    stage.window.layoutIfNeeded()
    for section in 1...3 {
      guard let header = stage.table.headerView(forSection: section), let row = stage.cell("\(section + 1)a") else {
        continue
      }
      let free = stage.table.rectForHeader(inSection: section).minY >= 150
      if free { #expect(abs(row.shownValues.frame.minY - header.shownValues.frame.minY - 20) < 1e-6) }
    }
    stage.window.clock.advance(by: 1)
    #expect(stage.complaints.isEmpty)
  }

  @Test(
    "Whatever is updated and scrolled, nothing in sight jumps or vanishes from frame to frame",
    arguments: 1...12 as ClosedRange<UInt64>)
  func nothingJumps(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let stage = LedgerStage(Ledger([(0..<60).map { "r\($0)" }]))
    stage.table.contentOffset.y = 400
    stage.window.layoutIfNeeded()
    var next = 0
    var (ways, quietAt): (CGFloat, Double) = (0, 0)
    var velocity: CGFloat = 0
    for frame in 0..<400 {
      if frame % 12 == 0, Int.random(in: 0...2, using: &generator) == 0 {
        var rows = stage.ledger.sections[0].rows
        let count = Int.random(in: 1...3, using: &generator)
        let first = Int.random(in: 0...max(0, rows.count - 4), using: &generator)
        let animations: [TableView.RowAnimation] = [.fade, .top, .bottom, .middle]
        let animation = animations[Int.random(in: 0...3, using: &generator)]
        let paths = (first..<first + count).map { stage.path($0) }
        if Bool.random(using: &generator) || rows.count < 30 {
          rows.insert(contentsOf: (0..<count).map { "n\(next + $0)" }, at: first)
          next += count
          stage.ledger.sections[0].rows = rows
          stage.table.insertRows(at: paths, with: animation)
        } else {
          rows.removeSubrange(first..<first + count)
          stage.ledger.sections[0].rows = rows
          stage.table.deleteRows(at: paths, with: animation)
        }
        ways += CGFloat(count) * 80
        quietAt = stage.window.clock.now + UpdateAnimation.duration
      }
      if frame % 20 == 0 { velocity = CGFloat(Int.random(in: -20...20, using: &generator)) }
      if stage.window.clock.now > quietAt { ways = 0 }
      let before = Self.frame(stage)
      let range = stage.table.minimumContentOffset.y...stage.table.maximumContentOffset.y
      let old = stage.table.contentOffset.y
      let target = min(max(old + velocity, range.lowerBound), range.upperBound)
      stage.table.contentOffset.y = target
      stage.window.clock.advance(by: 1.0 / 60)
      stage.window.layoutIfNeeded()
      let complaints = Self.complaints(
        from: before, to: Self.frame(stage), scrolled: target - old, limit: Self.limit(ways, 1.0 / 60),
        rows: Set(stage.ledger.sections[0].rows))
      if !complaints.isEmpty {
        Issue.record("frame \(frame), scrolled from \(old) to \(target): \(complaints)")
        return
      }
    }
    stage.window.clock.advance(by: 1)
    #expect(stage.complaints.isEmpty)
  }
}
