import Foundation

/// An update that is being seen: rows that come into sight meanwhile go along with those beside them.
@MainActor
struct PlayedUpdate {
  /// What is where after it.
  let mapping: RowMapping
  /// How the table looked before; `nil` for an update that was made at once while others were seen.
  let stage: UpdateStage?
  /// The table's geometry after it.
  let index: RowIndex
  /// When it began, on the clock.
  let begin: TimeInterval
}

/// How views come into sight and go out of it, by scrolling for example, while updates are seen.
extension TableView {
  /// Lets a cell that has come into sight go along with the rows beside it.
  func join(_ cell: TableViewCell, at indexPath: IndexPath) {
    var row = indexPath
    if let stage = updateState.stage {
      // How it comes in the update that is being made is seen with that.
      guard stage.animation(ofArrivingRow: row) == nil, let source = stage.mapping.source(of: row) else { return }
      row = source
    }
    for position in updateState.played.indices.reversed() {
      let played = updateState.played[position]
      if let stage = played.stage {
        var animation = UpdateAnimation(self, joining: stage, index: played.index)
        let wasThere = animation.addRow(cell, at: row)
        play(animation, at: position)
        guard wasThere else { return }
      }
      guard let source = played.mapping.source(of: row) else { return }
      row = source
    }
  }

  /// Lets a header or footer that has come into sight go along with the rows beside it.
  func join(_ view: View, _ edge: SectionEdge, ofSection section: Int) {
    var section = section
    if let stage = updateState.stage {
      guard stage.animation(ofArrivingSection: section) == nil, let source = stage.mapping.source(ofSection: section)
      else { return }
      section = source
    }
    for position in updateState.played.indices.reversed() {
      let played = updateState.played[position]
      if let stage = played.stage {
        var animation = UpdateAnimation(self, joining: stage, index: played.index)
        let wasThere = animation.addSectionView(view, edge, ofSection: section)
        play(animation, at: position)
        guard wasThere else { return }
      }
      guard let source = played.mapping.source(ofSection: section) else { return }
      section = source
    }
  }

  private func play(_ animation: UpdateAnimation, at position: Int) {
    guard let clock = window?.clock else { return }
    let elapsed = clock.now - updateState.played[position].begin
    guard elapsed < UpdateAnimation.duration else { return }
    updateState.reorderedCells += animation.reorderedCells
    let context = AnimationContext(
      timing: AnimationTiming(duration: UpdateAnimation.duration, fillMode: .backwards),
      course: .curve(UpdateAnimation.options.curve), options: UpdateAnimation.options, elapsed: elapsed,
      completion: nil)
    context.run { animation.play() }
    context.commit()
  }

  /// Keeps a cell that is out of sight and still seen, on its way there, until all updates have been seen.
  ///
  /// - Returns: `false` if it is not seen.
  func letLinger(_ row: ShownViews.Row) -> Bool {
    guard let number = updateState.played.last(where: { $0.stage != nil })?.stage?.number, isSeen(row.cell) else {
      return false
    }
    updateState.leavingRows.append(
      LeavingRow(
        cell: row.cell, indexPath: row.indexPath, endPath: row.indexPath, alpha: row.cell.alpha, update: number,
        start: span(ofRowAt: row.indexPath).start))
    return true
  }

  /// Keeps a header or footer that is out of sight and still seen.
  ///
  /// - Returns: `false` if it is not seen.
  func letLinger(_ shown: ShownViews.SectionView, _ edge: SectionEdge, _ section: Int) -> Bool {
    guard let number = updateState.played.last(where: { $0.stage != nil })?.stage?.number, isSeen(shown.view) else {
      return false
    }
    updateState.leavingSectionViews.append(
      LeavingSectionView(
        shown: shown, edge: edge, section: section, endSection: section, alpha: shown.view.alpha, update: number,
        start: rowIndex.span(of: edge.part(ofSection: section)).start))
    return true
  }

  /// Whether anything of a view is in what is seen of the content now.
  func isSeen(_ view: View) -> Bool {
    guard !view.isHidden else { return false }
    let frame = view.shownValues.frame
    let sight = shownValues.bounds
    let start = frame.origin.coordinate(along: layoutAxis)
    let sightStart = sight.origin.coordinate(along: layoutAxis)
    return start < sightStart + sight.size.extent(along: layoutAxis)
      && start + frame.size.extent(along: layoutAxis) > sightStart
  }

  /// An update has been seen to its end. With the last one, cells stand in the order of their rows again.
  func endPlaying(_ number: Int) {
    updateState.played.removeAll { $0.stage?.number == number }
    while let first = updateState.played.first, first.stage == nil { updateState.played.removeFirst() }
    if updateState.played.isEmpty { restoreOrder() }
  }

  /// Puts cells that stand in front of others, or behind, back into the order of their rows.
  func restoreOrder() {
    let cells = updateState.reorderedCells
    updateState.reorderedCells = []
    restoreOrder(of: cells)
  }
}
