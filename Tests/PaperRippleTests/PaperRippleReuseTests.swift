import Foundation
import PaperRipple
import TableKit
import Testing

/// What goes wrong easily: lost touches, reuse, many fingers, selection.
@MainActor
@Suite("Ripples that are interrupted")
struct PaperRippleReuseTests {
  private let stage = CellStage()
  private let middle = CGPoint(x: 160, y: 22)

  // MARK: Selection

  @Test("A tap within the delay leaves the cell selected, and its background comes and stays")
  func shortTap() {
    stage.press(at: middle)
    stage.advance(to: 0.05)
    stage.cell.isSelected = true
    stage.release()
    stage.advance(to: 0.2)
    stage.ripple.shows(background: 0.5)
    for time in [0.35, 1, 5] {
      stage.advance(to: time)
      #expect(stage.cell.isSelected)
      stage.ripple.shows(background: 1)
      stage.ripple.shows([])
    }
  }

  @Test("The background of a selected cell lingers until it is deselected")
  func lingering() {
    stage.press(at: middle)
    stage.advance(to: 0.5)
    stage.cell.isSelected = true
    stage.release()
    for time in [0.5, 0.6, 1, 3] {
      stage.advance(to: time)
      stage.ripple.shows(background: 1)
    }
    stage.ripple.shows([])
    stage.cell.isSelected = false
    stage.advance(to: 3.375)
    stage.ripple.shows(background: 0.5)
    stage.advance(to: 3.75)
    stage.ripple.shows(background: 0)
  }

  @Test("Nobody selects the cell: nothing is stuck")
  func unselected() {
    stage.press(at: middle)
    stage.advance(to: 0.5)
    stage.release()
    stage.advance(to: 1.25)
    stage.ripple.shows(background: 0)
  }

  @Test("Selected and deselected while the circle grows, the background goes with the burst")
  func deselectedAtOnce() {
    stage.press(at: middle)
    stage.advance(to: 0.2)
    stage.cell.isSelected = true
    stage.release()
    stage.cell.isSelected = false
    stage.advance(to: 0.4)
    stage.ripple.shows(background: 1)
    stage.advance(to: 0.775)
    stage.ripple.shows(background: 0.5)
  }

  @Test("Without letBackgroundLinger selection is no matter")
  func withoutLinger() {
    stage.cell.letBackgroundLinger = false
    stage.cell.isSelected = true
    stage.ripple.shows(background: 0)
    stage.press(at: middle)
    stage.advance(to: 0.5)
    stage.release()
    stage.advance(to: 1.25)
    stage.ripple.shows(background: 0)
    // Turned on, it counts for the selection that there is.
    stage.cell.letBackgroundLinger = true
    stage.advance(to: 1.4)
    stage.ripple.shows(background: 0.5)
  }

  @Test("A cell that is selected before it comes into a window shows that at once")
  func selectedOutside() {
    let cell = PaperTableViewCell(style: .default, reuseIdentifier: nil)
    cell.isSelected = true
    let stage = CellStage(cell)
    stage.ripple.shows(background: 1)
    cell.removeFromSuperview()
    #expect(ShownRipple(of: cell).background?.opacity == 1)
    cell.isSelected = false
    #expect(ShownRipple(of: cell).background?.opacity == 0)
  }

  // MARK: Fingers

  @Test("Of several fingers, each has its circle, and the one that is lifted bursts its own")
  func fingers() {
    stage.cell.contentView.isMultipleTouchEnabled = true
    stage.press(1, at: CGPoint(x: 100, y: 22))
    stage.advance(to: 0.1)
    stage.press(2, at: CGPoint(x: 200, y: 22))
    stage.advance(to: 1)
    let both = stage.ripple.circles
    #expect(both.map(\.center.x) == [100, 200])
    stage.release(2)
    stage.advance(to: 1.375)
    #expect(stage.ripple.circles.map { ($0.opacity * 1e6).rounded() / 1e6 } == [1, 0.5])
    stage.ripple.shows(background: 1)
    stage.advance(to: 1.75)
    #expect(stage.ripple.circles.map(\.center.x) == [100])
    stage.ripple.shows(background: 1)
    stage.release(1)
    stage.advance(to: 2.5)
    stage.ripple.shows([])
    stage.ripple.shows(background: 0)
  }

  @Test("One taken away and one lifted leave nothing behind")
  func mixedFingers() {
    stage.cell.contentView.isMultipleTouchEnabled = true
    for finger in 0..<5 { stage.press(finger, at: CGPoint(x: 50 + 40 * CGFloat(finger), y: 20)) }
    stage.advance(to: 0.2)
    #expect(stage.ripple.circles.count == 5)
    for finger in 0..<5 {
      if finger % 2 == 0 { stage.release(finger) } else { stage.cancel(finger) }
    }
    stage.advance(to: 2)
    #expect(stage.ripple.names == [PaperRippleLayers.background])
    stage.ripple.shows(background: 0)
  }

  @Test("A second finger passes a cell by that takes one")
  func secondFinger() {
    stage.press(1, at: middle)
    stage.press(2, at: middle)
    stage.advance(to: 0.5)
    #expect(stage.ripple.circles.count == 1)
    stage.release(2)
    stage.advance(to: 2)
    stage.ripple.shows(background: 1)
    stage.release(1)
    stage.advance(to: 4)
    stage.ripple.shows(background: 0)
  }

  @Test("Circles burst in the order in which they were made, each when it has grown by itself")
  func ownGrowth() {
    stage.cell.tapDelay = 0
    stage.press(at: middle)
    stage.release()
    stage.advance(to: 0.15)
    stage.press(at: middle)
    stage.release()
    // The end of the first one's growth is not the second's.
    stage.advance(to: 0.3)
    stage.ripple.shows([
      ShownRipple.Circle(center: middle, diameter: 320, opacity: 1),
      ShownRipple.Circle(center: middle, diameter: 5 + 315 * EaseOut.half, opacity: 0.5),
    ])
    stage.advance(to: 0.45)
    stage.ripple.shows([
      ShownRipple.Circle(center: middle, diameter: 320 + 100 * EaseOut.value(at: 0.2), opacity: 0.8),
      ShownRipple.Circle(center: middle, diameter: 320, opacity: 1),
    ])
    stage.advance(to: 1.05)
    #expect(stage.ripple.circles.count == 1)
    stage.advance(to: 1.2)
    stage.ripple.shows([])
  }

  @Test("A thousand taps in a second leave no layer behind", arguments: [0, 0.1], [true, false])
  func manyTaps(delay: TimeInterval, completes: Bool) {
    stage.cell.tapDelay = delay
    stage.cell.alwaysCompleteFullAnimation = completes
    for tap in 0..<1000 {
      stage.advance(to: Double(tap) / 1000)
      stage.press(at: CGPoint(x: 10 + CGFloat(tap % 300), y: 20))
      stage.advance(to: (Double(tap) + 0.5) / 1000)
      stage.release()
    }
    #expect(delay == 0 ? stage.ripple.circles.count > 700 : stage.ripple.circles.isEmpty)
    // The last began at 0.999 s and is gone 1.05 s later.
    stage.advance(to: 2.1)
    #expect(stage.ripple.names == [PaperRippleLayers.background])
    stage.ripple.shows(background: 0)
    #expect(stage.ripple.background?.animationKeys == [])
  }

  // MARK: Reuse

  @Test("Prepared for reuse, it is as new, and a finger that is still down does nothing more")
  func reuse() {
    stage.press(at: middle)
    stage.advance(to: 0.2)
    stage.cell.prepareForReuse()
    #expect(stage.ripple.names == [PaperRippleLayers.background])
    stage.ripple.shows(background: 0)
    stage.advance(to: 1)
    stage.release()
    stage.advance(to: 2)
    stage.ripple.shows([])
    stage.ripple.shows(background: 0)
  }

  @Test("The delay of the row before does not reach the next")
  func delayedReuse() {
    stage.press(at: middle)
    stage.advance(to: 0.05)
    stage.cell.prepareForReuse()
    stage.advance(to: 1)
    stage.ripple.shows([])
    stage.ripple.shows(background: 0)
    stage.release()
    stage.press(at: middle)
    stage.advance(to: 1.25)
    stage.ripple.shows([
      ShownRipple.Circle(center: middle, diameter: 5 + 315 * EaseOut.half, opacity: 0.5)
    ])
  }

  @Test("Taken out of its window in the middle, it is over", arguments: [0.05, 0.2, 0.6])
  func removal(time: TimeInterval) {
    stage.press(at: middle)
    stage.advance(to: time)
    stage.cell.removeFromSuperview()
    #expect(stage.ripple.names == [PaperRippleLayers.background])
    #expect(stage.ripple.background?.opacity == 0)
    stage.window.addSubview(stage.cell)
    stage.advance(to: 3)
    stage.release()
    stage.advance(to: 4)
    #expect(stage.ripple.names == [PaperRippleLayers.background])
    stage.ripple.shows(background: 0)
  }

  @Test("A cell that is let go of in the middle goes, with its ripple")
  func release() {
    weak var gone: PaperTableViewCell?
    do {
      let cell = PaperTableViewCell(style: .default, reuseIdentifier: nil)
      gone = cell
      let stage = CellStage(cell)
      stage.press(at: middle)
      stage.advance(to: 0.2)
      stage.cell.removeFromSuperview()
      stage.advance(to: 0.2)
    }
    #expect(gone == nil)
  }

  // MARK: Sizes

  @Test("The ripple fills a cell from any corner", arguments: [-1, -2] as [CGFloat])
  func corners(diameter: CGFloat) throws {
    stage.cell.tapCircleDiameter = diameter
    var time: TimeInterval = 0
    for corner in [
      CGPoint(x: 0, y: 0), CGPoint(x: 319.5, y: 0), CGPoint(x: 0, y: 43.5), CGPoint(x: 319.5, y: 43.5),
    ] {
      stage.press(at: corner)
      stage.advance(to: time + 1)
      if diameter == -1 { try expectFilled() }
      stage.release()
      // It ends at 0.75 s; right before, it is all but as wide as it gets.
      stage.advance(to: time + 1.7499999)
      try expectFilled()
      time += 3
      stage.advance(to: time)
    }
  }

  private func expectFilled() throws {
    let circle = try #require(stage.ripple.circles.first)
    for x in [0, 320] as [CGFloat] {
      for y in [0, 44] as [CGFloat] {
        #expect(hypot(x - circle.center.x, y - circle.center.y) <= circle.diameter / 2 + 1e-3)
      }
    }
  }

  @Test("The layers follow the cell's size, and the masks its corners")
  func resizing() throws {
    stage.cell.cornerRadius = 8
    stage.press(at: middle)
    stage.advance(to: 0.2)
    let circle = try #require(stage.ripple.circleLayers.first)
    let bounds = CGRect(x: 0, y: 0, width: 320, height: 44)
    #expect(circle.mask?.path == Path(roundedRect: bounds, cornerRadius: 8))
    stage.cell.frame.size = CGSize(width: 200, height: 60)
    stage.window.layoutIfNeeded()
    let resized = CGRect(x: 0, y: 0, width: 200, height: 60)
    #expect(stage.ripple.background?.frame == resized)
    #expect(circle.mask?.path == Path(roundedRect: resized, cornerRadius: 8))
    // An accessory narrows the content, not the ripple.
    stage.cell.accessoryType = .disclosureIndicator
    stage.window.layoutIfNeeded()
    #expect(stage.cell.contentView.bounds.width < 200)
    #expect(stage.ripple.background?.frame == resized)
  }

  @Test("A mask path is the circle's and the background's")
  func masks() throws {
    let path = Path(ellipseIn: CGRect(x: 10, y: 2, width: 300, height: 40))
    stage.cell.maskPath = path
    stage.press(at: middle)
    stage.advance(to: 0.2)
    #expect(stage.ripple.circleLayers.first?.mask?.path == path)
    #expect(stage.ripple.background?.mask?.path == path)
    stage.cell.maskPath = nil
    #expect(stage.ripple.background?.mask == nil)
    #expect(stage.ripple.circleLayers.first?.mask?.path == Path(CGRect(x: 0, y: 0, width: 320, height: 44)))
  }

  @Test("A cell that has lost its size in the meantime shows no circle")
  func noSize() {
    stage.press(at: middle)
    stage.cell.frame.size = .zero
    stage.advance(to: 0.3)
    stage.ripple.shows([])
    stage.release()
    stage.advance(to: 2)
    stage.ripple.shows(background: 0)
  }

  @Test("Numbers that are none make no path that is none", arguments: [.nan, .infinity, -.infinity] as [CGFloat])
  func noNumbers(number: CGFloat) throws {
    stage.cell.tapCircleDiameterStartValue = number
    stage.cell.tapCircleDiameter = number
    stage.cell.tapCircleBurstAmount = number
    stage.cell.backgroundFadeAlpha = number
    stage.cell.frame.size.width = number
    stage.press(at: middle)
    stage.advance(to: 0.25)
    stage.ripple.shows([
      ShownRipple.Circle(center: middle, diameter: 320 * EaseOut.half, opacity: 0.5)
    ])
    stage.release()
    stage.advance(to: 0.5)
    #expect(stage.ripple.circles.first?.diameter.isFinite == true)
    stage.advance(to: 5)
    stage.ripple.shows([])
  }

  // MARK: Colours

  @Test("Smart colours follow the text label")
  func smartColors() throws {
    stage.cell.textLabel?.textColor = Color(red: 1, green: 0, blue: 0)
    stage.press(at: middle)
    stage.advance(to: 0.5)
    #expect(stage.ripple.circleLayers.first?.fillColor == Color(red: 1, green: 0, blue: 0, alpha: 0.25))
    #expect(stage.ripple.background?.backgroundColor == Color(red: 1, green: 0, blue: 0, alpha: 0.15))
    stage.release()
    stage.advance(to: 2)
    stage.cell.textLabel?.textColor = Color(red: 0, green: 0, blue: 1)
    stage.press(at: middle)
    stage.advance(to: 2.5)
    #expect(stage.ripple.circleLayers.first?.fillColor == Color(red: 0, green: 0, blue: 1, alpha: 0.25))
    #expect(stage.ripple.background?.backgroundColor == Color(red: 0, green: 0, blue: 1, alpha: 0.15))
    // A background that is there follows with the next layout.
    stage.cell.textLabel?.textColor = .black
    stage.cell.setNeedsLayout()
    stage.window.layoutIfNeeded()
    #expect(stage.ripple.background?.backgroundColor == Color(white: 0, alpha: 0.15))
  }

  @Test("A grey where there are no colours, given ones where they are; an opacity over the background's")
  func otherColors() {
    stage.cell.usesSmartColor = false
    stage.cell.contentView.isMultipleTouchEnabled = true
    stage.press(1, at: middle)
    stage.advance(to: 0.1)
    #expect(stage.ripple.circleLayers.last?.fillColor == Color(white: 0.3, alpha: 0.25))
    #expect(stage.ripple.background?.backgroundColor == Color(white: 0.3, alpha: 0.15))
    stage.cell.tapCircleColor = .systemBlue
    stage.cell.backgroundFadeColor = Color(white: 1, alpha: 0.5)
    stage.cell.backgroundFadeAlpha = 0.7
    stage.press(2, at: middle)
    stage.advance(to: 0.2)
    #expect(stage.ripple.circleLayers.last?.fillColor == .systemBlue)
    #expect(stage.ripple.background?.backgroundColor == Color(white: 1, alpha: 0.35))
  }

  @Test("A cell without labels has the colour that labels have, and gets none")
  func noLabels() {
    stage.press(at: middle)
    stage.advance(to: 0.2)
    #expect(stage.ripple.circleLayers.first?.fillColor == Color.label.withAlphaComponent(0.25))
    #expect(stage.cell.contentView.subviews.isEmpty)
  }
}
