import Foundation
import Testing

@testable import TableKit

@MainActor
@Suite("Ends of animations")
struct AnimationEndTests {
  private let window = Window(size: CGSize(width: 400, height: 400))
  private let plate = View(frame: CGRect(x: 0, y: 0, width: 100, height: 40))

  init() {
    window.addSubview(plate)
  }

  private func fade(_ duration: TimeInterval) -> BasicAnimation<CGFloat> {
    BasicAnimation(keyPath: .opacity, fromValue: 0, toValue: 0.5, duration: duration)
  }

  @Test(
    "Completions come at exactly their times, in the order of their ends, and at one time in that of their beginnings")
  func order() {
    var log: [String] = []
    func add(_ name: String, _ duration: TimeInterval) {
      plate.layer.add(fade(duration), forKey: name) { log.append("\(name) \($0) \(window.clock.now)") }
    }
    add("c", 0.35)
    add("a", 0.2)
    add("b", 0.35)
    View.animate(withDuration: 0.35, animations: { plate.center.x += 9 }) { log.append("d \($0) \(window.clock.now)") }
    add("zero", 0)
    #expect(log.isEmpty)
    window.clock.advance(to: 1)
    #expect(log == ["zero true 0.0", "a true 0.2", "c true 0.35", "b true 0.35", "d true 0.35"])
  }

  @Test("A basic animation without a curve is linear", arguments: [0.1, 0.25, 0.5, 0.9])
  func linear(part: Double) {
    plate.layer.add(fade(2), forKey: "fade")
    window.clock.advance(by: 2 * part)
    let shown = plate.layer.presentation()?.opacity ?? -1
    #expect(abs(shown - CGFloat(0.5 * part)) < 1e-12)
  }

  @Test("At its end an animation is out of the way before its completion is called")
  func valueInCompletion() {
    var seen: CGFloat?
    plate.layer.add(fade(1), forKey: "fade") { _ in seen = plate.layer.presentation()?.opacity }
    window.clock.advance(by: 1)
    #expect(seen == 1)
  }

  @Test("What is removed, replaced or taken out of the window is told so, once, when the clock goes on")
  func removal() {
    var log: [String] = []
    func add(_ name: String, to layer: Layer) {
      layer.add(fade(1), forKey: name) { log.append("\(name) \($0) \(window.clock.now)") }
    }
    let circle = ShapeLayer()
    plate.layer.addSublayer(circle)
    add("removed", to: plate.layer)
    add("same", to: plate.layer)
    add("same", to: plate.layer)
    add("sublayer", to: circle)
    plate.layer.removeAnimation(forKey: "removed")
    plate.layer.removeAnimation(forKey: "unknown")
    #expect(log.isEmpty)
    window.clock.advance(to: 0.25)
    #expect(log == ["same false 0.0", "removed false 0.0"])
    circle.removeFromSuperlayer()
    #expect(circle.presentation() == nil)
    window.clock.advance(to: 0.5)
    #expect(log.count == 3 && log[2] == "sublayer false 0.25")
    plate.removeFromSuperview()
    window.clock.advance(to: 5)
    #expect(log.count == 4 && log[3] == "same false 0.5")
    #expect(window.animationTally.count == 0)
    window.addSubview(plate)
    #expect(plate.layer.animationKeys.isEmpty)
  }

  @Test("A layer's own completion may remove it, its view, or begin again")
  func changesInCompletion() {
    var log: [String] = []
    let circle = ShapeLayer()
    plate.layer.addSublayer(circle)
    circle.add(fade(0.1), forKey: "a") { _ in
      log.append("a")
      circle.removeFromSuperlayer()
      plate.removeFromSuperview()
    }
    circle.add(fade(0.1), forKey: "b") { log.append("b \($0)") }
    plate.layer.add(fade(1), forKey: "c") { log.append("c \($0)") }
    window.clock.advance(to: 0.3)
    #expect(log == ["a", "b false", "c false"])
    #expect(circle.superlayer == nil && plate.superview == nil)

    window.addSubview(plate)
    var count = 0
    func again() {
      guard count < 5 else { return }
      count += 1
      plate.layer.add(fade(0.1), forKey: "again") { _ in again() }
    }
    again()
    window.clock.advance(by: 1)
    #expect(count == 5)
    #expect(plate.layer.animationKeys.isEmpty)
  }

  @Test("Outside of a window there is no time: it is over at once")
  func outside() {
    let view = View(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    var log: [String] = []
    view.layer.add(fade(1), forKey: "fade") { log.append("layer \($0)") }
    #expect(view.layer.presentation() == nil)
    View.animate(withDuration: 1, animations: { view.alpha = 0 }) { log.append("view \($0)") }
    #expect(log == ["layer true", "view true"])
    #expect(view.alpha == 0)
    #expect(view.layer.animationKeys.isEmpty)
  }

  @Test("An animation that stays is told of once, and can be removed later")
  func staying() {
    var log: [Bool] = []
    var animation = fade(1)
    animation.fillMode = .forwards
    animation.isRemovedOnCompletion = false
    plate.layer.add(animation, forKey: "stay") { log.append($0) }
    window.clock.advance(by: 2)
    #expect(plate.layer.presentation()?.opacity == 0.5)
    #expect(plate.layer.animation(forKey: "stay") is BasicAnimation<CGFloat>)
    plate.layer.removeAllAnimations()
    window.clock.advance(by: 1)
    #expect(log == [true])
    #expect(plate.layer.presentation()?.opacity == 1)
  }

  @Test("A window that is let go of takes running animations along")
  func release() {
    final class Mark {}
    weak var seen: Mark?
    weak var seenView: View?
    do {
      let window = Window(size: CGSize(width: 10, height: 10))
      let view = View(frame: CGRect(x: 0, y: 0, width: 5, height: 5))
      window.addSubview(view)
      let mark = Mark()
      seen = mark
      seenView = view
      var forever = fade(1)
      forever.repeatCount = .infinity
      view.layer.add(forever, forKey: nil) { _ in _ = mark }
      view.layer.add(fade(1), forKey: nil) { _ in _ = mark }
      View.animate(withDuration: 1, animations: { view.alpha = 0 }) { _ in _ = mark }
      window.clock.advance(by: 0.5)
    }
    #expect(seen == nil)
    #expect(seenView == nil)
  }
}
