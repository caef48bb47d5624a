public import Foundation
public import TableKit

/// A cell that answers a finger with a ripple: a circle that grows under it over a background that appears, and bursts when it is
/// lifted.
///
/// ```swift
/// table.register(PaperTableViewCell.self, forCellReuseIdentifier: "paper")
/// …
/// let cell = table.dequeueReusableCell(withIdentifier: "paper", for: indexPath)
/// (cell as? PaperTableViewCell)?.tapCircleDiameter = PaperTableViewCell.tapCircleDiameterFull
/// ```
///
/// The properties are those of ``PaperRippleStyle``, which says what each does. The selection style is `.none` and the cell clips
/// to its bounds, unless these are set otherwise. The layers stand in the content view behind its subviews; see
/// ``PaperRippleLayers``.
///
/// Each finger that the cell takes has a circle of its own; more than one at a time only where the content view has
/// `isMultipleTouchEnabled`. A finger that is lifted bursts the circle that it made; of several at a time, the oldest goes first. When the cell leaves its window or is used for another row, all of it
/// is over at once.
open class PaperTableViewCell: TableViewCell {
  /// A circle of 462 points.
  public nonisolated static let tapCircleDiameterMedium = PaperRippleStyle.tapCircleDiameterMedium
  /// A circle of 646.8 points, 1.4 times the medium one.
  public nonisolated static let tapCircleDiameterLarge = PaperRippleStyle.tapCircleDiameterLarge
  /// A circle of 231 points, half the medium one.
  public nonisolated static let tapCircleDiameterSmall = PaperRippleStyle.tapCircleDiameterSmall
  /// A circle that, grown, fills the cell from wherever it begins.
  public nonisolated static let tapCircleDiameterFull = PaperRippleStyle.tapCircleDiameterFull
  /// A circle as wide as the cell's longer side.
  public nonisolated static let tapCircleDiameterDefault = PaperRippleStyle.tapCircleDiameterDefault

  /// Weak, for the cell holds it as an observer.
  private weak var ripple: CellRipple?

  /// A cell with a ripple. See `TableViewCell.init(style:reuseIdentifier:)`.
  public override init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    selectionStyle = .none
    clipsToBounds = true
    let ripple = CellRipple(in: self, style: PaperRippleStyle())
    self.ripple = ripple
  }

  /// Everything below as one value. A change counts for the ripples that begin after it.
  public var rippleStyle: PaperRippleStyle {
    get { ripple?.style ?? PaperRippleStyle() }
    set { ripple?.style = newValue }
  }

  /// Breaks off the ripple of the row before. Overrides call this.
  open override func prepareForReuse() {
    super.prepareForReuse()
    ripple?.breakOff()
  }

  // MARK: The style's properties

  /// See ``PaperRippleStyle/usesSmartColor``.
  public var usesSmartColor: Bool {
    get { rippleStyle.usesSmartColor }
    set { rippleStyle.usesSmartColor = newValue }
  }

  /// See ``PaperRippleStyle/touchDownAnimationDuration``.
  public var touchDownAnimationDuration: TimeInterval {
    get { rippleStyle.touchDownAnimationDuration }
    set { rippleStyle.touchDownAnimationDuration = newValue }
  }

  /// See ``PaperRippleStyle/touchUpAnimationDuration``.
  public var touchUpAnimationDuration: TimeInterval {
    get { rippleStyle.touchUpAnimationDuration }
    set { rippleStyle.touchUpAnimationDuration = newValue }
  }

  /// See ``PaperRippleStyle/tapCircleDiameterStartValue``.
  public var tapCircleDiameterStartValue: CGFloat {
    get { rippleStyle.tapCircleDiameterStartValue }
    set { rippleStyle.tapCircleDiameterStartValue = newValue }
  }

  /// See ``PaperRippleStyle/tapCircleDiameter``.
  public var tapCircleDiameter: CGFloat {
    get { rippleStyle.tapCircleDiameter }
    set { rippleStyle.tapCircleDiameter = newValue }
  }

  /// See ``PaperRippleStyle/tapCircleBurstAmount``.
  public var tapCircleBurstAmount: CGFloat {
    get { rippleStyle.tapCircleBurstAmount }
    set { rippleStyle.tapCircleBurstAmount = newValue }
  }

  /// See ``PaperRippleStyle/tapCircleColor``.
  public var tapCircleColor: Color? {
    get { rippleStyle.tapCircleColor }
    set { rippleStyle.tapCircleColor = newValue }
  }

  /// See ``PaperRippleStyle/backgroundFadeColor``.
  public var backgroundFadeColor: Color? {
    get { rippleStyle.backgroundFadeColor }
    set { rippleStyle.backgroundFadeColor = newValue }
  }

  /// See ``PaperRippleStyle/backgroundFadeAlpha``.
  public var backgroundFadeAlpha: CGFloat {
    get { rippleStyle.backgroundFadeAlpha }
    set { rippleStyle.backgroundFadeAlpha = newValue }
  }

  /// See ``PaperRippleStyle/rippleFromTapLocation``.
  public var rippleFromTapLocation: Bool {
    get { rippleStyle.rippleFromTapLocation }
    set { rippleStyle.rippleFromTapLocation = newValue }
  }

  /// See ``PaperRippleStyle/letBackgroundLinger``.
  public var letBackgroundLinger: Bool {
    get { rippleStyle.letBackgroundLinger }
    set { rippleStyle.letBackgroundLinger = newValue }
  }

  /// See ``PaperRippleStyle/alwaysCompleteFullAnimation``.
  public var alwaysCompleteFullAnimation: Bool {
    get { rippleStyle.alwaysCompleteFullAnimation }
    set { rippleStyle.alwaysCompleteFullAnimation = newValue }
  }

  /// See ``PaperRippleStyle/tapDelay``.
  public var tapDelay: TimeInterval {
    get { rippleStyle.tapDelay }
    set { rippleStyle.tapDelay = newValue }
  }

  /// See ``PaperRippleStyle/maskPath``.
  public var maskPath: Path? {
    get { rippleStyle.maskPath }
    set { rippleStyle.maskPath = newValue }
  }
}
