public import Foundation

/// A transition between two controllers, for those who want to animate beside it or hear how it ends.
///
/// ```swift
/// override func viewWillAppear(_ animated: Bool) {
///   super.viewWillAppear(animated)
///   transitionCoordinator?.animate { _ in
///     plate.alpha = 1
///   } completion: { context in
///     if context.isCancelled { plate.alpha = 0 }
///   }
/// }
/// ```
@MainActor
public final class TransitionCoordinator {
  /// One of the two sides of a transition.
  public enum Side: Sendable, Hashable {
    /// What was seen before.
    case from
    /// What is to be seen.
    case to
  }

  /// The view in which it happens.
  public let containerView: View

  /// Whether it was begun by a finger.
  public let initiallyInteractive: Bool

  /// Whether a finger says now how far it has come.
  public private(set) var isInteractive: Bool

  /// Whether it was called off, or will be.
  public private(set) var isCancelled = false

  /// How long it takes in all, in seconds.
  public var transitionDuration: TimeInterval { NavigationController.transitionDuration }

  private let from: ViewController?
  private let to: ViewController?
  private var alongside: [@MainActor (TransitionCoordinator) -> Void] = []
  private var completions: [@MainActor (TransitionCoordinator) -> Void] = []
  private var interactionChanges: [@MainActor (TransitionCoordinator) -> Void] = []
  private var hasStarted = false
  private var isOver = false
  weak var animator: ViewPropertyAnimator?

  init(from: ViewController?, to: ViewController?, containerView: View, isInteractive: Bool) {
    self.from = from
    self.to = to
    self.containerView = containerView
    self.isInteractive = isInteractive
    initiallyInteractive = isInteractive
  }

  /// How far it has come, 0 … 1: 1 when it is there; on the way back it grows less.
  public var percentComplete: CGFloat {
    if isOver { return isCancelled ? 0 : 1 }
    return animator?.fractionComplete ?? 0
  }

  /// The controller on a side.
  public func viewController(forKey side: Side) -> ViewController? {
    side == .from ? from : to
  }

  /// Animates beside the transition, and hears of its end.
  ///
  /// - Parameters:
  ///   - animation: Makes changes of views, which are shown in step with the transition, also with a finger. It is called when
  ///     the transition starts.
  ///   - completion: Called when the transition is over; ``isCancelled`` says whether it was called off. Then
  ///     the views have the values again that they had before `animation`; whatever else that has changed has not.
  /// - Returns: Whether the animation will be called; not if the transition has started already.
  @discardableResult
  public func animate(
    alongsideTransition animation: (@MainActor (_ context: TransitionCoordinator) -> Void)?,
    completion: (@MainActor (_ context: TransitionCoordinator) -> Void)? = nil
  ) -> Bool {
    guard !isOver else { return false }
    if let completion { completions.append(completion) }
    guard !hasStarted else { return animation == nil }
    if let animation { alongside.append(animation) }
    return true
  }

  /// Hears when the finger is lifted; ``isCancelled`` says what will become of it.
  public func notifyWhenInteractionChanges(_ handler: @escaping @MainActor (_ context: TransitionCoordinator) -> Void) {
    interactionChanges.append(handler)
  }

  // MARK: For the transition

  func runAlongside() {
    hasStarted = true
    let bodies = alongside
    alongside = []
    for body in bodies { body(self) }
  }

  func interactionEnds(isCancelled: Bool) {
    self.isCancelled = isCancelled
    isInteractive = false
    let handlers = interactionChanges
    interactionChanges = []
    for handler in handlers { handler(self) }
  }

  func transitionEnds(isCancelled: Bool) {
    self.isCancelled = isCancelled
    isInteractive = false
    // One that was overtaken before it started makes its changes all the same.
    if !hasStarted { View.performWithoutAnimation { runAlongside() } }
  }

  func complete() {
    isOver = true
    let bodies = completions
    completions = []
    for body in bodies { body(self) }
  }
}
