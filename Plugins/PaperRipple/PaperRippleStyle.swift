public import Foundation
public import TableKit

/// How a ripple looks and how long it takes.
///
/// A finger that is down for ``tapDelay`` makes a circle grow under it and the background appear. When it is lifted, the circle
/// bursts: it grows by ``tapCircleBurstAmount`` and fades out; and the background goes, unless it lingers.
///
/// ```swift
/// var style = PaperRippleStyle()
/// style.tapCircleDiameter = PaperRippleStyle.tapCircleDiameterFull
/// style.tapCircleColor = .systemBlue.withAlphaComponent(0.2)
/// ```
///
/// Durations that are negative or not a number count as 0; so do diameters, where they have no meaning of their own.
public struct PaperRippleStyle: Sendable, Hashable {
  /// A circle of 462 points.
  public static let tapCircleDiameterMedium: CGFloat = 462
  /// A circle of 646.8 points, 1.4 times the medium one.
  public static let tapCircleDiameterLarge: CGFloat = 646.8
  /// A circle of 231 points, half the medium one.
  public static let tapCircleDiameterSmall: CGFloat = 231
  /// A circle that, grown, fills the cell from wherever it begins.
  public static let tapCircleDiameterFull: CGFloat = -1
  /// A circle as wide as the cell's longer side, which fills the cell when it bursts.
  public static let tapCircleDiameterDefault: CGFloat = -2

  /// The style that everything has its default in.
  public init() {}

  // MARK: Colours

  /// Whether the colours are those of the cell's text label, with an opacity of ``smartCircleAlpha`` for the circle and of
  /// ``smartBackgroundAlpha`` for the background; yes by default.
  ///
  /// They are taken when a ripple begins and when the cell is laid out, so they follow the label. Where there is no text label, the
  /// first label in the content view counts, and where there is none at all ``Color/label``. Setting this, to whatever, takes
  /// ``tapCircleColor`` and ``backgroundFadeColor`` away.
  public var usesSmartColor: Bool {
    get { storedUsesSmartColor }
    set {
      storedUsesSmartColor = newValue
      storedTapCircleColor = nil
      storedBackgroundFadeColor = nil
    }
  }

  /// The circle's colour; `nil` by default. Setting it, to whatever, turns ``usesSmartColor`` off. Where there is neither, it
  /// is a grey: white 0.3 at ``smartCircleAlpha``.
  public var tapCircleColor: Color? {
    get { storedTapCircleColor }
    set {
      storedTapCircleColor = newValue
      storedUsesSmartColor = false
    }
  }

  /// The background's colour; `nil` by default. Setting it, to whatever, turns ``usesSmartColor`` off. Where there is neither, it
  /// is a grey: white 0.3 at ``smartBackgroundAlpha``.
  public var backgroundFadeColor: Color? {
    get { storedBackgroundFadeColor }
    set {
      storedBackgroundFadeColor = newValue
      storedUsesSmartColor = false
    }
  }

  /// An opacity that is laid over the background's colour, whichever it is: both are multiplied. 1 by default; clamped to 0 … 1.
  public var backgroundFadeAlpha: CGFloat = 1

  /// The opacity of the circle's colour where none is given.
  public static let smartCircleAlpha: CGFloat = 0.25
  /// The opacity of the background's colour where none is given.
  public static let smartBackgroundAlpha: CGFloat = 0.15

  private var storedUsesSmartColor = true
  private var storedTapCircleColor: Color?
  private var storedBackgroundFadeColor: Color?

  // MARK: Times

  /// How long the circle grows, along an ease-out, and how long the background takes to appear, evenly; in seconds, 0.3 by
  /// default.
  public var touchDownAnimationDuration: TimeInterval = 0.3

  /// How long the circle bursts, along an ease-out, and how long the background takes to go, evenly; in seconds, 0.75 by
  /// default: 2.5 times the other one.
  public var touchUpAnimationDuration: TimeInterval = 0.75

  /// How long a finger has to be down before anything is seen, in seconds, 0.1 by default; 0 for at once.
  ///
  /// A finger that is lifted or taken away before leaves no trace, so that one that scrolls a table does not.
  public var tapDelay: TimeInterval = 0.1

  // MARK: The circle

  /// The diameter with which the circle begins, in points; 5 by default.
  public var tapCircleDiameterStartValue: CGFloat = 5

  /// The diameter of the grown circle, in points: ``tapCircleDiameterDefault`` by default, and for whatever is less than −1 or not
  /// finite; ``tapCircleDiameterFull`` for exactly −1. See ``finalDiameter(at:in:)``.
  public var tapCircleDiameter = PaperRippleStyle.tapCircleDiameterDefault

  /// By how much the circle grows further when it bursts, in points; 100 by default.
  public var tapCircleBurstAmount: CGFloat = 100

  /// Whether the circle begins where the finger is, and bursts about where it is lifted; if not, both happen in the middle of
  /// the cell. Yes by default.
  public var rippleFromTapLocation = true

  /// What the circle and the background are seen inside of, in the coordinates of the cell's content view; `nil` by default: the
  /// cell's bounds with their rounded corners.
  public var maskPath: Path?

  // MARK: Staying

  /// Whether the background stays as long as the cell is selected, and appears when it is selected by whatever means. Yes by
  /// default.
  public var letBackgroundLinger = true

  /// Whether the circle of a finger that is lifted goes on growing to its end before it bursts. Yes by default. The circle of
  /// a touch that is taken away, by a scroll for one, never does: it fades out as it is, so as not to look like a tap.
  public var alwaysCompleteFullAnimation = true
}
