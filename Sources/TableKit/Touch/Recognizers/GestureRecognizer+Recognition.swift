import Interposing

extension GestureRecognizer {
  // MARK: What it is at

  /// Whether it has come to an end: it hears of no more touches until it is set back.
  var hasFinished: Bool {
    switch storedState {
    case .ended, .cancelled, .failed: true
    case .possible, .began, .changed: false
    }
  }

  /// Whether it has recognised its gesture, wholly or in part.
  var hasRecognized: Bool {
    switch storedState {
    case .began, .changed, .ended: true
    case .possible, .cancelled, .failed: false
    }
  }

  /// Whether it may still recognise a gesture that a touch is part of.
  func isUndecided(about touch: Touch) -> Bool {
    isEngaged && storedState == .possible && wasGiven(touch)
  }

  /// Whether a touch is part of this attempt, over or not.
  func wasGiven(_ touch: Touch) -> Bool {
    for own in touchesOfAttempt where own === touch { return true }
    return false
  }

  /// Whether nothing will come of it: its touches are over, and it waits neither for more nor for others.
  var isIdle: Bool {
    guard storedState == .possible, waiting == nil, !expectsFurtherTouches else { return false }
    for touch in trackedTouches where touch.isActive { return false }
    return true
  }

  /// Whether it may be given a touch.
  func mayReceive(_ touch: Touch, _ event: Event) -> Bool {
    guard isEnabled, !hasFinished, waiting == nil else { return false }
    guard ask({ $0.witness.shouldReceive?(self, touch) }) ?? true else { return false }
    // Whoever was asked may have turned it off, or decided.
    return isEnabled && !hasFinished
  }

  // MARK: Changing state

  /// Does what setting the state asks for, as far as it can be.
  func request(_ new: State) {
    let delivery = delivery
    delivery?.beginDecision()
    defer { delivery?.endDecision() }
    switch (storedState, new) {
    case (.possible, .failed), (.possible, .cancelled): fail()
    case (.possible, .began), (.possible, .ended): recognize(new)
    case (.possible, .changed): if waiting == nil { recognize(.began) }
    case (.began, .changed), (.began, .ended), (.began, .cancelled), (.changed, .changed), (.changed, .ended),
      (.changed, .cancelled):
      enter(new)
    case (.began, .failed), (.changed, .failed): enter(.cancelled)
    default: break
    }
  }

  /// Breaks off whatever it is at, and lets go of its touches.
  func abandon() {
    request(.cancelled)
    trackedTouches.removeAll()
    delivery?.recognizerDidChange()
  }

  /// Takes the touches of the gesture away from the views, unless it leaves them to these.
  func takeTouchesFromViews() {
    guard cancelsTouchesInView else { return }
    for touch in touchesOfAttempt { touch.isTakenFromView = true }
  }

  private func enter(_ new: State) {
    storedState = new
    if hasRecognized { takeTouchesFromViews() }
    let delivery = delivery
    actions.call(with: self)
    if let delivery {
      delivery.recognizerDidChange()
    } else if hasFinished {
      disengage()
    }
  }

  private func fail() {
    waiting = nil
    storedState = .failed
    guard let delivery else { return disengage() }
    for other in delivery.engaged where other.waiting != nil && other.waits(for: self) { other.tryAgain() }
    delivery.recognizerDidChange()
  }

  private func recognize(_ new: State) {
    if waiting != nil {
      if new == .ended { waiting?.hasEnded = true }
      return
    }
    waiting = WaitingRecognition(state: new)
    tryAgain()
  }

  /// Recognises what waits to be recognised, unless somebody stands in the way.
  private func tryAgain() {
    guard let waiting, storedState == .possible else { return }
    if let delivery {
      for other in delivery.engaged where other !== self && waits(for: other) {
        if other.storedState == .possible { return }
        if other.hasRecognized { return fail() }
      }
    }
    self.waiting = nil
    guard mayBegin() else { return fail() }
    // Whoever was asked may have turned it off, or taken it or its view away.
    guard storedState == .possible else { return }
    if let delivery {
      guard view?.window === delivery.window else { return fail() }
      for other in delivery.engaged where other !== self && other.hasRecognized && other.prevents(self) {
        return fail()
      }
      storedState = waiting.state
      for other in delivery.engaged where other !== self && other.storedState == .possible {
        if prevents(other) || other.waiting != nil && other.waits(for: self) { other.fail() }
      }
    }
    guard storedState == .possible || storedState == waiting.state else { return }
    enter(waiting.state)
    if waiting.state == .began, waiting.hasEnded { request(.ended) }
  }

  private func mayBegin() -> Bool {
    if let view, !view.gestureRecognizerShouldBegin(self) { return false }
    for touch in touchesOfAttempt {
      if let touched = touch.view, touched !== view, !touched.gestureRecognizerShouldBegin(self) { return false }
    }
    return ask { $0.witness.shouldBegin?(self) } ?? true
  }

  /// Asks the delegate.
  ///
  /// - Returns: `nil` if there is none, it is gone, or it leaves the question out.
  private func ask(_ question: (Resolution<GestureRecognizerDelegateWitness>) -> Bool?) -> Bool? {
    guard let loadedDelegateChain else { return nil }
    return loadedDelegateChain.pass(question) ?? nil
  }

  // MARK: Others

  /// Whether this one recognises only once the other has failed.
  private func waits(for other: GestureRecognizer) -> Bool {
    if hasRequirement(of: other) || shouldRequireFailure(of: other) || other.shouldBeRequiredToFail(by: self) {
      return true
    }
    return ask { $0.witness.shouldRequireFailureOf?(self, other) } ?? false
      || other.ask { $0.witness.shouldBeRequiredToFailBy?(other, self) } ?? false
  }

  /// Whether this one, having recognised, keeps another of the same touches from recognising.
  private func prevents(_ other: GestureRecognizer) -> Bool {
    guard sharesTouch(with: other) else { return false }
    guard canPrevent(other), other.canBePrevented(by: self) else { return false }
    return !(ask { $0.witness.shouldRecognizeSimultaneouslyWith?(self, other) } ?? false)
      && !(other.ask { $0.witness.shouldRecognizeSimultaneouslyWith?(other, self) } ?? false)
  }

  private func sharesTouch(with other: GestureRecognizer) -> Bool {
    for touch in touchesOfAttempt {
      for otherTouch in other.touchesOfAttempt where touch === otherTouch { return true }
    }
    return false
  }

  // MARK: Setting back

  /// Sets it back for the next touches.
  func disengage() {
    reset()
    isEngaged = false
    delivery = nil
    waiting = nil
    trackedTouches.removeAll()
    touchesOfAttempt.removeAll()
    storedState = .possible
  }
}
