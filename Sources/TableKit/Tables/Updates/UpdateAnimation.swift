import Foundation

/// What is seen of an update: views that stand where they should already, and the places and opacities from which they are seen
/// to get there.
@MainActor
struct UpdateAnimation {
  /// How long it takes, in seconds.
  static let duration: TimeInterval = 0.3
  static let options: View.AnimationOptions = .allowUserInteraction

  private struct Movement {
    let view: View
    let center: CGPoint
    let alpha: CGFloat?
  }

  private struct Resizing {
    let view: View
    let place: UpdateStage.Place
  }

  private let table: TableView
  private let stage: UpdateStage
  /// The table's geometry after the update.
  private let index: RowIndex
  private let axis: StackView.Axis
  /// How far what stands in the content is moved back, along the axis, so that an offset that changes by many screens is seen to
  /// change by two.
  private let correction: CGFloat
  /// The farthest way that something is seen to come or go, in points.
  private let limit: CGFloat
  /// From which offset the content is seen to move; `nil` if it does so already.
  private var startOffset: CGPoint?
  private var movements: [Movement] = []
  private var resizings: [Resizing] = []
  /// The cells that stand in front of others, or behind, than the order of rows has it.
  private(set) var reorderedCells: [TableViewCell] = []

  /// What is seen of an update that has just been made.
  init(_ table: TableView, from stage: UpdateStage) {
    let axis = table.layoutAxis
    let limit = 2 * table.bounds.size.extent(along: axis)
    let way = stage.bounds.origin.coordinate(along: axis) - table.bounds.origin.coordinate(along: axis)
    stage.correction = way - min(max(way, -limit), limit)
    self.init(table, joining: stage, index: table.rowIndex)
    startOffset = shownOffset
    addShownRows()
    addShownSectionViews()
    addLeavingRows()
    addLeavingSectionViews()
    if let indicator = table.verticalScrollIndicator { addIfMoved(indicator) }
    if let indicator = table.horizontalScrollIndicator { addIfMoved(indicator) }
  }

  /// What is seen of an update that is being seen already, for views that are added.
  ///
  /// - Parameters:
  ///   - table: The table.
  ///   - stage: How it looked before the update.
  ///   - index: Its geometry after the update.
  init(_ table: TableView, joining stage: UpdateStage, index: RowIndex) {
    self.table = table
    self.stage = stage
    self.index = index
    axis = table.layoutAxis
    limit = 2 * table.bounds.size.extent(along: axis)
    correction = stage.correction
  }

  /// Lets it be seen. Called in an animation block.
  func play() {
    for movement in movements {
      let view = movement.view
      if movement.center != view.center {
        view.animateChange(of: .position, from: .point(movement.center), to: .point(view.center))
      }
      if let alpha = movement.alpha, alpha != view.alpha {
        view.animateChange(of: .opacity, from: .number(alpha), to: .number(view.alpha))
      }
    }
    for resizing in resizings {
      let (view, center, size) = (resizing.view, resizing.view.center, resizing.view.bounds.size)
      // What is in it is laid out anew on the way.
      View.performWithoutAnimation {
        view.center = moved(resizing.place.center)
        view.bounds.size = resizing.place.size
        view.layoutIfNeeded()
      }
      view.center = center
      view.bounds.size = size
      view.layoutIfNeeded()
    }
    if let offset = startOffset, offset != table.bounds.origin {
      table.animateChange(
        of: .bounds, from: .rect(CGRect(origin: offset, size: table.bounds.size)), to: .rect(table.bounds))
    }
  }

  /// The offset from which the content is seen to move.
  private var shownOffset: CGPoint { moved(stage.bounds.origin) }

  /// A place of before, in the content as it is seen to move.
  private func moved(_ point: CGPoint) -> CGPoint { shifted(point, by: -correction) }

  private func shifted(_ point: CGPoint, by distance: CGFloat) -> CGPoint {
    CGPoint(
      along: axis, point.coordinate(along: axis) + distance, across: point.coordinate(along: axis.crossing))
  }

  private func clamped(_ way: CGFloat) -> CGFloat { min(max(way, -limit), limit) }

  // MARK: What is shown

  private mutating func addShownRows() {
    for row in table.shown.rows {
      if addIfMoved(row.cell) {
        if stage.mapping.isMoved(to: row.indexPath) { bringForward(row.cell) }
      } else {
        addRow(row.cell, at: row.indexPath)
      }
    }
  }

  /// Lets a cell come that was not shown before the update.
  ///
  /// - Parameters:
  ///   - cell: The cell.
  ///   - indexPath: Its row after the update.
  /// - Returns: Whether there was such a row before, and it has stayed.
  @discardableResult
  mutating func addRow(_ cell: TableViewCell, at indexPath: IndexPath) -> Bool {
    guard index.contains(row: indexPath.row, section: indexPath.section) else { return false }
    if let animation = stage.animation(ofArrivingRow: indexPath) {
      addArriving(cell, animation, stage.gap(ofArrivingRow: indexPath, index))
      return false
    }
    guard let source = stage.mapping.source(of: indexPath),
      stage.index.contains(row: source.row, section: source.section)
    else { return false }
    let old = stage.index.span(ofRow: source.row, section: source.section)
    let way = old.start - correction - index.span(ofRow: indexPath.row, section: indexPath.section).start
    // What had no height is uncovered by what follows.
    if old.extent == 0 { sendBehind(cell) }
    add(cell, from: shifted(cell.center, by: clamped(way)))
    return true
  }

  private mutating func addShownSectionViews() {
    for edge in SectionEdge.allCases {
      for (section, shown) in table.shown[edge].views where !addIfMoved(shown.view) {
        addSectionView(shown.view, edge, ofSection: section)
      }
    }
  }

  /// Lets a header or footer come that was not shown before the update.
  ///
  /// - Returns: Whether there was such a section before, and it has stayed.
  @discardableResult
  mutating func addSectionView(_ view: View, _ edge: SectionEdge, ofSection section: Int) -> Bool {
    guard index.contains(section: section) else { return false }
    if let animation = stage.animation(ofArrivingSection: section) {
      addArriving(view, animation, stage.gap(ofArrivingSection: section, index))
      return false
    }
    guard let source = stage.mapping.source(ofSection: section), stage.index.contains(section: source) else {
      return false
    }
    let way =
      stage.index.span(of: edge.part(ofSection: source)).start - correction
      - index.span(of: edge.part(ofSection: section)).start
    add(view, from: shifted(view.center, by: clamped(way)))
    return true
  }

  /// Lets a view come from where it stood.
  ///
  /// - Returns: `false` if it did not stand anywhere.
  @discardableResult
  private mutating func addIfMoved(_ view: View) -> Bool {
    guard let place = stage.place(of: view) else { return false }
    // What is seen neither before nor after, in a stack of rows, need not move, unless it is on its way in an update before.
    guard
      isSeen(at: moved(place.center), place.size, from: shownOffset)
        || isSeen(at: view.center, view.bounds.size, from: table.bounds.origin)
        || (!table.updateState.played.isEmpty && table.isSeen(view))
    else { return true }
    if place.size != view.bounds.size {
      resizings.append(Resizing(view: view, place: place))
    } else {
      add(view, from: moved(place.center))
    }
    return true
  }

  private func isSeen(at center: CGPoint, _ size: CGSize, from offset: CGPoint) -> Bool {
    let distance = center.coordinate(along: axis) - offset.coordinate(along: axis)
    let half = size.extent(along: axis) / 2
    return distance + half > 0 && distance - half < table.bounds.size.extent(along: axis)
  }

  private mutating func add(_ view: View, from center: CGPoint, alpha: CGFloat? = nil) {
    movements.append(Movement(view: view, center: center, alpha: alpha))
  }

  private mutating func addArriving(_ view: View, _ animation: TableView.RowAnimation, _ gap: UpdateStage.Gap) {
    let block = min(gap.new.extent, limit)
    let way = gap.old.start - correction - gap.new.start
    switch animation.resolved {
    case .none: return
    case .fade, .automatic: add(view, from: view.center, alpha: 0)
    case .right: add(view, from: CGPoint(x: view.center.x + table.bounds.width, y: view.center.y))
    case .left: add(view, from: CGPoint(x: view.center.x - table.bounds.width, y: view.center.y))
    case .top: addCovered(view, from: shifted(view.center, by: clamped(way) - block))
    case .bottom: addCovered(view, from: shifted(view.center, by: clamped(way) + block))
    case .middle:
      addCovered(view, from: shifted(view.center, by: clamped(way + (gap.old.extent - gap.new.extent) / 2)))
    }
  }

  /// Lets a view come from under what stands beside it.
  private mutating func addCovered(_ view: View, from center: CGPoint) {
    sendBehind(view)
    add(view, from: center)
  }

  // MARK: What leaves

  private mutating func addLeavingRows() {
    for leaving in table.updateState.leavingRows {
      guard let place = stage.place(of: leaving.cell) else { continue }
      if let indexPath = leaving.indexPath {
        guard table.rowIndex.contains(row: indexPath.row, section: indexPath.section) else { continue }
        slideOut(leaving.cell, place, to: table.span(ofRowAt: indexPath))
      } else if leaving.update == stage.number, let animation = stage.animation(ofLeavingRow: leaving.endPath) {
        addLeaving(leaving.cell, place, animation, stage.gap(ofLeavingRow: leaving.endPath, index))
      } else {
        stay(leaving.cell, place)
      }
    }
  }

  private mutating func addLeavingSectionViews() {
    for leaving in table.updateState.leavingSectionViews {
      guard let place = stage.place(of: leaving.shown.view) else { continue }
      if let section = leaving.section {
        guard table.rowIndex.contains(section: section) else { continue }
        slideOut(leaving.shown.view, place, to: table.rowIndex.span(of: leaving.edge.part(ofSection: section)))
      } else if leaving.update == stage.number,
        let animation = stage.animation(ofLeavingSection: leaving.endSection)
      {
        let gap = stage.gap(ofLeavingSection: leaving.endSection, index)
        addLeaving(leaving.shown.view, place, animation, gap)
      } else {
        stay(leaving.shown.view, place)
      }
    }
  }

  /// Lets a view that is still there go to its new place out of sight.
  private mutating func slideOut(_ view: View, _ place: UpdateStage.Place, to span: RowIndex.Span) {
    let old = moved(place.center)
    let start = old.coordinate(along: axis) - place.size.extent(along: axis) / 2
    view.center = shifted(old, by: clamped(span.start - start))
    if span.extent == 0 {
      // A row whose height has become 0 is covered by what follows.
      sendBehind(view)
    }
    add(view, from: old)
  }

  /// Keeps a view that goes for another reason where it is seen.
  private mutating func stay(_ view: View, _ place: UpdateStage.Place) {
    view.center = moved(place.center)
  }

  private mutating func addLeaving(
    _ view: View, _ place: UpdateStage.Place, _ animation: TableView.RowAnimation, _ gap: UpdateStage.Gap
  ) {
    let old = moved(place.center)
    let alpha = view.alpha
    let block = min(gap.old.extent, limit)
    let way = gap.new.start - (gap.old.start - correction)
    sendBehind(view)
    switch animation.resolved {
    case .none, .fade, .automatic:
      view.center = old
      view.alpha = 0
    case .right: view.center = CGPoint(x: old.x + table.bounds.width, y: old.y)
    case .left: view.center = CGPoint(x: old.x - table.bounds.width, y: old.y)
    case .top: view.center = shifted(old, by: clamped(way) - block)
    case .bottom: view.center = shifted(old, by: clamped(way) + block)
    case .middle: view.center = shifted(old, by: clamped(way + (gap.new.extent - gap.old.extent) / 2))
    }
    add(view, from: old, alpha: alpha)
  }

  // MARK: Order

  private mutating func sendBehind(_ view: View) {
    guard let cell = view as? TableViewCell else { return }
    reorderedCells.append(cell)
    table.sendRowToBack(cell)
  }

  /// A row that moves goes in front of the others.
  private mutating func bringForward(_ cell: TableViewCell) {
    for row in table.shown.rows.reversed() where row.cell !== cell {
      reorderedCells.append(cell)
      return table.arrange { table.insertSubview(cell, aboveSubview: row.cell) }
    }
  }
}
