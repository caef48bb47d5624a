import Foundation
import Testing

@testable import TableKit

@MainActor
@Suite("Stack views: shown gradually")
struct StackAnimationTests {
  /// A column of three plates, 40 high, in a stack that is as high as they are, in a window.
  private let window = Window(size: CGSize(width: 100, height: 200))
  private let stack = StackView(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
  private let plates = (0..<3).map { _ in View(frame: CGRect(x: 0, y: 0, width: 100, height: 40)) }

  init() {
    stack.axis = .vertical
    for plate in plates {
      stack.addArrangedSubview(plate)
      stack.setExtent(40, of: plate)
    }
    let rest = View()
    rest.tag = 9
    stack.addArrangedSubview(rest)
    window.addSubview(stack)
    window.layoutIfNeeded()
  }

  private var clock: FrameClock { window.clock }

  private func top(_ view: View) -> CGFloat { view.shownValues.frame.minY }

  private func near(_ first: CGFloat, _ second: CGFloat) -> Bool { abs(first - second) < 1e-9 }

  @Test("A view on its way out that goes elsewhere stays there, and is seen")
  func goesElsewhere() {
    let other = StackView(frame: CGRect(x: 0, y: 100, width: 100, height: 100))
    window.addSubview(other)
    stack.removeArrangedSubview(plates[0], animated: true)
    clock.advance(by: 0.1)
    other.addArrangedSubview(plates[0])
    stack.removeArrangedSubview(plates[1], animated: true)
    clock.advance(by: 0.1)
    window.addSubview(plates[1])
    clock.advance(by: 1)
    #expect(plates[0].superview === other)
    #expect(plates[1].superview === window)
    for plate in plates[0...1] {
      #expect(plate.alpha == 1)
      #expect(plate.shownValues.opacity == 1)
    }
    #expect(stack.arrangedSubviews.count == 2)
  }

  @Test("A view that a layout has taken out meanwhile is not taken out again, nor another for it")
  func layoutTakesItOut() {
    let nosy = Nosy()
    stack.addArrangedSubview(nosy)
    window.layoutIfNeeded()
    nosy.onLayout = { [stack, plates] in stack.removeArrangedSubview(plates[2], animated: false) }
    nosy.setNeedsLayout()
    stack.removeArrangedSubview(plates[2], animated: true)
    clock.advance(by: 1)
    #expect(stack.arrangedSubviews.count == 4)
    #expect(!stack.arrangedSubviews.contains(plates[2]))
    #expect(stack.arrangedSubviews.contains(nosy))
  }

  /// Does something in its next layout.
  private final class Nosy: View {
    var onLayout: (() -> Void)?

    override func layoutSubviews() {
      super.layoutSubviews()
      let action = onLayout
      onLayout = nil
      action?()
    }
  }

  @Test("Hiding: the view says so at once, fades, and the next closes the gap; at half time, half way")
  func hide() {
    stack.setArrangedSubviews([plates[1]], hidden: true, animated: true)
    #expect(plates[1].isHidden)
    #expect(plates[1].isInSight)
    #expect(plates[2].frame.minY == 40)
    #expect(top(plates[2]) == 80)
    clock.advance(by: 0.15)
    // Ease-in-out is at half at half time.
    #expect(near(top(plates[2]), 60))
    #expect(near(plates[1].shownValues.opacity, 0.5))
    #expect(top(plates[1]) == 40, "it stays where it is")
    clock.advance(by: 0.15)
    #expect(top(plates[2]) == 40)
    #expect(!plates[1].isInSight)
    #expect(plates[1].alpha == 1)
  }

  @Test("Showing goes the same way backwards")
  func show() {
    stack.setArrangedSubviews([plates[1]], hidden: true, animated: false)
    #expect(top(plates[2]) == 40)
    #expect(!plates[1].isInSight)
    stack.setArrangedSubviews([plates[1]], hidden: false, animated: true)
    #expect(top(plates[2]) == 40)
    #expect(plates[1].shownValues.opacity == 0)
    #expect(top(plates[1]) == 40)
    clock.advance(by: 0.15)
    #expect(near(top(plates[2]), 60))
    #expect(near(plates[1].shownValues.opacity, 0.5))
    clock.advance(by: 0.15)
    #expect(top(plates[2]) == 80)
    #expect(plates[1].shownValues.opacity == 1)
  }

  @Test("Turned back half way, nothing jumps, and the view stays shown")
  func turnBack() {
    stack.setArrangedSubviews([plates[1]], hidden: true, animated: true)
    clock.advance(by: 0.15)
    stack.setArrangedSubviews([plates[1]], hidden: false, animated: true)
    #expect(near(top(plates[2]), 60))
    #expect(near(plates[1].shownValues.opacity, 0.5))
    clock.advance(by: 0.15)
    // The way out has come to its end, and must not hide what is shown again.
    #expect(plates[1].isInSight)
    #expect(!plates[1].isHidden)
    clock.advance(by: 0.15)
    #expect(top(plates[2]) == 80)
    #expect(plates[1].shownValues.opacity == 1)
    #expect(plates[1].alpha == 1)
  }

  @Test("Hidden and shown in quick succession: what was said last counts", arguments: [2, 3, 7, 20, 21])
  func rapid(times: Int) {
    for turn in 0..<times {
      stack.setArrangedSubviews([plates[1]], hidden: turn % 2 == 0, animated: true)
      clock.advance(by: 0.017)
    }
    clock.advance(by: 1)
    let isHidden = times % 2 == 1
    #expect(plates[1].isHidden == isHidden)
    #expect(plates[1].isInSight == !isHidden)
    #expect(plates[1].alpha == 1)
    #expect(plates[1].shownValues.opacity == 1)
    #expect(top(plates[2]) == (isHidden ? 40 : 80))
  }

  @Test("Hidden twice and shown once, it is shown")
  func hiddenTwice() {
    View.animate(withDuration: 0.3) { plates[1].isHidden = true }
    View.animate(withDuration: 0.3) { plates[1].isHidden = true }
    View.animate(withDuration: 0.3) { plates[1].isHidden = false }
    clock.advance(by: 1)
    #expect(plates[1].isInSight)
    #expect(top(plates[2]) == 80)
  }

  @Test("Setting isHidden in a block is enough, and the block's duration counts")
  func ownBlock() {
    View.animate(withDuration: 2, delay: 0, options: .curveLinear) { plates[0].isHidden = true }
    clock.advance(by: 0.5)
    #expect(near(top(plates[1]), 30))
    #expect(near(plates[0].shownValues.opacity, 0.75))
    clock.advance(by: 1.5)
    #expect(top(plates[1]) == 0)
    #expect(!plates[0].isInSight)
  }

  @Test("A view that was not opaque gets its opacity back")
  func opacity() {
    plates[1].alpha = 0.5
    stack.setArrangedSubviews([plates[1]], hidden: true, animated: true)
    clock.advance(by: 0.1)
    stack.setArrangedSubviews([plates[1]], hidden: false, animated: true)
    stack.setArrangedSubviews([plates[1]], hidden: true, animated: true)
    clock.advance(by: 1)
    #expect(plates[1].alpha == 0.5)
  }

  @Test("Inserting and removing are each other's mirror images")
  func insertAndRemove() {
    let added = View(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
    stack.insertArrangedSubview(added, at: 1, animated: true)
    #expect(stack.arrangedSubviews.count == 5)
    #expect(added.frame == CGRect(x: 0, y: 40, width: 100, height: 30))
    #expect(top(added) == 40)
    #expect(added.shownValues.opacity == 0)
    #expect(top(plates[1]) == 40)
    var coming: [[CGFloat]] = []
    for _ in 0..<10 {
      clock.advance(by: 0.03)
      coming.append([top(added), added.shownValues.opacity, top(plates[1])])
    }
    #expect(coming.last == [40, 1, 70])
    #expect(stack.arrangedSubviews[1] === added)

    stack.removeArrangedSubview(added, animated: true)
    #expect(!stack.arrangedSubviews.contains(added))
    #expect(added.superview === stack)
    var going: [[CGFloat]] = [[top(added), added.shownValues.opacity, top(plates[1])]]
    for _ in 0..<9 {
      clock.advance(by: 0.03)
      going.append([top(added), added.shownValues.opacity, top(plates[1])])
    }
    // Ease-in-out is the same from both ends.
    for (come, go) in zip(coming, going.reversed()) {
      for (first, second) in zip(come, go) { #expect(abs(first - second) < 1e-6) }
    }
    clock.advance(by: 0.03)
    #expect(added.superview == nil)
    #expect(added.alpha == 1)
  }

  @Test("A view that is on its way out and is inserted again turns back")
  func insertLeaving() {
    stack.removeArrangedSubview(plates[1], animated: true)
    clock.advance(by: 0.15)
    stack.insertArrangedSubview(plates[1], at: 1, animated: true)
    #expect(near(plates[1].shownValues.opacity, 0.5))
    #expect(stack.arrangedSubviews.firstIndex(of: plates[1]) == 1)
    clock.advance(by: 1)
    #expect(plates[1].superview === stack)
    #expect(plates[1].alpha == 1)
    #expect(top(plates[2]) == 80)
  }

  @Test("Moving: each view goes to its new place")
  func move() {
    stack.insertArrangedSubview(plates[0], at: 2, animated: true)
    #expect(plates.map { $0.frame.minY } == [80, 0, 40])
    clock.advance(by: 0.15)
    #expect(near(top(plates[0]), 40))
    #expect(near(top(plates[1]), 20))
    #expect(near(top(plates[2]), 60))
    clock.advance(by: 0.15)
    #expect(plates.map { top($0) } == [80, 0, 40])
  }

  @Test("Outside of a window, and where nothing is animated, all happens at once")
  func atOnce() {
    stack.removeFromSuperview()
    stack.removeArrangedSubview(plates[0], animated: true)
    #expect(plates[0].superview == nil)
    stack.setArrangedSubviews([plates[1]], hidden: true, animated: true)
    #expect(!plates[1].isInSight)
    window.addSubview(stack)
    stack.insertArrangedSubview(plates[0], at: 0, animated: false)
    #expect(plates[0].shownValues.opacity == 1)
    #expect(top(plates[0]) == 0)
  }

  @Test("A stack that leaves its window in the middle leaves nothing half done")
  func leavesWindow() {
    stack.removeArrangedSubview(plates[0], animated: true)
    stack.setArrangedSubviews([plates[1]], hidden: true, animated: true)
    clock.advance(by: 0.1)
    stack.removeFromSuperview()
    clock.advance(by: 1)
    #expect(plates[0].superview == nil)
    #expect(plates[0].alpha == 1)
    #expect(plates[1].alpha == 1)
    #expect(!plates[1].isInSight)
  }

  @Test("A stack in a stack takes the outer one along")
  func nested() {
    let inner = StackView(arrangedSubviews: [View(frame: CGRect(x: 0, y: 0, width: 10, height: 20))])
    inner.axis = .vertical
    let detail = View(frame: CGRect(x: 0, y: 0, width: 10, height: 60))
    inner.addArrangedSubview(detail)
    stack.insertArrangedSubview(inner, at: 0, animated: false)
    #expect(plates[0].frame.minY == 80)
    View.animate(withDuration: 0.3) { detail.isHidden = true }
    #expect(plates[0].frame.minY == 20)
    clock.advance(by: 0.15)
    #expect(near(top(plates[0]), 50))
  }
}
