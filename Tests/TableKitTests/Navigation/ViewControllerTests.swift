import Foundation
import Testing

@testable import TableKit

@MainActor
@Suite("View controllers")
struct ViewControllerTests {
  private final class Plain: ViewController {
    var calls: [String] = []
    let made = View(frame: CGRect(x: 0, y: 0, width: 10, height: 10))

    override func loadView() {
      calls.append("loadView \(isViewLoaded)")
      view = made
    }

    override func viewDidLoad() {
      super.viewDidLoad()
      calls.append("viewDidLoad \(isViewLoaded)")
    }

    override func viewWillLayoutSubviews() { calls.append("willLayout") }
    override func viewDidLayoutSubviews() { calls.append("didLayout") }

    override func touchesBegan(_ touches: Set<Touch>, with event: Event?) { calls.append("began") }
  }

  @Test("The view is loaded when it is first asked for, once")
  func loading() {
    let plain = Plain()
    #expect(!plain.isViewLoaded)
    #expect(plain.viewIfLoaded == nil)
    #expect(plain.view === plain.made)
    #expect(plain.view === plain.made)
    #expect(plain.calls == ["loadView false", "viewDidLoad true"])
    #expect(plain.made.viewController === plain)
    let bare = ViewController()
    #expect(bare.view.bounds == .zero)
  }

  @Test("A loadView that sets nothing still comes to a view")
  func noView() {
    final class Empty: ViewController {
      override func loadView() {}
    }
    #expect(Empty().view.subviews.isEmpty)
  }

  @Test("Layouts of the view are told, before and after")
  func layout() {
    let plain = Plain()
    plain.view.layoutIfNeeded()
    #expect(plain.calls.suffix(2) == ["willLayout", "didLayout"])
  }

  @Test("A controller hears of the touches that its view does not keep, before what the view is in")
  func responder() {
    let plain = Plain()
    let window = Window(size: CGSize(width: 100, height: 100))
    window.addSubview(plain.view)
    window.beginTouch(at: CGPoint(x: 5, y: 5))
    #expect(plain.calls.last == "began")
    #expect(plain.next === window)
    #expect(plain.view.next === plain)
  }

  @Test("Children come and go with their parents, who hear first")
  func children() {
    let log = ControllerLog()
    let parent = LoggedController("P", log)
    let child = LoggedController("C", log)
    parent.addChild(child)
    child.didMove(toParent: parent)
    #expect(log.take() == ["C willMove in", "C didMove in"])
    let window = Window(size: CGSize(width: 100, height: 100))
    window.rootViewController = parent
    #expect(
      log.take() == [
        "P viewDidLoad", "P viewWillAppear false", "C viewDidLoad", "C viewWillAppear false", "P viewDidAppear false",
        "C viewDidAppear false",
      ])
    parent.addChild(parent)
    child.addChild(parent)
    #expect(parent.parent == nil, "no rings")
    child.willMove(toParent: nil)
    child.removeFromParent()
    #expect(log.take() == ["C willMove out", "C didMove out"])
    #expect(parent.children.isEmpty)
    child.removeFromParent()
    #expect(log.take().isEmpty)
  }

  @Test("A transition that is called off: the opposite begins before the first has ended")
  func appearance() {
    let log = ControllerLog()
    let controller = LoggedController("A", log)
    controller.endAppearanceTransition()
    controller.beginAppearanceTransition(false, animated: true)
    #expect(log.take().isEmpty)
    controller.beginAppearanceTransition(true, animated: true)
    controller.beginAppearanceTransition(true, animated: true)
    controller.beginAppearanceTransition(false, animated: true)
    controller.endAppearanceTransition()
    controller.endAppearanceTransition()
    #expect(
      log.take() == ["A viewDidLoad", "A viewWillAppear true", "A viewWillDisappear true", "A viewDidDisappear true"])
  }

  @Test("The window's controller fills it, and is resized with it")
  func rootFills() {
    let plain = Plain()
    let window = Window(size: CGSize(width: 100, height: 200))
    window.rootViewController = plain
    #expect(plain.view.frame == CGRect(x: 0, y: 0, width: 100, height: 200))
    window.bounds.size = CGSize(width: 150, height: 50)
    #expect(plain.view.frame == CGRect(x: 0, y: 0, width: 150, height: 50))
    let other = ViewController()
    window.rootViewController = other
    #expect(plain.made.superview == nil)
    #expect(window.subviews == [other.view])
  }
}
