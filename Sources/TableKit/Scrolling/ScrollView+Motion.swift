import Foundation

/// What moves the content by itself. All of it goes by the window's clock.
extension ScrollView {
  // MARK: By the program

  /// Moves the content at once, and ends what moved it. A drag goes on from there.
  func jump(to offset: CGPoint) {
    let ended = isDragging ? nil : takeOffCourse()
    contentOffset = offset
    if let ended { tellEnd(of: ended) }
  }

  /// Moves the content gradually, if there is time to go by.
  func animateScrolling(to target: CGPoint) {
    guard let clock = window?.clock, !isDragging else {
      let old = storedBounds.origin
      contentOffset = target
      if storedBounds.origin != old { didEndScrollingAnimation() }
      return
    }
    bringMotionUpToDate()
    if let course = motion.course {
      guard course.purpose == .animation else {
        // The delegate hears that the deceleration is over; what it begins then is its last word.
        guard stopMotion() else { return }
        return animateScrolling(to: target)
      }
      if course.restingOffset == target { return }
      if storedBounds.origin == target {
        stopMotion()
        return
      }
    }
    guard storedBounds.origin != target else { return }
    begin(.animation(from: storedBounds.origin, to: target, at: clock.now, axes: scrollAxes), on: clock)
  }

  // MARK: Courses

  /// Lets the content move by itself.
  func begin(_ course: ScrollCourse, on clock: FrameClock) {
    motion.generation += 1
    motion.revision += 1
    motion.hasBegunDecelerating = false
    motion.phase = .moving(course)
    scheduleEnd(of: course, on: clock)
    showIndicators()
    subscribeToFrames(of: clock)
  }

  /// Lets the content, which the user has let go, come to rest, and tells so.
  func beginDecelerating(_ course: ScrollCourse, on clock: FrameClock) {
    begin(course, on: clock)
    announceDeceleration()
  }

  /// Tells the delegate that the content decelerates.
  func announceDeceleration() {
    motion.hasBegunDecelerating = true
    tellDelegate { $0.witness.willBeginDecelerating?(self) }
  }

  private func scheduleEnd(of course: ScrollCourse, on clock: FrameClock) {
    motion.end?.cancel()
    // At its own time and not in the frame after it: so the end does not depend on the frames.
    motion.end = clock.schedule(after: course.start + course.duration - clock.now) { [weak self] in self?.arrive() }
  }

  func subscribeToFrames(of clock: FrameClock) {
    guard motion.frames?.isActive != true else { return }
    motion.frames = clock.subscribe(for: self) { [weak clock] scrollView, time in
      guard let clock, scrollView.window?.clock === clock else { return scrollView.leaveClock() }
      scrollView.showFrame(at: time)
    }
  }

  private func showFrame(at time: TimeInterval) {
    if case .moving(let course) = motion.phase { show(course.offset(at: time), on: course.axes) }
    if motion.fade != nil { updateIndicatorVisibility() }
    endFramesIfIdle()
  }

  private func endFramesIfIdle() {
    guard motion.course == nil, motion.fade == nil || motion.fade?.end == .infinity else { return }
    motion.frames?.cancel()
    motion.frames = nil
  }

  /// Shows an offset that was reckoned.
  func show(_ offset: CGPoint, on axes: ScrollAxes) {
    move(to: axes.shown(offset))
  }

  private func move(to offset: CGPoint) {
    guard offset != storedBounds.origin else { return }
    motion.isMovingContent = true
    contentOffset = offset
    // Left set if a subclass kept the offset as it was.
    motion.isMovingContent = false
  }

  /// Shows where the content is now, which may be between two frames.
  func bringMotionUpToDate() {
    guard let course = motion.course, let clock = window?.clock else { return }
    show(course.offset(at: clock.now), on: course.axes)
  }

  // MARK: Ends

  /// The content has come to rest.
  private func arrive() {
    guard let course = motion.course else { return }
    let revision = motion.revision
    switch course.purpose {
    case .deceleration: show(course.restingOffset, on: course.axes)
    // The program's target is taken as it is.
    case .animation: move(to: course.restingOffset)
    }
    guard revision == motion.revision, !settles(course), let ended = takeOffCourse() else { return }
    tellEnd(of: ended)
  }

  /// Whether content that has arrived elsewhere than was planned goes on from there, to where it may stay.
  private func settles(_ course: ScrollCourse) -> Bool {
    guard course.purpose == .deceleration, course.isTakenUp, !course.isPaged, let clock = window?.clock else {
      return false
    }
    let offset = storedBounds.origin
    guard let place = restingPlace(at: offset) else { return false }
    var course = course
    course.start = clock.now
    course.settle(from: offset, at: place)
    guard course.duration > 0 else { return false }
    motion.revision += 1
    motion.phase = .moving(course)
    scheduleEnd(of: course, on: clock)
    return true
  }

  /// Stops content that moves by itself where it is.
  ///
  /// - Returns: Whether nobody who was told of it has let it move anew.
  @discardableResult
  func stopMotion() -> Bool {
    guard motion.course != nil else { return true }
    let generation = motion.generation
    bringMotionUpToDate()
    guard generation == motion.generation, let ended = takeOffCourse() else { return !motion.isActive }
    let stopped = motion.generation
    tellEnd(of: ended)
    return stopped == motion.generation
  }

  /// The window is left, or another is entered: what moves is where it would have come to rest.
  func leaveClock() {
    motion.frames?.cancel()
    motion.frames = nil
    motion.fade = nil
    updateIndicatorVisibility()
    guard let ended = takeOffCourse() else { return }
    switch ended.course.purpose {
    case .deceleration: show(ended.course.restingOffset, on: ended.course.axes)
    case .animation: move(to: ended.course.restingOffset)
    }
    tellEnd(of: ended)
  }

  /// A course that has ended, and whether the delegate has heard of its beginning.
  struct EndedCourse {
    let course: ScrollCourse
    let wasAnnounced: Bool
  }

  /// Ends the course without a word.
  private func takeOffCourse() -> EndedCourse? {
    guard let course = motion.course else { return nil }
    let ended = EndedCourse(course: course, wasAnnounced: motion.hasBegunDecelerating)
    motion.generation += 1
    motion.revision += 1
    motion.phase = .resting
    motion.hasBegunDecelerating = false
    motion.end?.cancel()
    motion.end = nil
    fadeIndicators()
    endFramesIfIdle()
    return ended
  }

  private func tellEnd(of ended: EndedCourse) {
    switch ended.course.purpose {
    case .animation: didEndScrollingAnimation()
    case .deceleration: if ended.wasAnnounced { tellDelegate { $0.witness.didEndDecelerating?(self) } }
    }
  }

  // MARK: Changes meanwhile

  /// Takes up what moves the content after somebody else has moved it, or after the axes have changed.
  func resumeMotion(movedBy movement: CGPoint = .zero) {
    motion.wheelOffset = nil
    switch motion.phase {
    case .resting: return
    case .dragging(var drag):
      let axes = scrollAxes
      guard movement != .zero || axes != drag.axes else { return }
      drag.resume(movedBy: movement, on: axes)
      motion.revision += 1
      motion.phase = .dragging(drag)
    case .moving(var course):
      guard let clock = window?.clock else { return }
      let axes = scrollAxes
      guard movement != .zero || axes != course.axes else { return }
      course.resume(at: clock.now, movedBy: movement, on: axes)
      motion.revision += 1
      motion.phase = .moving(course)
      scheduleEnd(of: course, on: clock)
    }
  }
}
