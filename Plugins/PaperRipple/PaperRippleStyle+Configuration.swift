import Foundation
public import TableKit

extension PaperRippleStyle {
  private static let keys = [
    "usesSmartColor", "tapCircleColor", "backgroundFadeColor", "backgroundFadeAlpha", "touchDownAnimationDuration",
    "touchUpAnimationDuration", "tapCircleDiameterStartValue", "tapCircleDiameter", "tapCircleBurstAmount",
    "rippleFromTapLocation", "letBackgroundLinger", "alwaysCompleteFullAnimation", "tapDelay",
  ]

  /// Reads a style from an adapter's configuration; see ``PaperRipple/init(configuration:)``.
  ///
  /// - Parameter configuration: Texts by the names of the properties.
  /// - Throws: An `AdapterConfigurationError` or a ``PaperRippleError``, for the first value that does not fit.
  public init(configuration: AdapterConfiguration) throws {
    try configuration.requireKnownKeys(Self.keys)
    self.init()
    usesSmartColor = try configuration.flag("usesSmartColor", default: usesSmartColor)
    if let color = try configuration.color("tapCircleColor") { tapCircleColor = color }
    if let color = try configuration.color("backgroundFadeColor") { backgroundFadeColor = color }
    backgroundFadeAlpha = try configuration.opacity("backgroundFadeAlpha", default: backgroundFadeAlpha)
    touchDownAnimationDuration = try configuration.duration(
      "touchDownAnimationDuration", default: touchDownAnimationDuration)
    touchUpAnimationDuration = try configuration.duration("touchUpAnimationDuration", default: touchUpAnimationDuration)
    tapDelay = try configuration.duration("tapDelay", default: tapDelay)
    tapCircleDiameterStartValue = try configuration.length(
      "tapCircleDiameterStartValue", default: tapCircleDiameterStartValue)
    tapCircleDiameter = CGFloat(try configuration.number("tapCircleDiameter", default: Double(tapCircleDiameter)))
    tapCircleBurstAmount = CGFloat(
      try configuration.number("tapCircleBurstAmount", default: Double(tapCircleBurstAmount)))
    rippleFromTapLocation = try configuration.flag("rippleFromTapLocation", default: rippleFromTapLocation)
    letBackgroundLinger = try configuration.flag("letBackgroundLinger", default: letBackgroundLinger)
    alwaysCompleteFullAnimation = try configuration.flag(
      "alwaysCompleteFullAnimation", default: alwaysCompleteFullAnimation)
  }
}

extension AdapterConfiguration {
  fileprivate func duration(_ key: String, default fallback: TimeInterval) throws -> TimeInterval {
    let value = try number(key, default: fallback)
    guard value >= 0 else { throw PaperRippleError.invalidDuration(key: key, value: value) }
    return value
  }

  fileprivate func length(_ key: String, default fallback: CGFloat) throws -> CGFloat {
    let value = try number(key, default: Double(fallback))
    guard value >= 0 else { throw PaperRippleError.invalidLength(key: key, value: value) }
    return CGFloat(value)
  }

  fileprivate func opacity(_ key: String, default fallback: CGFloat) throws -> CGFloat {
    let value = try number(key, default: Double(fallback))
    guard value >= 0, value <= 1 else { throw PaperRippleError.invalidOpacity(key: key, value: value) }
    return CGFloat(value)
  }

  fileprivate func color(_ key: String) throws -> Color? {
    guard let text = values[key] else { return nil }
    guard let color = Color(hexadecimal: text) else { throw PaperRippleError.invalidColor(key: key, text: text) }
    return color
  }
}
