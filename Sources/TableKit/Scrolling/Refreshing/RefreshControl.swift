import Foundation

/// What stands above the content of a scroll view, and refreshes it when it is pulled down.
///
/// ```swift
/// let refresh = RefreshControl()
/// refresh.addAction(for: .valueChanged) { refresh in
///   reload { refresh.endRefreshing() }
/// }
/// tableView.refreshControl = refresh
/// ```
///
/// A finger that pulls the content ``pullDistance`` down begins a refresh and sends ``Control/Events/valueChanged``. While it
/// lasts, the content keeps ``height`` lower.
open class RefreshControl: Control {
  /// How far the content has to be pulled, in points.
  public nonisolated static let pullDistance: CGFloat = 80
  /// How much room it takes while it refreshes, in points.
  public nonisolated static let height: CGFloat = 60
  /// How many ticks its wheel has.
  private nonisolated static let tickCount = 8

  /// Whether it refreshes.
  public private(set) var isRefreshing = false
  /// The colour of its wheel: gray unless it was given one of its own.
  open override var tintColor: Color! {
    get { tint.isOwn ? super.tintColor : .systemGray }
    set {
      super.tintColor = newValue
      setNeedsDisplay()
    }
  }

  weak var scrollView: ScrollView?
  /// How much of the way to a refresh the content is pulled, 0 … 1.
  private var progress: CGFloat = 0 {
    didSet { if progress != oldValue { setNeedsDisplay() } }
  }
  /// Whether the pull that goes on has begun a refresh.
  private var hasFired = false

  /// A control that does not refresh.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  /// Shows a refresh that the program began. No event is sent.
  open func beginRefreshing() {
    guard !isRefreshing else { return }
    isRefreshing = true
    scrollView?.contentInset.top += Self.height
    setNeedsDisplay()
  }

  /// Ends a refresh: the room that it took goes, gradually if it is in sight.
  open func endRefreshing() {
    guard isRefreshing else { return }
    isRefreshing = false
    setNeedsDisplay()
    guard let scrollView else { return }
    let wasAtTop = scrollView.contentOffset.y <= scrollView.minimumContentOffset.y + Self.height
    let offset = scrollView.contentOffset
    scrollView.contentInset.top -= Self.height
    guard wasAtTop, !scrollView.isTracking else { return }
    if scrollView.contentOffset != offset { scrollView.contentOffset = offset }
    let rest = CGPoint(x: offset.x, y: max(offset.y, scrollView.minimumContentOffset.y))
    scrollView.setContentOffset(rest, animated: scrollView.window != nil)
  }

  func contentDidMove(in scrollView: ScrollView) {
    layOut(in: scrollView)
    // From where the content begins: a header that is covered takes room, too.
    let rest = scrollView.minimumContentOffset.y + (isRefreshing ? Self.height : 0)
    let pull = rest - scrollView.contentOffset.y
    progress = min(max(pull / Self.pullDistance, 0), 1)
    if !scrollView.isDragging || pull <= 0 { hasFired = false }
    guard scrollView.isDragging, pull >= Self.pullDistance, !isRefreshing, !hasFired, isEnabled else { return }
    hasFired = true
    beginRefreshing()
    sendActions(for: .valueChanged)
  }

  func layOut(in scrollView: ScrollView) {
    let frame = CGRect(x: 0, y: -Self.height, width: scrollView.bounds.width, height: Self.height)
    if self.frame != frame { self.frame = frame }
  }

  /// Draws a wheel of ticks, as many as the content is pulled far; all of them while it refreshes.
  open override func draw(in context: any DrawingContext) {
    let count = isRefreshing ? Self.tickCount : Int((progress * CGFloat(Self.tickCount)).rounded(.down))
    let middle = CGPoint(x: bounds.midX, y: bounds.midY)
    for tick in 0..<count {
      let angle = CGFloat(tick) / CGFloat(Self.tickCount) * 2 * .pi - .pi / 2
      var path = Path()
      path.move(to: CGPoint(x: middle.x + 6 * cos(angle), y: middle.y + 6 * sin(angle)))
      path.addLine(to: CGPoint(x: middle.x + 12 * cos(angle), y: middle.y + 12 * sin(angle)))
      context.stroke(path, color: shownTintColor, style: StrokeStyle(lineWidth: 3, lineCap: .round, lineJoin: .round))
    }
  }
}

extension ScrollView {
  func exchangeRefreshControl(_ old: RefreshControl?) {
    guard old !== refreshControl else { return }
    if let old {
      if old.isRefreshing { old.endRefreshing() }
      old.scrollView = nil
      old.removeFromSuperview()
    }
    guard let refreshControl else { return }
    refreshControl.scrollView?.refreshControl = nil
    refreshControl.scrollView = self
    alwaysBounceVertical = true
    insertSubview(refreshControl, at: 0)
    refreshControl.layOut(in: self)
    if refreshControl.isRefreshing { contentInset.top += RefreshControl.height }
  }
}
