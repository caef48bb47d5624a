import Foundation
import Interposing

/// The index of sections beside a plain table.
extension TableView {
  /// The colour of the index's titles; `nil`, the default, for the table's ``View/tintColor``.
  public var sectionIndexColor: Color? {
    get { sectionIndex.color }
    set {
      sectionIndex.color = newValue
      sectionIndex.view?.ownColor = newValue
    }
  }

  /// What is behind the index's titles, or `nil` for nothing.
  public var sectionIndexBackgroundColor: Color? {
    get { sectionIndex.backgroundColor }
    set {
      sectionIndex.backgroundColor = newValue
      sectionIndex.view?.restingBackgroundColor = newValue
    }
  }

  /// What is behind the index's titles while a finger is on them, or `nil` for the same as otherwise.
  public var sectionIndexTrackingBackgroundColor: Color? {
    get { sectionIndex.trackingBackgroundColor }
    set {
      sectionIndex.trackingBackgroundColor = newValue
      sectionIndex.view?.trackingBackgroundColor = newValue
    }
  }

  /// The least number of rows, in all sections together, with which the index is shown; 0 by default.
  public var sectionIndexMinimumDisplayRowCount: Int {
    get { sectionIndex.minimumRowCount }
    set {
      guard newValue != sectionIndex.minimumRowCount else { return }
      sectionIndex.minimumRowCount = newValue
      reloadSectionIndexTitles()
    }
  }

  /// Notes that the titles of the index are stale: the next layout asks for them anew. A reload does so too.
  public func reloadSectionIndexTitles() {
    sectionIndex.needsTitles = true
    setNeedsLayout()
  }

  /// What the index looks like, and what it shows.
  struct SectionIndex {
    var color: Color?
    var backgroundColor: Color?
    var trackingBackgroundColor: Color?
    var minimumRowCount = 0
    var needsTitles = true
    var view: SectionIndexView?
    /// How broad it is, in points: cells keep so much free at the trailing side.
    @MainActor var extent: CGFloat { view?.fittingWidth ?? 0 }
  }

  /// How much of each edge of the cells the index takes.
  var sectionIndexInset: EdgeInsets {
    guard sectionIndex.view != nil else { return .zero }
    let inset = EdgeInsets(top: 0, left: 0, bottom: 0, right: sectionIndex.extent)
    return isRightToLeft ? inset.mirrored : inset
  }

  /// Asks for the titles if they are stale.
  ///
  /// - Returns: `false` if a callback changed the table meanwhile.
  func askSectionIndexTitles(_ resolution: Resolution<TableViewWitness>) -> Bool {
    sectionIndex.view?.labelTransform = sectionIndexTitleTransform
    guard sectionIndex.needsTitles else { return true }
    let generation = reloadGeneration
    let before = sectionIndex.extent
    guard updateSectionIndexTitles(resolution) else { return false }
    if sectionIndex.extent != before {
      remeasuringRows(animated: false) {
        for row in shown.rows { row.cell.sectionIndexInset = sectionIndexInset }
      }
    }
    return generation == reloadGeneration
  }

  private func updateSectionIndexTitles(_ resolution: Resolution<TableViewWitness>) -> Bool {
    sectionIndex.needsTitles = false
    let generation = reloadGeneration
    var titles: [String] = []
    if style == .plain, let titlesForTable = resolution.witness.dataSource.sectionIndexTitles,
      rowIndex.rowCount >= sectionIndex.minimumRowCount
    {
      titles = titlesForTable(self) ?? []
      guard generation == reloadGeneration else { return false }
    }
    guard !titles.isEmpty else {
      sectionIndex.view?.removeFromSuperview()
      sectionIndex.view = nil
      return true
    }
    let view = sectionIndex.view ?? SectionIndexView(frame: .zero)
    view.ownColor = sectionIndexColor
    view.restingBackgroundColor = sectionIndexBackgroundColor
    view.trackingBackgroundColor = sectionIndexTrackingBackgroundColor
    view.titles = titles
    view.labelTransform = sectionIndexTitleTransform
    if sectionIndex.view == nil {
      sectionIndex.view = view
      view.onTitle = { [weak self] title in self?.goToSection(ofIndexTitle: title) }
      arrange { addSubview(view) }
    }
    return true
  }

  /// Places the index at the trailing side, between the insets, in front of rows and headers.
  func placeSectionIndex() {
    guard let view = sectionIndex.view else { return }
    let width = view.fittingWidth
    let inset = obstructingInset
    let place = CGRect(
      x: isRightToLeft ? bounds.minX : bounds.maxX - width, y: bounds.minY + inset.top, width: width,
      height: max(0, bounds.height - inset.top - inset.bottom))
    if view.frame != place { view.frame = place }
    arrange { bringSubviewToFront(view) }
  }

  /// Scrolls to the section that a title stands for, as the data source says; without its word the one with the same number.
  private func goToSection(ofIndexTitle position: Int) {
    guard let view = sectionIndex.view, position < view.titles.count else { return }
    let title = view.titles[position]
    let generation = reloadGeneration
    let answer = pass { resolution -> Int in
      resolution.witness.dataSource.sectionForSectionIndexTitleAt?(self, title, position) ?? position
    }
    guard generation == reloadGeneration, let section = answer else { return }
    reloadIfNeeded()
    guard rowIndex.sectionCount > 0 else { return }
    let nearest = min(max(section, 0), rowIndex.sectionCount - 1)
    scrollToSection(nearest)
    // The bar comes along, so that the next place of the finger is one on it.
    layoutIfNeeded()
  }
}
