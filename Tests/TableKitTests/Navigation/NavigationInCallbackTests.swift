import Foundation
import Testing

@testable import TableKit

@MainActor
@Suite("Navigation in callbacks")
final class NavigationInCallbackTests: NavigationStage {
  override init() {
    super.init()
    show()
  }

  /// Does something once, when a controller hears a call.
  private func once(_ controller: LoggedController, _ call: String, _ action: @escaping @MainActor () -> Void) {
    controller.onCall = { controller, heard in
      guard heard.hasPrefix(call) else { return }
      controller.onCall = nil
      action()
    }
  }

  /// Only the controller on top is seen, has appeared and not gone, and exactly those on the stack are children.
  private func expectOrder(_ controllers: [ViewController], _ comment: Comment) {
    #expect(navigation.viewControllers == controllers, comment)
    #expect(navigation.view.subviews == [controllers.last?.view], comment)
    for controller in [a, b, c] {
      let isTop = controller === controllers.last
      #expect(controller.appearance == (isTop ? .appeared : .disappeared), comment)
      #expect((controller.parent === navigation) == controllers.contains(controller), comment)
    }
    #expect(navigation.transitionCoordinator == nil, comment)
  }

  @Test("Whoever is pushed may be popped, or covered, in any callback", arguments: [true, false])
  func push(animated: Bool) {
    let calls =
      [(a, "viewWillDisappear"), (a, "viewDidDisappear")]
      + ["willMove", "viewDidLoad", "viewWillAppear", "viewDidAppear", "didMove"].map { (b, $0) }
    for (controller, call) in calls {
      once(controller, call) { [navigation] in navigation.popViewController(animated: animated) }
      navigation.pushViewController(b, animated: animated)
      window.clock.advance(by: 1)
      controller.onCall = nil
      // Its view is loaded only once.
      if call != "viewDidLoad" || navigation.viewControllers.count == 1 { expectOrder([a], "pop in \(call)") }
      navigation.popToRootViewController(animated: false)

      once(controller, call) { [navigation, c] in navigation.pushViewController(c, animated: animated) }
      navigation.pushViewController(b, animated: animated)
      window.clock.advance(by: 1)
      if controller.onCall == nil { expectOrder([a, b, c], "push in \(call)") }
      controller.onCall = nil
      navigation.popToRootViewController(animated: false)
    }
  }

  @Test("A screen that takes itself off as it is loaded is not shown", arguments: [true, false])
  func popWhileLoading(animated: Bool) {
    once(b, "viewDidLoad") { [navigation] in navigation.popViewController(animated: animated) }
    navigation.pushViewController(b, animated: animated)
    window.clock.advance(by: 1)
    expectOrder([a], "popped")
    #expect(log.take() == ["B willMove in", "B viewDidLoad", "B willMove out", "B didMove out"])
  }

  @Test("A pop in viewWillDisappear: the push arrives before it, and who came goes again")
  func popBeforeAppearance() {
    once(a, "viewWillDisappear") { [navigation] in navigation.popViewController(animated: true) }
    navigation.pushViewController(b, animated: true)
    window.clock.advance(by: 1)
    #expect(
      log.take() == [
        "B willMove in", "B viewDidLoad", "A viewWillDisappear true", "B viewWillAppear true",
        "A viewDidDisappear true",
        "B viewDidAppear true", "B didMove in", "B willMove out", "B viewWillDisappear true", "A viewWillAppear true",
        "B viewDidDisappear true", "A viewDidAppear true", "B didMove out",
      ])
    expectOrder([a], "popped")
  }

  @Test("A callback that asks for what is on its way makes it arrive")
  func sameAgain() {
    once(a, "viewWillDisappear") { [navigation, a, b] in navigation.setViewControllers([a, b], animated: false) }
    navigation.pushViewController(b, animated: true)
    expectOrder([a, b], "there")
  }

  @Test("Whoever is popped may be pushed again in any callback", arguments: [true, false])
  func pushAgain(animated: Bool) {
    for call in ["willMove", "viewWillDisappear", "viewDidDisappear", "didMove"] {
      navigation.setViewControllers([a, b], animated: false)
      once(b, call) { [navigation, b] in navigation.pushViewController(b, animated: animated) }
      navigation.popViewController(animated: animated)
      window.clock.advance(by: 1)
      expectOrder([a, b], "push again in \(call)")
      #expect(log.take().last == "B didMove in")
    }
  }

  @Test("A drag that is called off, and a callback that goes elsewhere")
  func calledOff() {
    let calls = [
      (a, "viewWillDisappear"), (a, "viewDidDisappear"), (b, "viewWillAppear"), (b, "viewDidAppear"), (b, "didMove"),
    ]
    for (controller, call) in calls {
      for isPop in [true, false] {
        navigation.setViewControllers([a, b], animated: false)
        window.beginTouch(at: CGPoint(x: 3, y: 200))
        for x in stride(from: 20.0, through: 100, by: 20) { window.moveTouch(to: CGPoint(x: x, y: 200)) }
        once(controller, call) { [navigation, c] in
          if isPop {
            navigation.popViewController(animated: true)
          } else {
            navigation.pushViewController(c, animated: true)
          }
        }
        window.clock.advance(by: 1)
        window.endTouch()
        window.clock.advance(by: 1)
        #expect(controller.onCall == nil)
        expectOrder(isPop ? [a] : [a, b, c], "\(isPop ? "pop" : "push") in \(call)")
      }
    }
  }

  @Test("What a callback begins as a transition is cut short is cut short too")
  func cutShort() {
    navigation.pushViewController(c, animated: true)
    once(a, "viewDidDisappear") { [navigation, b] in navigation.pushViewController(b, animated: true) }
    navigation.popToRootViewController(animated: false)
    expectOrder([a], "root")
  }
}
