import Foundation
import PaperRipple
import TableKit
import Testing

@Suite("Styles of ripples")
struct PaperRippleStyleTests {
  @Test("Constants")
  func constants() {
    #expect(PaperTableViewCell.tapCircleDiameterMedium == 462)
    #expect(PaperTableViewCell.tapCircleDiameterLarge == 646.8)
    #expect(PaperTableViewCell.tapCircleDiameterSmall == 231)
    #expect(PaperTableViewCell.tapCircleDiameterFull == -1)
    #expect(PaperTableViewCell.tapCircleDiameterDefault == -2)
    #expect(PaperRippleStyle.tapCircleDiameterMedium == 462)
    #expect(PaperRippleStyle.tapCircleDiameterLarge == 646.8)
    #expect(PaperRippleStyle.tapCircleDiameterSmall == 231)
    #expect(PaperRippleStyle.tapCircleDiameterFull == -1)
    #expect(PaperRippleStyle.tapCircleDiameterDefault == -2)
  }

  @MainActor
  @Test("Defaults")
  func defaults() {
    let cell = PaperTableViewCell(style: .default, reuseIdentifier: nil)
    #expect(cell.touchDownAnimationDuration == 0.3)
    #expect(cell.touchUpAnimationDuration == 0.75)
    #expect(cell.usesSmartColor)
    #expect(cell.tapCircleColor == nil)
    #expect(cell.backgroundFadeColor == nil)
    #expect(cell.backgroundFadeAlpha == 1)
    #expect(cell.rippleFromTapLocation)
    #expect(cell.tapCircleDiameterStartValue == 5)
    #expect(cell.tapCircleBurstAmount == 100)
    #expect(cell.tapCircleDiameter == -2)
    #expect(cell.letBackgroundLinger)
    #expect(cell.alwaysCompleteFullAnimation)
    #expect(cell.tapDelay == 0.1)
    #expect(cell.maskPath == nil)
    #expect(cell.selectionStyle == .none)
    #expect(cell.clipsToBounds)
    #expect(cell.rippleStyle == PaperRippleStyle())
  }

  @MainActor
  @Test("Each property of a cell is the style's")
  func properties() {
    let cell = PaperTableViewCell(style: .default, reuseIdentifier: nil)
    cell.touchDownAnimationDuration = 1
    cell.touchUpAnimationDuration = 2
    cell.tapCircleColor = .black
    cell.backgroundFadeColor = .white
    cell.backgroundFadeAlpha = 0.7
    cell.rippleFromTapLocation = false
    cell.tapCircleDiameterStartValue = 6
    cell.tapCircleBurstAmount = 7
    cell.tapCircleDiameter = 8
    cell.letBackgroundLinger = false
    cell.alwaysCompleteFullAnimation = false
    cell.tapDelay = 9
    cell.maskPath = Path(CGRect(x: 0, y: 0, width: 1, height: 1))
    var style = PaperRippleStyle()
    style.touchDownAnimationDuration = 1
    style.touchUpAnimationDuration = 2
    style.tapCircleColor = .black
    style.backgroundFadeColor = .white
    style.backgroundFadeAlpha = 0.7
    style.rippleFromTapLocation = false
    style.tapCircleDiameterStartValue = 6
    style.tapCircleBurstAmount = 7
    style.tapCircleDiameter = 8
    style.letBackgroundLinger = false
    style.alwaysCompleteFullAnimation = false
    style.tapDelay = 9
    style.maskPath = Path(CGRect(x: 0, y: 0, width: 1, height: 1))
    #expect(cell.rippleStyle == style)
    cell.usesSmartColor = true
    #expect(cell.tapCircleColor == nil)
    #expect(cell.maskPath == style.maskPath)
  }

  @Test("A colour turns smart colours off, and smart colours, on or off, take both colours away")
  func colors() {
    var style = PaperRippleStyle()
    style.tapCircleColor = .black
    #expect(!style.usesSmartColor)
    #expect(style.backgroundFadeColor == nil)
    style.usesSmartColor = true
    #expect(style.tapCircleColor == nil)
    style.backgroundFadeColor = .white
    #expect(!style.usesSmartColor)
    style.tapCircleColor = .black
    style.usesSmartColor = false
    #expect(style.tapCircleColor == nil)
    #expect(style.backgroundFadeColor == nil)
    style.usesSmartColor = true
    style.tapCircleColor = nil
    #expect(!style.usesSmartColor)
  }

  @Test(
    "The final diameter",
    arguments: [
      // diameter, x, y, from the finger: of 320 × 44
      (-2, 0, 0, true, 320),
      (-2, 160, 22, false, 320),
      (-1.5, 9, 9, true, 320),
      (.nan, 9, 9, true, 320),
      (-.infinity, 9, 9, true, 320),
      (.infinity, 9, 9, true, 320),
      // √(640² + 88²), √(320² + 44²), √(400² + 64²)
      (-1, 0, 0, true, 646.0216714635593),
      (-1, 320, 44, true, 646.0216714635593),
      (-1, 160, 22, true, 323.0108357317797),
      (-1, 200, 32, true, 405.0876448375097),
      (-1, 200, 32, false, 323.0108357317797),
      (-0.5, 9, 9, true, 0),
      (0, 9, 9, true, 0),
      (462, 9, 9, true, 462),
      (646.8, 9, 9, false, 646.8),
    ] as [(CGFloat, CGFloat, CGFloat, Bool, CGFloat)])
  func finalDiameter(diameter: CGFloat, x: CGFloat, y: CGFloat, fromFinger: Bool, expected: CGFloat) {
    var style = PaperRippleStyle()
    style.tapCircleDiameter = diameter
    style.rippleFromTapLocation = fromFinger
    let found = style.finalDiameter(at: CGPoint(x: x, y: y), in: CGSize(width: 320, height: 44))
    #expect(abs(found - expected) < 1e-9)
  }

  @Test(
    "The diameter of the burst",
    arguments: [
      // diameter, amount, x, y: of 320 × 44
      (-2, 100, 160, 22, 420),
      (-2, 100, 200, 22, 420),
      // √(600² + 68²): 420 would not reach the other end.
      (-2, 100, 20, 10, 603.8410386848512),
      (-2, 0, 160, 22, 323.0108357317797),
      (-1, 100, 0, 0, 746.0216714635593),
      (-1, 50, 160, 22, 373.0108357317797),
      (231, 100, 0, 0, 331),
      (231, -300, 0, 0, 0),
      (231, .nan, 0, 0, 231),
      (0, 10, 0, 0, 10),
    ] as [(CGFloat, CGFloat, CGFloat, CGFloat, CGFloat)])
  func burstDiameter(diameter: CGFloat, amount: CGFloat, x: CGFloat, y: CGFloat, expected: CGFloat) {
    var style = PaperRippleStyle()
    style.tapCircleDiameter = diameter
    style.tapCircleBurstAmount = amount
    let found = style.burstDiameter(at: CGPoint(x: x, y: y), in: CGSize(width: 320, height: 44))
    #expect(abs(found - expected) < 1e-9)
  }
}
