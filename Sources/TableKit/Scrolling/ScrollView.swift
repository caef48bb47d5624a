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
/// Setters that are given a number that is not finite leave the property as it is.
open class ScrollView: View {
  // MARK: Content

  /// The coordinates of what stands at the view's top left corner: the origin of the bounds.
  ///
  /// The value is taken as it is, in range or not. Every change asks for a layout and calls
  /// ``didChangeContentOffset()``.
  open var contentOffset: CGPoint {
    get { storedBounds.origin }
    set { bounds.origin = newValue }
  }

  /// The size of what there is to show, from (0, 0), in points. A negative extent counts as 0.
  ///
  /// If a change leaves an offset out of range that was in it, the nearest in range is set. One that was out of range,
  /// as in an overscroll, is left.
  open var contentSize: CGSize {
    get { storedContentSize }
    set {
      guard newValue.isFinite else { return }
      let size = CGSize(width: max(0, newValue.width), height: max(0, newValue.height))
      guard size != storedContentSize else { return }
      let wasInRange = isOffsetInRange
      storedContentSize = size
      setNeedsLayout()
      if wasInRange { bringOffsetIntoRange() }
    }
  }
  private var storedContentSize = CGSize.zero

  /// How much room there is around the content, in points; negative values hide its edges. The offset follows as it
  /// does for ``contentSize``.
  open var contentInset: EdgeInsets {
    get { storedContentInset }
    set {
      guard newValue.isFinite, newValue != storedContentInset else { return }
      let wasInRange = isOffsetInRange
      storedContentInset = newValue
      setNeedsLayout()
      if wasInRange { bringOffsetIntoRange() }
    }
  }
  private var storedContentInset = EdgeInsets.zero

  /// The room around the content that counts: ``contentInset``, as nothing here adds to it.
  open var adjustedContentInset: EdgeInsets { contentInset }

  /// The least offset in range: minus the insets at the top and the left.
  public var minimumContentOffset: CGPoint {
    let inset = adjustedContentInset
    return CGPoint(x: -inset.left, y: -inset.top)
  }

  /// The greatest offset in range: content and inset at the end just fill the bounds. Never less than
  /// ``minimumContentOffset``.
  public var maximumContentOffset: CGPoint {
    maximumContentOffset(for: storedBounds.size)
  }

  /// Moves the content.
  ///
  /// - Parameters:
  ///   - contentOffset: The offset, taken as it is, in range or not.
  ///   - animated: Whether to go there gradually. The offset jumps in either case; if it changes, an animated call ends
  ///     with ``didEndScrollingAnimation()``, as callers rely on.
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    let old = storedBounds.origin
    self.contentOffset = contentOffset
    if animated, storedBounds.origin != old { didEndScrollingAnimation() }
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
    let rect = rect.standardized
    let inset = adjustedContentInset
    let bounds = storedBounds
    let least = minimumContentOffset
    let greatest = maximumContentOffset
    let x = Self.nearestOffset(
      to: bounds.minX, showing: rect.minX - inset.left, and: rect.maxX + inset.right - bounds.width)
    let y = Self.nearestOffset(
      to: bounds.minY, showing: rect.minY - inset.top, and: rect.maxY + inset.bottom - bounds.height)
    // An axis along which the rectangle is in sight is left alone, even in an overscroll.
    let target = CGPoint(
      x: x == bounds.minX ? x : min(max(x, least.x), greatest.x),
      y: y == bounds.minY ? y : min(max(y, least.y), greatest.y))
    if target != bounds.origin { setContentOffset(target, animated: animated) }
  }

  // MARK: Indicators

  /// Whether an indicator shows which part of the content's height is in sight.
  open var showsVerticalScrollIndicator = true {
    didSet { if showsVerticalScrollIndicator != oldValue { setNeedsLayout() } }
  }

  /// Whether an indicator shows which part of the content's width is in sight.
  open var showsHorizontalScrollIndicator = true {
    didSet { if showsHorizontalScrollIndicator != oldValue { setNeedsLayout() } }
  }

  /// How far the vertical indicator keeps from the edges, in points: its ends from top and bottom, itself from the
  /// right.
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
  }

  /// Called once after each real change of ``contentOffset``, whoever made it. Overrides call this: it tells the
  /// delegate.
  open func didChangeContentOffset() {
    tellDelegate { $0.witness.didScroll?(self) }
  }

  /// Called when an animated change of the offset has come to its end. Overrides call this: it tells the delegate.
  open func didEndScrollingAnimation() {
    tellDelegate { $0.witness.didEndScrollingAnimation?(self) }
  }

  /// Gives the indicators their places. Overrides call this.
  open override func layoutSubviews() {
    super.layoutSubviews()
    layOutScrollIndicators()
  }

  override func boundsDidChange(from old: CGRect) {
    super.boundsDidChange(from: old)
    if storedBounds.origin != old.origin {
      setNeedsLayout()
      didChangeContentOffset()
    } else if isInRange(old.origin, for: old.size) {
      bringOffsetIntoRange()
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

  // MARK: Range

  private var isOffsetInRange: Bool { isInRange(storedBounds.origin, for: storedBounds.size) }

  private func isInRange(_ offset: CGPoint, for size: CGSize) -> Bool {
    let least = minimumContentOffset
    let greatest = maximumContentOffset(for: size)
    return offset.x >= least.x && offset.x <= greatest.x && offset.y >= least.y && offset.y <= greatest.y
  }

  private func maximumContentOffset(for size: CGSize) -> CGPoint {
    let inset = adjustedContentInset
    return CGPoint(
      x: max(-inset.left, storedContentSize.width + inset.right - size.width),
      y: max(-inset.top, storedContentSize.height + inset.bottom - size.height))
  }

  private func bringOffsetIntoRange() {
    let least = minimumContentOffset
    let greatest = maximumContentOffset
    let offset = storedBounds.origin
    contentOffset = CGPoint(
      x: min(max(offset.x, least.x), greatest.x), y: min(max(offset.y, least.y), greatest.y))
  }

  /// The offset nearest to the current one in the interval between two, given in any order.
  private nonisolated static func nearestOffset(
    to current: CGFloat, showing first: CGFloat, and second: CGFloat
  ) -> CGFloat {
    min(max(current, min(first, second)), max(first, second))
  }
}
