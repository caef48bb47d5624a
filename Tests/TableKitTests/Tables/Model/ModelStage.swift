import Foundation
import Interposing
import TestSupport

@testable import TableKit

/// A live table beside its naive model, and what both have in common after each step.
@MainActor
final class ModelStage {
  /// What is estimated.
  nonisolated enum Estimates: CaseIterable {
    case none, rows, rowsAndHeaders
  }

  let window = Window(size: CGSize(width: 100, height: 200))
  let table: TableView
  let data = ModelData()
  let estimates: Estimates
  var generator: SeededGenerator
  /// The numbers of the rows that are selected.
  var selected: Set<Int> = []
  var completionsDue = 0
  var completionsHeard = 0
  var faults: [TableViewFault] = []
  /// When everything that was begun has been seen.
  var restsAt = 0.0
  private var isDoubled = false
  /// Whether heights that are known may be others than the model's: those that an update that names nothing did not ask.
  private var areHeightsStale = false

  /// Set in a step in which everything in sight was asked anew.
  private var isAskedAnew = false

  /// After how many callbacks one does something with the table, if one does.
  private var callsToReaction: Int?
  /// What was done in callbacks in this step.
  private var reactions: [String] = []
  private(set) var reactionCount = 0

  init(seed: UInt64, isTurned: Bool, estimates: Estimates) {
    self.estimates = estimates
    generator = SeededGenerator(seed: seed)
    let frame = CGRect(x: 0, y: 0, width: 100, height: 200)
    table = isTurned ? HorizontalTableView(frame: frame, style: .plain) : TableView(frame: frame, style: .plain)
    for _ in 0..<5 { data.sections.append(data.makeSection(&generator)) }
    table.allowsMultipleSelection = true
    table.estimatedRowHeight = estimates == .none ? 0 : 30
    table.estimatedSectionHeaderHeight = estimates == .rowsAndHeaders ? 10 : 0
    table.estimatedSectionFooterHeight = 0
    table.dataSource = data
    table.delegate = data
    table.onFault = { [weak self] in self?.faults.append($0) }
    window.addSubview(table)
    window.layoutIfNeeded()
    data.onCall = { [weak self] in self?.react() }
  }

  // MARK: Steps

  func step() -> String {
    reactions = []
    isAskedAnew = false
    callsToReaction = Int.random(in: 0..<4, using: &generator) == 0 ? Int.random(in: 0..<30, using: &generator) : nil
    let step = carryOut()
    if Bool.random(using: &generator) { window.clock.advance(by: Double.random(in: 0...0.1, using: &generator)) }
    window.layoutIfNeeded()
    callsToReaction = nil
    return ([step] + reactions).joined(separator: ", in it ")
  }

  private func carryOut() -> String {
    switch Int.random(in: 0..<25, using: &generator) {
    case 0..<6: return scroll()
    case 6..<11: return update()
    case 11: return reload()
    case 12, 13: return select()
    case 14: return resize()
    case 15: return interpose()
    case 16: return refusedUpdate()
    case 17, 18: return changeHeights()
    case 19: return edit()
    case 20, 21: return swipe()
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
    restsAt = window.clock.now + 0.31
    table.performBatchUpdates(changes, completion: completion)
    return "update of \(update.calls.count)"
  }

  private func reload() -> String {
    if Bool.random(using: &generator), let index = data.sections.indices.randomElement(using: &generator) {
      data.sections[index] = data.makeSection(&generator)
    }
    table.reloadData()
    areHeightsStale = false
    selected = []
    return "reload"
  }

  private func select() -> String {
    // A callback in a reload that is due might leave another row where this one was, and in editing mode one row is selected at a time.
    callsToReaction = nil
    guard !table.isEditing else { return "nothing" }
    window.layoutIfNeeded()
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
      try? table.chain.replaceAll(with: table.chain.interposers.filter { $0.name != "double" })
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
    areHeightsStale = false
    selected = []
    return "interpose"
  }

  /// An update whose counts do not agree: it is refused, and the data go back to what they were.
  private func refusedUpdate() -> String {
    callsToReaction = nil
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

  private func changeHeights() -> String {
    window.layoutIfNeeded()
    data.changeHeights(&generator)
    areHeightsStale = true
    isAskedAnew = true
    restsAt = window.clock.now + 0.31
    if Bool.random(using: &generator) {
      table.performBatchUpdates(nil)
    } else {
      View.performWithoutAnimation {
        table.beginUpdates()
        table.endUpdates()
      }
    }
    return "other heights"
  }

  private func edit() -> String {
    let isEditing = Bool.random(using: &generator)
    if isEditing != table.isEditing { selected = [] }
    restsAt = window.clock.now + 0.31
    table.setEditing(isEditing, animated: Bool.random(using: &generator))
    return "editing \(isEditing)"
  }

  /// Opens a row with a finger, or closes one.
  private func swipe() -> String {
    guard !table.isEditing, let cell = table.visibleCells.randomElement(using: &generator) else { return "nothing" }
    restsAt = window.clock.now + 3
    if table.editing.swipe != nil {
      table.closeSwipe(animated: Bool.random(using: &generator))
      return "close"
    }
    func point(_ across: CGFloat) -> CGPoint { cell.convert(CGPoint(x: across, y: cell.bounds.midY), to: nil) }
    let start = point(90)
    guard window.bounds.contains(start), window.bounds.contains(point(20)) else { return "nothing" }
    window.beginTouch(at: start)
    let end = point(20)
    for step in 1...5 {
      window.clock.advance(by: 0.02)
      let part = CGFloat(step) / 5
      window.moveTouch(to: CGPoint(x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part))
    }
    window.clock.advance(by: 0.3)
    window.endTouch()
    restsAt = window.clock.now + 1
    return "swipe"
  }

  private func wait() -> String {
    window.clock.advance(by: Double.random(in: 0...0.5, using: &generator))
    return "wait"
  }

  // MARK: In callbacks

  /// Does something with the table in a callback, if one is to do so.
  private func react() {
    guard let calls = callsToReaction else { return }
    guard calls == 0 else {
      callsToReaction = calls - 1
      return
    }
    callsToReaction = nil
    reactionCount += 1
    switch Int.random(in: 0..<9, using: &generator) {
    case 0, 1, 2: reactions.append(update())
    case 3: reactions.append(reload())
    case 4: reactions.append(interpose())
    case 5: reactions.append(resize())
    case 6: reactions.append(edit())
    case 7:
      _ = table.visibleCells
      reactions.append("layout")
    default:
      reactions.append(update())
      table.layoutIfNeeded()
      reactions.append("layout")
    }
  }

  // MARK: Comparing

  /// What of the live table is not as the model has it.
  var complaints: [String] {
    window.layoutIfNeeded()
    var complaints = data.complaints + faults.map(\.description)
    let start = table.contentOffset.y
    if start < table.minimumContentOffset.y || start > table.maximumContentOffset.y {
      complaints.append("the offset \(start) is out of range")
    }
    if table.numberOfSections != data.sections.count { return complaints + ["\(table.numberOfSections) sections"] }
    var visible: [IndexPath] = []
    var chosen: Set<IndexPath> = []
    var top: CGFloat = 0
    for (section, content) in data.sections.enumerated() {
      let header = table.rectForHeader(inSection: section)
      if header.minY != top { complaints.append("header \(section) at \(header), not \(top)") }
      let isHeaderSeen = estimates != .rowsAndHeaders || isInSight(header)
      if isHeaderSeen, header.height != content.header, !areHeightsStale || estimates == .none {
        complaints.append("header \(section) of \(header.height)")
      }
      top += header.height
      for (row, content) in content.rows.enumerated() {
        let indexPath = IndexPath(row: row, section: section)
        if selected.contains(content.id) { chosen.insert(indexPath) }
        let rect = table.rectForRow(at: indexPath)
        if rect != CGRect(x: 0, y: top, width: table.bounds.width, height: rect.height) {
          complaints.append("\(indexPath) at \(rect), not \(top)")
        }
        top += rect.height
        if !isRight(rect, content) { complaints.append("\(indexPath) of \(rect.height), not \(content.height)") }
        if rect.height > 0, isInSight(rect) {
          visible.append(indexPath)
          complaints += cellComplaints(indexPath, content, rect)
        } else if table.cellForRow(at: indexPath) != nil {
          complaints.append("\(indexPath) has a cell out of sight")
        }
      }
    }
    if table.contentSize.height != top { complaints.append("content of \(table.contentSize.height), not \(top)") }
    if estimates == .none, top != data.end { complaints.append("rows end at \(top), not \(data.end)") }
    if table.indexPathsForVisibleRows != visible {
      complaints.append("\(table.indexPathsForVisibleRows ?? []) are shown, not \(visible)")
    }
    if Set(table.indexPathsForSelectedRows ?? []) != chosen {
      complaints.append("\(table.indexPathsForSelectedRows ?? []) are selected, not \(chosen.sorted())")
    }
    return complaints + cellComplaints
  }

  private func isInSight(_ rect: CGRect) -> Bool {
    rect.minY < table.contentOffset.y + table.bounds.height && rect.maxY > table.contentOffset.y
  }

  /// Whether a row may have the height that it has.
  private func isRight(_ rect: CGRect, _ row: ModelRow) -> Bool {
    let height = row.height * data.factor
    if rect.height == height { return true }
    guard estimates != .none else { return false }
    // Out of sight a row may be an estimate, and what an update has not asked may be as it was.
    if areHeightsStale, !isAskedAnew || !isInSight(rect), row.formerHeights.contains(rect.height / data.factor) {
      return true
    }
    return !isInSight(rect) && (rect.height == 30 || row.estimates.contains(rect.height / data.factor))
  }

  private func cellComplaints(_ indexPath: IndexPath, _ row: ModelRow, _ rect: CGRect) -> [String] {
    guard let cell = table.cellForRow(at: indexPath) else { return ["\(indexPath) has no cell"] }
    var complaints: [String] = []
    if cell.superview !== table || cell.frame != rect {
      complaints.append("the cell of \(indexPath) at \(cell.frame), not \(rect)")
    }
    if cell.textLabel?.text != "\(row.id)" {
      complaints.append("\(indexPath) says \(cell.textLabel?.text ?? "nothing"), not \(row.id)")
    }
    if cell.isSelected != selected.contains(row.id) {
      complaints.append("\(indexPath) looks selected: \(cell.isSelected)")
    }
    if cell.isEditing != table.isEditing { complaints.append("\(indexPath) is edited: \(cell.isEditing)") }
    // A control that goes is seen going.
    if (cell.editing.control != nil) != table.isEditing, table.isEditing || window.clock.now > restsAt {
      complaints.append("\(indexPath) has a wrong control")
    }
    if cell.editing.shift != .zero, table.editing.swipe?.cell !== cell, window.clock.now > restsAt {
      complaints.append("\(indexPath) is open")
    }
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
    let open = table.editing.swipe == nil ? 0 : 1
    if data.swiped != open { complaints.append("\(data.swiped) rows are open, not \(open)") }
    guard window.clock.now > restsAt else { return complaints }
    if cells.count != visible.count { complaints.append("\(cells.count) cells for \(visible.count) rows") }
    for cell in visible where cell.shownValues.frame != cell.frame || cell.shownValues.opacity != 1 {
      complaints.append("a cell at rest is seen at \(cell.shownValues.frame)")
    }
    if cells != visible { complaints.append("cells stand in another order than their rows") }
    if !table.updateState.played.isEmpty { complaints.append("an update is still seen") }
    if completionsHeard != completionsDue {
      complaints.append("\(completionsHeard) of \(completionsDue) ends were told")
    }
    return complaints
  }
}
