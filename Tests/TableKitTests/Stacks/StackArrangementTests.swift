import Foundation
import TestSupport
import Testing

@testable import TableKit

@MainActor
@Suite("Stack views: the arranged views")
struct StackArrangementTests {
  private let views = (0..<4).map { index in
    let view = View(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    view.tag = index
    return view
  }

  private func tags(_ stack: StackView) -> [Int] { stack.arrangedSubviews.map(\.tag) }

  @Test("Adding, inserting and moving")
  func adding() {
    let stack = StackView(arrangedSubviews: [views[0], views[1]])
    stack.insertArrangedSubview(views[2], at: 1)
    #expect(tags(stack) == [0, 2, 1])
    stack.insertArrangedSubview(views[3], at: 99)
    #expect(tags(stack) == [0, 2, 1, 3])
    stack.insertArrangedSubview(views[0], at: 2)
    #expect(tags(stack) == [2, 1, 0, 3], "the index is the one it has afterwards")
    stack.insertArrangedSubview(views[3], at: -5)
    #expect(tags(stack) == [3, 2, 1, 0])
    stack.addArrangedSubview(views[2])
    #expect(tags(stack) == [3, 1, 0, 2])
    #expect(stack.subviews.count == 4)
  }

  @Test("A view that is arranged no longer stays a subview; one that is taken out is arranged no longer")
  func removing() {
    let stack = StackView(arrangedSubviews: views)
    stack.removeArrangedSubview(views[1])
    #expect(tags(stack) == [0, 2, 3])
    #expect(views[1].superview === stack)
    views[2].removeFromSuperview()
    #expect(tags(stack) == [0, 3])
    let other = View()
    other.addSubview(views[0])
    #expect(tags(stack) == [3])
    stack.removeArrangedSubview(other)
    #expect(tags(stack) == [3])
  }

  @Test("A subview that is not arranged is left alone")
  func plainSubview() {
    let stack = StackView(arrangedSubviews: [views[0]])
    stack.frame = CGRect(x: 0, y: 0, width: 50, height: 20)
    views[1].frame = CGRect(x: 3, y: 4, width: 5, height: 6)
    stack.addSubview(views[1])
    stack.layoutIfNeeded()
    #expect(views[0].frame == stack.bounds)
    #expect(views[1].frame == CGRect(x: 3, y: 4, width: 5, height: 6))
    stack.addArrangedSubview(views[1])
    stack.layoutIfNeeded()
    #expect(views[1].frame == CGRect(x: 10, y: 0, width: 40, height: 20))
  }

  @Test("A ring of views is refused, and nothing is arranged")
  func ring() {
    let outer = StackView()
    let inner = StackView()
    outer.addArrangedSubview(inner)
    inner.addArrangedSubview(outer)
    #expect(inner.arrangedSubviews.isEmpty)
    #expect(outer.arrangedSubviews == [inner])
  }

  @Test("The same indexes as an array that is edited in the same way")
  func randomEdits() {
    var generator = SeededGenerator(seed: 7)
    let stack = StackView()
    var model: [Int] = []
    let pool = (0..<12).map { index in
      let view = View()
      view.tag = index
      return view
    }
    for _ in 0..<2_000 {
      let view = pool[Int.random(in: 0..<12, using: &generator)]
      let isIn = model.contains(view.tag)
      switch Int.random(in: 0..<4, using: &generator) {
      case 0:
        model.removeAll { $0 == view.tag }
        model.append(view.tag)
        stack.addArrangedSubview(view)
      case 1, 2:
        let index = Int.random(in: 0..<14, using: &generator)
        model.removeAll { $0 == view.tag }
        model.insert(view.tag, at: min(index, model.count))
        stack.insertArrangedSubview(view, at: index)
      default:
        model.removeAll { $0 == view.tag }
        if isIn, Bool.random(using: &generator) {
          stack.removeArrangedSubview(view)
        } else {
          view.removeFromSuperview()
        }
      }
      #expect(tags(stack) == model)
    }
  }
}
