public import Foundation
public import Interposing

/// A view that shows a part of something larger.
///
/// What it shows are its subviews, seen from ``contentOffset``: that is the origin of the bounds, so scrolling moves no
/// subview. The ``contentSize`` and the ``contentInset`` say how far the offset may go; nothing keeps a caller from
/// setting it beyond. Where the content is larger than the bounds, indicators show which part is in sight.
///
/// ```swift
/// let scroll = ScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
/// scroll.addSubview(poster)
/// scroll.contentSize = poster.frame.size
/// scroll.contentOffset.y = 50
/// ```
///
/// Everything here is in the view's own coordinates, so a scroll view that is turned by a transform scrolls, clips and
/// shows its indicators as an upright one does, turned.
///
/// In a window, fingers drag the content, it goes on by itself when it is let go, and wheel and keys move it. All that
/// goes by the window's clock: the offset at a time is a function of that time and of the touches before it, however
/// the clock was advanced. What is reckoned is not rounded, what is shown stands on the device's pixels.
///
/// The content may be changed while it moves, by the delegate as well:
///
/// - An offset that is set moves the content, and the drag, deceleration or animation goes on from there; a target
///   moves with a deceleration, and stays with an animation. ``setContentOffset(_:animated:)`` and
///   ``stopScrollingAndZooming()`` end it.
/// - If the range of offsets changes, a finger keeps hold of the content where it is, and what decelerates goes on with
///   its velocity in the new range, or bounces back into it.
/// - A view that leaves its window is where it would have come to rest.
///
/// Setters that are given a number that is not finite leave the property as it is.
open class ScrollView: View {
  // MARK: Content

  /// The coordinates of what stands at the view's top left corner: the origin of the bounds.
  ///
  /// The value is taken as it is, in range or not. Every change asks for a layout and calls
  /// ``didChangeContentOffset()``.
  open var contentOffset: CGPoint {
    get { storedBounds.origin }
    // Not by way of the origin alone, which would allocate in each frame of a fling.
    set { bounds = CGRect(origin: newValue, size: storedBounds.size) }
  }

  /// What refreshes the content when that is pulled down; `nil` for nothing.
  open var refreshControl: RefreshControl? {
    didSet { exchangeRefreshControl(oldValue) }
  }

  /// The size of what there is to show, from (0, 0), in points. A negative extent counts as 0.
  ///
  /// If a change leaves an offset out of range that was in it, the nearest in range is set. One that was out of range,
  /// as in an overscroll, is left, and so is content that moves.
  open var contentSize: CGSize {
    get { storedContentSize }
    set {
      guard newValue.isFinite else { return }
      let size = CGSize(width: max(0, newValue.width), height: max(0, newValue.height))
      guard size != storedContentSize else { return }
      let wasInRange = isOffsetInRange
      storedContentSize = size
      setNeedsLayout()
      rangeDidChange(wasInRange: wasInRange)
    }
  }
  var storedContentSize = CGSize.zero

  /// How much room there is around the content, in points; negative values hide its edges. The offset follows as it
  /// does for ``contentSize``.
  open var contentInset: EdgeInsets {
    get { storedContentInset }
    set {
      guard newValue.isFinite, newValue != storedContentInset else { return }
      let wasInRange = isOffsetInRange
      storedContentInset = newValue
      setNeedsLayout()
      rangeDidChange(wasInRange: wasInRange)
      tellDelegate { $0.witness.didChangeAdjustedContentInset?(self) }
    }
  }
  private var storedContentInset = EdgeInsets.zero

  /// What ``collapsibleInset`` says.
  var storedCollapsibleInset = CollapsibleInset.zero

  /// The room around the content that counts: ``contentInset``, and at the top ``collapsibleInset`` too, as it is expanded.
  open var adjustedContentInset: EdgeInsets {
    var inset = contentInset
    inset.top += storedCollapsibleInset.expanded
    return inset
  }

  /// Moves the content, and ends whatever moved it.
  ///
  /// - Parameters:
  ///   - contentOffset: The offset, taken as it is, in range or not. One that is not finite changes nothing.
  ///   - animated: Whether to go there gradually, in 0.3 s, slowly at both ends. When the content is there, or when a
  ///     touch or another call ends it, ``didEndScrollingAnimation()`` is called, once. Another animated call meanwhile
  ///     gives the animation another target, with time anew, and it ends once as well. Outside a window, and while a
  ///     finger drags the content, it is there at once, and that ends it. An animated call to where the content is and
  ///     stands changes nothing and ends nothing.
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    guard contentOffset.isFinite else { return }
    if animated { animateScrolling(to: contentOffset) } else { jump(to: contentOffset) }
  }

  /// Moves the content as little as brings a rectangle into sight, between the insets and within the range of offsets.
  ///
  /// Of a rectangle that is larger than what can be in sight, as much is shown as possible: if nothing else is in sight
  /// already, nothing moves. A rectangle that is not finite is left alone.
  ///
  /// - Parameters:
  ///   - rect: The rectangle, in the content's coordinates.
  ///   - animated: As in ``setContentOffset(_:animated:)``.
  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
    guard rect.isFinite else { return }
    bringMotionUpToDate()
    let target = contentOffset(showing: rect.standardized)
    if target != storedBounds.origin { setContentOffset(target, animated: animated) }
  }

  // MARK: Scrolling by touch

  /// Whether fingers, wheel and keys scroll. The program scrolls in any case.
  open var isScrollEnabled = true {
    didSet {
      panGestureRecognizer.isEnabled = isScrollEnabled
      contentTouches.isEnabled = isScrollEnabled
    }
  }

  /// Whether content that is dragged or thrown beyond its edge goes there, held back, and comes back; if not, it stops
  /// at the edge.
  open var bounces = true {
    didSet { if bounces != oldValue { resumeMotion() } }
  }

  /// Whether content that is not higher than the bounds can be dragged, and comes back, if it ``bounces``.
  open var alwaysBounceVertical = false {
    didSet { if alwaysBounceVertical != oldValue { resumeMotion() } }
  }

  /// Whether content that is not wider than the bounds can be dragged, and comes back, if it ``bounces``.
  open var alwaysBounceHorizontal = false {
    didSet { if alwaysBounceHorizontal != oldValue { resumeMotion() } }
  }

  /// How slowly content that was let go comes to rest.
  open var decelerationRate = DecelerationRate.normal {
    didSet { if decelerationRate != oldValue { resumeMotion() } }
  }

  /// Whether content that was let go comes to rest on a page.
  ///
  /// Pages are as large as the bounds, from the least offset on; the last ends where the content does. A flick of 300
  /// points a second or more goes to the next page, else the nearest comes to rest. A drag ends at most one page from
  /// where it began, unless the finger has carried the content further than that.
  open var isPagingEnabled = false

  /// Whether a drag that begins along one axis stays on it: if the finger has come at least twice as far along it as
  /// along the other. One that begins more diagonally moves the content along both.
  open var isDirectionalLockEnabled = false

  /// Whether views in this one hear of a touch only if it has not become a drag for 150 ms. A touch that is over sooner
  /// is told at its end.
  open var delaysContentTouches = true

  /// Whether a touch that a view in this one has heard of may still become a drag; the view's touch is cancelled then.
  /// See ``touchesShouldCancel(in:)``.
  open var canCancelContentTouches = true

  /// What recognises that the content is dragged. It may be added to another view, in which a drag then scrolls.
  public var panGestureRecognizer: PanGestureRecognizer { dragRecognizer }
  private let dragRecognizer = ScrollPanGestureRecognizer()

  let contentTouches = ContentTouchRecognizer()

  /// What the content is doing.
  var motion = ScrollMotion()

  // MARK: Indicators

  /// When indicators are to be seen. Devices show them ``ScrollIndicatorVisibility/whileScrolling``; the default here
  /// is ``ScrollIndicatorVisibility/always``, because pictures and layouts are mostly taken of views at rest.
  open var scrollIndicatorVisibility = ScrollIndicatorVisibility.always {
    didSet { if scrollIndicatorVisibility != oldValue { updateIndicatorVisibility() } }
  }

  /// Whether an indicator shows which part of the content's height is in sight.
  open var showsVerticalScrollIndicator = true {
    didSet { if showsVerticalScrollIndicator != oldValue { setNeedsLayout() } }
  }

  /// Whether an indicator shows which part of the content's width is in sight.
  open var showsHorizontalScrollIndicator = true {
    didSet { if showsHorizontalScrollIndicator != oldValue { setNeedsLayout() } }
  }

  /// How far the vertical indicator keeps from the edges, in points: its ends from top and bottom, itself from the
  /// right, or from the left where it stands there because the interface reads from right to left.
  open var verticalScrollIndicatorInsets: EdgeInsets {
    get { storedVerticalIndicatorInsets }
    set {
      guard newValue.isFinite, newValue != storedVerticalIndicatorInsets else { return }
      storedVerticalIndicatorInsets = newValue
      setNeedsLayout()
    }
  }
  private var storedVerticalIndicatorInsets = EdgeInsets.zero

  /// How far the horizontal indicator keeps from the edges, in points: its ends from left and right, itself from the
  /// bottom.
  open var horizontalScrollIndicatorInsets: EdgeInsets {
    get { storedHorizontalIndicatorInsets }
    set {
      guard newValue.isFinite, newValue != storedHorizontalIndicatorInsets else { return }
      storedHorizontalIndicatorInsets = newValue
      setNeedsLayout()
    }
  }
  private var storedHorizontalIndicatorInsets = EdgeInsets.zero

  /// The insets of both indicators: reading gives the vertical one's, setting sets both.
  open var scrollIndicatorInsets: EdgeInsets {
    get { verticalScrollIndicatorInsets }
    set {
      verticalScrollIndicatorInsets = newValue
      horizontalScrollIndicatorInsets = newValue
    }
  }

  /// How the indicators look. Setting it sets ``scrollIndicatorColor``.
  open var indicatorStyle = IndicatorStyle.default {
    didSet { scrollIndicatorColor = indicatorStyle.color }
  }

  /// The indicators' colour; ``ScrollIndicatorView/defaultColor`` by default.
  open var scrollIndicatorColor = ScrollIndicatorView.defaultColor {
    didSet {
      verticalScrollIndicator?.backgroundColor = scrollIndicatorColor
      horizontalScrollIndicator?.backgroundColor = scrollIndicatorColor
    }
  }

  /// The view that shows which part of the content's height is in sight; `nil` before it was first needed.
  public internal(set) var verticalScrollIndicator: ScrollIndicatorView?

  /// The view that shows which part of the content's width is in sight; `nil` before it was first needed.
  public internal(set) var horizontalScrollIndicator: ScrollIndicatorView?

  // MARK: Delegate

  /// The interposers on the delegate, and who answers what. A table view has one chain for all it asks, and this one is
  /// empty.
  public private(set) lazy var scrollChain = Chain(ScrollViewDelegateWitness())

  /// The answers of whoever hears of the scrolling.
  var scrollAnswers: LiveWitness<ScrollViewDelegateWitness> { ownScrollAnswers }
  private lazy var ownScrollAnswers = scrollChain.live()

  /// Who hears of the scrolling.
  var scrollDelegate: (any ScrollViewDelegate)? { scrollDelegateReference }
  weak var scrollDelegateReference: (any ScrollViewDelegate)?

  /// Takes another delegate. A chain that refuses it keeps the old one.
  func setScrollDelegate(_ delegate: (any ScrollViewDelegate)?) {
    var witness = ScrollViewDelegateWitness()
    if let delegate {
      witness = delegate.scrollViewDelegateWitness
      witness.origin.hold(through: delegate)
    }
    do {
      try scrollChain.rebase(on: witness)
      scrollDelegateReference = delegate
    } catch {
      report(.delegateRefused(view: nameInFaults, reason: error.description))
    }
  }

  // MARK: For subclasses

  /// An empty scroll view; it clips to its bounds.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    clipsToBounds = true
    dragRecognizer.scrollView = self
    addGestureRecognizer(panGestureRecognizer)
    addGestureRecognizer(contentTouches)
    panGestureRecognizer.addTarget(self) { scrollView, pan in scrollView.panDidChange(pan) }
  }

  /// Called once after each real change of ``contentOffset``, whoever made it. Overrides call this: it tells the
  /// delegate.
  open func didChangeContentOffset() {
    refreshControl?.contentDidMove(in: self)
    tellDelegate { $0.witness.didScroll?(self) }
  }

  /// Called when an animated change of the offset has come to its end, once each. Overrides call this: it tells the
  /// delegate.
  open func didEndScrollingAnimation() {
    tellDelegate { $0.witness.didEndScrollingAnimation?(self) }
  }

  /// Where content comes to rest instead of an offset at which it may not stay, or `nil` if it may.
  ///
  /// It is asked of content that the user has let go and that would rest elsewhere than its delegate was told: because a touch has
  /// stopped it, or because it was moved, or its range has changed, on the way.
  func restingPlace(at offset: CGPoint) -> CGPoint? { nil }

  /// Whether a view in this one may have touches that have begun in it; yes by default. It is asked before the view
  /// hears of them.
  ///
  /// - Parameters:
  ///   - touches: The touches.
  ///   - event: What brought them.
  ///   - view: The view that they began in.
  open func touchesShouldBegin(_ touches: Set<Touch>, with event: Event?, in view: View) -> Bool { true }

  /// Whether a drag may take away the touches that a view in this one has heard of: yes by default, unless it is a
  /// control. It is not asked unless ``canCancelContentTouches``.
  ///
  /// - Parameter view: The view that the touches began in.
  open func touchesShouldCancel(in view: View) -> Bool { !(view is Control) }

  /// Keeps touches on content that moves by itself from what is in it: they stop it.
  open override func hitTest(_ point: CGPoint, with event: Event?) -> View? {
    let view = super.hitTest(point, with: event)
    return view != nil && isCatchingTouches(of: event) ? self : view
  }

  /// Lets the content be dragged where it can be. Overrides call this.
  open override func gestureRecognizerShouldBegin(_ gestureRecognizer: GestureRecognizer) -> Bool {
    gestureRecognizer === panGestureRecognizer
      ? mayBeginDragging : super.gestureRecognizerShouldBegin(gestureRecognizer)
  }

  /// Stops content that moves by itself when the view leaves its window. Overrides call this.
  open override func didMoveToWindow() {
    super.didMoveToWindow()
    leaveClock()
  }

  /// Scrolls by the wheel what can be scrolled, and passes on the rest. Overrides call this.
  open override func scrollWheel(with event: WheelEvent) {
    if !scroll(by: event) { super.scrollWheel(with: event) }
  }

  /// Scrolls by arrows, page up and down, the space bar, home and end, and passes on the rest. Overrides call this.
  open override func keyDown(with event: KeyEvent) {
    if !scroll(by: event.key) { super.keyDown(with: event) }
  }

  /// Gives the indicators their places. Overrides call this.
  open override func layoutSubviews() {
    super.layoutSubviews()
    layOutScrollIndicators()
  }

  /// Whether the vertical indicator stands at the left: where the interface reads from right to left.
  var isVerticalIndicatorAtLeft: Bool { isRightToLeft }

  override func boundsDidChange(from old: CGRect) {
    super.boundsDidChange(from: old)
    let isMovedByMotion = motion.isMovingContent
    motion.isMovingContent = false
    let offset = storedBounds.origin
    if offset != old.origin {
      if !isMovedByMotion { resumeMotion(movedBy: CGPoint(x: offset.x - old.minX, y: offset.y - old.minY)) }
      setNeedsLayout()
      didChangeContentOffset()
    } else {
      rangeDidChange(wasInRange: isInRange(old.origin, for: old.size))
    }
  }

  /// Indicators stay in front of everything else.
  override var frontSubviewIndex: Int {
    var index = subviews.count
    while index > 0, isScrollIndicator(subviews[index - 1]) { index -= 1 }
    return index
  }

  private func isScrollIndicator(_ view: View) -> Bool {
    view === verticalScrollIndicator || view === horizontalScrollIndicator
  }
}
