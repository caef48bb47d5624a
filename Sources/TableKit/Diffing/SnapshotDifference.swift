import Foundation

/// What an update has to do to get from one snapshot to another: places before for what goes, is made anew or moves, places after for what
/// comes.
struct SnapshotDifference: Sendable, Hashable {
  /// From where to where a row or a section moves.
  struct Move<Place: Sendable & Hashable>: Sendable, Hashable {
    let from: Place
    let to: Place
  }

  var deletedSections = IndexSet()
  var insertedSections = IndexSet()
  var reloadedSections = IndexSet()
  var movedSections: [Move<Int>] = []
  var deletedRows: [IndexPath] = []
  var insertedRows: [IndexPath] = []
  var reloadedRows: [IndexPath] = []
  var movedRows: [Move<IndexPath>] = []

  /// The steps between two snapshots. What stays in its order is not moved. Complexity: O(n log n) for n sections and items.
  init<Section, Item>(
    from old: DiffableDataSourceSnapshot<Section, Item>, to new: DiffableDataSourceSnapshot<Section, Item>
  ) {
    let reloaded = Set(new.reloadedSectionIdentifiers)
    var oldSections: [Section: Int] = [:]
    for (index, section) in old.sectionIdentifiers.enumerated() { oldSections[section] = index }
    // A section that is made anew and would move goes and comes.
    var staying: [Int] = []
    var stayingTargets: [Int] = []
    for (index, section) in new.sectionIdentifiers.enumerated() {
      if let before = oldSections[section] {
        staying.append(before)
        stayingTargets.append(index)
      }
    }
    let kept = IncreasingSubsequence.positions(in: staying)
    var survivors: Set<Section> = []
    for (position, before) in staying.enumerated() {
      let section = old.sectionIdentifiers[before]
      if reloaded.contains(section) {
        if kept.contains(position) { reloadedSections.insert(before) }
      } else {
        survivors.insert(section)
        if !kept.contains(position) { movedSections.append(Move(from: before, to: stayingTargets[position])) }
      }
    }
    for (index, section) in old.sectionIdentifiers.enumerated()
    where !survivors.contains(section) && !reloadedSections.contains(index) {
      deletedSections.insert(index)
    }
    for (index, section) in new.sectionIdentifiers.enumerated() where !survivors.contains(section) {
      if let before = oldSections[section], reloadedSections.contains(before) { continue }
      insertedSections.insert(index)
    }
    compareRows(from: old, to: new, survivors: survivors)
  }

  private mutating func compareRows<Section, Item>(
    from old: DiffableDataSourceSnapshot<Section, Item>, to new: DiffableDataSourceSnapshot<Section, Item>,
    survivors: Set<Section>
  ) {
    let reloaded = Set(new.reloadedItemIdentifiers)
    var places: [Item: IndexPath] = [:]
    for (index, section) in old.sectionIdentifiers.enumerated() where survivors.contains(section) {
      for (row, item) in old.itemIdentifiers(inSection: section).enumerated() {
        places[item] = IndexPath(row: row, section: index)
      }
    }
    var met: Set<Item> = []
    for (index, section) in new.sectionIdentifiers.enumerated() where survivors.contains(section) {
      let items = new.itemIdentifiers(inSection: section)
      var order: [Int] = []
      var rows: [Int] = []
      for (row, item) in items.enumerated() where old.sectionIdentifier(containingItem: item) == section {
        guard let place = places[item] else { continue }
        order.append(place.row)
        rows.append(row)
      }
      var inOrder: Set<Int> = []
      for position in IncreasingSubsequence.positions(in: order) { inOrder.insert(rows[position]) }
      for (row, item) in items.enumerated() {
        let target = IndexPath(row: row, section: index)
        guard let place = places[item] else {
          insertedRows.append(target)
          continue
        }
        met.insert(item)
        switch (inOrder.contains(row), reloaded.contains(item)) {
        case (true, true): reloadedRows.append(place)
        case (true, false): break
        case (false, false): movedRows.append(Move(from: place, to: target))
        case (false, true):
          deletedRows.append(place)
          insertedRows.append(target)
        }
      }
    }
    for (index, section) in old.sectionIdentifiers.enumerated() where survivors.contains(section) {
      for (row, item) in old.itemIdentifiers(inSection: section).enumerated() where !met.contains(item) {
        deletedRows.append(IndexPath(row: row, section: index))
      }
    }
  }
}
