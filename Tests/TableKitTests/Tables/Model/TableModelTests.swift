import Foundation
import Interposing
import TestSupport
import Testing

@testable import TableKit

/// A live table beside its naive model, and what both have in common after each step.
@MainActor
private final class ModelStage {
  let window = Window(size: CGSize(width: 100, height: 200))
  let table: TableView
  let data = ModelData()
  var generator: SeededGenerator
  /// The numbers of the rows that are selected.
  var selected: Set<Int> = []
  var completionsDue = 0
  var completionsHeard = 0
  var faults: [TableViewFault] = []
  /// When everything that was begun has been seen.
  var restsAt = 0.0
  private var isDoubled = false

  init(seed: UInt64, isTurned: Bool) {
    generator = SeededGenerator(seed: seed)
    let frame = CGRect(x: 0, y: 0, width: 100, height: 200)
    table = isTurned ? HorizontalTableView(frame: frame, style: .plain) : TableView(frame: frame, style: .plain)
    for _ in 0..<5 { data.sections.append(data.makeSection(&generator)) }
    table.allowsMultipleSelection = true
    table.dataSource = data
    table.delegate = data
    table.onFault = { [weak self] in self?.faults.append($0) }
    window.addSubview(table)
    window.layoutIfNeeded()
  }

  // MARK: Steps

  func step() -> String {
    switch Int.random(in: 0..<20, using: &generator) {
    case 0..<6: return scroll()
    case 6..<11: return update()
    case 11: return reload()
    case 12, 13: return select()
    case 14: return resize()
    case 15: return interpose()
    case 16: return refusedUpdate()
    default: return wait()
    }
  }

  private func scroll() -> String {
    let range = (table.minimumContentOffset.y, table.maximumContentOffset.y)
    let near = table.contentOffset.y + CGFloat(Int.random(in: -120...120, using: &generator))
    let far = CGFloat(Int.random(in: 0...Int(max(0, range.1)), using: &generator))
    let target = Int.random(in: 0..<4, using: &generator) == 0 ? far : near
    table.contentOffset.y = min(max(target, range.0), range.1)
    return "scroll"
  }

  private func update() -> String {
    let update = ModelUpdate(data, &generator)
    selected.subtract(update.dropped)
    var completion: (@MainActor (Bool) -> Void)?
    if Bool.random(using: &generator) {
      completionsDue += 1
      completion = { [weak self] _ in self?.completionsHeard += 1 }
    }
    // What the data are is changed before the calls, after them or between.
    let moment = Int.random(in: 0...update.calls.count, using: &generator)
    let data = data
    let table = table
    let changes: @MainActor () -> Void = {
      for index in 0..<moment { update.calls[index](table) }
      data.sections = update.sections
      for index in moment..<update.calls.count { update.calls[index](table) }
    }
    table.performBatchUpdates(changes, completion: completion)
    restsAt = window.clock.now + 0.31
    return "update of \(update.calls.count)"
  }

  private func reload() -> String {
    if Bool.random(using: &generator), let index = data.sections.indices.randomElement(using: &generator) {
      data.sections[index] = data.makeSection(&generator)
    }
    table.reloadData()
    selected = []
    return "reload"
  }

  private func select() -> String {
    let places = data.places
    guard let place = places.randomElement(using: &generator) else { return "nothing" }
    if selected.contains(place.id) {
      table.deselectRow(at: place.indexPath, animated: false)
      selected.remove(place.id)
    } else {
      table.selectRow(at: place.indexPath, animated: Bool.random(using: &generator), scrollPosition: .none)
      selected.insert(place.id)
    }
    return "select"
  }

  private func resize() -> String {
    let height = CGFloat(Int.random(in: 5...30, using: &generator) * 10)
    if table is HorizontalTableView { table.frame.size.width = height } else { table.frame.size.height = height }
    return "resize"
  }

  private func interpose() -> String {
    if isDoubled {
      chainOut()
      data.factor = 1
    } else {
      try? table.append(
        Interposer("double") { witness in
          guard let next = witness.delegate.heightForRowAt else { return }
          witness.delegate.heightForRowAt = { next($0, $1) * 2 }
        })
      data.factor = 2
    }
    isDoubled.toggle()
    selected = []
    return "interpose"
  }

  private func chainOut() {
    try? table.chain.replaceAll(with: table.chain.interposers.filter { $0.name != "double" })
  }

  /// An update whose counts do not agree: it is refused, and the data go back to what they were.
  private func refusedUpdate() -> String {
    window.layoutIfNeeded()
    let old = data.sections
    guard let section = old.indices.randomElement(using: &generator) else { return "nothing" }
    data.sections[section].rows.append(data.makeRow(&generator))
    let count = faults.count
    table.insertRows(at: [IndexPath(row: 0, section: section), IndexPath(row: 1, section: section)], with: .fade)
    if faults.count != count + 1 { return "refused update that was not refused" }
    faults.removeLast()
    data.sections = old
    return "refused update"
  }

  private func wait() -> String {
    window.clock.advance(by: Double.random(in: 0...0.5, using: &generator))
    return "wait"
  }

  // MARK: Comparing

  /// What of the live table is not as the model has it.
  var complaints: [String] {
    window.layoutIfNeeded()
    var complaints = data.complaints + faults.map(\.description)
    let start = table.contentOffset.y
    let end = start + table.bounds.height
    if start < table.minimumContentOffset.y || start > table.maximumContentOffset.y {
      complaints.append("the offset \(start) is out of range")
    }
    if table.contentSize.height != data.end { complaints.append("content of \(table.contentSize.height)") }
    if table.numberOfSections != data.sections.count { complaints.append("\(table.numberOfSections) sections") }
    var visible: [IndexPath] = []
    var chosen: Set<IndexPath> = []
    for (indexPath, id, top, height) in data.places {
      if selected.contains(id) { chosen.insert(indexPath) }
      let rect = CGRect(x: 0, y: top, width: table.bounds.width, height: height)
      if table.rectForRow(at: indexPath) != rect {
        complaints.append("\(indexPath) at \(table.rectForRow(at: indexPath))")
      }
      guard height > 0, top < end, top + height > start else {
        if table.cellForRow(at: indexPath) != nil { complaints.append("\(indexPath) has a cell out of sight") }
        continue
      }
      visible.append(indexPath)
      guard let cell = table.cellForRow(at: indexPath) else {
        complaints.append("\(indexPath) has no cell")
        continue
      }
      if cell.superview !== table || cell.frame != rect {
        complaints.append("the cell of \(indexPath) at \(cell.frame)")
      }
      if cell.textLabel?.text != "\(id)" { complaints.append("\(indexPath) says \(cell.textLabel?.text ?? "nothing")") }
      if cell.isSelected != selected.contains(id) {
        complaints.append("\(indexPath) looks selected: \(cell.isSelected)")
      }
    }
    if table.indexPathsForVisibleRows != visible {
      complaints.append("\(table.indexPathsForVisibleRows ?? []) are shown")
    }
    if Set(table.indexPathsForSelectedRows ?? []) != chosen { complaints.append("the selection is another") }
    complaints += cellComplaints
    return complaints
  }

  private var cellComplaints: [String] {
    var complaints: [String] = []
    let cells = table.subviews.compactMap { $0 as? TableViewCell }
    let visible = table.visibleCells
    if Set(visible.map(ObjectIdentifier.init)).count != visible.count {
      complaints.append("a cell stands for two rows")
    }
    if Set(cells.map(ObjectIdentifier.init)) != data.displayed { complaints.append("other cells than were announced") }
    guard window.clock.now > restsAt else { return complaints }
    if cells.count != visible.count { complaints.append("\(cells.count) cells for \(visible.count) rows") }
    for cell in visible where cell.shownValues.frame != cell.frame || cell.shownValues.opacity != 1 {
      complaints.append("a cell at rest is seen at \(cell.shownValues.frame)")
    }
    if completionsHeard != completionsDue {
      complaints.append("\(completionsHeard) of \(completionsDue) ends were told")
    }
    return complaints
  }
}

@MainActor
@Suite("Tables against a naive model")
struct TableModelTests {
  @Test(
    "10,000 random steps: rectangles, visible rows, cells, selection, displays and ends agree after each",
    arguments: [(1, false), (2, false), (3, true), (4, true)] as [(UInt64, Bool)])
  func agrees(seed: UInt64, isTurned: Bool) {
    var leftovers: [() -> TableViewCell?] = []
    do {
      let stage = ModelStage(seed: seed, isTurned: isTurned)
      for number in 0..<2_500 {
        let step = stage.step()
        let complaints = stage.complaints
        if !complaints.isEmpty {
          Issue.record("step \(number), \(step): \(complaints)")
          return
        }
      }
      stage.window.clock.advance(by: 1)
      #expect(stage.complaints.isEmpty)
      // 300 points of rows of 20 are the most that is in sight, and as much may be on its way out.
      #expect(stage.data.made.count <= 60, "\(stage.data.made.count) cells were made")
      leftovers = stage.data.made
      stage.table.removeFromSuperview()
    }
    #expect(leftovers.allSatisfy { $0() == nil }, "nothing keeps a cell for ever")
  }
}
