import Foundation

extension View {
  func changeAlpha(to alpha: CGFloat) {
    guard !alpha.isNaN else { return }
    let clamped = min(max(alpha, 0), 1)
    guard clamped != storedAlpha else { return }
    let old = storedAlpha
    storedAlpha = clamped
    setNeedsDisplay()
    animateChange(of: .opacity, from: .number(old), to: .number(clamped))
  }

  func changeCornerRadius(to radius: CGFloat) {
    guard radius.isFinite, max(0, radius) != storedCornerRadius else { return }
    let old = storedCornerRadius
    storedCornerRadius = max(0, radius)
    setNeedsDisplay()
    animateChange(of: .cornerRadius, from: .number(old), to: .number(storedCornerRadius))
  }
}
