import Foundation
import Testing

@testable import TableKit

@MainActor
@Suite("Navigation")
final class NavigationControllerTests: NavigationStage {
  private func left(_ controller: ViewController) -> CGFloat { controller.view.shownValues.frame.minX }

  private func near(_ first: CGFloat, _ second: CGFloat) -> Bool { abs(first - second) < 1e-9 }

  // MARK: Appearance

  @Test("The first screen appears with the window")
  func root() {
    #expect(log.take() == ["A willMove in", "A didMove in"])
    window.rootViewController = navigation
    #expect(log.take() == ["A viewDidLoad", "A viewWillAppear false", "A viewDidAppear false"])
    #expect(a.view.frame == CGRect(x: 0, y: 0, width: 320, height: 480))
    #expect(a.view.window === window)
    #expect(a.navigationController === navigation)
    window.rootViewController = nil
    #expect(log.take() == ["A viewWillDisappear false", "A viewDidDisappear false"])
    #expect(navigation.view.superview == nil)
  }

  @Test("A push, animated: the order of the calls, and what is shown half way")
  func push() {
    show()
    navigation.pushViewController(b, animated: true)
    #expect(log.take() == ["B willMove in", "B viewDidLoad", "A viewWillDisappear true", "B viewWillAppear true"])
    #expect(navigation.topViewController === b)
    #expect(left(b) == 320)
    #expect(left(a) == 0)
    window.clock.advance(by: 0.175)
    // Ease-in-out is half way at half time; the lower screen goes three tenths of the way.
    #expect(near(left(b), 160))
    #expect(near(left(a), -48))
    #expect(log.take().isEmpty)
    window.clock.advance(by: 0.175)
    #expect(log.take() == ["A viewDidDisappear true", "B viewDidAppear true", "B didMove in"])
    #expect(left(b) == 0)
    #expect(a.view.superview == nil)
    #expect(navigation.transitionCoordinator == nil)
  }

  @Test("A pop, animated")
  func pop() {
    show()
    navigation.pushViewController(b, animated: false)
    #expect(
      log.take() == [
        "B willMove in", "B viewDidLoad", "A viewWillDisappear false", "B viewWillAppear false",
        "A viewDidDisappear false", "B viewDidAppear false", "B didMove in",
      ])
    #expect(navigation.popViewController(animated: true) === b)
    #expect(log.take() == ["B willMove out", "B viewWillDisappear true", "A viewWillAppear true"])
    #expect(navigation.viewControllers == [a])
    #expect(left(a) == -96)
    window.clock.advance(by: 0.175)
    #expect(near(left(b), 160))
    #expect(near(left(a), -48))
    window.clock.advance(by: 0.175)
    #expect(log.take() == ["B viewDidDisappear true", "A viewDidAppear true", "B didMove out"])
    #expect(b.parent == nil)
    #expect(b.view.superview == nil)
    #expect(left(a) == 0)
    #expect(navigation.popViewController(animated: true) == nil, "the last one stays")
    #expect(log.take().isEmpty)
  }

  @Test("Back to the first: those between hear only that they are out")
  func popToRoot() {
    show()
    navigation.setViewControllers([a, b, c], animated: false)
    #expect(
      log.take() == [
        "B willMove in", "C willMove in", "C viewDidLoad", "A viewWillDisappear false", "C viewWillAppear false",
        "A viewDidDisappear false", "C viewDidAppear false", "B didMove in", "C didMove in",
      ])
    #expect(navigation.popToRootViewController(animated: true) == [b, c])
    window.clock.advance(by: 0.35)
    #expect(
      log.take() == [
        "B willMove out", "C willMove out", "C viewWillDisappear true", "A viewWillAppear true",
        "C viewDidDisappear true", "A viewDidAppear true", "B didMove out", "C didMove out",
      ])
    #expect(!b.isViewLoaded)
    #expect(navigation.popToViewController(c, animated: true).isEmpty)
  }

  @Test("Setting the controllers: back if the new top was among them, else a push; below the top, nobody appears")
  func set() {
    show()
    navigation.setViewControllers([b, a], animated: true)
    #expect(log.take() == ["B willMove in", "B didMove in"])
    #expect(navigation.transitionCoordinator == nil)
    navigation.setViewControllers([b], animated: true)
    #expect(left(b) == -96)
    window.clock.advance(by: 1)
    navigation.setViewControllers([c], animated: true)
    #expect(left(c) == 320)
    window.clock.advance(by: 1)
    #expect(navigation.viewControllers == [c])
    navigation.viewControllers = [a, a, b, navigation]
    #expect(navigation.viewControllers == [a, b])
  }

  @Test("A controller that is there already is not pushed, and neither is the navigation controller itself")
  func pushTwice() {
    show()
    navigation.pushViewController(a, animated: true)
    navigation.pushViewController(navigation, animated: true)
    #expect(navigation.viewControllers == [a])
    #expect(log.take().isEmpty)
  }

  @Test("A push during a push: the first arrives at once")
  func overtaken() {
    show()
    navigation.pushViewController(b, animated: true)
    window.clock.advance(by: 0.1)
    _ = log.take()
    navigation.pushViewController(c, animated: true)
    #expect(
      log.take() == [
        "A viewDidDisappear true", "B viewDidAppear true", "B didMove in", "C willMove in", "C viewDidLoad",
        "B viewWillDisappear true", "C viewWillAppear true",
      ])
    window.clock.advance(by: 0.35)
    #expect(log.take() == ["B viewDidDisappear true", "C viewDidAppear true", "C didMove in"])
    #expect(navigation.view.subviews == [c.view])
  }

  @Test("A push in a callback of a push, and one in the callback of its end")
  func pushInCallback() {
    show()
    b.onCall = { [navigation, c] controller, call in
      if call == "viewDidAppear true" { navigation.pushViewController(c, animated: true) }
    }
    navigation.pushViewController(b, animated: true)
    window.clock.advance(by: 0.35)
    window.clock.advance(by: 0.35)
    #expect(navigation.viewControllers == [a, b, c])
    #expect(navigation.view.subviews == [c.view])
    #expect(log.take().suffix(3) == ["B viewDidDisappear true", "C viewDidAppear true", "C didMove in"])

    b.onCall = nil
    navigation.popToRootViewController(animated: false)
    _ = log.take()
    a.onCall = { [navigation, c] controller, call in
      if call == "viewWillDisappear true" {
        controller.onCall = nil
        navigation.pushViewController(c, animated: false)
      }
    }
    navigation.pushViewController(b, animated: true)
    window.clock.advance(by: 1)
    #expect(navigation.viewControllers == [a, b, c])
    #expect(navigation.view.subviews == [c.view])
    #expect(log.take().last { $0.hasPrefix("C") } == "C didMove in")
    #expect(navigation.transitionCoordinator == nil)
  }

  @Test("Out of a window all is done at once, and nobody appears")
  func withoutWindow() {
    _ = log.take()
    navigation.pushViewController(b, animated: true)
    #expect(log.take() == ["B willMove in", "B didMove in"])
    window.rootViewController = navigation
    #expect(log.take() == ["B viewDidLoad", "B viewWillAppear false", "B viewDidAppear false"])
  }

  @Test("A window that is taken away in the middle of a transition ends it")
  func leavesWindow() {
    show()
    navigation.pushViewController(b, animated: true)
    window.clock.advance(by: 0.1)
    _ = log.take()
    navigation.view.removeFromSuperview()
    #expect(log.take() == ["A viewDidDisappear true", "B viewDidAppear true", "B didMove in"])
    window.clock.advance(by: 1)
    #expect(log.take().isEmpty)
  }

  @Test("Whether a controller comes for good, or only back, it can tell")
  func movingFlags() {
    show()
    var flags: [String] = []
    for controller in [a, b] {
      controller.onCall = { controller, call in
        if call.hasPrefix("view"), !call.hasPrefix("viewDidLoad") {
          flags.append("\(controller.name) \(controller.isMovingToParent) \(controller.isMovingFromParent)")
        }
      }
    }
    navigation.pushViewController(b, animated: true)
    window.clock.advance(by: 1)
    #expect(flags == ["A false false", "B true false", "A false false", "B true false"])
    flags = []
    navigation.popViewController(animated: true)
    window.clock.advance(by: 1)
    #expect(flags == ["B false true", "A false false", "B false true", "A false false"])
    #expect(!b.isMovingFromParent)
  }

  // MARK: Beside the transition

  @Test("What is animated alongside goes in step, and the end is told last")
  func alongside() {
    show()
    let plate = View(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    plate.alpha = 0
    a.view.addSubview(plate)
    b.onCall = { [log] controller, call in
      guard call.hasPrefix("viewWillAppear") else { return }
      let coordinator = controller.transitionCoordinator
      #expect(coordinator?.viewController(forKey: .to) === controller)
      #expect(coordinator?.isInteractive == false)
      let isTaken = coordinator?.animate { _ in
        log.note("alongside")
        plate.alpha = 1
      } completion: { context in
        log.note("completion \(context.isCancelled) \(context.percentComplete)")
      }
      #expect(isTaken == true)
    }
    navigation.pushViewController(b, animated: true)
    #expect(log.take().last == "alongside")
    #expect(plate.shownValues.opacity == 0)
    window.clock.advance(by: 0.175)
    #expect(near(plate.shownValues.opacity, 0.5))
    #expect(near(navigation.transitionCoordinator?.percentComplete ?? 0, 0.5))
    #expect(navigation.transitionCoordinator?.animate(alongsideTransition: { _ in }) == false, "it is too late")
    window.clock.advance(by: 0.175)
    #expect(
      log.take() == ["A viewDidDisappear true", "B viewDidAppear true", "B didMove in", "completion false 1.0"])
  }

  // MARK: By finger

  /// B over A, and a finger from the left edge that has dragged so far.
  private func drag(to translation: CGFloat) {
    show()
    navigation.pushViewController(b, animated: false)
    window.layoutIfNeeded()
    _ = log.take()
    window.beginTouch(at: CGPoint(x: 5, y: 200))
    // The first 10 points are the slop.
    window.moveTouch(to: CGPoint(x: 15.5, y: 200))
    window.moveTouch(to: CGPoint(x: 15 + translation, y: 200))
  }

  @Test("Back by finger: what is shown is where the finger is")
  func swipe() {
    drag(to: 80)
    #expect(log.take() == ["B willMove out", "B viewWillDisappear true", "A viewWillAppear true"])
    #expect(navigation.viewControllers == [a])
    #expect(near(left(b), 80))
    #expect(near(left(a), -72))
    window.clock.advance(by: 3)
    #expect(near(left(b), 80), "it stands still as long as the finger does")
    window.moveTouch(to: CGPoint(x: 15 + 200, y: 200))
    #expect(near(left(b), 200))
    #expect(near(navigation.transitionCoordinator?.percentComplete ?? 0, 0.625))
    window.clock.advance(by: 1)
    window.endTouch()
    // What is left, 0.375 of it, goes by the clock.
    window.clock.advance(by: 0.35 * 0.375 / 2)
    #expect(near(left(b), 260))
    #expect(log.take().isEmpty)
    window.clock.advance(by: 0.35 * 0.375 / 2 + 1e-9)
    #expect(log.take() == ["B viewDidDisappear true", "A viewDidAppear true", "B didMove out"])
    #expect(navigation.view.subviews == [a.view])
    #expect(left(a) == 0)
  }

  @Test("Called off half way: the way back, and what the controllers hear")
  func swipeCancelled() {
    drag(to: 80)
    _ = log.take()
    var ends: [Bool] = []
    var changes: [Bool] = []
    navigation.transitionCoordinator?.animate(alongsideTransition: nil) { ends.append($0.isCancelled) }
    navigation.transitionCoordinator?.notifyWhenInteractionChanges { changes.append($0.isCancelled) }
    window.clock.advance(by: 1)
    window.endTouch()
    #expect(changes == [true])
    window.clock.advance(by: 0.35 * 0.25 / 2)
    #expect(near(left(b), 40))
    #expect(near(left(a), -84))
    window.clock.advance(by: 0.35 * 0.25 / 2 + 1e-9)
    #expect(
      log.take() == [
        "A viewWillDisappear true", "A viewDidDisappear true", "B viewWillAppear true", "B viewDidAppear true",
        "B didMove in",
      ])
    #expect(ends == [true])
    #expect(navigation.viewControllers == [a, b])
    #expect(b.parent === navigation)
    #expect(navigation.view.subviews == [b.view])
    #expect(left(b) == 0)
    // And then for good.
    navigation.popViewController(animated: false)
    #expect(
      log.take() == [
        "B willMove out", "B viewWillDisappear false", "A viewWillAppear false", "B viewDidDisappear false",
        "A viewDidAppear false", "B didMove out",
      ])
  }

  @Test("What overtakes a way back that was called off finds the screen on which it was begun")
  func calledOffAndOvertaken() {
    drag(to: 80)
    window.endTouch()
    window.clock.advance(by: 0.01)
    #expect(navigation.transitionCoordinator?.isCancelled == true)
    navigation.pushViewController(c, animated: false)
    #expect(navigation.viewControllers == [a, b, c])
    #expect(navigation.view.subviews == [c.view])
    window.clock.advance(by: 1)
    #expect(navigation.viewControllers == [a, b, c])
  }

  @Test("A way back that was called off stays so if the screen leaves its window meanwhile")
  func calledOffAndTakenAway() {
    drag(to: 80)
    window.endTouch()
    window.clock.advance(by: 0.01)
    navigation.view.removeFromSuperview()
    #expect(navigation.viewControllers == [a, b])
  }

  @Test("A quick finger goes back before half the way; a touch that is taken away calls it off")
  func flick() {
    drag(to: 2)
    for step in 1...5 {
      window.clock.advance(by: 0.01)
      window.moveTouch(to: CGPoint(x: 17 + 16 * CGFloat(step), y: 200))
    }
    // 1,600 points a second: 82 + 320 is beyond the half.
    window.endTouch()
    window.clock.advance(by: 1)
    #expect(navigation.viewControllers == [a])

    navigation.pushViewController(b, animated: false)
    window.beginTouch(at: CGPoint(x: 5, y: 200))
    window.moveTouch(to: CGPoint(x: 250, y: 200))
    window.cancelTouch()
    window.clock.advance(by: 1)
    #expect(navigation.viewControllers == [a, b])
  }

  @Test("No way back: from elsewhere, along the edge, with nothing below, or when it is turned off")
  func noSwipe() {
    show()
    func swipe(from start: CGPoint, to end: CGPoint) {
      window.beginTouch(at: start)
      window.moveTouch(to: CGPoint(x: (start.x + end.x) / 2, y: (start.y + end.y) / 2))
      window.moveTouch(to: end)
      window.endTouch()
      window.clock.advance(by: 1)
    }
    swipe(from: CGPoint(x: 5, y: 200), to: CGPoint(x: 300, y: 200))
    #expect(navigation.viewControllers == [a])
    navigation.pushViewController(b, animated: false)
    swipe(from: CGPoint(x: 25, y: 200), to: CGPoint(x: 300, y: 200))
    swipe(from: CGPoint(x: 5, y: 200), to: CGPoint(x: 100, y: 400))
    navigation.interactivePopGestureRecognizer.isEnabled = false
    swipe(from: CGPoint(x: 5, y: 200), to: CGPoint(x: 300, y: 200))
    #expect(navigation.viewControllers == [a, b])
    navigation.interactivePopGestureRecognizer.isEnabled = true
    swipe(from: CGPoint(x: 5, y: 200), to: CGPoint(x: 300, y: 200))
    #expect(navigation.viewControllers == [a])
  }

  @Test("A scroll view below the finger waits until it is clear that nobody goes back")
  func overScrollView() {
    show()
    navigation.pushViewController(b, animated: false)
    let scroll = ScrollView(frame: b.view.bounds)
    scroll.contentSize = CGSize(width: 2000, height: 2000)
    scroll.contentOffset = CGPoint(x: 500, y: 500)
    b.view.addSubview(scroll)
    window.beginTouch(at: CGPoint(x: 5, y: 200))
    window.moveTouch(to: CGPoint(x: 40, y: 200))
    window.moveTouch(to: CGPoint(x: 300, y: 200))
    #expect(scroll.contentOffset == CGPoint(x: 500, y: 500))
    window.endTouch()
    window.clock.advance(by: 1)
    #expect(navigation.viewControllers == [a])
    navigation.pushViewController(b, animated: false)
    window.beginTouch(at: CGPoint(x: 100, y: 200))
    window.moveTouch(to: CGPoint(x: 140, y: 200))
    window.moveTouch(to: CGPoint(x: 180, y: 200))
    #expect(scroll.contentOffset.x < 500)
  }
}
