public import Foundation

extension View {
  /// Makes changes of views that are shown gradually.
  ///
  /// The properties that ``View`` names as animatable have their new values as soon as they are set. What is shown starts where it was and
  /// gets there in the given time. Where a property is still moving, the new way is added to what is left of the old one: what
  /// is shown never jumps, neither in place nor in velocity (unless `delay`, a repetition or a spring's initial velocity asks for it).
  /// A curve that does not begin gently is bent at its beginning for that, when it interrupts something.
  ///
  /// ```swift
  /// View.animate(withDuration: 0.3) { plate.center.x += 100 } completion: { _ in plate.removeFromSuperview() }
  /// window.clock.advance(by: 0.15)  // half way
  /// ```
  ///
  /// A view outside of a window is changed at once.
  ///
  /// - Parameters:
  ///   - duration: How long it takes, in seconds. Below 0 and what is not a number counts as 0: then what is shown changes at once.
  ///   - delay: How long what was there is still shown before, in seconds; limited like the duration.
  ///   - options: How it is animated; at first and last slowly if nothing is given.
  ///   - animations: What makes the changes; it is called at once.
  ///   - completion: Called once, when all that changed is over: with `true` at exactly the time of its end; with `false` when the clock
  ///     next advances after the last of it was over, if some of it was removed or taken over before. If nothing is animated, it is called
  ///     with `true`: when the clock next advances, or before this returns if no view in a window was changed.
  public static func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions = [],
    animations: @MainActor () -> Void, completion: (@MainActor (_ finished: Bool) -> Void)? = nil
  ) {
    animate(
      duration: duration, delay: delay, options: options, animations: animations, completion: completion
    ) { _ in .curve(options.curve) }
  }

  /// Makes changes of views that are shown gradually, slowly at first and last. See
  /// ``animate(withDuration:delay:options:animations:completion:)``.
  ///
  /// - Parameters:
  ///   - duration: How long it takes, in seconds.
  ///   - animations: What makes the changes; it is called at once.
  ///   - completion: Called once, when all that changed is over.
  public static func animate(
    withDuration duration: TimeInterval, animations: @MainActor () -> Void,
    completion: (@MainActor (_ finished: Bool) -> Void)? = nil
  ) {
    animate(withDuration: duration, delay: 0, animations: animations, completion: completion)
  }

  /// Makes changes of views that are shown as if springs carried them. See
  /// ``animate(withDuration:delay:options:animations:completion:)``.
  ///
  /// The spring is the one of the given damping that has come to rest, to within a thousandth of the way, when the duration is over;
  /// see ``Spring/init(dampingRatio:settlingDuration:initialVelocity:)``.
  ///
  /// - Parameters:
  ///   - duration: How long it takes, in seconds.
  ///   - delay: How long what was there is still shown before, in seconds.
  ///   - dampingRatio: 1 for a spring that does not swing past its rest, less for one that does.
  ///   - velocity: The velocity at the beginning: how many times the whole way would be done in a second. Where something is taken over
  ///     (``AnimationOptions/beginFromCurrentState``), what is shown keeps its velocity, and this is added.
  ///   - options: How it is animated. A curve means nothing here.
  ///   - animations: What makes the changes; it is called at once.
  ///   - completion: Called once, when all that changed is over.
  public static func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, usingSpringWithDamping dampingRatio: CGFloat,
    initialSpringVelocity velocity: CGFloat, options: AnimationOptions = [], animations: @MainActor () -> Void,
    completion: (@MainActor (_ finished: Bool) -> Void)? = nil
  ) {
    animate(
      duration: duration, delay: delay, options: options, animations: animations, completion: completion
    ) { duration in
      let velocity = MotionLimits.clamped(velocity)
      return .spring(
        Spring(dampingRatio: Double(dampingRatio), settlingDuration: duration, initialVelocity: velocity),
        initialVelocity: velocity)
    }
  }

  /// Makes changes that are shown at once, in an animation block too.
  ///
  /// - Parameter actionsWithoutAnimation: What makes the changes. Blocks in it animate nothing either.
  public static func performWithoutAnimation(_ actionsWithoutAnimation: @MainActor () -> Void) {
    AnimationContext.disabled().run(actionsWithoutAnimation)
  }

  /// Whether changes in an animation block are animated: not so in ``performWithoutAnimation(_:)``.
  public static var areAnimationsEnabled: Bool { AnimationContext.current?.isDisabled != true }

  /// The duration of the animation block that is running, in seconds; 0 outside of one.
  public static var inheritedAnimationDuration: TimeInterval { AnimationContext.current?.timing.duration ?? 0 }

  private static func animate(
    duration: TimeInterval, delay: TimeInterval, options: AnimationOptions, animations: @MainActor () -> Void,
    completion: (@MainActor (Bool) -> Void)?, course: (TimeInterval) -> AnimationContext.Course
  ) {
    let outer = AnimationContext.current
    if let outer, outer.isDisabled {
      animations()
      completion?(true)
      return
    }
    if let outer, outer.isPaced {
      // It goes by the fraction of the outer one, and ends with it.
      animations()
      if let completion { outer.innerCompletions.append(completion) }
      return
    }
    var options = options
    var timing = AnimationTiming(duration: MotionLimits.clamped(time: duration), delay: delay, fillMode: .backwards)
    var inheritedCourse: AnimationContext.Course?
    if let outer {
      if !options.contains(.overrideInheritedDuration) { timing.duration = outer.timing.duration }
      if !options.contains(.overrideInheritedCurve) { inheritedCourse = outer.course }
      if !options.contains(.overrideInheritedOptions) {
        options.formUnion(outer.options.intersection(.inherited))
      }
    }
    timing.autoreverses = options.contains(.autoreverse)
    timing.repeatCount = options.contains(.repeat) ? .infinity : 1
    let context = AnimationContext(
      timing: timing, course: inheritedCourse ?? course(timing.duration), options: options, completion: completion)
    context.run(animations)
    context.commit()
  }
}
