import Foundation
import TableKit
import Testing

/// Which of several recognisers recognises, and what the views hear of it.
@MainActor
struct GestureArbitrationTests {
  let log = TouchLog()
  let window = Window(size: CGSize(width: 300, height: 300))
  let outer: TouchedView
  let inner: TouchedView
  let point = CGPoint(x: 100, y: 100)

  init() {
    outer = TouchedView("outer", frame: CGRect(x: 0, y: 0, width: 200, height: 200), log: log)
    inner = TouchedView("inner", frame: CGRect(x: 50, y: 50, width: 100, height: 100), log: log)
    window.addSubview(outer)
    outer.addSubview(inner)
  }

  final class Answers: GestureRecognizerDelegate {
    var begins = true
    var receives = true
    var both = false
    var waitsFor: GestureRecognizer?
    var blocks: GestureRecognizer?
    var onQuestion: (() -> Void)?

    func gestureRecognizerShouldBegin(_ gestureRecognizer: GestureRecognizer) -> Bool {
      onQuestion?()
      return begins
    }

    func gestureRecognizer(_ gestureRecognizer: GestureRecognizer, shouldReceive touch: Touch) -> Bool { receives }

    func gestureRecognizer(
      _ gestureRecognizer: GestureRecognizer, shouldRecognizeSimultaneouslyWith other: GestureRecognizer
    ) -> Bool { both }

    func gestureRecognizer(
      _ gestureRecognizer: GestureRecognizer, shouldRequireFailureOf other: GestureRecognizer
    ) -> Bool { other === waitsFor }

    func gestureRecognizer(
      _ gestureRecognizer: GestureRecognizer, shouldBeRequiredToFailBy other: GestureRecognizer
    ) -> Bool { other === blocks }
  }

  func tap(after delay: TimeInterval = 0) {
    window.clock.advance(by: delay)
    window.beginTouch(at: point)
    window.endTouch()
  }

  func drag() {
    window.beginTouch(at: point)
    window.moveTouch(to: CGPoint(x: point.x + 30, y: point.y))
    window.endTouch()
  }

  func pan(_ name: String, on view: View) -> PanGestureRecognizer {
    let pan = PanGestureRecognizer()
    pan.log(name, to: log)
    view.addGestureRecognizer(pan)
    return pan
  }

  func tapping(_ count: Int, _ name: String, on view: View) -> TapGestureRecognizer {
    let tap = TapGestureRecognizer()
    tap.numberOfTapsRequired = count
    tap.log(name, to: log)
    view.addGestureRecognizer(tap)
    return tap
  }

  @Test func theOneNearestToTheTouchWins() {
    _ = pan("outer pan", on: outer)
    let own = pan("inner pan", on: inner)
    drag()
    #expect(log.take() == ["inner began 0", "inner pan began", "inner cancelled 0", "inner pan ended"])
    inner.removeGestureRecognizer(own)
    drag()
    #expect(log.take() == ["inner began 0", "outer pan began", "inner cancelled 0", "outer pan ended"])
  }

  @Test func bothRecogniseIfADelegateLetsThem() {
    let answers = Answers()
    answers.both = true
    let first = pan("outer pan", on: outer)
    _ = pan("inner pan", on: inner)
    first.delegate = answers
    drag()
    #expect(
      log.take() == [
        "inner began 0", "inner pan began", "outer pan began", "inner cancelled 0", "inner pan ended",
        "outer pan ended",
      ])
  }

  @Test func aDelegateRefusesTheGestureOrTheTouch() {
    let answers = Answers()
    let own = pan("inner pan", on: inner)
    own.delegate = answers
    answers.begins = false
    drag()
    #expect(log.take() == ["inner began 0", "inner moved 0", "inner ended 0"])
    answers.begins = true
    answers.receives = false
    drag()
    #expect(log.take() == ["inner began 0", "inner moved 0", "inner ended 0"])
    answers.receives = true
    drag()
    #expect(log.take() == ["inner began 0", "inner pan began", "inner cancelled 0", "inner pan ended"])
  }

  @Test func aSingleTapThatDoesNotWaitIsRecognisedBeforeTheDouble() {
    _ = tapping(1, "single", on: inner)
    _ = tapping(2, "double", on: inner)
    tap()
    tap(after: 0.1)
    #expect(log.lines.filter { !$0.hasPrefix("inner") } == ["single ended", "single ended", "double ended"])
  }

  @Test func aSingleTapThatWaitsForTheDoubleIsRecognisedWhenThatHasFailed() {
    let single = tapping(1, "single", on: inner)
    let double = tapping(2, "double", on: inner)
    single.require(toFail: double)
    tap()
    window.clock.advance(by: 0.34)
    #expect(single.state == .possible)
    // The end of the touch is held back until it is clear whose it is.
    #expect(log.take() == ["inner began 0"])
    window.clock.advance(by: 0.02)
    #expect(log.take() == ["single ended", "inner cancelled 0"])
    tap()
    tap(after: 0.2)
    #expect(log.take() == ["inner began 0", "inner began 0", "double ended", "inner cancelled 0,0"])
    #expect(single.state == .possible)
    #expect(double.state == .possible)
  }

  @Test(arguments: [false, true])
  func delegatesSayWhoWaits(_ blocks: Bool) {
    let answers = Answers()
    let single = tapping(1, "single", on: inner)
    let double = tapping(2, "double", on: inner)
    if blocks {
      answers.blocks = single
      double.delegate = answers
    } else {
      answers.waitsFor = double
      single.delegate = answers
    }
    tap()
    window.clock.advance(by: 1)
    tap()
    tap(after: 0.1)
    #expect(log.lines.filter { !$0.hasPrefix("inner") } == ["single ended", "double ended"])
  }

  @Test func aPanThatWaitsBeginsWithAllThatWasDragged() {
    let waiting = pan("pan", on: outer)
    let press = LongPressGestureRecognizer()
    press.log("press", to: log)
    press.allowableMovement = 50
    inner.addGestureRecognizer(press)
    waiting.require(toFail: press)
    window.beginTouch(at: point)
    window.moveTouch(to: CGPoint(x: 130, y: 100))
    #expect(waiting.state == .possible)
    window.moveTouch(to: CGPoint(x: 160, y: 100))
    // It begins as the press fails, and then hears of the movement itself.
    #expect(waiting.state == .changed)
    #expect(waiting.translation(in: nil) == CGPoint(x: 50, y: 0))
    window.endTouch()
    #expect(
      log.take() == [
        "inner began 0", "inner moved 0", "pan began", "pan changed", "inner cancelled 0", "pan ended",
      ])

    // Held long enough, the press begins, and with that the pan has failed.
    window.beginTouch(at: point)
    window.moveTouch(to: CGPoint(x: 130, y: 100))
    window.clock.advance(by: 0.5)
    #expect(press.state == .began)
    window.endTouch()
    #expect(log.take() == ["inner began 0", "inner moved 0", "press began", "inner cancelled 0", "press ended"])
  }

  @Test func touchesAreHeldBackWhereThatIsWanted() {
    let own = pan("pan", on: inner)
    own.delaysTouchesBegan = true
    window.beginTouch(at: point)
    window.moveTouch(to: CGPoint(x: 105, y: 100))
    #expect(log.take() == [])
    window.endTouch()
    #expect(log.take() == ["inner began 0", "inner ended 0"])
    drag()
    #expect(log.take() == ["pan began", "pan ended"])
  }

  @Test func touchesAreLeftToTheViewWhereThatIsWanted() {
    let own = pan("pan", on: inner)
    own.cancelsTouchesInView = false
    drag()
    #expect(log.take() == ["inner began 0", "pan began", "inner moved 0", "pan ended", "inner ended 0"])
  }

  @Test func whatIsTurnedOffHearsNothingAndBreaksOff() {
    let own = pan("pan", on: inner)
    own.isEnabled = false
    drag()
    #expect(log.take() == ["inner began 0", "inner moved 0", "inner ended 0"])
    own.isEnabled = true
    window.beginTouch(at: point)
    window.moveTouch(to: CGPoint(x: 130, y: 100))
    own.isEnabled = false
    window.moveTouch(to: CGPoint(x: 140, y: 100))
    window.endTouch()
    #expect(log.take() == ["inner began 0", "pan began", "inner cancelled 0", "pan cancelled"])
    own.isEnabled = true
    drag()
    #expect(log.take() == ["inner began 0", "pan began", "inner cancelled 0", "pan ended"])
  }

  @Test func aPanGoesOnWhenTheTouchedViewIsTakenAway() {
    let own = pan("pan", on: outer)
    window.beginTouch(at: point)
    inner.removeFromSuperview()
    window.moveTouch(to: CGPoint(x: 130, y: 100))
    #expect(own.state == .began)
    #expect(own.translation(in: outer) == CGPoint(x: 20, y: 0))
    window.endTouch()
    #expect(log.take() == ["inner began 0", "inner cancelled 0", "pan began", "pan ended"])
  }

  @Test func aRecogniserWhoseViewIsTakenAwayIsCancelled() {
    let own = pan("pan", on: outer)
    window.beginTouch(at: point)
    window.moveTouch(to: CGPoint(x: 130, y: 100))
    outer.removeFromSuperview()
    #expect(log.take() == ["inner began 0", "pan began", "inner cancelled 0", "pan cancelled"])
    #expect(own.state == .possible)
    window.moveTouch(to: CGPoint(x: 150, y: 100))
    window.endTouch()
    #expect(log.take() == [])
  }

  @Test(arguments: [GestureRecognizer.State.began, .changed, .ended])
  func aRecogniserMayBeTakenAwayInItsOwnAction(_ moment: GestureRecognizer.State) {
    let own = pan("pan", on: inner)
    own.addAction { pan in
      if pan.state == moment { pan.view?.removeGestureRecognizer(pan) }
    }
    window.beginTouch(at: point)
    window.moveTouch(to: CGPoint(x: 130, y: 100))
    window.moveTouch(to: CGPoint(x: 140, y: 100))
    window.endTouch()
    let expected: [String] =
      switch moment {
      case .began: ["pan began", "pan cancelled"]
      case .changed: ["pan began", "pan changed", "pan cancelled"]
      default: ["pan began", "pan changed", "pan ended"]
      }
    #expect(log.lines.filter { !$0.hasPrefix("inner") } == expected)
    #expect(log.lines.filter { $0.hasPrefix("inner") } == ["inner began 0", "inner cancelled 0"])
    #expect(inner.gestureRecognizers.isEmpty)
    #expect(own.state == .possible)
    inner.addGestureRecognizer(own)
    log.lines.removeAll()
    drag()
    #expect(log.lines.contains("pan began"))
  }

  @Test(arguments: [true, false])
  func anythingMayBeTakenAwayWhenADelegateIsAsked(_ takesView: Bool) {
    let answers = Answers()
    let own = pan("pan", on: inner)
    own.delegate = answers
    answers.onQuestion = { [inner] in
      if takesView { inner.removeFromSuperview() } else { inner.removeGestureRecognizer(own) }
    }
    drag()
    let heard = log.take()
    #expect(
      heard
        == (takesView ? ["inner began 0", "inner cancelled 0"] : ["inner began 0", "inner moved 0", "inner ended 0"]))
    #expect(own.state == .possible)
  }

  @Test func aDelegateThatIsGoneLeavesEverythingOut() {
    let own = pan("pan", on: inner)
    do {
      let answers = Answers()
      answers.begins = false
      own.delegate = answers
    }
    #expect(own.delegate == nil)
    drag()
    #expect(log.take() == ["inner began 0", "pan began", "inner cancelled 0", "pan ended"])
  }

  @Test func targetsThatAreGoneAreNotCalled() {
    final class Target {
      let log: TouchLog
      init(_ log: TouchLog) { self.log = log }
    }
    let own = PanGestureRecognizer()
    inner.addGestureRecognizer(own)
    let kept = Target(log)
    own.addTarget(kept) { target, pan in target.log.note("kept \(pan.state)") }
    do { own.addTarget(Target(log)) { target, pan in target.log.note("gone \(pan.state)") } }
    let registration = own.addAction { [log] _ in log.note("cancelled") }
    registration.cancel()
    drag()
    #expect(log.lines.filter { !$0.hasPrefix("inner") } == ["kept began", "kept ended"])
  }
}
