public import Foundation
import Interposing

extension TableView {
  /// Notes that what the table knows is stale: counts, heights, cells, headers. The next layout or query asks anew.
  ///
  /// It may be called at any time, in a callback of the table too: what the table was asking then is dropped and asked again.
  /// The selection is dropped.
  public func reloadData() {
    forgetSelection()
    for installed in installedAdapters { installed.adapter.hostWillReload(self) }
    invalidateRows()
  }

  /// Notes that counts, heights and views are stale, of what may be the same rows.
  func invalidateRows() {
    needsReload = true
    if updateState.depth > 0 { updateState.isOvertaken = true }
    // In the last attempt to settle, callbacks overtake nothing any more.
    if !isLastAttempt { reloadGeneration &+= 1 }
    setNeedsLayout()
  }

  /// How often a layout or query begins anew because a callback changed the table meanwhile.
  nonisolated static var maximumAttempts: Int { 16 }

  /// Asks for counts and heights if they are stale. Queries call it.
  func reloadIfNeeded() {
    guard needsReload, !isReloading else { return }
    settle { resolution in reload(resolution) }
  }

  /// Makes the content as large as its rows, to a whole number of device pixels: so its end can be scrolled to without blur.
  func adoptContentSize() {
    let size = CGSize(
      along: layoutAxis, pixelAligned(rowIndex.end), across: bounds.size.extent(along: layoutAxis.crossing))
    if contentSize != size { contentSize = size }
  }

  /// Runs something that calls back until no callback overtakes it.
  ///
  /// - Parameter body: Gives `false` if it stopped because the table was changed meanwhile.
  func settle(_ body: (Resolution<TableViewWitness>) -> Bool) {
    updateState.settling += 1
    defer { updateState.settling -= 1 }
    for _ in 0..<Self.maximumAttempts {
      // Nobody left behind a proxy: there is nothing to ask, and what is shown stands.
      guard let isDone = pass(body), !isDone else { return }
    }
    // Once more, without heeding what callbacks ask for: better what was answered last than nothing.
    isLastAttempt = true
    _ = pass(body)
    isLastAttempt = false
    needsReload = false
    hasGivenUp = true
    report(.neverSettles(attempts: Self.maximumAttempts))
  }

  /// Asks for counts and heights if they are stale.
  ///
  /// - Returns: `false` if a callback overtook it.
  func reload(_ resolution: Resolution<TableViewWitness>) -> Bool {
    guard needsReload else { return true }
    guard !isReloading else { return true }
    isReloading = true
    let generation = reloadGeneration
    let result = TableReload(table: self, resolution: resolution, generation: generation).run()
    isReloading = false
    switch result {
    case .overtaken:
      return false
    case .fault(let fault):
      needsReload = false
      report(fault)
      return generation == reloadGeneration
    case .done(let index):
      needsReload = false
      rowIndex = index
      selection.keep { hasRow($0) }
      adoptContentSize()
      return retireAll(resolution, generation: generation)
    }
  }
}

/// One round of asking: the counts, the heights of headers and footers, the heights of rows, in the order in which a table asks
/// them. It changes nothing in the table: what it learned is taken over only if it came to its end.
@MainActor
struct TableReload {
  enum Result {
    case done(RowIndex)
    case fault(TableViewFault)
    case overtaken
  }

  let table: TableView
  let resolution: Resolution<TableViewWitness>
  let generation: Int

  private var isOvertaken: Bool { table.reloadGeneration != generation }

  func run() -> Result {
    guard let numberOfRows = resolution.witness.dataSource.numberOfRowsInSection else {
      guard resolution.witness.dataSource.origin.isBound else { return .done(RowIndex()) }
      return .fault(.missingRequirement("tableView(_:numberOfRowsInSection:)"))
    }
    let sections = resolution.witness.dataSource.numberOfSections?(table) ?? 1
    guard !isOvertaken else { return .overtaken }
    guard sections >= 0 else {
      return .fault(.negativeCount(requirement: "numberOfSections(in:)", section: nil, count: sections))
    }
    guard sections <= TableView.maximumCount else {
      return .fault(.countTooLarge(requirement: "numberOfSections(in:)", section: nil, count: sections))
    }

    var bands: [(header: CGFloat, footer: CGFloat)] = []
    bands.reserveCapacity(min(sections, 1 << 20))
    for section in 0..<sections {
      let header: CGFloat
      switch headerHeight(section) {
      case .value(let height): header = height
      case .stop(let result): return result
      }
      switch footerHeight(section) {
      case .value(let footer): bands.append((header, footer))
      case .stop(let result): return result
      }
    }

    var counts: [Int] = []
    counts.reserveCapacity(min(sections, 1 << 20))
    var rows = 0
    for section in 0..<sections {
      let count = numberOfRows(table, section)
      guard !isOvertaken else { return .overtaken }
      guard count >= 0 else {
        return .fault(
          .negativeCount(requirement: "tableView(_:numberOfRowsInSection:)", section: section, count: count))
      }
      guard count <= TableView.maximumCount - rows else {
        return .fault(
          .countTooLarge(requirement: "tableView(_:numberOfRowsInSection:)", section: section, count: count))
      }
      rows += count
      counts.append(count)
    }
    let result = index(counts: counts, bands: bands)
    guard case .done(let index) = result, !index.end.isFinite else { return result }
    return .fault(.heightsOverflow)
  }

  private func index(counts: [Int], bands: [(header: CGFloat, footer: CGFloat)]) -> Result {
    var index = RowIndex()
    for section in counts.indices {
      switch rows(count: counts[section], inSection: section) {
      case .done(let rows):
        index.append(RowIndex.Section(header: bands[section].header, rows: rows, footer: bands[section].footer))
      case .overtaken: return .overtaken
      case .fault(let fault): return .fault(fault)
      }
    }
    return .done(index)
  }

  enum Rows {
    case done(RowExtents)
    case fault(TableViewFault)
    case overtaken
  }

  /// Asks for the heights of a section's rows.
  func rows(count: Int, inSection section: Int) -> Rows {
    let common = table.rowHeight < 0 ? TableView.defaultRowHeight : table.rowHeight
    guard let heightForRow = resolution.witness.delegate.heightForRowAt else {
      guard common.isFinite else {
        return .fault(.invalidHeight(requirement: "rowHeight", indexPath: [0], height: common))
      }
      return .done(RowExtents(count: count, extent: common))
    }
    var extents = RowExtents()
    let sectionPath = IndexPath(index: section)
    for row in 0..<count {
      let indexPath = sectionPath.appending(row)
      var height = heightForRow(table, indexPath)
      guard table.reloadGeneration == generation else { return .overtaken }
      if height == TableView.automaticDimension { height = common }
      guard height >= 0, height < .infinity else {
        return .fault(
          .invalidHeight(requirement: "tableView(_:heightForRowAt:)", indexPath: indexPath, height: height))
      }
      extents.append(height)
    }
    return .done(extents)
  }

  /// Asks for the height of one row.
  func rowHeight(_ indexPath: IndexPath) -> Height {
    let common = table.rowHeight < 0 ? TableView.defaultRowHeight : table.rowHeight
    guard let heightForRow = resolution.witness.delegate.heightForRowAt else {
      guard common.isFinite else {
        return .stop(.fault(.invalidHeight(requirement: "rowHeight", indexPath: indexPath, height: common)))
      }
      return .value(common)
    }
    var height = heightForRow(table, indexPath)
    guard !isOvertaken else { return .stop(.overtaken) }
    if height == TableView.automaticDimension { height = common }
    guard height >= 0, height < .infinity else {
      return .stop(
        .fault(.invalidHeight(requirement: "tableView(_:heightForRowAt:)", indexPath: indexPath, height: height)))
    }
    return .value(height)
  }

  enum Height {
    case value(CGFloat)
    case stop(Result)
  }

  func headerHeight(_ section: Int) -> Height {
    height(
      section, asked: resolution.witness.delegate.heightForHeaderInSection,
      requirement: "tableView(_:heightForHeaderInSection:)",
      hasViews: resolution.witness.delegate.viewForHeaderInSection != nil,
      title: resolution.witness.dataSource.titleForHeaderInSection,
      common: table.sectionHeaderHeight, commonName: "sectionHeaderHeight")
  }

  func footerHeight(_ section: Int) -> Height {
    height(
      section, asked: resolution.witness.delegate.heightForFooterInSection,
      requirement: "tableView(_:heightForFooterInSection:)",
      hasViews: resolution.witness.delegate.viewForFooterInSection != nil,
      title: resolution.witness.dataSource.titleForFooterInSection,
      common: table.sectionFooterHeight, commonName: "sectionFooterHeight")
  }

  /// The delegate's answer; without one, the table's own height where the section has something to show there.
  private func height(
    _ section: Int, asked: (@MainActor (TableView, Int) -> CGFloat)?, requirement: String, hasViews: Bool,
    title: (@MainActor (TableView, Int) -> String?)?, common: CGFloat, commonName: String
  ) -> Height {
    if let asked {
      var height = asked(table, section)
      guard !isOvertaken else { return .stop(.overtaken) }
      if height == TableView.automaticDimension { height = TableView.defaultSectionViewHeight }
      guard height >= 0, height < .infinity else {
        return .stop(.fault(.invalidHeight(requirement: requirement, indexPath: [section], height: height)))
      }
      return .value(height)
    }
    var isShown = hasViews
    if !isShown, let title {
      isShown = title(table, section) != nil
      guard !isOvertaken else { return .stop(.overtaken) }
    }
    guard isShown else { return .value(0) }
    let height = common < 0 ? TableView.defaultSectionViewHeight : common
    guard height.isFinite else {
      return .stop(.fault(.invalidHeight(requirement: commonName, indexPath: [section], height: height)))
    }
    return .value(height)
  }
}

extension TableView {
  /// The classic height of a row, in points: what an automatic ``rowHeight`` means.
  public nonisolated static var defaultRowHeight: CGFloat { 44 }
  /// The classic height of a plain header or footer, in points.
  nonisolated static var defaultSectionViewHeight: CGFloat { 28 }
}
