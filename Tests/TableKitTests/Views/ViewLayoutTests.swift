import Foundation
import Testing

@testable import TableKit

@MainActor
@Suite("The layout pass")
struct ViewLayoutTests {
  final class Counter: View {
    var count = 0
    var onLayout: ((Counter) -> Void)?
    override func layoutSubviews() {
      count += 1
      onLayout?(self)
    }
  }

  @Test("A layout is made once, from the top down, and only where it is needed")
  func once() {
    let root = Counter()
    let child = Counter()
    let leaf = Counter()
    child.addSubview(leaf)
    root.addSubview(child)
    root.layoutIfNeeded()
    root.layoutIfNeeded()
    #expect([root.count, child.count, leaf.count] as [Int] == [1, 1, 1])
    leaf.setNeedsLayout()
    leaf.setNeedsLayout()
    root.layoutIfNeeded()
    #expect([root.count, child.count, leaf.count] as [Int] == [1, 1, 2])
    #expect(!root.needsLayout)
  }

  @Test("A pass begins at the topmost of the ancestors that need it without a gap")
  func fromAncestor() {
    let root = Counter()
    let child = Counter()
    let leaf = Counter()
    child.addSubview(leaf)
    root.addSubview(child)
    leaf.layoutIfNeeded()
    #expect([root.count, child.count, leaf.count] as [Int] == [1, 1, 1])
    root.setNeedsLayout()
    leaf.setNeedsLayout()
    leaf.layoutIfNeeded()
    #expect([root.count, child.count, leaf.count] as [Int] == [1, 1, 2])
    root.layoutIfNeeded()
    #expect([root.count, child.count, leaf.count] as [Int] == [2, 1, 2])
  }

  @Test("A change of size asks for a layout; one of place, origin or transform does not")
  func causes() {
    let view = Counter()
    view.layoutIfNeeded()
    view.center = CGPoint(x: 5, y: 5)
    view.transform = CGAffineTransform(quarterTurns: 1)
    view.bounds.origin.y = 7
    #expect(!view.needsLayout)
    view.bounds.size.width = 8
    #expect(view.needsLayout)
  }

  @Test("Asking anew in a layout makes another round")
  func again() {
    let view = Counter()
    view.onLayout = { if $0.count < 5 { $0.setNeedsLayout() } }
    view.layoutIfNeeded()
    #expect(view.count == 5)
    #expect(!view.needsLayout)
  }

  @Test("A view that asks anew each time is given up and reported")
  func endless() {
    let window = Window(size: .zero)
    var faults: [ViewFault] = []
    window.onFault = { faults.append($0) }
    let view = Counter()
    view.onLayout = { $0.setNeedsLayout() }
    window.addSubview(view)
    window.layoutIfNeeded()
    #expect(view.count == 100)
    #expect(faults == [.layoutDoesNotSettle(view: "Window", rounds: 100)])
    view.onLayout = nil
    window.layoutIfNeeded()
    #expect(view.count == 101)
    #expect(faults.count == 1)
  }

  @Test("Two views that ask for each other are given up as well")
  func pingPong() {
    let window = Window(size: .zero)
    var faults = 0
    window.onFault = { _ in faults += 1 }
    let first = Counter()
    let second = Counter()
    first.onLayout = { _ in second.setNeedsLayout() }
    second.onLayout = { _ in first.setNeedsLayout() }
    window.addSubview(first)
    window.addSubview(second)
    window.layoutIfNeeded()
    #expect(faults == 1)
  }

  @Test("A layout within a layout does not run the same one again")
  func nested() {
    let root = Counter()
    let view = Counter()
    let leaf = Counter()
    root.addSubview(view)
    view.addSubview(leaf)
    view.onLayout = { view in
      if view.count == 1 { view.setNeedsLayout() }
      view.layoutIfNeeded()
      root.layoutIfNeeded()
    }
    root.layoutIfNeeded()
    #expect(view.count == 2)
    #expect(leaf.count == 1)
    #expect(root.count == 1)
    #expect(!root.needsLayout && !root.descendantNeedsLayout)
  }

  @Test("A layout may remove its siblings and itself")
  func removing() {
    let root = Counter()
    let first = Counter()
    let second = Counter()
    let third = Counter()
    for view in [first, second, third] { root.addSubview(view) }
    first.onLayout = { view in
      second.removeFromSuperview()
      view.removeFromSuperview()
    }
    root.layoutIfNeeded()
    #expect([first.count, second.count, third.count] as [Int] == [1, 0, 1])
    #expect(root.subviews.count == 1)
    #expect(second.needsLayout)
    root.addSubview(second)
    root.layoutIfNeeded()
    #expect(second.count == 1)
  }

  @Test("A view added in a layout is laid out in the same pass")
  func adding() {
    let root = Counter()
    let late = Counter()
    root.onLayout = { if late.superview == nil { $0.addSubview(late) } }
    root.layoutIfNeeded()
    #expect(late.count == 1)
    #expect(!late.needsLayout)
  }

  @Test("A subtree that is moved in takes its need along")
  func movedSubtree() {
    let inner = Counter()
    let middle = View()
    middle.addSubview(inner)
    middle.layoutIfNeeded()
    inner.setNeedsLayout()
    let root = View()
    root.layoutIfNeeded()
    root.addSubview(middle)
    root.layoutIfNeeded()
    #expect(inner.count == 2)
  }

  @Test("A marked view moved from a tree in mid-layout to a later one is laid out there")
  func movedDuringLayout() {
    let root = View()
    let left = Counter()
    let right = Counter()
    let child = Counter()
    root.addSubview(left)
    root.addSubview(right)
    left.addSubview(child)
    left.onLayout = { _ in if child.superview === left { right.addSubview(child) } }
    root.layoutIfNeeded()
    #expect(child.count == 1)
    #expect(!root.descendantNeedsLayout)
  }

  @Test("Fitting keeps the top left corner, turned or not")
  func sizeToFit() {
    final class Fixed: View {
      override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: 30, height: 10) }
    }
    let view = Fixed(frame: CGRect(x: 5, y: 6, width: 100, height: 100))
    view.sizeToFit()
    #expect(view.frame == CGRect(x: 5, y: 6, width: 30, height: 10))
    view.transform = CGAffineTransform(quarterTurns: 1)
    view.frame = CGRect(x: 5, y: 6, width: 100, height: 100)
    view.sizeToFit()
    #expect(view.frame == CGRect(x: 5, y: 6, width: 10, height: 30))
  }
}
