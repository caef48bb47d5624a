import Foundation
import PaperRipple
import TableKit
import Testing

/// What is shown of a finger on a cell of 320 × 44 points, at exact times.
@MainActor
@Suite("Timelines of ripples")
struct PaperRippleTimelineTests {
  private let stage = CellStage()
  private let middle = CGPoint(x: 160, y: 22)

  private func circle(_ diameter: CGFloat, _ opacity: CGFloat, at center: CGPoint? = nil) -> ShownRipple.Circle {
    ShownRipple.Circle(center: center ?? middle, diameter: diameter, opacity: opacity)
  }

  @Test("The curve's value at one half is the one in digits")
  func curve() {
    #expect(abs(EaseOut.value(at: 0.5) - EaseOut.half) < 1e-12)
  }

  @Test("After the delay the circle grows from 5 to 320 points under the finger, and the background appears")
  func growth() {
    let point = CGPoint(x: 20, y: 10)
    stage.press(at: point)
    for time in [0, 0.05, 0.0999] {
      stage.advance(to: time)
      stage.ripple.shows([])
      stage.ripple.shows(background: 0)
    }
    for step in 0...10 {
      stage.advance(to: 0.1 + 0.03 * Double(step))
      let part = Double(step) / 10
      stage.ripple.shows([circle(5 + 315 * EaseOut.value(at: part), part, at: point)])
      stage.ripple.shows(background: part)
    }
    // In digits: half way, 5 + 315 · 0.6846431874.
    #expect(abs(5 + 315 * EaseOut.value(at: 0.5) - 220.6626040396501) < 1e-9)
    for time in [1, 60] as [TimeInterval] {
      stage.advance(to: time)
      stage.ripple.shows([circle(320, 1, at: point)])
      stage.ripple.shows(background: 1)
    }
  }

  @Test("Lifted when it has grown, it bursts at once by 100 points and is gone; so is the background")
  func burst() {
    stage.press(at: middle)
    stage.advance(to: 0.6)
    stage.release()
    for step in 0..<10 {
      stage.advance(to: 0.6 + 0.075 * Double(step))
      let part = Double(step) / 10
      stage.ripple.shows([circle(320 + 100 * EaseOut.value(at: part), 1 - part)])
      stage.ripple.shows(background: 1 - part)
    }
    stage.advance(to: 1.35)
    #expect(stage.ripple.names == [PaperRippleLayers.background])
    stage.ripple.shows(background: 0)
  }

  @Test("Lifted earlier, it grows to its end first; until then the background stays")
  func waiting() {
    stage.press(at: middle)
    stage.advance(to: 0.2)
    stage.release()
    stage.advance(to: 0.25)
    stage.ripple.shows([circle(5 + 315 * EaseOut.half, 0.5)])
    stage.ripple.shows(background: 0.5)
    stage.advance(to: 0.4)
    stage.ripple.shows([circle(320, 1)])
    stage.ripple.shows(background: 1)
    stage.advance(to: 0.4 + 0.375)
    stage.ripple.shows([circle(320 + 100 * EaseOut.half, 0.5)])
    stage.ripple.shows(background: 0.5)
    stage.advance(to: 1.15)
    stage.ripple.shows([])
    stage.ripple.shows(background: 0)
  }

  @Test("Without alwaysCompleteFullAnimation it bursts at once, from what is shown")
  func incomplete() {
    stage.cell.alwaysCompleteFullAnimation = false
    stage.press(at: middle)
    stage.advance(to: 0.25)
    stage.release()
    let diameter = 5 + 315 * EaseOut.half
    stage.ripple.shows([circle(diameter, 0.5)])
    stage.advance(to: 0.25 + 0.375)
    stage.ripple.shows([circle(diameter + (420 - diameter) * EaseOut.half, 0.25)])
    stage.ripple.shows(background: 0.25)
    stage.advance(to: 1)
    stage.ripple.shows([])
    stage.ripple.shows(background: 0)
  }

  @Test("The burst is about the point where the finger is lifted")
  func moving() {
    stage.press(at: middle)
    stage.advance(to: 0.5)
    stage.move(to: CGPoint(x: 180, y: 30))
    stage.ripple.shows([circle(320, 1)])
    stage.release()
    stage.advance(to: 0.875)
    stage.ripple.shows([
      circle(
        320 + 100 * EaseOut.half, 0.5, at: CGPoint(x: 160 + 20 * EaseOut.half, y: 22 + 8 * EaseOut.half))
    ])
  }

  @Test("Without rippleFromTapLocation everything is about the middle")
  func fromMiddle() {
    stage.cell.rippleFromTapLocation = false
    stage.press(at: CGPoint(x: 3, y: 4))
    stage.advance(to: 0.25)
    stage.ripple.shows([circle(5 + 315 * EaseOut.half, 0.5)])
    stage.advance(to: 0.5)
    stage.release()
    stage.advance(to: 0.875)
    stage.ripple.shows([circle(320 + 100 * EaseOut.half, 0.5)])
  }

  @Test("Times, diameters and amounts of one's own")
  func ownNumbers() {
    stage.cell.tapDelay = 0.25
    stage.cell.touchDownAnimationDuration = 2
    stage.cell.touchUpAnimationDuration = 1
    stage.cell.tapCircleDiameterStartValue = 11
    stage.cell.tapCircleDiameter = PaperTableViewCell.tapCircleDiameterSmall
    stage.cell.tapCircleBurstAmount = -31
    stage.press(at: middle)
    stage.advance(to: 1.25)
    stage.ripple.shows([circle(11 + 220 * EaseOut.half, 0.5)])
    stage.advance(to: 3)
    stage.release()
    stage.advance(to: 3.5)
    stage.ripple.shows([circle(231 - 31 * EaseOut.half, 0.5)])
    stage.advance(to: 4)
    stage.ripple.shows([])
  }

  @Test("A delay of 0 begins at once", arguments: [0, -1, .nan] as [TimeInterval])
  func noDelay(delay: TimeInterval) {
    stage.cell.tapDelay = delay
    stage.press(at: middle)
    stage.ripple.shows([circle(5, 0)])
    stage.advance(to: 0.15)
    stage.ripple.shows([circle(5 + 315 * EaseOut.half, 0.5)])
  }

  @Test("Durations of 0 change everything at once", arguments: [0, -3, .nan] as [TimeInterval])
  func noDurations(duration: TimeInterval) {
    stage.cell.touchDownAnimationDuration = duration
    stage.cell.touchUpAnimationDuration = duration
    stage.press(at: middle)
    stage.advance(to: 0.1)
    stage.ripple.shows([circle(320, 1)])
    stage.ripple.shows(background: 1)
    stage.release()
    stage.advance(to: 0.1)
    stage.ripple.shows([])
    stage.ripple.shows(background: 0)
  }

  // MARK: Taken away

  @Test("A touch that is taken away, as a scroll does, leaves nothing that looks like a tap: it grows no further")
  func cancelling() {
    stage.press(at: middle)
    stage.advance(to: 0.25)
    stage.cancel()
    let diameter = 5 + 315 * EaseOut.half
    for part in [0, 0.25, 0.5, 0.9] {
      stage.advance(to: 0.25 + 0.75 * part)
      stage.ripple.shows([circle(diameter, 0.5 * (1 - part))])
      stage.ripple.shows(background: 0.5 * (1 - part))
    }
    stage.advance(to: 1)
    stage.ripple.shows([])
    stage.ripple.shows(background: 0)
  }

  @Test("Taken away when it has grown, it fades without a burst")
  func cancellingGrown() {
    stage.press(at: middle)
    stage.advance(to: 0.5)
    stage.cancel()
    stage.advance(to: 0.875)
    stage.ripple.shows([circle(320, 0.5)])
    stage.ripple.shows(background: 0.5)
    stage.advance(to: 1.25)
    stage.ripple.shows([])
  }

  @Test("Lifted or taken away within the delay, it leaves no trace", arguments: [true, false])
  func withinDelay(isLifted: Bool) {
    stage.press(at: middle)
    stage.advance(to: 0.09)
    if isLifted { stage.release() } else { stage.cancel() }
    for time in [0.09, 0.1, 0.2, 0.4, 2] {
      stage.advance(to: time)
      stage.ripple.shows([])
      stage.ripple.shows(background: 0)
    }
  }

  // MARK: Again

  @Test("A background that is going comes back from what is shown")
  func again() {
    stage.press(at: middle)
    stage.advance(to: 0.5)
    stage.release()
    stage.advance(to: 0.5 + 0.15)
    stage.press(at: middle)
    stage.advance(to: 0.75)
    // A third of 0.75 s is over.
    stage.ripple.shows(background: 1 - 0.25 / 0.75)
    stage.advance(to: 0.9)
    let shown = 1 - 0.25 / 0.75
    stage.ripple.shows(background: shown + (1 - shown) * 0.5)
    #expect(stage.ripple.circles.count == 2)
  }

  @Test("The layers, from back to front, with those of others in front of them")
  func layers() {
    let own = Layer()
    own.name = "own"
    stage.cell.contentView.layer.addSublayer(own)
    stage.cell.tapDelay = 0
    #expect(stage.ripple.names == [PaperRippleLayers.background, "own"])
    stage.press(at: middle)
    stage.release()
    stage.press(at: middle)
    #expect(
      stage.ripple.names == [
        PaperRippleLayers.background, PaperRippleLayers.circle, PaperRippleLayers.circle, "own",
      ])
    // What somebody puts behind the background is put in front of it again.
    let behind = Layer()
    stage.cell.contentView.layer.insertSublayer(behind, at: 0)
    stage.cell.setNeedsLayout()
    stage.window.layoutIfNeeded()
    #expect(stage.ripple.names.first == PaperRippleLayers.background)
    let background = stage.ripple.background
    #expect(background?.frame == CGRect(x: 0, y: 0, width: 320, height: 44))
    #expect(background?.mask == nil)
  }
}
