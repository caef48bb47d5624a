import Foundation
import TableKit
import TestSupport

/// A random update: what becomes of the model, and the calls that tell a table of it.
@MainActor
struct ModelUpdate {
  private(set) var sections: [ModelSection]
  private(set) var calls: [(TableView) -> Void] = []
  /// The rows that are selected no longer, for they go or are reloaded.
  private(set) var dropped: Set<Int> = []

  private let data: ModelData

  init(_ data: ModelData, _ generator: inout SeededGenerator) {
    self.data = data
    sections = []
    let old = data.sections
    let changesSections = Int.random(in: 0..<4, using: &generator) == 0

    // What becomes of each section of before.
    var kept: [(source: Int, section: ModelSection)] = []
    var moving: [(source: Int, section: ModelSection)] = []
    var reloaded: Set<Int> = []
    for (index, section) in old.enumerated() {
      switch changesSections ? Int.random(in: 0..<10, using: &generator) : 9 {
      case 0:
        drop(section)
        let animation = Self.animation(&generator)
        calls.append { $0.deleteSections([index], with: animation) }
      case 1:
        drop(section)
        reloaded.insert(index)
        var new = data.makeSection(&generator)
        new.id = section.id
        kept.append((index, new))
        let animation = Self.animation(&generator)
        calls.append { $0.reloadSections([index], with: animation) }
      case 2: moving.append((index, section))
      default: kept.append((index, section))
      }
    }
    var arranged: [(source: Int?, section: ModelSection)] = kept.map { ($0.source, $0.section) }
    for (source, section) in moving {
      arranged.insert((source, section), at: Int.random(in: 0...arranged.count, using: &generator))
    }
    var inserted: Set<Int> = []
    if changesSections || old.isEmpty {
      for _ in 0..<Int.random(in: old.isEmpty ? 1...2 : 0...2, using: &generator) {
        let new = data.makeSection(&generator)
        inserted.insert(new.id)
        arranged.insert((nil, new), at: Int.random(in: 0...arranged.count, using: &generator))
      }
    }
    for (index, entry) in arranged.enumerated() {
      if inserted.contains(entry.section.id) {
        let animation = Self.animation(&generator)
        calls.append { $0.insertSections([index], with: animation) }
      } else if let source = entry.source, moving.contains(where: { $0.source == source }) {
        calls.append { $0.moveSection(source, toSection: index) }
      }
    }
    changeRows(&arranged, besides: reloaded, inserted, &generator)
    sections = arranged.map(\.section)
    calls.shuffle(using: &generator)
  }

  private mutating func drop(_ section: ModelSection) {
    for row in section.rows { dropped.insert(row.id) }
  }

  /// Lets rows go, come, move and be reloaded in the sections that stay.
  private mutating func changeRows(
    _ arranged: inout [(source: Int?, section: ModelSection)], besides reloaded: Set<Int>, _ inserted: Set<Int>,
    _ generator: inout SeededGenerator
  ) {
    var moving: [(source: IndexPath, row: ModelRow)] = []
    var arriving: [Int: IndexPath] = [:]
    var new: Set<Int> = []
    let mayMove = Int.random(in: 0..<2, using: &generator) == 0
    var open: [Int] = []
    for index in arranged.indices {
      guard let source = arranged[index].source, !reloaded.contains(source) else { continue }
      open.append(index)
      var rows: [ModelRow] = []
      for (row, content) in arranged[index].section.rows.enumerated() {
        let indexPath = IndexPath(row: row, section: source)
        switch Int.random(in: 0..<24, using: &generator) {
        case 0:
          dropped.insert(content.id)
          let animation = Self.animation(&generator)
          calls.append { $0.deleteRows(at: [indexPath], with: animation) }
        case 1:
          dropped.insert(content.id)
          var changed = data.makeRow(&generator)
          changed.id = content.id
          changed.estimates = content.estimates + content.formerHeights + [content.height]
          rows.append(changed)
          let animation = Self.animation(&generator)
          calls.append { $0.reloadRows(at: [indexPath], with: animation) }
        case 2 where mayMove: moving.append((indexPath, content))
        case 3:
          rows.append(content)
          calls.append { $0.reconfigureRows(at: [indexPath]) }
        default: rows.append(content)
        }
      }
      for _ in 0..<max(0, Int.random(in: -3...2, using: &generator)) {
        let row = data.makeRow(&generator)
        new.insert(row.id)
        rows.insert(row, at: Int.random(in: 0...rows.count, using: &generator))
      }
      arranged[index].section.rows = rows
    }
    for (source, row) in moving {
      guard let index = open.randomElement(using: &generator) else { continue }
      let count = arranged[index].section.rows.count
      arranged[index].section.rows.insert(row, at: Int.random(in: 0...count, using: &generator))
      arriving[row.id] = source
    }
    for index in open {
      for (row, content) in arranged[index].section.rows.enumerated() {
        let indexPath = IndexPath(row: row, section: index)
        if new.contains(content.id) {
          let animation = Self.animation(&generator)
          calls.append { $0.insertRows(at: [indexPath], with: animation) }
        } else if let source = arriving[content.id] {
          calls.append { $0.moveRow(at: source, to: indexPath) }
        }
      }
    }
  }

  private static func animation(_ generator: inout SeededGenerator) -> TableView.RowAnimation {
    TableView.RowAnimation.allCases.randomElement(using: &generator) ?? .fade
  }
}
