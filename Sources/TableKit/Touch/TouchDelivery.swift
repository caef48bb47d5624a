import Foundation

/// The touches of one window, on their way to recognisers and views.
///
/// Each event goes to the recognisers first. What they leave goes to the views: what a recogniser holds back waits until
/// it has failed, and what it took is called back. Any callback may change the views, the recognisers and the touches; so
/// nothing is carried over a callback but objects, and each is looked at anew after it.
@MainActor
final class TouchDelivery {
  unowned let window: Window

  /// The touches that are down, and those that views or recognisers have not heard the last of.
  private(set) var touches: [Touch] = []
  /// The recognisers that have been given touches and have not been reset since, in the order in which they hear of touches.
  private(set) var engaged: [GestureRecognizer] = []

  private var waitingChanges: [TouchChange] = []
  private var isSending = false
  private var isSettling = false
  private var needsSettling = false
  /// How many decisions are being made, each of which is to be through before its consequences are drawn.
  private var decisions = 0
  private var lastTap: (location: CGPoint, time: TimeInterval, count: Int)?

  init(window: Window) {
    self.window = window
  }

  /// The touch of a finger that is down.
  func activeTouch(_ identifier: Int) -> Touch? {
    for touch in touches where touch.identifier == identifier && touch.isActive { return touch }
    return nil
  }

  // MARK: Taking events

  func send(_ changes: [TouchChange]) {
    waitingChanges += changes
    guard !isSending else { return }
    isSending = true
    var next = 0
    while next < waitingChanges.count {
      var changed: [Touch] = []
      gathering: while next < waitingChanges.count {
        switch take(waitingChanges[next], besides: changed) {
        case .touch(let touch):
          changed.append(touch)
          next += 1
        case .touchInTheWay(let touch): changed.append(touch)
        case .nothing: next += 1
        case .laterEvent: break gathering
        }
      }
      if !changed.isEmpty { deliver(changed) }
    }
    waitingChanges.removeAll()
    isSending = false
  }

  /// What comes of a change.
  private enum Taken {
    /// A touch has changed.
    case touch(Touch)
    /// A touch has changed that was in the way; the change is yet to be taken.
    case touchInTheWay(Touch)
    /// Nothing: the change makes no sense.
    case nothing
    /// The change belongs into another event, for its finger has changed in this one.
    case laterEvent
  }

  private func take(_ change: TouchChange, besides changed: [Touch]) -> Taken {
    for touch in changed where touch.identifier == change.identifier { return .laterEvent }
    let old = activeTouch(change.identifier)
    switch change.kind {
    case .begin:
      guard let location = change.location, location.isFinite else { return .nothing }
      // A finger of this name that is down is over, and then the new one comes.
      if let old { return .touchInTheWay(update(old, to: .cancelled, at: nil)) }
      return .touch(begin(change.identifier, at: location))
    case .move:
      guard let old, let location = change.location, location.isFinite else { return .nothing }
      return .touch(update(old, to: .moved, at: location))
    case .end:
      guard let old else { return .nothing }
      return .touch(update(old, to: .ended, at: change.location))
    case .cancel:
      guard let old else { return .nothing }
      return .touch(update(old, to: .cancelled, at: change.location))
    }
  }

  private func begin(_ identifier: Int, at location: CGPoint) -> Touch {
    let now = window.clock.now
    let touch = Touch(identifier: identifier, location: location, timestamp: now, window: window)
    if let lastTap, now - lastTap.time <= TouchTiming.longestTapInterval,
      location.distance(to: lastTap.location) <= TouchTiming.tapRadius
    {
      touch.tapCount = lastTap.count + 1
    }
    lastTap = nil
    touches.append(touch)
    return touch
  }

  private func update(_ touch: Touch, to phase: Touch.Phase, at location: CGPoint?) -> Touch {
    touch.phase = phase
    touch.timestamp = window.clock.now
    touch.previousWindowLocation = touch.windowLocation
    if let location, location.isFinite { touch.windowLocation = location }
    if touch.windowLocation.distance(to: touch.firstWindowLocation) > TouchTiming.tapRadius { touch.tapCount = 0 }
    if phase == .moved { touch.hasUndeliveredMove = true }
    if phase == .ended, touch.tapCount > 0 {
      lastTap = (touch.windowLocation, touch.timestamp, touch.tapCount)
    }
    return touch
  }

  // MARK: Giving them out

  private func deliver(_ changed: [Touch]) {
    for touch in touches where touch.isActive && !changed.contains(touch) { touch.phase = .stationary }
    let event = makeEvent()
    beginDecision()
    for touch in changed where touch.phase == .began { attach(touch, event) }
    deliverToRecognizers(changed, .began, event) { $0.touchesBegan($1, with: event) }
    deliverToRecognizers(changed, .moved, event) { $0.touchesMoved($1, with: event) }
    deliverToRecognizers(changed, .ended, event) { $0.touchesEnded($1, with: event) }
    deliverToRecognizers(changed, .cancelled, event) { $0.touchesCancelled($1, with: event) }
    needsSettling = true
    endDecision()
  }

  private func makeEvent() -> Event {
    Event(timestamp: window.clock.now, allTouches: Set(touches))
  }

  /// Finds the view under a new touch, and the recognisers at it and above it.
  private func attach(_ touch: Touch, _ event: Event) {
    window.layoutIfNeeded()
    let view = window.hitTest(touch.windowLocation, with: event)
    touch.view = view
    guard let view else {
      touch.delivery = .finished
      return
    }
    if !mayTake(touch, view) { touch.delivery = .finished }
    var given: [GestureRecognizer] = []
    var current: View? = view
    // Once only, so that no two views can send it in a circle.
    var hasLeftTree = false
    while let ancestor = current {
      let recognizers = ancestor.gestureRecognizers
      for recognizer in recognizers where recognizer.view === ancestor && recognizer.mayReceive(touch, event) {
        guard recognizer.view === ancestor else { continue }
        recognizer.track(touch)
        recognizer.isEngaged = true
        recognizer.delivery = self
        given.append(recognizer)
      }
      let parent = hasLeftTree ? ancestor.superview : ancestor.touchParent
      if parent !== ancestor.superview { hasLeftTree = true }
      current = parent
    }
    // One that is engaged already, since a tap before, hears of this touch in its turn as well.
    engaged.removeAll { recognizer in given.contains { $0 === recognizer } }
    engaged += given
  }

  /// Whether a view takes a touch besides those that there are.
  private func mayTake(_ touch: Touch, _ view: View) -> Bool {
    for other in touches where other !== touch && other.isActive && other.delivery != .finished {
      guard let otherView = other.view else { continue }
      if otherView === view {
        if !view.isMultipleTouchEnabled { return false }
      } else if otherView.isExclusiveTouch || view.isExclusiveTouch {
        return false
      }
    }
    return true
  }

  private func deliverToRecognizers(
    _ changed: [Touch], _ phase: Touch.Phase, _ event: Event,
    _ body: (GestureRecognizer, Set<Touch>) -> Void
  ) {
    for recognizer in engaged {
      var own: Set<Touch> = []
      for touch in changed where touch.phase == phase && recognizer.isTracking(touch) { own.insert(touch) }
      if !own.isEmpty, !recognizer.hasFinished { body(recognizer, own) }
    }
  }

  // MARK: Settling

  /// Called before something is decided that other things follow from.
  func beginDecision() {
    decisions += 1
  }

  /// Called when it is decided: what follows from it is done now, unless it is part of a greater decision.
  func endDecision() {
    decisions -= 1
    if decisions == 0, needsSettling { settle() }
  }

  /// Called by a recogniser whose state has changed.
  func recognizerDidChange() {
    needsSettling = true
    if decisions == 0 { settle() }
  }

  func viewsDidLeave() {
    guard !touches.isEmpty || !engaged.isEmpty else { return }
    recognizerDidChange()
  }

  /// Draws the consequences of what recognisers decided, until there are none left.
  private func settle() {
    guard !isSettling else { return }
    isSettling = true
    var rounds = 0
    repeat {
      needsSettling = false
      abandonLostRecognizers()
      takeFromViews()
      deliverToViews()
      failIdleRecognizers()
      resetFinishedRecognizers()
      rounds += 1
    } while needsSettling && rounds < View.maximumLayoutRounds
    isSettling = false
    forgetFinishedTouches()
  }

  /// Recognisers whose view has left the window do not go on.
  private func abandonLostRecognizers() {
    for recognizer in engaged where recognizer.view?.window !== window { recognizer.abandon() }
  }

  private func takeFromViews() {
    for recognizer in engaged where recognizer.hasRecognized { recognizer.takeTouchesFromViews() }
  }

  private func failIdleRecognizers() {
    for recognizer in engaged where recognizer.isIdle { recognizer.state = .failed }
  }

  private func resetFinishedRecognizers() {
    var index = 0
    while index < engaged.count {
      let recognizer = engaged[index]
      recognizer.forgetTouchesThatAreOver()
      guard recognizer.hasFinished, recognizer.trackedTouches.isEmpty else {
        index += 1
        continue
      }
      engaged.remove(at: index)
      recognizer.disengage()
      needsSettling = true
    }
  }

  private func forgetFinishedTouches() {
    var kept = 0
    for index in touches.indices where touches[index].isActive || touches[index].delivery != .finished {
      if kept != index { touches[kept] = touches[index] }
      kept += 1
    }
    if kept < touches.count { touches.removeSubrange(kept...) }
  }

  // MARK: Views

  private func deliverToViews() {
    var event: Event?
    while let (view, due, kind) = nextDelivery() {
      let current = event ?? makeEvent()
      event = current
      for touch in due { touch.delivery = kind == .began || kind == .moved ? .begun : .finished }
      switch kind {
      case .began:
        // One that was held back is shown as it would have come.
        var phases: [(Touch, Touch.Phase)] = []
        for touch in due {
          touch.hasUndeliveredMove = false
          phases.append((touch, touch.phase))
          touch.phase = .began
        }
        if view.mayTake(due, with: current) {
          view.touchesBegan(due, with: current)
        } else {
          for touch in due { touch.delivery = .finished }
        }
        for (touch, phase) in phases where touch.phase == .began { touch.phase = phase }
      case .moved:
        for touch in due { touch.hasUndeliveredMove = false }
        view.touchesMoved(due, with: current)
      case .ended: view.touchesEnded(due, with: current)
      case .cancelled: view.touchesCancelled(due, with: current)
      case .stationary: break
      }
    }
  }

  /// The view that is told next, with the touches and what it is told of them.
  private func nextDelivery() -> (view: View, touches: Set<Touch>, kind: Touch.Phase)? {
    for kind in [Touch.Phase.began, .moved, .ended, .cancelled] {
      var view: View?
      var due: Set<Touch> = []
      for touch in touches where delivery(due: touch) == kind {
        guard let own = touch.view else { continue }
        if view == nil { view = own }
        if own === view { due.insert(touch) }
      }
      if let view { return (view, due, kind) }
    }
    return nil
  }

  /// What a touch's view is to be told next.
  private func delivery(due touch: Touch) -> Touch.Phase? {
    guard touch.delivery != .finished else { return nil }
    let isLost = touch.view?.window !== window
    let isOff = touch.phase == .cancelled || touch.isTakenFromView || isLost
    if touch.delivery == .waiting {
      if isOff {
        touch.delivery = .finished
        return nil
      }
      return isHeldBack(touch, by: { $0.delaysTouchesBegan }) ? nil : .began
    }
    if touch.view == nil {
      touch.delivery = .finished
      return nil
    }
    if isOff { return .cancelled }
    if touch.phase == .ended { return isHeldBack(touch, by: { $0.delaysTouchesEnded }) ? nil : .ended }
    return touch.hasUndeliveredMove ? .moved : nil
  }

  private func isHeldBack(_ touch: Touch, by delays: (GestureRecognizer) -> Bool) -> Bool {
    for recognizer in engaged where recognizer.isUndecided(about: touch) && delays(recognizer) {
      return true
    }
    return false
  }
}
