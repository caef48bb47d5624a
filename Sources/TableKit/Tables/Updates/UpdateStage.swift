import Foundation

/// How a table looked before an update that is shown gradually.
///
/// The update is made at once: models stand where they will stand. What is seen comes from the differences to the places of before,
/// which are added and shrink to nothing. So an update in the middle of another, and a scroll, just go on from what is seen.
@MainActor
final class UpdateStage {
  /// Where a view stood.
  struct Place {
    let center: CGPoint
    let size: CGSize

    @MainActor init(_ view: View) {
      center = view.center
      size = view.bounds.size
    }
  }

  /// What tells this update from others.
  let number: Int
  let update: TableUpdate
  let mapping: RowMapping
  /// The table's geometry of before.
  let index: RowIndex
  /// The table's bounds of before.
  let bounds: CGRect
  /// How far what stands in the content is seen to be moved back at the beginning, so that an offset that changes by many screens is
  /// seen to change by two; known once the update has been made.
  var correction: CGFloat = 0
  private var places: [ObjectIdentifier: Place] = [:]

  /// Takes what a table shows now.
  init(_ table: TableView, number: Int, update: TableUpdate, mapping: RowMapping) {
    self.number = number
    self.update = update
    self.mapping = mapping
    index = table.rowIndex
    bounds = table.bounds
    for row in table.shown.rows { note(row.cell) }
    for edge in SectionEdge.allCases {
      for shown in table.shown[edge].views.values { note(shown.view) }
    }
    for leaving in table.updateState.leavingRows { note(leaving.cell) }
    for leaving in table.updateState.leavingSectionViews { note(leaving.shown.view) }
    if let indicator = table.verticalScrollIndicator { note(indicator) }
    if let indicator = table.horizontalScrollIndicator { note(indicator) }
  }

  private func note(_ view: View) { places[ObjectIdentifier(view)] = Place(view) }

  /// A view has been taken off the screen, and may come again as something else.
  func forget(_ view: View) { places[ObjectIdentifier(view)] = nil }

  /// Where a view stood; `nil` if it was not shown.
  func place(of view: View) -> Place? { places[ObjectIdentifier(view)] }

  // MARK: How what goes goes, and what comes comes

  /// How a row of before goes; `nil` if it stays.
  func animation(ofLeavingRow indexPath: IndexPath) -> TableView.RowAnimation? {
    if let animation = update.removalAnimations[indexPath] ?? update.reloadAnimations[indexPath] { return animation }
    return animation(ofLeavingSection: indexPath.section)
  }

  /// How a row of after comes; `nil` if it was there.
  func animation(ofArrivingRow indexPath: IndexPath) -> TableView.RowAnimation? {
    if let animation = update.insertionAnimations[indexPath] { return animation }
    if let source = mapping.source(of: indexPath) { return update.reloadAnimations[source] }
    return animation(ofArrivingSection: indexPath.section)
  }

  /// How a section of before goes; `nil` if it stays.
  func animation(ofLeavingSection section: Int) -> TableView.RowAnimation? {
    update.sectionRemovalAnimations[section] ?? update.sectionReloadAnimations[section]
  }

  /// How a section of after comes; `nil` if it was there.
  func animation(ofArrivingSection section: Int) -> TableView.RowAnimation? {
    if let animation = update.sectionInsertionAnimations[section] { return animation }
    guard let source = mapping.source(ofSection: section) else { return nil }
    return update.sectionReloadAnimations[source]
  }

  // MARK: Gaps

  /// A stretch between what stays, before and after: it closes over what goes, and opens for what comes.
  struct Gap {
    let old: RowIndex.Span
    let new: RowIndex.Span
  }

  /// The gap in which a row goes.
  func gap(ofLeavingRow indexPath: IndexPath, _ new: RowIndex) -> Gap {
    let section = indexPath.section
    guard mapping.isKept(section), let target = mapping.target(ofSection: section) else {
      return gap(ofLeavingSection: section, new)
    }
    if mapping.reloadedRows.contains(indexPath), let row = mapping.target(of: indexPath)?.row {
      return Gap(
        old: index.span(ofRow: indexPath.row, section: section), new: new.span(ofRow: row, section: target))
    }
    guard let gap = mapping.rows[section]?.gap(ofLeaving: indexPath.row) else {
      return self.gap(ofLeavingSection: section, new)
    }
    return Gap(old: index.span(ofRows: gap.old, section: section), new: new.span(ofRows: gap.new, section: target))
  }

  /// The gap in which a row comes.
  func gap(ofArrivingRow indexPath: IndexPath, _ new: RowIndex) -> Gap {
    let section = indexPath.section
    guard let source = mapping.source(ofSection: section), mapping.isKept(source) else {
      return gap(ofArrivingSection: section, new)
    }
    if let row = mapping.source(of: indexPath), mapping.reloadedRows.contains(row) {
      return gap(ofLeavingRow: row, new)
    }
    guard let gap = mapping.rows[source]?.gap(ofArriving: indexPath.row) else {
      return self.gap(ofArrivingSection: section, new)
    }
    return Gap(old: index.span(ofRows: gap.old, section: source), new: new.span(ofRows: gap.new, section: section))
  }

  /// The gap in which a section goes.
  func gap(ofLeavingSection section: Int, _ new: RowIndex) -> Gap {
    if mapping.reloadedSections.contains(section), let target = mapping.target(ofSection: section) {
      return Gap(old: index.span(ofSection: section), new: new.span(ofSection: target))
    }
    let gap = mapping.sections.gap(ofLeaving: section)
    return Gap(old: index.span(ofSections: gap.old), new: new.span(ofSections: gap.new))
  }

  /// The gap in which a section comes.
  func gap(ofArrivingSection section: Int, _ new: RowIndex) -> Gap {
    if let source = mapping.source(ofSection: section), mapping.reloadedSections.contains(source) {
      return gap(ofLeavingSection: source, new)
    }
    let gap = mapping.sections.gap(ofArriving: section)
    return Gap(old: index.span(ofSections: gap.old), new: new.span(ofSections: gap.new))
  }
}

extension RowIndex {
  /// Where some consecutive rows of a section stand, or would.
  fileprivate func span(ofRows rows: Range<Int>, section: Int) -> Span {
    let first = rowsStart(section)
    let extents = self.rows(inSection: section)
    let start = extents.start(ofRow: rows.lowerBound)
    return Span(start: first + start, extent: extents.start(ofRow: rows.upperBound) - start)
  }

  /// Where some consecutive sections stand, or would.
  fileprivate func span(ofSections sections: Range<Int>) -> Span {
    let start = sections.lowerBound < sectionCount ? span(ofSection: sections.lowerBound).start : end
    let last = sections.upperBound < sectionCount ? span(ofSection: sections.upperBound).start : end
    return Span(start: start, extent: last - start)
  }
}
