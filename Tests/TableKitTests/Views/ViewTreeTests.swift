import Foundation
import Testing

@testable import TableKit

@MainActor
@Suite("The tree of views")
struct ViewTreeTests {
  final class Recorder: View {
    var calls: [String] = []
    var onDidMoveToWindow: (() -> Void)?
    var onWillMoveToSuperview: (() -> Void)?
    override func willMove(toSuperview newSuperview: View?) {
      calls.append("willMoveToSuperview \(newSuperview?.tag ?? -1)")
      onWillMoveToSuperview?()
    }
    override func didMoveToSuperview() { calls.append("didMoveToSuperview \(superview?.tag ?? -1)") }
    override func willMove(toWindow newWindow: Window?) {
      calls.append("willMoveToWindow \(newWindow == nil ? "nil" : "window")")
    }
    override func didMoveToWindow() {
      calls.append("didMoveToWindow \(window == nil ? "nil" : "window")")
      onDidMoveToWindow?()
    }
    override func didAddSubview(_ subview: View) { calls.append("didAdd \(subview.tag)") }
    override func willRemoveSubview(_ subview: View) { calls.append("willRemove \(subview.tag)") }
  }

  func views(_ count: Int) -> [View] {
    var views: [View] = []
    for tag in 1...count {
      let view = View()
      view.tag = tag
      views.append(view)
    }
    return views
  }

  func tags(_ view: View) -> [Int] { view.subviews.map(\.tag) }

  @Test("Order from back to front")
  func order() {
    let root = View()
    let v = views(5)
    root.addSubview(v[0])
    root.addSubview(v[1])
    root.insertSubview(v[2], at: 0)
    root.insertSubview(v[3], belowSubview: v[1])
    root.insertSubview(v[4], aboveSubview: v[2])
    #expect(tags(root) == [3, 5, 1, 4, 2])
    root.bringSubviewToFront(v[4])
    root.sendSubviewToBack(v[1])
    #expect(tags(root) == [2, 3, 1, 4, 5])
    root.exchangeSubview(at: 0, withSubviewAt: 4)
    #expect(tags(root) == [5, 3, 1, 4, 2])
    root.addSubview(v[4])
    #expect(tags(root) == [3, 1, 4, 2, 5])
    root.insertSubview(v[4], belowSubview: v[0])
    #expect(tags(root) == [3, 5, 1, 4, 2])
    root.insertSubview(v[0], aboveSubview: v[0])
    #expect(tags(root) == [3, 5, 1, 4, 2])
  }

  @Test("Places that do not exist are clamped or change nothing")
  func missingPlaces() {
    let root = View()
    let v = views(4)
    root.insertSubview(v[0], at: 17)
    root.insertSubview(v[1], at: -3)
    root.insertSubview(v[2], belowSubview: View())
    root.insertSubview(v[3], aboveSubview: View())
    #expect(tags(root) == [3, 2, 1, 4])
    root.exchangeSubview(at: 0, withSubviewAt: 9)
    root.bringSubviewToFront(View())
    root.sendSubviewToBack(View())
    #expect(tags(root) == [3, 2, 1, 4])
  }

  @Test("Callbacks come in order, for the whole subtree")
  func callbacks() {
    let window = Window(size: .zero)
    window.tag = 9
    let outer = Recorder()
    outer.tag = 1
    let inner = Recorder()
    inner.tag = 2
    outer.addSubview(inner)
    #expect(inner.calls == ["willMoveToSuperview 1", "didMoveToSuperview 1"])
    #expect(outer.calls == ["didAdd 2"])
    inner.calls = []
    outer.calls = []
    window.addSubview(outer)
    #expect(
      outer.calls == [
        "willMoveToSuperview 9", "willMoveToWindow window", "didMoveToWindow window", "didMoveToSuperview 9",
      ])
    #expect(inner.calls == ["willMoveToWindow window", "didMoveToWindow window"])
    #expect(inner.window === window)
    inner.calls = []
    inner.removeFromSuperview()
    #expect(
      inner.calls == [
        "willMoveToSuperview -1", "willMoveToWindow nil", "didMoveToWindow nil", "didMoveToSuperview -1",
      ])
    #expect(outer.calls.last == "willRemove 2")
    #expect(inner.superview == nil)
    #expect(inner.window == nil)
    inner.removeFromSuperview()
    #expect(inner.calls.count == 4)
  }

  @Test("Adding takes a view out of where it was")
  func moving() {
    let v = views(3)
    v[0].addSubview(v[2])
    v[1].addSubview(v[2])
    #expect(v[0].subviews.isEmpty)
    #expect(v[2].superview === v[1])
    #expect(v[2].isDescendant(of: v[1]))
    #expect(v[2].isDescendant(of: v[2]))
    #expect(!v[2].isDescendant(of: v[0]))
  }

  @Test("Rings and windows are refused and reported")
  func rings() {
    let window = Window(size: .zero)
    var faults: [ViewFault] = []
    window.onFault = { faults.append($0) }
    let v = views(2)
    window.addSubview(v[0])
    v[0].addSubview(v[1])
    v[1].addSubview(v[0])
    v[1].addSubview(v[1])
    v[1].addSubview(window)
    #expect(
      faults == [
        .ringOfViews(subview: "View (tag 1)", superview: "View (tag 2)"),
        .ringOfViews(subview: "View (tag 2)", superview: "View (tag 2)"),
        .windowAsSubview(window: "Window", superview: "View (tag 2)"),
      ])
    #expect(v[0].superview === window)
    for fault in faults { #expect(!fault.description.contains("\n")) }
  }

  @Test("A view removed in its own callback stays removed")
  func removedInCallback() {
    let window = Window(size: .zero)
    let view = Recorder()
    view.onDidMoveToWindow = { [unowned view] in
      view.onDidMoveToWindow = nil
      view.removeFromSuperview()
    }
    window.addSubview(view)
    #expect(view.superview == nil)
    #expect(view.window == nil)
    #expect(window.subviews.isEmpty)
    #expect(view.calls.filter { $0 == "didMoveToSuperview 0" }.isEmpty)
  }

  @Test("A view moved elsewhere before it arrives stays where it was moved to")
  func movedInCallback() {
    let first = View()
    first.tag = 1
    let second = View()
    second.tag = 2
    let view = Recorder()
    view.onWillMoveToSuperview = { [unowned view] in
      view.onWillMoveToSuperview = nil
      second.addSubview(view)
    }
    first.addSubview(view)
    #expect(view.superview === second)
    #expect(first.subviews.isEmpty)
    #expect(second.subviews.count == 1)
  }

  @Test("Tags are found depth first")
  func tagged() {
    let v = views(4)
    v[0].addSubview(v[1])
    v[1].addSubview(v[3])
    v[0].addSubview(v[2])
    #expect(v[0].viewWithTag(4) === v[3])
    #expect(v[0].viewWithTag(1) === v[0])
    #expect(v[0].viewWithTag(7) == nil)
    #expect(v[3].rootView === v[0])
  }

  @Test("Views do not keep their superviews alive")
  func lifetimes() {
    let inner = View()
    weak var outer: View?
    do {
      let view = View()
      view.addSubview(inner)
      outer = view
    }
    #expect(outer == nil)
    #expect(inner.superview == nil)
  }

  @Test("A view equals itself only")
  func equality() {
    let v = views(2)
    #expect(v[0] == v[0])
    #expect(v[0] != v[1])
    #expect(Set(v).count == 2)
  }

  @Test("What changes looks is collected by the window")
  func display() {
    let window = Window(size: CGSize(width: 10, height: 10))
    let view = View()
    window.addSubview(view)
    window.needsDisplay = false
    view.alpha = 1
    view.isHidden = false
    #expect(!window.needsDisplay)
    view.alpha = 0.5
    #expect(window.needsDisplay)
    window.needsDisplay = false
    view.center = CGPoint(x: 1, y: 1)
    #expect(window.needsDisplay)
    view.alpha = 7
    #expect(view.alpha == 1)
    view.alpha = .nan
    #expect(view.alpha == 1)
    view.cornerRadius = -3
    #expect(view.cornerRadius == 0)
  }
}
