import Foundation

/// A view that is operated: it follows one touch from when it is put down, and tells what is done with it.
///
/// ```swift
/// let button = Button(frame: CGRect(x: 20, y: 20, width: 100, height: 44))
/// button.addAction(for: .touchUpInside) { button in print("pressed") }
/// ```
///
/// A subclass that changes with the touch, such as a slider, overrides ``beginTracking(_:with:)``,
/// ``continueTracking(_:with:)``, ``endTracking(_:with:)`` and ``cancelTracking(with:)``.
open class Control: View, Controlling {
  /// What happens to a control. Sets of them say what an action is called for.
  public struct Events: OptionSet, Sendable, Hashable {
    /// A bit for each event.
    public let rawValue: UInt

    /// A set of events by their bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// A finger was put down in the control.
    public static let touchDown = Events(rawValue: 1 << 0)
    /// A finger was put down for the second or a further time in a row.
    public static let touchDownRepeat = Events(rawValue: 1 << 1)
    /// The finger moved inside.
    public static let touchDragInside = Events(rawValue: 1 << 2)
    /// The finger moved outside.
    public static let touchDragOutside = Events(rawValue: 1 << 3)
    /// The finger moved in again.
    public static let touchDragEnter = Events(rawValue: 1 << 4)
    /// The finger moved out.
    public static let touchDragExit = Events(rawValue: 1 << 5)
    /// The finger was lifted inside: the control was pressed.
    public static let touchUpInside = Events(rawValue: 1 << 6)
    /// The finger was lifted outside.
    public static let touchUpOutside = Events(rawValue: 1 << 7)
    /// The touch was taken away.
    public static let touchCancel = Events(rawValue: 1 << 8)
    /// The user changed the control's value.
    public static let valueChanged = Events(rawValue: 1 << 12)
    /// What the control is there for was done: it was pressed.
    public static let primaryActionTriggered = Events(rawValue: 1 << 13)

    /// All that touches do.
    public static let allTouchEvents = Events(rawValue: 0xFFF)
    /// Everything.
    public static let allEvents = Events(rawValue: .max)
  }

  /// What a control is like; it can be several things at once.
  public struct State: OptionSet, Sendable, Hashable {
    /// A bit for each state.
    public let rawValue: UInt

    /// A set of states by their bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// None of the others.
    public static let normal: State = []
    /// A finger is on it.
    public static let highlighted = State(rawValue: 1 << 0)
    /// It cannot be operated.
    public static let disabled = State(rawValue: 1 << 1)
    /// It is selected, in whatever sense it has.
    public static let selected = State(rawValue: 1 << 2)
  }

  /// How far beyond its bounds a finger that drags is still inside, in points.
  public nonisolated static let dragMargin: CGFloat = 70

  // MARK: State

  /// Whether it can be operated. Turning it off breaks off the touch that it follows.
  open var isEnabled = true {
    didSet {
      guard isEnabled != oldValue else { return }
      if !isEnabled { cancel(with: nil) }
      stateDidChange()
    }
  }

  /// Whether it is selected, in whatever sense it has; nothing here sets it.
  open var isSelected = false {
    didSet { if isSelected != oldValue { stateDidChange() } }
  }

  /// Whether it looks touched: while a touch that it follows is inside.
  open var isHighlighted = false {
    didSet { if isHighlighted != oldValue { stateDidChange() } }
  }

  /// What it is like, in one value.
  open var state: State {
    var state = State.normal
    if isHighlighted { state.insert(.highlighted) }
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    return state
  }

  /// Called when ``state`` has changed. Overrides call this.
  open func stateDidChange() {
    setNeedsDisplay()
    setNeedsLayout()
  }

  // MARK: Tracking

  /// Whether it follows a touch.
  public private(set) var isTracking = false

  /// Whether the touch that it follows is inside: in the bounds, or not far beyond them (``dragMargin``).
  public private(set) var isTouchInside = false

  /// A touch began that it may follow.
  ///
  /// - Returns: Whether it follows it; yes by default.
  open func beginTracking(_ touch: Touch, with event: TableKit.Event?) -> Bool { true }

  /// The touch that it follows moved.
  ///
  /// - Returns: Whether it goes on following it; yes by default.
  open func continueTracking(_ touch: Touch, with event: TableKit.Event?) -> Bool { true }

  /// The touch that it follows ended; `nil` if the control itself let it go.
  open func endTracking(_ touch: Touch?, with event: TableKit.Event?) {}

  /// The touch that it follows was taken away.
  open func cancelTracking(with event: TableKit.Event?) {}

  private weak var trackedTouch: Touch?

  open override func touchesBegan(_ touches: Set<Touch>, with event: TableKit.Event?) {
    guard isEnabled, !isTracking, let touch = touches.first else { return }
    isTouchInside = true
    isTracking = true
    trackedTouch = touch
    let follows = beginTracking(touch, with: event)
    // The call may have broken it off already.
    guard isTracking, trackedTouch === touch else { return }
    guard follows else { return stop() }
    isHighlighted = true
    sendActions(for: touch.tapCount > 1 ? [.touchDown, .touchDownRepeat] : .touchDown)
  }

  open override func touchesMoved(_ touches: Set<Touch>, with event: TableKit.Event?) {
    guard isTracking, let touch = trackedTouch, touches.contains(touch) else { return }
    let wasInside = isTouchInside
    isTouchInside = isInside(touch)
    isHighlighted = isTouchInside
    let follows = continueTracking(touch, with: event)
    guard isTracking, trackedTouch === touch else { return }
    guard follows else {
      stop()
      return endTracking(nil, with: event)
    }
    var events: Events = isTouchInside ? .touchDragInside : .touchDragOutside
    if isTouchInside != wasInside { events.insert(isTouchInside ? .touchDragEnter : .touchDragExit) }
    sendActions(for: events)
  }

  open override func touchesEnded(_ touches: Set<Touch>, with event: TableKit.Event?) {
    guard isTracking, let touch = trackedTouch, touches.contains(touch) else { return }
    let isInside = isInside(touch)
    stop()
    endTracking(touch, with: event)
    sendActions(for: isInside ? [.touchUpInside, .primaryActionTriggered] : .touchUpOutside)
  }

  open override func touchesCancelled(_ touches: Set<Touch>, with event: TableKit.Event?) {
    guard isTracking, let touch = trackedTouch, touches.contains(touch) else { return }
    cancel(with: event)
  }

  /// A tap on a control is the control's: recognisers of taps on the views that it is in do not recognise it.
  open override func gestureRecognizerShouldBegin(_ gestureRecognizer: GestureRecognizer) -> Bool {
    guard isEnabled, gestureRecognizer.view !== self, let tap = gestureRecognizer as? TapGestureRecognizer else {
      return super.gestureRecognizerShouldBegin(gestureRecognizer)
    }
    return tap.numberOfTapsRequired > 1 || tap.numberOfTouchesRequired > 1
  }

  private func isInside(_ touch: Touch) -> Bool {
    let margin = Self.dragMargin
    return bounds.insetBy(dx: -margin, dy: -margin).contains(touch.location(in: self))
  }

  private func stop() {
    isTracking = false
    isTouchInside = false
    trackedTouch = nil
    isHighlighted = false
  }

  private func cancel(with event: TableKit.Event?) {
    guard isTracking else { return }
    stop()
    cancelTracking(with: event)
    sendActions(for: .touchCancel)
  }

  // MARK: Actions

  var actions = ActionList<Control>()

  /// Takes an action away: the same as cancelling what adding it returned.
  public func removeAction(_ registration: ActionRegistration) {
    registration.cancel()
  }

  /// Calls the actions for events, each once, whichever of the events it was added for.
  ///
  /// - Parameter events: What happened.
  open func sendActions(for events: Events) {
    actions.call(with: self, for: events.rawValue)
  }
}
