public import Foundation

/// What stands before the first section, behind the last one, and behind all.
extension TableView {
  /// The view before the first section, or `nil`. It scrolls with the content and keeps its own height; its width is the table's.
  ///
  /// The height is taken when the view is set, and whenever the table is laid out: set the view again, or ask the table for a
  /// layout, after the height has been changed.
  public var tableHeaderView: View? {
    get { edgeViews.header }
    set { exchangeEdgeView(edgeViews.header, for: newValue) { edgeViews.header = newValue } }
  }

  /// The view behind the last section, or `nil`. As ``tableHeaderView``.
  ///
  /// In a plain table it takes the place of the lines of rows that are not there; see ``fillerRowHeight``.
  public var tableFooterView: View? {
    get { edgeViews.footer }
    set { exchangeEdgeView(edgeViews.footer, for: newValue) { edgeViews.footer = newValue } }
  }

  /// What stands behind all else in the table, as large as the table, and does not scroll; `nil` for nothing. It is in front of the
  /// background colour.
  public var backgroundView: View? {
    get { edgeViews.background }
    set {
      guard newValue !== edgeViews.background else { return }
      if let old = edgeViews.background { release(old) }
      edgeViews.background = newValue
      if let newValue {
        insertSubview(newValue, at: 0)
        place(newValue, in: bounds)
      }
      setNeedsLayout()
    }
  }

  /// How high the rows are that a plain table without a ``tableFooterView`` pretends to have behind its last one, as lines down to
  /// the end of what is in sight, in points; ``automaticDimension`` means that of ``metrics``, and 0, the default, that it does not.
  public var fillerRowHeight: CGFloat {
    get { edgeViews.fillerRowHeight }
    set {
      guard newValue.isFinite, newValue != edgeViews.fillerRowHeight else { return }
      edgeViews.fillerRowHeight = newValue
      setNeedsLayout()
    }
  }

  /// The views, and the room that they take.
  struct EdgeViews {
    var header: View?
    var footer: View?
    var background: View?
    var headerExtent: CGFloat = 0
    var footerExtent: CGFloat = 0
    var fillerRowHeight: CGFloat = 0
    var filler: FillerRowsView?
  }

  /// The room that the view before the first section takes, in points.
  var tableHeaderExtent: CGFloat { edgeViews.headerExtent }

  /// The room that the view behind the last section takes, in points.
  var tableFooterExtent: CGFloat { edgeViews.footerExtent }

  private func exchangeEdgeView(_ old: View?, for new: View?, _ store: () -> Void) {
    if let old, old !== new { release(old) }
    store()
    if let new, new.superview !== self { addSubview(new) }
    adoptEdgeExtents()
    setNeedsLayout()
  }

  private func release(_ view: View) {
    if view.superview === self { view.removeFromSuperview() }
    didRelease(view)
  }

  /// Takes the extents that the views have now.
  func adoptEdgeExtents() {
    let header = edgeViews.header.map { edgeExtent(of: $0) } ?? 0
    let footer = edgeViews.footer.map { edgeExtent(of: $0) } ?? 0
    guard header != edgeViews.headerExtent || footer != edgeViews.footerExtent else { return }
    edgeViews.headerExtent = header
    edgeViews.footerExtent = footer
    rowIndex.origin = header
    rowsDidMove()
    if !needsReload { adoptContentSize() }
  }

  /// Gives the views their places.
  func placeEdgeViews() {
    if let header = edgeViews.header, header.superview === self {
      placeEdgeView(header, RowIndex.Span(start: 0, extent: edgeViews.headerExtent))
    }
    if let footer = edgeViews.footer, footer.superview === self {
      placeEdgeView(footer, RowIndex.Span(start: rowIndex.end, extent: edgeViews.footerExtent))
    }
    placeFillerRows()
    if let background = edgeViews.background, background.superview === self {
      place(background, in: bounds)
      if subviews.first !== background { arrange { sendSubviewToBack(background) } }
    }
  }

  /// Puts a cell behind the others, and in front of the background.
  func sendRowToBack(_ cell: TableViewCell) {
    arrange {
      sendSubviewToBack(cell)
      if let background = edgeViews.background, background.superview === self { sendSubviewToBack(background) }
    }
  }

  private func placeFillerRows() {
    let height = fillerRowHeight < 0 ? metrics.rowHeight : fillerRowHeight
    let start = pixelAligned(rowIndex.end)
    let end = bounds.origin.coordinate(along: layoutAxis) + bounds.size.extent(along: layoutAxis)
    // Lines closer than the device's pixels are no lines, and there would be no end of them.
    guard height >= 1 / displayScale, style == .plain, edgeViews.footer == nil, separatorStyle != .none, start < end
    else {
      edgeViews.filler?.isHidden = true
      return
    }
    let filler = edgeViews.filler ?? FillerRowsView()
    edgeViews.filler = filler
    filler.isHidden = false
    filler.rowHeight = height
    filler.color = separatorColor
    filler.inset = separatorInsets.resolved(
      besides: EdgeInsets(top: 0, left: 0, bottom: 0, right: sectionIndex.extent))
    let place = frame(of: RowIndex.Span(start: start, extent: end - start))
    if filler.frame != place { filler.frame = place }
    if filler.superview !== self { arrange { insertSubview(filler, at: 0) } }
  }
}

/// The lines of rows that are not there.
final class FillerRowsView: View {
  var rowHeight: CGFloat = 0 {
    didSet { if rowHeight != oldValue { setNeedsDisplay() } }
  }
  var color = Color.separator {
    didSet { if color != oldValue { setNeedsDisplay() } }
  }
  var inset = EdgeInsets.zero {
    didSet { if inset != oldValue { setNeedsDisplay() } }
  }

  init() {
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    clipsToBounds = true
  }

  override func draw(in context: any DrawingContext) {
    let thickness = 1 / displayScale
    let leading = isRightToLeft ? inset.right : inset.left
    let width = bounds.width - inset.left - inset.right
    guard rowHeight > 0, width > 0 else { return }
    var end = rowHeight
    while pixelAligned(end - thickness) < bounds.height {
      context.fill(
        CGRect(x: bounds.minX + leading, y: pixelAligned(end - thickness), width: width, height: thickness),
        color: color)
      end += rowHeight
    }
  }
}
