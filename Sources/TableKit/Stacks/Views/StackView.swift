public import Foundation

/// A view that lays out others in a row or a column.
///
/// ```swift
/// let stack = StackView(arrangedSubviews: [title, picture, text])
/// stack.axis = .vertical
/// stack.spacing = 8
/// stack.frame.size = stack.sizeThatFits(CGSize(width: 320, height: 0))
/// ```
///
/// **How large the views are.** There are no constraints. Along the axis a view has, in this order:
///
/// 1. the extent that was set with ``setExtent(_:of:)``;
/// 2. else what its ``View/sizeThatFits(_:)`` answers, given the room across the axis (and no limit along it). For labels, images,
///    buttons and stacks that is the size of their content, for other views the size they have of their own: the one they had
///    when they were added, or were given since by somebody else than the stack.
///
/// The ``distribution`` says how these extents become those that fill the stack. Across the axis the ``alignment`` counts: with
/// ``Alignment/fill`` the stack's, else the view's own, but no more than the stack's. What is negative or not finite counts as 0.
/// Edges fall on device pixels.
///
/// **Views that are hidden** take no room, and no spacing either. Hiding and showing a view in an animation block moves the others
/// gradually, while the view fades; it can be turned back at any time: whether a view is shown depends on ``View/isHidden`` as it
/// was set last, however often and however quickly.
///
/// ```swift
/// View.animate(withDuration: 0.3) { details.isHidden.toggle() }
/// ```
open class StackView: View {
  /// The spacing that stands for the stack's own: ``setCustomSpacing(_:after:)``.
  public nonisolated static let spacingUseDefault = CGFloat.greatestFiniteMagnitude

  /// The direction in which the views follow each other; horizontal by default.
  open var axis = Axis.horizontal {
    didSet { if axis != oldValue { setNeedsArrangement() } }
  }

  /// How the room along the axis is shared out.
  open var distribution = Distribution.fill {
    didSet { if distribution != oldValue { setNeedsArrangement() } }
  }

  /// Where views stand across the axis.
  open var alignment = Alignment.fill {
    didSet { if alignment != oldValue { setNeedsArrangement() } }
  }

  /// The gap between two views, in points; the least one where gaps grow. A negative one lets views overlap. A value that is not
  /// finite changes nothing.
  open var spacing: CGFloat {
    get { storedSpacing }
    set {
      guard newValue.isFinite, newValue != storedSpacing else { return }
      storedSpacing = newValue
      setNeedsArrangement()
    }
  }
  private var storedSpacing: CGFloat = 0

  /// How far the views keep from the stack's edges where ``isLayoutMarginsRelativeArrangement`` is set, in points; 8 by default.
  open override var layoutMargins: EdgeInsets {
    didSet {
      if layoutMargins != oldValue, isLayoutMarginsRelativeArrangement { setNeedsArrangement() }
    }
  }

  /// Whether the views keep the ``layoutMargins`` from the stack's edges; no by default.
  open var isLayoutMarginsRelativeArrangement = false {
    didSet { if isLayoutMarginsRelativeArrangement != oldValue { setNeedsArrangement() } }
  }

  /// An empty, horizontal stack.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// A horizontal stack of some views.
  ///
  /// - Parameter views: The views, in the order in which they follow each other.
  public convenience init(arrangedSubviews views: [View]) {
    self.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }

  /// The views and what is known of each, with those that are on their way out.
  var items: [StackItem] = []

  /// The views that are on their way out or in.
  let fading = FadingViews()

  /// Set while the stack itself adds, removes and places views.
  var isArranging = false

  // MARK: The arranged views

  /// The views that are laid out, hidden ones too, in the order in which they follow each other. The order of
  /// ``View/subviews``, from back to front, is another.
  public var arrangedSubviews: [View] {
    var views: [View] = []
    for item in items where !item.isLeaving { views.append(item.view) }
    return views
  }

  /// Adds a view at the end; one that is in the stack already moves there.
  open func addArrangedSubview(_ view: View) {
    arrange(view, at: items.count)
  }

  /// Puts a view where it has an index among the arranged views, clamped to those there are; one that is in the stack already
  /// moves there.
  ///
  /// - Parameters:
  ///   - view: The view.
  ///   - index: The index that it has afterwards.
  open func insertArrangedSubview(_ view: View, at index: Int) {
    arrange(view, at: position(ofArranged: index, besides: view))
  }

  /// Takes a view out of the arrangement. It stays a subview, as it is placed, until it is removed from its superview; that alone
  /// takes it out of the arrangement too.
  open func removeArrangedSubview(_ view: View) {
    guard let position = position(of: view) else { return }
    forgetItem(at: position)
  }

  // MARK: Single views

  /// Sets a view's extent along the axis, for whatever it would answer itself.
  ///
  /// - Parameters:
  ///   - extent: The extent in points; `nil` for the view's own. One that is negative or not finite changes nothing.
  ///   - view: One of the arranged views.
  open func setExtent(_ extent: CGFloat?, of view: View) {
    guard let position = position(of: view), items[position].extent != extent else { return }
    if let extent, !(extent >= 0 && extent < .infinity) { return }
    items[position].extent = extent
    setNeedsArrangement()
  }

  /// The extent along the axis that was set for a view; `nil` for none.
  public func extent(of view: View) -> CGFloat? {
    position(of: view).flatMap { items[$0].extent }
  }

  /// Sets the gap between a view and the next one that is shown.
  ///
  /// - Parameters:
  ///   - spacing: The gap in points; ``spacingUseDefault`` for the stack's ``spacing``. One that is not finite changes nothing.
  ///   - view: One of the arranged views.
  open func setCustomSpacing(_ spacing: CGFloat, after view: View) {
    guard spacing.isFinite, let position = position(of: view) else { return }
    let new = spacing == Self.spacingUseDefault ? nil : spacing
    guard items[position].spacing != new else { return }
    items[position].spacing = new
    setNeedsArrangement()
  }

  /// The gap that was set after a view; ``spacingUseDefault`` if none was.
  public func customSpacing(after view: View) -> CGFloat {
    position(of: view).flatMap { items[$0].spacing } ?? Self.spacingUseDefault
  }

  // MARK: Layout

  /// The size at which every view has the extents that suit it.
  ///
  /// - Parameter size: The room. The extent across the axis is what views are given to answer for; 0 or less, or one that is not
  ///   finite, sets no limit. The extent along the axis sets none.
  /// - Complexity: O(n) in the arranged views.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let margins = effectiveMargins
    let room = CGSize(
      width: size.width - margins.left - margins.right, height: size.height - margins.top - margins.bottom
    ).extent(along: axis.crossing)
    let measured = measure(across: size.extent(along: axis.crossing) > 0 ? max(0, room) : .greatestFiniteMagnitude)
    let length = StackLayout(distribution: distribution).fittingLength(of: measured.items)
    var breadth: CGFloat = 0
    for index in items.indices where !items[index].takesNoRoom { breadth = max(breadth, measured.breadths[index]) }
    let content = CGSize(along: axis, length, across: breadth)
    return CGSize(
      width: max(0, content.width + margins.left + margins.right),
      height: max(0, content.height + margins.top + margins.bottom))
  }

  /// Gives the arranged views their places. Overrides call this.
  open override func layoutSubviews() {
    super.layoutSubviews()
    placeItems()
  }

  /// A view that is taken out, by whomever, is arranged no longer.
  open override func willRemoveSubview(_ subview: View) {
    super.willRemoveSubview(subview)
    // Also one that is on its way out: it may go elsewhere, and is not to be taken from there in the end.
    guard !isArranging, let position = indexOfItem(subview) else { return }
    forgetItem(at: position)
  }

  override func subviewContentDidChange() {
    setNeedsArrangement()
  }

  override func subviewDidHide(_ subview: View) {
    itemDidHide(subview)
  }

  /// Asks for a layout, and tells the view that the stack is in that another size may suit it.
  func setNeedsArrangement() {
    setNeedsLayout()
    superview?.subviewContentDidChange()
  }

  var effectiveMargins: EdgeInsets { isLayoutMarginsRelativeArrangement ? layoutMargins : .zero }
}
