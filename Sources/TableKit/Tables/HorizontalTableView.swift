public import Foundation

/// A table that scrolls sideways: a ``TableView`` turned by a quarter.
///
/// The table is turned by −90°, so its content's y runs to the right on screen and its content's x runs up. A row's height is
/// its width on screen; its height on screen is the table's. Cells and headers turn with it: the adapters `RotatedCells` and
/// `RotatedHeaders` turn them upright again, each with one interposer.
///
/// ```swift
/// let table = HorizontalTableView(frame: CGRect(x: 0, y: 0, width: 320, height: 100), style: .plain)
/// table.dataSource = planets
/// try table.install(RotatedCells(configuration: AdapterConfiguration(adapter: "rotated-cells")))
/// try table.install(RotatedHeaders(configuration: AdapterConfiguration(adapter: "rotated-headers")))
/// ```
///
/// Set its ``View/frame`` as that of any view; inside, use ``View/bounds``, whose width is the height on screen.
open class HorizontalTableView: TableView {
  /// Where the scroll indicator stands.
  public enum IndicatorPosition: String, Sendable, CaseIterable {
    /// Along the top edge on screen.
    case top
    /// Along the bottom edge on screen.
    case bottom
  }

  /// Where the scroll indicator stands; at the top by default. It keeps its place when the table is resized.
  public var indicatorPosition: IndicatorPosition = .top {
    didSet {
      indicatorInsetOfOwner = nil
      setNeedsLayout()
    }
  }

  /// What the indicator takes up across: its thickness and the margins on both sides, in points.
  public nonisolated static var indicatorBand: CGFloat { 9 }

  /// How far the indicator keeps from the edges of the content, in points. The right inset is the way from one edge on screen to the
  /// other and goes with ``indicatorPosition``; one that is set stands until that is set anew.
  open override var verticalScrollIndicatorInsets: EdgeInsets {
    get {
      var insets = super.verticalScrollIndicatorInsets
      insets.right = indicatorInsetOfOwner ?? indicatorInset
      return insets
    }
    set {
      if newValue.isFinite, newValue.right != indicatorInsetOfOwner ?? indicatorInset {
        indicatorInsetOfOwner = newValue.right
        setNeedsLayout()
      }
      super.verticalScrollIndicatorInsets = newValue
    }
  }
  private var indicatorInsetOfOwner: CGFloat?

  /// Whether the table is turned the other way, as the interface reads from right to left.
  private var isMirrored = false

  /// Makes a table.
  ///
  /// - Parameters:
  ///   - frame: Its place in its superview on screen, in points.
  ///   - style: How sections are told apart.
  public override init(frame: CGRect, style: Style) {
    super.init(frame: .zero, style: style)
    // The lines between rows run from top to bottom on screen, along nothing that they could be inset with.
    separatorInsets.usual = .zero
    transform = CGAffineTransform(rotationAngle: -.pi / 2)
    self.frame = frame
  }

  /// Turns the table the way the interface reads. Overrides call this.
  open override func didMoveToWindow() {
    super.didMoveToWindow()
    adoptLayoutDirection()
  }

  override func layoutDirectionDidChange() {
    super.layoutDirectionDidChange()
    adoptLayoutDirection()
  }

  /// From right to left the table is turned by +90°: content's y runs to the left on screen then, and its x down. Cells, headers and
  /// what else was turned is asked for anew.
  private func adoptLayoutDirection() {
    guard isRightToLeft != isMirrored else { return }
    isMirrored = isRightToLeft
    let place = frame
    View.performWithoutAnimation {
      transform = CGAffineTransform(rotationAngle: isMirrored ? .pi / 2 : -.pi / 2)
      frame = place
    }
    invalidateRows()
  }

  /// The content's right edge is the top edge on screen, and the bottom edge from right to left; so the indicator's way to the other
  /// one is an inset of the whole height less its own band.
  private var indicatorInset: CGFloat {
    (indicatorPosition == .top) != isMirrored ? 0 : max(0, bounds.width - Self.indicatorBand)
  }

  override var isVerticalIndicatorAtLeft: Bool { false }

  // MARK: Upright views

  override func edgeExtent(of view: View) -> CGFloat { view.bounds.width }

  /// Views before and behind all sections, and behind all, stand upright on screen.
  override func place(_ view: View, in rect: CGRect) {
    let upright = transform.inverted()
    if view.transform != upright { view.transform = upright }
    let size = CGSize(width: rect.height, height: rect.width)
    if view.bounds.size != size { view.bounds.size = size }
    let middle = CGPoint(x: rect.midX, y: rect.midY)
    if view.center != middle { view.center = middle }
  }

  override var sectionIndexTitleTransform: CGAffineTransform { transform.inverted() }

  override func didRelease(_ view: View) {
    view.transform = .identity
  }
}
