import Foundation
import TestSupport
import Testing

@testable import TableKit

/// What is shown never jumps where a property is changed while it moves.
@MainActor
@Suite("Interrupted and reversed animations")
struct InterruptionTests {
  /// How a change is animated.
  enum Style: Sendable, CaseIterable {
    case easeInOut, easeIn, easeOut, linear, spring, softSpring

    @MainActor
    func animate(taking duration: TimeInterval, takingOver: Bool, _ body: @MainActor () -> Void) {
      let base: View.AnimationOptions = takingOver ? .beginFromCurrentState : []
      switch self {
      case .easeInOut: View.animate(withDuration: duration, delay: 0, options: base, animations: body)
      case .easeIn: View.animate(withDuration: duration, delay: 0, options: base.union(.curveEaseIn), animations: body)
      case .easeOut:
        View.animate(withDuration: duration, delay: 0, options: base.union(.curveEaseOut), animations: body)
      case .linear: View.animate(withDuration: duration, delay: 0, options: base.union(.curveLinear), animations: body)
      case .spring:
        View.animate(
          withDuration: duration, delay: 0, usingSpringWithDamping: 0.5, initialSpringVelocity: 0, options: base,
          animations: body)
      case .softSpring:
        View.animate(
          withDuration: duration, delay: 0, usingSpringWithDamping: 1, initialSpringVelocity: 0, options: base,
          animations: body)
      }
    }
  }

  private let window = Window(size: CGSize(width: 400, height: 400))
  private let plate = View(frame: CGRect(x: 0, y: 0, width: 100, height: 40))

  init() {
    window.addSubview(plate)
  }

  private func shown(at time: TimeInterval) -> [Double] {
    let values = plate.layer.shownValues(at: time)
    let transform = values.transform
    return [
      values.position.x, values.position.y, values.bounds.width, values.bounds.height, values.opacity, transform.a,
      transform.b, transform.c, transform.d, transform.tx, values.cornerRadius, values.backgroundColor?.red ?? 0,
      values.backgroundColor?.alpha ?? 0,
    ].map { Double($0) }
  }

  /// The velocity at a time from values on one side of it, by the difference of fifth order: with steps of h the error is about h⁵ times
  /// the sixth derivative, and what is rounded about 1e-13/h.
  private func velocity(at time: TimeInterval, step: TimeInterval) -> [Double] {
    let weights = [-137.0 / 60, 5, -5, 10.0 / 3, -1.25, 0.2]
    var sum = [Double](repeating: 0, count: shown(at: time).count)
    for (index, weight) in weights.enumerated() {
      let values = shown(at: time + Double(index) * step)
      for place in sum.indices { sum[place] += values[place] * weight / step }
    }
    return sum
  }

  private func changeAll(_ index: Int) {
    plate.center = CGPoint(x: 50 + 170 * Double(index), y: 20 - 60 * Double(index))
    plate.bounds.size = CGSize(width: 100 + 20 * Double(index), height: 40 - 5 * Double(index))
    plate.alpha = 1 - 0.3 * Double(index)
    plate.transform = CGAffineTransform(rotationAngle: 0.7 * Double(index)).scaledBy(x: 1 + 0.2 * Double(index), y: 1)
    plate.cornerRadius = 4 * Double(index)
    plate.backgroundColor = Color(red: 0.2, green: 0.3 * Double(index), blue: 0.5, alpha: 1 - 0.2 * Double(index))
  }

  @Test("Value and velocity go on, whatever interrupts whatever", arguments: Style.allCases, Style.allCases)
  func continuity(first: Style, second: Style) {
    plate.backgroundColor = Color(red: 0.2, green: 0, blue: 0.5)
    var generator = SeededGenerator(seed: 7)
    for takingOver in [false, true] {
      View.performWithoutAnimation { changeAll(0) }
      plate.layer.removeAllAnimations()
      first.animate(taking: 1, takingOver: false) { changeAll(2) }
      window.clock.advance(by: 0.05 + 0.9 * generator.unit())
      let now = window.clock.now
      let before = shown(at: now)
      // Tracks can be asked for any time: after the interruption, the old ones are gone or joined by others.
      let velocityBefore = velocity(at: now, step: -1e-3)
      second.animate(taking: 0.7, takingOver: takingOver) { changeAll(1) }
      let after = shown(at: now)
      let velocityAfter = velocity(at: now, step: 1e-3)
      let tolerance = second == .easeOut ? 0.02 : 1e-3
      for place in before.indices {
        #expect(abs(before[place] - after[place]) <= 1e-9 * max(1, abs(before[place])))
        // What can be told of a velocity from values is coarser than what it is; the exact one is compared below. Ease-out begins with
        // a root of the time, for which a difference is coarser yet.
        #expect(abs(velocityBefore[place] - velocityAfter[place]) <= tolerance * max(1, abs(velocityBefore[place])))
      }
      window.clock.advance(by: 5)
      #expect(plate.layer.animationKeys.isEmpty)
    }
  }

  /// The exact velocity of a property of the plate.
  private func exactVelocity(of property: LayerPropertyKind) -> AnimationVector {
    plate.layer.running.sum(of: property, where: { _ in true }, at: window.clock.now).velocity
  }

  @Test("The velocity is the same to a billionth", arguments: Style.allCases, Style.allCases)
  func exactVelocity(first: Style, second: Style) {
    var generator = SeededGenerator(seed: 11)
    for takingOver in [false, true] {
      for _ in 0..<5 {
        View.performWithoutAnimation { changeAll(0) }
        plate.layer.removeAllAnimations()
        first.animate(taking: 1, takingOver: false) { changeAll(2) }
        window.clock.advance(by: 0.05 + 0.9 * generator.unit())
        for property in [LayerPropertyKind.position, .bounds, .opacity, .transform, .cornerRadius] {
          let before = exactVelocity(of: property)
          #expect(before != .zero)
          second.animate(taking: 0.7, takingOver: takingOver) {
            switch property {
            case .position: plate.center = CGPoint(x: -30, y: 7)
            case .bounds: plate.bounds.size = CGSize(width: 3, height: 90)
            case .opacity: plate.alpha = 0.1
            case .transform: plate.transform = CGAffineTransform(rotationAngle: -2)
            default: plate.cornerRadius = 11
            }
          }
          let after = exactVelocity(of: property)
          for place in 0..<8 { #expect(abs(before[place] - after[place]) <= 1e-9 * max(1, abs(before[place]))) }
        }
        window.clock.advance(by: 5)
      }
    }
  }

  @Test("An animation that is reversed half way comes to a stop and goes back, without a jump")
  func reversal() {
    plate.center.x = 50
    View.animate(withDuration: 1) { plate.center.x = 250 }
    window.clock.advance(by: 0.5)
    #expect(abs(plate.shownValues.position.x - 150) < 1e-9)
    View.animate(withDuration: 1) { plate.center.x = 50 }
    #expect(abs(plate.shownValues.position.x - 150) < 1e-9)
    var last = plate.shownValues.position.x
    var turned = 0
    var rising = true
    for _ in 0..<100 {
      window.clock.advance(by: 0.01)
      let x = plate.shownValues.position.x
      // No step is longer than the curve's greatest slope, less than 2 in a second, allows for both ways.
      #expect(abs(x - last) < 0.01 * 200 * 2 * 2)
      if (x > last) != rising {
        rising.toggle()
        turned += 1
      }
      last = x
    }
    #expect(turned == 1)
    window.clock.advance(by: 0.1)
    #expect(plate.shownValues.position.x == 50)
  }

  @Test("Two ways are added: what is left of the old one to what is left of the new one")
  func sums() {
    plate.center.x = 0
    View.animate(withDuration: 1, delay: 0, options: .curveEaseInOut) { plate.center.x = 100 }
    window.clock.advance(by: 0.25)
    View.animate(withDuration: 1, delay: 0, options: .curveEaseInOut) { plate.center.x = 40 }
    window.clock.advance(by: 0.35)
    let old = -100 * (1 - Bisection.value(0.42, 0, 0.58, 1, at: 0.6))
    let new = 60 * (1 - Bisection.value(0.42, 0, 0.58, 1, at: 0.35))
    #expect(abs(plate.shownValues.position.x - (40 + old + new)) < 1e-6)
  }

  @Test("Nothing is bent that does not interrupt: linear stays linear")
  func linear() {
    plate.center.x = 0
    View.animate(withDuration: 2, delay: 0, options: .curveLinear) { plate.center.x = 100 }
    for step in 1...7 {
      window.clock.advance(to: Double(step) * 0.25)
      #expect(abs(plate.shownValues.position.x - 12.5 * Double(step)) < 1e-9)
    }
  }

  @Test("What is taken over ends there, and is told so")
  func takingOver() {
    var log: [String] = []
    View.animate(withDuration: 1, animations: { plate.center.x = 200 }) {
      log.append("first \($0) \(window.clock.now)")
    }
    window.clock.advance(by: 0.5)
    View.animate(withDuration: 1, delay: 0, options: .beginFromCurrentState) {
      plate.center.x = 0
    } completion: {
      log.append("second \($0) \(window.clock.now)")
    }
    #expect(plate.layer.animationKeys == ["position"])
    window.clock.advance(by: 2)
    #expect(log == ["first false 0.5", "second true 1.5"])
  }
}
