public import Foundation

/// A rectangle in a tree of rectangles: it has a place in its superview, draws itself, and holds subviews.
///
/// Three values give its geometry. ``bounds`` is its own coordinate system (origin: what stands at its top left; size);
/// ``center`` is where the middle of the bounds stands in the superview; ``transform`` is applied about that middle.
/// ``frame`` is computed from the three. Points, y down.
///
/// ```swift
/// let plate = View(frame: CGRect(x: 10, y: 20, width: 100, height: 40))
/// plate.transform = CGAffineTransform(rotationAngle: -.pi / 2)
/// plate.frame   // (40, −10, 40, 100): turned about the middle at (60, 40)
/// ```
///
/// A geometry setter that is given a number that is not finite leaves the property as it is.
///
/// Changes of bounds, centre (so of the frame too), transform, alpha, background colour and corner radius are animated when they are
/// made in ``animate(withDuration:delay:options:animations:completion:)``: the properties have their new values at once, and what is
/// shown follows. All that asks a view (layout, conversions, touches) goes by its properties.
@MainActor
open class View: Responder {
  // MARK: Geometry

  var storedBounds: CGRect
  var storedCenter: CGPoint
  var storedTransform = CGAffineTransform.identity

  /// A view with the given frame, without subviews, transparent, enabled for input.
  ///
  /// - Parameter frame: Its place in the superview to be, in points. One that is not finite counts as empty, at (0, 0).
  public init(frame: CGRect) {
    let frame = frame.isFinite ? frame.standardized : .zero
    storedBounds = CGRect(origin: .zero, size: frame.size)
    storedCenter = CGPoint(x: frame.midX, y: frame.midY)
    super.init(responder: ())
  }

  /// A view with an empty frame at (0, 0).
  public convenience init() {
    self.init(frame: .zero)
  }

  /// Not there: no view is read from an archive. A subclass may declare it, as those written for UIKit must, and need not.
  @available(*, unavailable, message: "there are no archives to read views from; trap here, or call init(frame:)")
  public required init?(coder: NSCoder) {
    return nil
  }

  /// The view's own coordinate system: the coordinates of its top left corner, and its size, in points.
  ///
  /// A change of size keeps the centre, resizes the subviews by their autoresizing masks (if ``autoresizesSubviews``)
  /// and asks for a layout. A change of origin moves what the view shows, and nothing else.
  open var bounds: CGRect {
    get { storedBounds }
    set { changeBounds(to: newValue) }
  }

  /// Where the middle of the bounds stands in the superview's coordinates.
  open var center: CGPoint {
    get { storedCenter }
    set { changeCenter(to: newValue) }
  }

  /// What the view's picture goes through, about its middle, on its way into the superview; the identity by default.
  open var transform: CGAffineTransform {
    get { storedTransform }
    set { changeTransform(to: newValue) }
  }

  /// The smallest upright rectangle around the view, in the superview's coordinates.
  ///
  /// Reading it under a transform gives the bounding box. Setting it moves the centre to the rectangle's middle and
  /// gives the bounds the size that the rectangle has when seen through the inverse of the transform: under a quarter
  /// turn, width and height swapped. (For other angles that size is again a bounding box, so reading gives more than
  /// was set; set bounds and centre instead.) A transform that cannot be inverted leaves the size as it is.
  open var frame: CGRect {
    get { computedFrame }
    set { place(inFrame: newValue) }
  }

  // MARK: The tree

  /// The view that this one is in.
  public internal(set) weak var superview: View?

  /// The views in this one, from back to front.
  public internal(set) var subviews: [View] = []

  /// The window at the root of the tree, if there is one.
  public internal(set) weak var window: Window?

  /// Puts a view in front of the subviews, taking it out of where it was. A subview is brought to the front.
  ///
  /// - Parameter view: The view. Should it contain this one, or be it, a ``ViewFault`` is reported and nothing changes.
  open func addSubview(_ view: View) {
    insert(view, position: .front)
  }

  /// Puts a view among the subviews so that it has the given index, clamped to those there are.
  open func insertSubview(_ view: View, at index: Int) {
    insert(view, position: .index(index))
  }

  /// Puts a view right behind one of the subviews, or behind all if the other is none of them.
  open func insertSubview(_ view: View, belowSubview sibling: View) {
    insert(view, position: .below(sibling))
  }

  /// Puts a view right in front of one of the subviews, or in front of all if the other is none of them.
  open func insertSubview(_ view: View, aboveSubview sibling: View) {
    insert(view, position: .above(sibling))
  }

  /// Takes the view out of its superview; without one, nothing happens.
  ///
  /// Any view may be removed at any time, in callbacks of its own and in a layout as well.
  open func removeFromSuperview() {
    detachFromSuperview()
  }

  /// Called before the superview changes, with the new one or `nil`.
  open func willMove(toSuperview newSuperview: View?) {}

  /// Called when the superview has changed.
  open func didMoveToSuperview() {}

  /// Called before the window changes, with the new one or `nil`.
  open func willMove(toWindow newWindow: Window?) {}

  /// Called when the window has changed.
  open func didMoveToWindow() {}

  /// Called when a view has been added to this one.
  open func didAddSubview(_ subview: View) {}

  /// Called before a view is taken out of this one.
  open func willRemoveSubview(_ subview: View) {}

  // MARK: Looks

  /// Whether the view and all in it are out of sight and out of reach of touches.
  open var isHidden = false {
    didSet {
      guard isHidden != oldValue else { return }
      setNeedsDisplay()
      superview?.subviewDidHide(self)
    }
  }

  /// The opacity of the view with all in it, as one picture; 0 … 1, clamped. Below 0.01 touches pass through it.
  open var alpha: CGFloat {
    get { storedAlpha }
    set { changeAlpha(to: newValue) }
  }
  var storedAlpha: CGFloat = 1

  /// What the bounds are filled with before the view draws, or `nil` for nothing.
  open var backgroundColor: Color? {
    didSet {
      guard backgroundColor != oldValue else { return }
      setNeedsDisplay()
      animateChange(
        of: .backgroundColor, from: .color(oldValue ?? .clear), to: .color(backgroundColor ?? .clear))
    }
  }

  /// The radius of the background's corners, and of those that the content is clipped to, in points; not negative.
  open var cornerRadius: CGFloat {
    get { storedCornerRadius }
    set { changeCornerRadius(to: newValue) }
  }
  var storedCornerRadius: CGFloat = 0

  /// The corners that ``cornerRadius`` rounds; all by default.
  open var maskedCorners = CornerMask.all {
    didSet { if maskedCorners != oldValue { setNeedsDisplay() } }
  }

  /// The colour of what can be pressed, and of what says that something is on, in the view and in those in it: titles of buttons,
  /// accessories and check marks of cells, the titles of a table's section index, images that are shown as templates.
  ///
  /// A view that was given none has that of its superview, where nobody was given one ``Color/systemBlue``. So reading never
  /// gives `nil`; setting `nil` takes the view's own colour away.
  open var tintColor: Color! {
    get { tint.color }
    set { changeTint(to: newValue) }
  }
  var tint = Tint()

  /// Called when the view's ``tintColor`` has become another, by being set on the view or on one that it is in, or because the view
  /// was moved: for what goes by it and is not drawn by ``draw(in:)``, which comes by itself. Overrides call this.
  open func tintColorDidChange() {}

  /// Whether the subviews are shown only as far as they lie in the bounds (with rounded corners, if there are any).
  open var clipsToBounds = false {
    didSet { if clipsToBounds != oldValue { setNeedsDisplay() } }
  }

  /// Draws what the view itself shows, over its background and behind its subviews; by default nothing.
  ///
  /// - Parameter context: Where to draw, in the coordinates of ``bounds``.
  open func draw(in context: any DrawingContext) {}

  /// Says that the view looks different from when it was last drawn. The window collects it: ``Window/needsDisplay``.
  open func setNeedsDisplay() {
    window?.needsDisplay = true
  }

  // MARK: Layout

  /// Whether the subviews will be laid out in the next layout pass.
  public internal(set) var needsLayout = true

  /// Whether some view below needs a layout. Wherever ``needsLayout`` or this holds, it holds for all ancestors.
  var descendantNeedsLayout = false

  /// Whether ``layoutSubviews()`` is running.
  var isLayingOut = false

  /// Whether a change of size is passed on to the subviews by their autoresizing masks.
  open var autoresizesSubviews = true

  /// What gives way when the superview is resized; nothing by default.
  open var autoresizingMask: AutoresizingMask = []

  /// Asks for a layout of the subviews in the next layout pass.
  open func setNeedsLayout() {
    guard !needsLayout else { return }
    needsLayout = true
    markAncestorsForLayout()
  }

  /// Lays out at once what needs it: this view, all below it, and, where ancestors need it as well, theirs.
  ///
  /// Layouts that are asked for meanwhile are made in a further round, at most ``maximumLayoutRounds`` in all; beyond
  /// that a ``ViewFault`` is reported, and the rest waits for the next pass.
  open func layoutIfNeeded() {
    runLayoutPass()
  }

  /// What the content means, and so whether it is mirrored where the interface reads from right to left; see
  /// ``effectiveUserInterfaceLayoutDirection``.
  open var semanticContentAttribute = SemanticContentAttribute.unspecified {
    didSet { if semanticContentAttribute != oldValue { layoutDirectionDidChange() } }
  }

  /// Gives the subviews their places. Overridden by views that do so by more than autoresizing masks.
  ///
  /// Adding and removing subviews asks for a layout, but not so while this runs.
  open func layoutSubviews() {}

  /// The size that suits the view best if it may be as large as given; by default the size it has.
  open func sizeThatFits(_ size: CGSize) -> CGSize {
    ownSize ?? storedBounds.size
  }

  /// The size that suits the view best in a given breadth: what a table asks its cells, headers and footers for. By default it is
  /// the smallest in which the view's constraints hold, and where these do not say that of ``sizeThatFits(_:)``.
  ///
  /// - Parameter targetSize: The breadth, in points, and 0 along the other axis, which is as long as it takes.
  open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    constraintFittingSize(targetSize) ?? sizeThatFits(targetSize)
  }

  /// Gives the bounds the size that suits the view best, keeping the frame's top left corner where it is.
  open func sizeToFit() { fitSize() }

  // MARK: Input

  /// Whether touches reach the view and those in it.
  open var isUserInteractionEnabled = true

  /// Whether the view takes several touches at a time; if not, all but the first pass it by. Recognisers get them in either case.
  open var isMultipleTouchEnabled = false

  /// Whether the view wants to be touched alone: while it has a touch no other view of the window gets one, and it takes none
  /// while another has one.
  open var isExclusiveTouch = false

  /// Who hears of an event that this view does not keep to itself: the superview.
  ///
  /// The view of a ``ViewController`` answers with that, which passes on to the superview.
  open override var next: Responder? { viewController ?? superview }

  /// The controller whose view this is.
  public internal(set) weak var viewController: ViewController?

  /// The view whose gesture recognisers hear of touches in this one after its own; then those of that view's superviews do. By
  /// default the superview.
  ///
  /// What stands behind a scroll view, and shows beside its content, gives the scroll view: then a drag that begins on it
  /// scrolls. On the way up from a touch only one view is asked that does not give its superview, the first.
  open var touchParent: View? { superview }

  /// The recognisers that hear of touches in this view and in those in it; the first added hears of them first.
  public internal(set) var gestureRecognizers: [GestureRecognizer] = []

  /// Whether a recogniser may recognise its gesture now; yes by default. It is asked before the recogniser's delegate.
  ///
  /// - Parameter gestureRecognizer: A recogniser of this view; or one of a view that this one is in, if this one is what was
  ///   touched.
  open func gestureRecognizerShouldBegin(_ gestureRecognizer: GestureRecognizer) -> Bool { true }

  /// A number to find the view by: ``viewWithTag(_:)``.
  open var tag = 0

  /// The frontmost view under a point: this one, or one in it.
  ///
  /// Left out, with all in them, are views that are hidden, have an opacity below 0.01, do not take input, cannot be
  /// mapped to (a scale of 0), or do not contain the point; and, as in UIKit, views that are being animated in a block
  /// without ``AnimationOptions/allowUserInteraction``. Places are those that the views have, not those that running
  /// animations show.
  ///
  /// - Parameters:
  ///   - point: The point, in this view's coordinates.
  ///   - event: What the question is asked for, if anything.
  open func hitTest(_ point: CGPoint, with event: Event?) -> View? {
    frontmostView(at: point, with: event)
  }

  /// Whether a point in this view's coordinates lies in it: by default, in its bounds. The left and top edges belong to
  /// a view, the right and bottom ones do not.
  open func point(inside point: CGPoint, with event: Event?) -> Bool {
    storedBounds.contains(point)
  }

  // MARK: Constraints

  /// Whether the view keeps its frame; yes by default. If not, ``LayoutConstraint``s say where it stands and how large it is.
  open var translatesAutoresizingMaskIntoConstraints = true {
    didSet { if translatesAutoresizingMaskIntoConstraints != oldValue { superview?.setNeedsLayout() } }
  }

  /// The size that the view wants to have where constraints leave it open; ``noIntrinsicMetric`` for an extent that does not
  /// matter to it. By default neither does.
  open var intrinsicContentSize: CGSize { CGSize(width: View.noIntrinsicMetric, height: View.noIntrinsicMetric) }

  /// The height that the view wants to have in a width, or ``noIntrinsicMetric``: for views whose text wraps another one than that of
  /// ``intrinsicContentSize``.
  func intrinsicHeight(forWidth width: CGFloat) -> CGFloat { intrinsicContentSize.height }

  /// How far ``layoutMarginsGuide`` keeps from the edges, in points; ``defaultLayoutMargin`` on every side by default. Margins that are
  /// not finite change nothing.
  open var layoutMargins: EdgeInsets {
    get { (storedLayoutMargins ?? LayoutMargins()).insets }
    set {
      guard newValue.isFinite, newValue != layoutMargins else { return }
      changeLayoutMargins { $0.insets = newValue }
    }
  }
  /// The margins where they are not as usual; `nil` where they are.
  var storedLayoutMargins: LayoutMargins?

  /// The constraints that are met in this view's layout; `nil` as long as it had none.
  var constraintStore: ConstraintStore?

  // MARK: For views of this module

  override var responderWindow: Window? { window }

  /// The view as a layer; `nil` as long as nobody asked for it.
  var existingLayer: ViewLayer?

  /// How many of the transform's quarter turns, 0 … 3, were made by a view that this one is a part of.
  var quarterTurnsAsPart = 0

  /// Called after the bounds have changed.
  func boundsDidChange(from old: CGRect) {}

  /// Called when the size that suits a subview may have changed, by its text or its image.
  func subviewContentDidChange() {
    if constraintStore != nil { setNeedsLayout() }
  }

  /// Called when a subview has been hidden, or is hidden no longer.
  func subviewDidHide(_ subview: View) {}

  /// Called when the direction may be another: lays the view and all below it out anew. Overrides call this.
  func layoutDirectionDidChange() {
    setNeedsLayout()
    setNeedsDisplay()
    for subview in subviews { subview.layoutDirectionDidChange() }
  }

  /// The direction that parts of this view go by where they name none; `nil` for the window's.
  var layoutDirectionOfParts: UserInterfaceLayoutDirection? { nil }

  /// The size that counts as the view's own while a stack gives it others.
  var ownSize: CGSize?

  /// Whether the view is shown although it is hidden: while it fades.
  var isShownWhileHidden = false

  /// Whether the view is drawn: it is not hidden, or not yet out of sight.
  package var isInSight: Bool { !isHidden || isShownWhileHidden }

  /// The index that a subview has when it stands in front of all others but those that always stay in front.
  var frontSubviewIndex: Int { subviews.count }
}
