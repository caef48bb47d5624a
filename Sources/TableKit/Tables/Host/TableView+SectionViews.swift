import Foundation
import Interposing

extension TableView {
  /// Gives every section in sight its header and footer, and pins them.
  ///
  /// - Returns: `false` if a callback changed the table meanwhile.
  func showSectionViews(
    in sight: Sight, _ resolution: Resolution<TableViewWitness>, _ generation: Int
  ) -> Bool {
    for section in sight.sections {
      if rowIndex.span(ofHeaderInSection: section).extent > 0, !showHeader(section, resolution, generation) {
        return false
      }
      if rowIndex.span(ofFooterInSection: section).extent > 0, !showFooter(section, resolution, generation) {
        return false
      }
    }
    return true
  }

  private func showHeader(_ section: Int, _ resolution: Resolution<TableViewWitness>, _ generation: Int) -> Bool {
    if let header = shown.headers[section] {
      placeHeader(header.view, section)
      return true
    }
    guard !shown.headerless.contains(section) else { return true }
    let answer = sectionView(
      section, view: resolution.witness.delegate.viewForHeaderInSection,
      title: resolution.witness.dataSource.titleForHeaderInSection,
      requirement: "tableView(_:viewForHeaderInSection:)")
    guard generation == reloadGeneration else { return false }
    guard let view = answer else {
      shown.headerless.insert(section)
      return true
    }
    shown.headers[section] = ShownViews.SectionView(view)
    arrange { addSubview(view) }
    placeHeader(view, section)
    resolution.witness.delegate.willDisplayHeaderViewForSection?(self, Self.represented(by: view), section)
    return generation == reloadGeneration
  }

  private func showFooter(_ section: Int, _ resolution: Resolution<TableViewWitness>, _ generation: Int) -> Bool {
    if let footer = shown.footers[section] {
      placeFooter(footer.view, section)
      return true
    }
    guard !shown.footerless.contains(section) else { return true }
    let answer = sectionView(
      section, view: resolution.witness.delegate.viewForFooterInSection,
      title: resolution.witness.dataSource.titleForFooterInSection,
      requirement: "tableView(_:viewForFooterInSection:)")
    guard generation == reloadGeneration else { return false }
    guard let view = answer else {
      shown.footerless.insert(section)
      return true
    }
    shown.footers[section] = ShownViews.SectionView(view)
    arrange { addSubview(view) }
    placeFooter(view, section)
    resolution.witness.delegate.willDisplayFooterViewForSection?(self, Self.represented(by: view), section)
    return generation == reloadGeneration
  }

  /// The delegate's view, else one with the data source's title, else none.
  private func sectionView(
    _ section: Int, view: (@MainActor (TableView, Int) -> View?)?, title: (@MainActor (TableView, Int) -> String?)?,
    requirement: String
  ) -> View? {
    if let view = view?(self, section) {
      if let other = shown.section(of: view) {
        report(.sectionViewGivenTwice(requirement: requirement, section: section, shownIn: other))
        return nil
      }
      return view
    }
    guard let title = title?(self, section) else { return nil }
    return titleView(title)
  }

  /// A header stands over its section, stays at the pin line while the section is in sight, and is pushed out by the section's
  /// end: y = min(max(natural, pin), section end − height).
  private func placeHeader(_ view: View, _ section: Int) {
    guard Self.isPlacedByTable(view) else { return }
    let natural = rowIndex.span(ofHeaderInSection: section)
    let height = natural.extent
    let pin = bounds.minY + contentInset.top
    let end = rowIndex.span(ofSection: section).end
    let y = min(max(natural.start, pin), end - height)
    setFrame(CGRect(x: 0, y: y, width: bounds.width, height: height), of: view)
  }

  /// The mirror image: y = max(min(natural, bottom line − height), section start).
  private func placeFooter(_ view: View, _ section: Int) {
    guard Self.isPlacedByTable(view) else { return }
    let natural = rowIndex.span(ofFooterInSection: section)
    let height = natural.extent
    let pin = bounds.maxY - contentInset.bottom
    let start = rowIndex.span(ofSection: section).start
    let y = max(min(natural.start, pin - height), start)
    setFrame(CGRect(x: 0, y: y, width: bounds.width, height: height), of: view)
  }

  private func setFrame(_ frame: CGRect, of view: View) {
    if view.frame != frame { view.frame = frame }
  }

  static func isPlacedByTable(_ view: View) -> Bool {
    (view as? TableViewHeaderFooterView)?.isPlacedByTable ?? true
  }
}
