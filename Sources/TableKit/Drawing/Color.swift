import Foundation

/// A colour: red, green, blue and opacity in the sRGB space, each from 0 to 1.
///
/// ```swift
/// let ink = Color(red: 0.1, green: 0.1, blue: 0.4)
/// let veil = Color.black.withAlphaComponent(0.3)
/// ```
public struct Color: Sendable, Hashable {
  /// The red component, 0 … 1.
  public let red: CGFloat
  /// The green component, 0 … 1.
  public let green: CGFloat
  /// The blue component, 0 … 1.
  public let blue: CGFloat
  /// The opacity: 0 cannot be seen, 1 hides what is behind. The other components are *not* multiplied by it.
  public let alpha: CGFloat

  /// A colour of the given components. Each is clamped to 0 … 1; one that is not a number counts as 0.
  ///
  /// - Parameters:
  ///   - red: The red component.
  ///   - green: The green component.
  ///   - blue: The blue component.
  ///   - alpha: The opacity.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat = 1) {
    self.red = Self.clamped(red)
    self.green = Self.clamped(green)
    self.blue = Self.clamped(blue)
    self.alpha = Self.clamped(alpha)
  }

  /// A gray.
  ///
  /// - Parameters:
  ///   - white: 0 is black, 1 is white.
  ///   - alpha: The opacity.
  public init(white: CGFloat, alpha: CGFloat = 1) {
    self.init(red: white, green: white, blue: white, alpha: alpha)
  }

  /// The same colour with another opacity.
  public func withAlphaComponent(_ alpha: CGFloat) -> Color {
    Color(red: red, green: green, blue: blue, alpha: alpha)
  }

  private static func clamped(_ component: CGFloat) -> CGFloat {
    component.isNaN ? 0 : min(max(component, 0), 1)
  }
}
