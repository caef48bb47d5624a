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
      for edge in SectionEdge.allCases where sight.contains(edge, ofSection: section) {
        guard rowIndex.span(of: edge.part(ofSection: section)).extent > 0 else { continue }
        guard show(edge, section, resolution, generation) else { return false }
      }
    }
    return true
  }

  private func show(
    _ edge: SectionEdge, _ section: Int, _ resolution: Resolution<TableViewWitness>, _ generation: Int
  ) -> Bool {
    if let present = shown[edge].views[section] {
      place(present.view, edge, section)
      return true
    }
    if let back = takeBackSectionView(edge, section) {
      shown[edge].views[section] = back
      place(back.view, edge, section)
      return true
    }
    guard let view = askView(edge, section, resolution, generation) else { return generation == reloadGeneration }
    shown[edge].views[section] = insert(view, edge, section)
    join(view, edge, ofSection: section)
    resolution.willDisplay(edge, self, Self.represented(by: view), section)
    return generation == reloadGeneration
  }

  /// Asks for a section's header or footer.
  ///
  /// - Returns: `nil` if there is none to show, or if a callback changed the table meanwhile.
  func askView(
    _ edge: SectionEdge, _ section: Int, _ resolution: Resolution<TableViewWitness>, _ generation: Int
  ) -> View? {
    guard !shown[edge].without.contains(section) else { return nil }
    let answer = sectionView(edge, section, resolution)
    guard generation == reloadGeneration else { return nil }
    guard let view = answer else {
      shown[edge].without.insert(section)
      return nil
    }
    if !ended.isEmpty {
      tellEnd(of: Self.represented(by: view), resolution)
      guard generation == reloadGeneration else { return nil }
    }
    if let ended = takeBackForAnother(Self.represented(by: view)) {
      resolution.didEndDisplaying(ended.edge, self, Self.represented(by: view), ended.section)
      guard generation == reloadGeneration else { return nil }
    }
    adopt(view)
    return view
  }

  /// Puts a header or footer into the table, in its place, and not among those shown yet.
  func insert(_ view: View, _ edge: SectionEdge, _ section: Int) -> ShownViews.SectionView {
    let inserted = ShownViews.SectionView(view)
    add(view, edge, section)
    place(view, edge, section)
    return inserted
  }

  /// Puts a header or footer in front of the rows, behind those of later sections, in whichever order they come into sight.
  func add(_ view: View, _ edge: SectionEdge, _ section: Int) {
    var following: (section: Int, view: View)?
    for (other, present) in shown[edge].views where other > section && other < following?.section ?? .max {
      following = (other, present.view)
    }
    arrange {
      if let following, following.view.superview === self {
        insertSubview(view, belowSubview: following.view)
      } else {
        addSubview(view)
      }
    }
  }

  /// The delegate's view, else one with the data source's title, else none.
  private func sectionView(
    _ edge: SectionEdge, _ section: Int, _ resolution: Resolution<TableViewWitness>
  ) -> View? {
    if let view = resolution.view(edge, self, section) {
      if let other = shown.section(of: view) {
        report(.sectionViewGivenTwice(requirement: edge.requirement, section: section, shownIn: other))
        return nil
      }
      return view
    }
    guard let title = resolution.title(edge, self, section) else { return nil }
    return titleView(title)
  }

  /// Takes the plain tables' background from a header or footer that still has it, where there is nothing that it should stand out from;
  /// where an adapter wrapped the delegate's view, from both.
  private func adopt(_ view: View) {
    guard isGrouped else { return }
    Self.takePlainBackground(from: view)
    Self.takePlainBackground(from: Self.represented(by: view))
  }

  private static func takePlainBackground(from view: View) {
    guard view is TableViewHeaderFooterView else { return }
    if view.backgroundColor == TableViewMetrics.headerBackgroundColor { view.backgroundColor = nil }
  }

  /// Takes back the views of sections that are out of sight.
  ///
  /// - Returns: `false` if a callback changed the table meanwhile.
  func retireSectionViews(
    outside sight: Sight, _ resolution: Resolution<TableViewWitness>, _ generation: Int
  ) -> Bool {
    for edge in SectionEdge.allCases {
      guard !shown[edge].areIn(sight, edge) || hasViewWithoutRoom(edge) else { continue }
      for section in shown[edge].views.keys.sorted() where !hasRoom(edge, section, in: sight) {
        guard let gone = shown[edge].views.removeValue(forKey: section),
          !letLeave(gone, edge, section, asSectionOfNow: section), !letLinger(gone, edge, section)
        else { continue }
        end(gone, edge, section)
        tellEnds(resolution)
        guard generation == reloadGeneration else { return false }
      }
      for section in shown[edge].without where !sight.contains(edge, ofSection: section) {
        shown[edge].without.remove(section)
      }
    }
    return true
  }

  /// Whether a header or footer is in sight, and has a height: an update may have taken that away.
  private func hasRoom(_ edge: SectionEdge, _ section: Int, in sight: Sight) -> Bool {
    sight.contains(edge, ofSection: section) && rowIndex.span(of: edge.part(ofSection: section)).extent > 0
  }

  private func hasViewWithoutRoom(_ edge: SectionEdge) -> Bool {
    for section in shown[edge].views.keys where rowIndex.contains(section: section) {
      if rowIndex.span(of: edge.part(ofSection: section)).extent == 0 { return true }
    }
    return false
  }

  /// In a plain table a header stands over its section, stays at the pin line while the section is in sight, and is pushed out by
  /// the section's end: y = min(max(natural, pin), section end − height). A footer is its mirror image:
  /// y = max(min(natural, bottom line − height), section start). In a grouped table both stay where they are.
  func place(_ view: View, _ edge: SectionEdge, _ section: Int) {
    guard Self.isPlacedByTable(view) else { return }
    let natural = displaced(rowIndex.span(of: edge.part(ofSection: section)), of: edge, inSection: section)
    let whole = displaced(rowIndex.span(ofSection: section), ofSection: section)
    let free = freeSpan
    let start: CGFloat =
      switch edge {
      case _ where !sectionViewsFloat: natural.start
      case .header: min(max(natural.start, free.start + pinLineOffset), whole.end - natural.extent)
      case .footer: max(min(natural.start, free.end - natural.extent), whole.start)
      }
    let frame = frame(of: RowIndex.Span(start: start, extent: natural.extent))
    if view.frame != frame { view.frame = frame }
  }

  /// What of the axis is in sight between the insets, with what collapses collapsed.
  var freeSpan: RowIndex.Span {
    let inset = obstructingInset
    let start: CGFloat
    let end: CGFloat
    switch layoutAxis {
    case .vertical: (start, end) = (bounds.minY + inset.top, bounds.maxY - inset.bottom)
    case .horizontal: (start, end) = (bounds.minX + inset.left, bounds.maxX - inset.right)
    }
    return RowIndex.Span(start: start, extent: end - start)
  }

  static func isPlacedByTable(_ view: View) -> Bool {
    (view as? TableViewHeaderFooterView)?.isPlacedByTable ?? true
  }

  /// The view that the user's delegate gave, also where an adapter wrapped it.
  static func represented(by view: View) -> View {
    (view as? TableViewHeaderFooterView)?.representedView ?? view
  }
}
