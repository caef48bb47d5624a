public import Foundation
public import Interposing

/// What recognises a gesture in the touches of a view and of those in it.
///
/// ```swift
/// let pan = PanGestureRecognizer()
/// pan.addAction { pan in card.center.x += pan.translation(in: card.superview).x }
/// card.addGestureRecognizer(pan)
/// ```
///
/// A recogniser hears of touches before the views do. It begins in the state ``State/possible``; once it recognises, it takes
/// the touches away from the view (``cancelsTouchesInView``) and keeps other recognisers of the same touches from recognising:
/// the first one wins, unless a delegate lets both recognise or one has been told to wait for another
/// (``require(toFail:)``). When its touches are over it is set back.
///
/// A subclass overrides the four methods for touches, which do nothing here, sets ``state`` in them, and sets itself back in
/// ``reset()``.
@MainActor
open class GestureRecognizer: GestureRecognizing {
  /// How far a recogniser has come.
  public enum State: Sendable, Hashable, CaseIterable {
    /// It has not decided yet.
    case possible
    /// A gesture that lasts has begun.
    case began
    /// It has changed.
    case changed
    /// It has ended; a gesture without duration was recognised.
    case ended
    /// It was broken off.
    case cancelled
    /// The touches were not the gesture.
    case failed

    /// A gesture without duration was recognised: the same as ``ended``.
    public static let recognized = State.ended
  }

  /// A recogniser that calls nobody yet.
  public init() {}

  // MARK: State

  /// How far it has come. Subclasses set it; what they ask for is done as far as it can be.
  ///
  /// From ``State/possible`` a gesture that lasts goes to ``State/began``, one without duration to ``State/ended``. It stays
  /// at ``State/possible`` while others are to fail first, and goes to ``State/failed`` if another one wins or the view or the
  /// delegate refuse. Each state that is reached but ``State/possible`` and ``State/failed`` calls the actions at once.
  public var state: State {
    get { storedState }
    set { request(newValue) }
  }
  var storedState = State.possible

  /// The recognition that waits for others to fail.
  var waiting: WaitingRecognition?

  /// A recognition that waits for other recognisers to fail.
  struct WaitingRecognition {
    /// What was asked for: ``State/began`` or ``State/ended``.
    var state: State
    /// Whether a gesture that lasts has ended while it waited.
    var hasEnded = false
  }

  /// Whether it hears of touches. Turning it off breaks off what it has begun.
  open var isEnabled = true {
    didSet { if !isEnabled, oldValue { abandon() } }
  }

  /// The view whose touches it hears of.
  public internal(set) weak var view: View?

  /// What it is called, for whoever reads a list of them.
  open var name: String?

  // MARK: Delegate

  /// Who is asked whether and when it may recognise. It is held weakly. A chain of interposers that refuses a delegate keeps the
  /// old one.
  open var delegate: (any GestureRecognizerDelegate)? {
    get { delegateReference }
    set {
      var witness = GestureRecognizerDelegateWitness()
      if let newValue {
        witness = newValue.gestureRecognizerDelegateWitness
        witness.origin.hold(through: newValue)
      }
      do {
        try delegateChain.rebase(on: witness)
        delegateReference = newValue
      } catch {
        let fault = ViewFault.delegateRefused(
          view: name ?? String(describing: type(of: self)), reason: error.description)
        if let view { view.report(fault) } else { Window.printFault(fault) }
      }
    }
  }
  private weak var delegateReference: (any GestureRecognizerDelegate)?

  /// The interposers on the delegate, and who answers what.
  public var delegateChain: Chain<GestureRecognizerDelegateWitness> {
    if let loadedDelegateChain { return loadedDelegateChain }
    let chain = Chain(GestureRecognizerDelegateWitness())
    loadedDelegateChain = chain
    return chain
  }
  private(set) var loadedDelegateChain: Chain<GestureRecognizerDelegateWitness>?

  // MARK: Touches and views

  /// Whether recognising takes the touches away from the view that has them: the view's touches are cancelled. Yes by default.
  open var cancelsTouchesInView = true

  /// Whether the view hears of a touch only once this recogniser has failed. No by default.
  open var delaysTouchesBegan = false

  /// Whether the view hears of the end of a touch only once this recogniser has failed. Yes by default, so that what it began
  /// is cancelled if the gesture is recognised after all.
  open var delaysTouchesEnded = true

  /// The touches it has been given and did not ignore, as long as they are down, in the order in which they began; in the
  /// event in which they end, too.
  public internal(set) var trackedTouches: [Touch] = []

  /// All touches of this attempt, with those that are over.
  var touchesOfAttempt: [Touch] = []

  /// How many touches it follows.
  open var numberOfTouches: Int { trackedTouches.count }

  /// Where a touch is, in a view's coordinates; (0, 0) for a touch that there is not.
  ///
  /// - Parameters:
  ///   - index: The touch, from 0, in the order in which they began.
  ///   - view: The view; `nil` for the window.
  open func location(ofTouch index: Int, in view: View?) -> CGPoint {
    trackedTouches.indices.contains(index) ? trackedTouches[index].location(in: view) : .zero
  }

  /// Where the gesture is, in a view's coordinates: the middle of the touches; where it was last, when they are over.
  ///
  /// - Parameter view: The view; `nil` for the window.
  open func location(in view: View?) -> CGPoint {
    let location = windowLocation
    return view?.convert(location, from: nil) ?? location
  }

  /// The middle of the touches in the window's coordinates.
  var windowLocation: CGPoint {
    guard !trackedTouches.isEmpty else { return lastWindowLocation }
    var sum = CGPoint.zero
    for touch in trackedTouches {
      sum.x += touch.windowLocation.x
      sum.y += touch.windowLocation.y
    }
    let count = CGFloat(trackedTouches.count)
    return CGPoint(x: sum.x / count, y: sum.y / count)
  }
  private var lastWindowLocation = CGPoint.zero

  /// Takes no more notice of a touch that it was given.
  ///
  /// - Parameters:
  ///   - touch: The touch.
  ///   - event: The event that brought it.
  open func ignore(_ touch: Touch, for event: Event?) {
    trackedTouches.removeAll { $0 === touch }
    touchesOfAttempt.removeAll { $0 === touch }
  }

  // MARK: Other recognisers

  /// Makes it wait for another one: it recognises only once that one has failed, and fails if that one recognises.
  ///
  /// - Parameter other: The other one; held weakly. It makes a difference only while it has been given touches too.
  open func require(toFail other: GestureRecognizer) {
    for required in requirements where required.recognizer === other { return }
    requirements.removeAll { $0.recognizer == nil }
    requirements.append(Requirement(recognizer: other))
  }
  private var requirements: [Requirement] = []

  private struct Requirement {
    weak var recognizer: GestureRecognizer?
  }

  /// Whether ``require(toFail:)`` was called with the other one.
  func hasRequirement(of other: GestureRecognizer) -> Bool {
    for required in requirements where required.recognizer === other { return true }
    return false
  }

  /// Whether recognising may keep another one from doing so; yes by default. It is asked unless the delegates let both.
  open func canPrevent(_ other: GestureRecognizer) -> Bool { true }

  /// Whether another one that recognises may keep this one from doing so; yes by default.
  open func canBePrevented(by other: GestureRecognizer) -> Bool { true }

  /// Whether it waits for another one to fail, without having been told to; no by default.
  open func shouldRequireFailure(of other: GestureRecognizer) -> Bool { false }

  /// Whether another one waits for this one to fail, without having been told to; no by default.
  open func shouldBeRequiredToFail(by other: GestureRecognizer) -> Bool { false }

  // MARK: For subclasses

  /// Touches began in the view or in those in it.
  open func touchesBegan(_ touches: Set<Touch>, with event: Event?) {}

  /// Touches that it follows moved.
  open func touchesMoved(_ touches: Set<Touch>, with event: Event?) {}

  /// Touches that it follows ended. One that has not recognised by then and ``expectsFurtherTouches`` no more fails.
  open func touchesEnded(_ touches: Set<Touch>, with event: Event?) {}

  /// Touches that it follows were taken away; by default it fails, or is cancelled if it has begun.
  open func touchesCancelled(_ touches: Set<Touch>, with event: Event?) {
    state = .cancelled
  }

  /// Called when it has recognised, was cancelled or failed and all its touches are over, before it is at
  /// ``State/possible`` again. Overrides set back what they keep of an attempt.
  open func reset() {}

  /// Whether, with all touches over, further ones may still make up the gesture, as in a double tap. One that answers yes has
  /// to fail by itself in time. No by default.
  open var expectsFurtherTouches: Bool { false }

  // MARK: Actions

  var actions = ActionList<GestureRecognizer>()

  // MARK: For the delivery of touches

  /// What gives it its touches, while it has any.
  weak var delivery: TouchDelivery?
  /// Whether it has been given touches since it was last set back.
  var isEngaged = false

  func track(_ touch: Touch) {
    trackedTouches.append(touch)
    touchesOfAttempt.append(touch)
  }

  func isTracking(_ touch: Touch) -> Bool {
    for tracked in trackedTouches where tracked === touch { return true }
    return false
  }

  func forgetTouchesThatAreOver() {
    guard !trackedTouches.isEmpty else { return }
    lastWindowLocation = windowLocation
    trackedTouches.removeAll { !$0.isActive }
  }
}
