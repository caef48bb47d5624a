import Foundation
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
    sectionIndex.needsTitles = true
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

  /// The size of the content: of the rows with what stands before and behind them, to a whole number of device pixels, so that its
  /// end can be scrolled to without blur.
  var fittingContentSize: CGSize {
    CGSize(
      along: layoutAxis, pixelAligned(rowIndex.end + tableFooterExtent),
      across: bounds.size.extent(along: layoutAxis.crossing))
  }

  /// Makes the content as large as it is.
  func adoptContentSize() {
    let size = fittingContentSize
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
    guard needsReload, !isReloading else { return true }
    isReloading = true
    let generation = reloadGeneration
    let result = TableReload(table: self, resolution: resolution, generation: generation).run()
    isReloading = false
    switch result {
    case .overtaken: return false
    case .fault(let fault):
      needsReload = false
      updateState.expectedCounts = nil
      layOutIfOwed()
      report(fault)
      askForEditingIfOwed()
      return generation == reloadGeneration
    case .done(let index):
      needsReload = false
      expectRowsOfReload()
      rowIndex = index
      rowIndex.origin = tableHeaderExtent
      if updateState.depth == 0 { selection.keep { hasRow($0) } }
      endAll()
      updateState.owesLayout = false
      editing.isOwed = false
      estimatedHeights.hiddenRuns = []
      estimatedHeights.anew = nil
      // Outside of a layout nothing else would show what there is now.
      if !isLayingOut { setNeedsLayout() }
      loseTouchedRow { _ in true }
      adoptContentSize()
      tellEnds(resolution)
      return generation == reloadGeneration
    }
  }

  /// What is named in updates refers to the rows that a reload has found, unless one has begun before it.
  private func expectRowsOfReload() {
    overtakePendingUpdate()
    if updateState.depth > 0 {
      // Nobody knows which of what is named in it the reload has seen.
      updateState.isOvertaken = true
      if updateState.expectedCounts == nil { updateState.expectedCounts = ExpectedCounts(rowIndex) }
    } else {
      updateState.expectedCounts = nil
    }
  }

  /// Asks for a layout that was to be made when the data were others than the table knew, as soon as they are not.
  func layOutIfOwed() {
    guard updateState.owesLayout, !isReloading, !updateState.holdsLayout else { return }
    updateState.owesLayout = false
    setNeedsLayout()
  }
}
