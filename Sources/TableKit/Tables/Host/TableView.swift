public import Foundation
public import Interposing

/// A scroll view that shows rows in sections, and holds no more cells than are seen.
///
/// Its data source and its delegate answer through one ``Chain``: what interposers and adapters rewrite, the table sees as if
/// the user's own objects had answered so; what they leave alone costs nothing.
///
/// ```swift
/// let table = TableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480), style: .plain)
/// table.register(TableViewCell.self, forCellReuseIdentifier: "planet")
/// table.dataSource = planets
/// table.delegate = sizes
/// try table.append(.doubled.lifted(to: \.delegate))
/// table.layoutIfNeeded()
/// ```
///
/// The data are asked for lazily: ``reloadData()`` only notes that they are stale, and the next layout or query asks anew. In
/// between, and after a fault, the last good state stands.
@MainActor
open class TableView: ScrollView {
  /// The height that stands for "as large as it should be": the table's own default.
  public nonisolated static let automaticDimension: CGFloat = -1

  /// How many sections, and how many rows in all of them together, a table takes: a thousand million. More is taken for a
  /// mistake and reported as ``TableViewFault/countTooLarge(requirement:section:count:)``, for asking about each would not end.
  public nonisolated static let maximumCount = 1_000_000_000

  /// How sections are told apart.
  public let style: Style

  /// The interposers on the data source, the delegate and the prefetching data source, and who answers what.
  ///
  /// Changing it makes the table ask everything anew.
  public let chain = Chain(TableViewWitness())

  /// What hears of nonsense that the table was answered. Left `nil`, the table traps with the fault's text.
  public var onFault: ((TableViewFault) -> Void)?

  /// The height of rows where the delegate gives none, in points; ``automaticDimension`` means that of ``metrics``.
  public var rowHeight: CGFloat = TableView.automaticDimension {
    didSet { if rowHeight != oldValue { invalidateRows() } }
  }
  /// The height of headers where the delegate gives none, in points; ``automaticDimension`` means that of ``metrics``.
  public var sectionHeaderHeight: CGFloat = TableView.automaticDimension {
    didSet { if sectionHeaderHeight != oldValue { invalidateRows() } }
  }
  /// The height of footers where the delegate gives none, in points; ``automaticDimension`` means that of ``metrics``.
  public var sectionFooterHeight: CGFloat = TableView.automaticDimension {
    didSet { if sectionFooterHeight != oldValue { invalidateRows() } }
  }

  /// The room over the header of each section in a plain table, in points; ``automaticDimension``, the default, means that of
  /// ``metrics``: none in the classic ones. It belongs to the section, and headers that stay in sight leave it behind.
  public var sectionHeaderTopPadding: CGFloat {
    get { storedSectionHeaderTopPadding }
    set {
      guard newValue.isFinite, newValue != storedSectionHeaderTopPadding else { return }
      storedSectionHeaderTopPadding = newValue
      invalidateRows()
    }
  }
  private var storedSectionHeaderTopPadding = TableView.automaticDimension

  /// The measures that the table takes where neither these properties nor the delegate give any; the classic ones by default.
  public var metrics = Metrics.classic {
    didSet { if metrics != oldValue { invalidateRows() } }
  }

  /// The colour of the lines between rows.
  public var separatorColor: Color = .separator {
    didSet { setNeedsLayout() }
  }
  /// Whether there are lines between rows.
  public var separatorStyle: SeparatorStyle = .singleLine {
    didSet { setNeedsLayout() }
  }
  /// The insets of the lines between rows, in points; only left and right count. A cell's own insets beat them.
  ///
  /// Without any a line begins ``TableViewMetrics/contentMargin`` after its cell's left edge, in a horizontal table at it, and ends
  /// at the right one, or at the section index. ``separatorInsetReference`` says what insets are measured from that are set; where
  /// one is ``automaticDimension``, the line begins or ends as it does without.
  public var separatorInset: EdgeInsets {
    get { separatorInsets.own ?? separatorInsets.usual }
    set { separatorInsets.own = newValue }
  }
  /// What insets of lines between rows that are set, the table's and its cells', are measured from; the cells' edges by default.
  public var separatorInsetReference: SeparatorInsetReference {
    get { separatorInsets.reference }
    set { separatorInsets.reference = newValue }
  }
  var separatorInsets = SeparatorInsets() {
    didSet { if separatorInsets != oldValue { setNeedsLayout() } }
  }

  /// How far below the edge of what is in sight between the insets headers stay while their section is in sight, in points;
  /// negative: above it. 0 by default. A value that is not finite changes nothing.
  public var pinLineOffset: CGFloat {
    get { storedPinLineOffset }
    set {
      guard newValue.isFinite, newValue != storedPinLineOffset else { return }
      storedPinLineOffset = newValue
      setNeedsLayout()
    }
  }
  private var storedPinLineOffset: CGFloat = 0

  weak var dataSourceReference: (any TableViewDataSource)?
  weak var delegateReference: (any TableViewDelegate)?
  weak var prefetchDataSourceReference: (any TableViewDataSourcePrefetching)?
  var upstreamObservations: [ChainIdentity.Observation] = []
  private(set) lazy var liveScrollDelegate: LiveWitness<ScrollViewDelegateWitness> = chain.live(\.delegate.scroll)

  var installedAdapters: [InstalledAdapter] = []

  /// The geometry of all rows, headers and footers, as last asked.
  var rowIndex = RowIndex()
  var needsReload = true
  /// Grows by one with each request to reload, so that a loop over callbacks sees that it was overtaken.
  var reloadGeneration = 0
  var isReloading = false
  /// Set while the table is laid out for the last time after callbacks changed it in every attempt.
  var isLastAttempt = false
  /// Set when callbacks changed the table in every attempt to lay it out.
  var hasGivenUp = false
  /// Set while the table itself adds and removes views, which is no reason for another layout.
  var isArranging = false

  /// How the table is being edited.
  var editing = TableEditing()
  /// What recognises that a row is swiped.
  let swipeRecognizer = RowSwipeRecognizer()
  /// The menus of rows that are held down.
  let contextMenus = ContextMenuInteraction()
  /// What recognises that a row is held down.
  let contextMenuRecognizer = ContextMenuRecognizer()

  var selectionRules = SelectionRules()
  var selection = RowSelection()
  /// The row that a finger is on.
  var touchedRow: TouchedRow?
  /// Whether some cell hides its separator, for it or the next one is selected or touched.
  var hidesSeparators = false

  var estimatedHeights = EstimatedHeights()
  var sectionIndex = SectionIndex()
  /// What the program scrolls to while heights on the way become known.
  var scrollAim: ScrollAim?
  var edgeViews = EdgeViews()
  var shown = ShownViews()
  /// What lay in sight in the last layout.
  var sight = Sight()
  /// Storage for the rows that a layout takes off the screen.
  var goneRows: [ShownViews.Row] = []
  /// What has been taken off the screen and is to be told of.
  var ended = EndedViews()
  var pools = ReusePools()
  /// The updates that are asked for and that are being made.
  var updateState = UpdateState()
  /// The rows that are announced before they are shown.
  var prefetched = PrefetchedRows()
  /// Storage for the rows that lie ahead.
  var prefetchSight = Sight()

  /// Whether ``prefetchDataSource`` hears of rows that will soon be shown; yes by default. What it was told of, and what is not shown,
  /// is cancelled when this is turned off.
  public var isPrefetchingEnabled = true {
    didSet {
      guard isPrefetchingEnabled != oldValue else { return }
      prefetched.lookAgain()
      setNeedsLayout()
    }
  }

  /// Makes a table.
  ///
  /// - Parameters:
  ///   - frame: Its place in its superview, in points.
  ///   - style: How sections are told apart.
  public init(frame: CGRect, style: Style) {
    self.style = style
    super.init(frame: frame)
    clipsToBounds = true
    backgroundColor = style == .plain ? .systemBackground : .systemGroupedBackground
    chain.onChange = { [weak self] in self?.reloadData() }
    installRowSwipes()
    installContextMenus()
  }

  /// Makes a plain table.
  ///
  /// - Parameter frame: Its place in its superview, in points.
  public override convenience init(frame: CGRect) {
    self.init(frame: frame, style: .plain)
  }

  override var scrollAnswers: LiveWitness<ScrollViewDelegateWitness> { liveScrollDelegate }

  override var scrollDelegate: (any ScrollViewDelegate)? { scrollDelegateReference ?? delegateReference }

  /// Through a reference of type ``ScrollView``: a delegate for tables becomes the table's, any other hears of the scrolling
  /// alone, in the place of the table's.
  override func setScrollDelegate(_ delegate: (any ScrollViewDelegate)?) {
    if let delegate = delegate as? any TableViewDelegate {
      self.delegate = delegate
    } else {
      let old = scrollDelegateReference
      scrollDelegateReference = delegate
      if !rebind() { scrollDelegateReference = old }
    }
  }

  // MARK: Editing

  /// Whether the table is in editing mode. Setting it is ``setEditing(_:animated:)`` without animation.
  open var isEditing: Bool {
    get { editing.isEditing }
    set { setEditing(newValue, animated: false) }
  }

  /// Begins or ends editing mode: cells show what inserts, deletes, selects or moves their rows, as data source and delegate answer.
  /// What is selected is deselected then, and a row that is swiped closes. Overrides call this.
  ///
  /// - Parameters:
  ///   - editing: Whether the table is to be in editing mode.
  ///   - animated: Whether the cells' parts slide.
  open func setEditing(_ editing: Bool, animated: Bool) {
    changeEditing(to: editing, animated: animated)
  }

  /// Closes a row that is open, and tells the delegate. Overrides call this.
  open override func didChangeContentOffset() {
    followContent()
    super.didChangeContentOffset()
  }

  /// Brings the row that was scrolled to to its place, if heights around it were estimates until now, and tells the delegate.
  /// Overrides call this.
  open override func didEndScrollingAnimation() {
    if let aim = scrollAim {
      scrollAim = nil
      reach(aim)
    }
    super.didEndScrollingAnimation()
  }

  open override func setNeedsLayout() {
    // What a view that is added or removed makes stale is.
    guard !isArranging || needsReload else { return }
    super.setNeedsLayout()
  }

  override var layoutDirectionOfParts: UserInterfaceLayoutDirection? { effectiveUserInterfaceLayoutDirection }

  /// The extent that a view before or behind all sections has of its own along the axis, in points.
  func edgeExtent(of view: View) -> CGFloat { view.bounds.size.extent(along: layoutAxis) }

  /// Gives a view before or behind all sections its place: all of the table's breadth.
  func placeEdgeView(_ view: View, _ span: RowIndex.Span) {
    place(
      view,
      in: CGRect(
        along: layoutAxis, from: span.start, span.extent, across: 0, bounds.size.extent(along: layoutAxis.crossing)))
  }

  /// Gives a view that is no part of a section its place.
  func place(_ view: View, in rect: CGRect) {
    if view.frame != rect { view.frame = rect }
  }

  /// What makes the titles of the section index upright.
  var sectionIndexTitleTransform: CGAffineTransform { .identity }

  /// Called when such a view has left the table.
  func didRelease(_ view: View) {}

  /// Whether estimated heights become known in the layouts in which their rows come into sight.
  var seesHeightsInLayout: Bool { true }

  /// Called when all rows have moved by as much.
  func rowsDidMove() {}

  /// The axis along which rows follow each other.
  var layoutAxis: StackView.Axis { .vertical }

  /// Gives the rows that are shown their places, which leave a gap for one that a finger moves.
  func placeShownRows() {
    for row in shown.rows { place(row.cell, row.indexPath, span(ofRowAt: row.indexPath)) }
  }

  /// Gives rows and sections their views and places. Called in each layout.
  func layoutRows() { layoutRowsInSight() }

  /// Takes the geometry over that rows and sections have after an update.
  func takeOver(_ index: RowIndex, _ update: TableUpdate, _ mapping: RowMapping) { rowIndex = index }

  /// Whether the cell of a row that stays is kept in an update.
  func keepsCell(ofRowAt indexPath: IndexPath) -> Bool { span(ofRowAt: indexPath).extent > 0 }

  /// Called before a cell is taken off the screen for reuse.
  func prepareToRetire(_ cell: TableViewCell) {}

  /// Called before everything is taken off the screen.
  func willRetireAll() {}

  open override var center: CGPoint {
    get { super.center }
    set {
      guard newValue != super.center else { return }
      super.center = newValue
      for installed in installedAdapters { installed.adapter.hostDidMove(self) }
    }
  }

  /// Lets the adapters take what stands beside the table along. Overrides call this.
  open override func didMoveToSuperview() {
    super.didMoveToSuperview()
    for installed in installedAdapters { installed.adapter.hostDidMove(self) }
  }

  open override func layoutSubviews() {
    // Within an update the data are others than the table knows, and so they are while it asks.
    if isReloading || (updateState.holdsLayout && !needsReload) {
      updateState.owesLayout = true
    } else {
      updateState.owesLayout = false
      layoutRows()
      placeEdgeViews()
      placeSectionIndex()
      followScrollAim()
    }
    for installed in installedAdapters { installed.adapter.hostDidLayout(self) }
    super.layoutSubviews()
    if hasGivenUp {
      // What never settles is tried again when the next change asks for it, not over and over in this layout.
      hasGivenUp = false
      needsLayout = false
    }
  }

  /// Closes the menu of a row when the table leaves its window. Overrides call this.
  open override func willMove(toWindow newWindow: Window?) {
    super.willMove(toWindow: newWindow)
    if newWindow !== window { contextMenus.close(animated: false) }
  }

  // MARK: Touches

  /// Asks the delegate for the menu of a row that is held down; everything else is as in scroll views. Overrides call this.
  open override func gestureRecognizerShouldBegin(_ gestureRecognizer: GestureRecognizer) -> Bool {
    gestureRecognizer === contextMenuRecognizer
      ? prepareContextMenu(contextMenuRecognizer) : super.gestureRecognizerShouldBegin(gestureRecognizer)
  }

  /// Whether a point lies in the table, and no adapter lets a touch there through. Overrides call this.
  open override func point(inside point: CGPoint, with event: Event?) -> Bool {
    guard super.point(inside: point, with: event) else { return false }
    for installed in installedAdapters where installed.adapter.host(self, letsThroughTouchAt: point) { return false }
    return true
  }

  /// The first place that an adapter names, the one next to the host first.
  override func restingPlace(at offset: CGPoint) -> CGPoint? {
    for installed in installedAdapters.reversed() {
      if let place = installed.adapter.host(self, restingPlaceAt: offset) { return place }
    }
    return nil
  }

  /// Keeps touches, while a row is open, from all but the buttons beside it. Overrides call this.
  open override func hitTest(_ point: CGPoint, with event: Event?) -> View? {
    viewForTouch(super.hitTest(point, with: event), with: event)
  }

  /// Yes for what stands before the content of a row that is edited and for buttons beside a swiped row, and for everything else as in
  /// scroll views. Overrides call this.
  open override func touchesShouldCancel(in view: View) -> Bool {
    view is TableViewCellEditingControl || view is SwipeActionButton || super.touchesShouldCancel(in: view)
  }

  /// Highlights the row that was touched.
  open override func touchesBegan(_ touches: Set<Touch>, with event: Event?) {
    if touchBesideSwipe(touches) { return }
    if !touchRow(touches) { super.touchesBegan(touches, with: event) }
  }

  /// Selects the row, if the finger is still on it.
  open override func touchesEnded(_ touches: Set<Touch>, with event: Event?) {
    liftFromSwipe(touches)
    liftFromRow(touches)
    super.touchesEnded(touches, with: event)
  }

  /// Takes the highlight back.
  open override func touchesCancelled(_ touches: Set<Touch>, with event: Event?) {
    cancelRowTouch(touches)
    super.touchesCancelled(touches, with: event)
  }

  func report(_ fault: TableViewFault) {
    guard let onFault else { preconditionFailure(fault.description) }
    onFault(fault)
  }
}
