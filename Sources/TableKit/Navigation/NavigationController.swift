public import Foundation

/// A controller that shows others on top of each other: the last of them is seen, and those below are what one goes back to.
///
/// Pushing and popping is shown in ``transitionDuration`` on the window's clock, without animation at once. A finger that is dragged
/// from the left edge goes back as far as it is dragged; let go before half the way, it is called off.
///
/// In which order controllers hear of it, from `A` to `B` (in brackets those of the whole transition):
///
/// | push, pop, a drag that goes back | a drag that is called off |
/// | --- | --- |
/// | `A` viewWillDisappear | `A` viewWillDisappear |
/// | `B` viewWillAppear | `B` viewWillAppear |
/// | [alongside, in the transition's animation] | [alongside] |
/// | `A` viewDidDisappear | `B` viewWillDisappear |
/// | `B` viewDidAppear | `B` viewDidDisappear |
/// | [completion, `isCancelled` is false] | `A` viewWillAppear |
/// | | `A` viewDidAppear |
/// | | [completion, `isCancelled` is true] |
///
/// A controller that is pushed has heard `willMove(toParent:)` before and loads its view then; `didMove(toParent:)` comes before
/// the completion. There is no navigation bar.
open class NavigationController: ViewController {
  /// How long a push or a pop takes, in seconds.
  public nonisolated static let transitionDuration: TimeInterval = 0.35

  /// How far the lower of two screens is moved aside, as a part of the width.
  public nonisolated static let parallax: CGFloat = 0.3

  /// A controller with one screen.
  ///
  /// - Parameter rootViewController: The controller of the screen below all others.
  public init(rootViewController: ViewController) {
    super.init()
    addChild(rootViewController)
    controllers = [rootViewController]
    rootViewController.didMove(toParent: self)
  }

  /// A controller without a screen.
  public override init(_ unused: Void = ()) {
    super.init()
  }

  /// A controller without a screen. See ``ViewController/init(coder:_:)``.
  public override init?(coder: NSCoder, _ unused: Void = ()) {
    super.init(coder: coder)
  }

  // MARK: The controllers

  var controllers: [ViewController] = []
  /// The one whose view is in this one's, or on its way there. A callback that comes before a push is shown finds the one below.
  var shown: ViewController?
  /// How often ``controllers`` have changed.
  var changeCount = 0

  /// The controllers, the one that is seen last. Setting it is ``setViewControllers(_:animated:)`` without animation.
  open var viewControllers: [ViewController] {
    get { controllers }
    set { setViewControllers(newValue, animated: false) }
  }

  /// The controller that is seen, or on its way there; `nil` if there is none.
  public var topViewController: ViewController? { controllers.last }

  /// Shows a controller on top of the others.
  ///
  /// - Parameters:
  ///   - viewController: The controller. One that is among them already is left where it is.
  ///   - animated: Whether it comes gradually.
  open func pushViewController(_ viewController: ViewController, animated: Bool) {
    endTransition()
    guard !controllers.contains(viewController), viewController !== self else { return }
    go(to: controllers + [viewController], isPush: true, animated: animated)
  }

  /// Goes back by one. The last one stays.
  ///
  /// - Parameter animated: Whether it is shown gradually.
  /// - Returns: The controller that is seen no longer; `nil` if there is nothing to go back to.
  @discardableResult
  open func popViewController(animated: Bool) -> ViewController? {
    endTransition()
    guard controllers.count > 1 else { return nil }
    let popped = controllers.last
    go(to: Array(controllers.dropLast()), isPush: false, animated: animated)
    return popped
  }

  /// Goes back to one of the controllers.
  ///
  /// - Parameters:
  ///   - viewController: The controller. One that is not among them changes nothing.
  ///   - animated: Whether it is shown gradually.
  /// - Returns: The controllers that have been taken off, the lowest first.
  @discardableResult
  open func popToViewController(_ viewController: ViewController, animated: Bool) -> [ViewController] {
    endTransition()
    guard let index = controllers.firstIndex(of: viewController), index + 1 < controllers.count else { return [] }
    let popped = Array(controllers[(index + 1)...])
    go(to: Array(controllers[...index]), isPush: false, animated: animated)
    return popped
  }

  /// Goes back to the first of the controllers. See ``popToViewController(_:animated:)``.
  @discardableResult
  open func popToRootViewController(animated: Bool) -> [ViewController] {
    endTransition()
    guard let root = controllers.first else { return [] }
    return popToViewController(root, animated: animated)
  }

  /// Shows other controllers. If the last of them was there before, below the top, that is shown as going back, else as a push.
  ///
  /// - Parameters:
  ///   - viewControllers: The controllers; of one that is named twice, the first place counts.
  ///   - animated: Whether the new one on top comes gradually.
  open func setViewControllers(_ viewControllers: [ViewController], animated: Bool) {
    endTransition()
    var list: [ViewController] = []
    for controller in viewControllers where !list.contains(controller) && controller !== self {
      list.append(controller)
    }
    let isPush = list.last.map { !controllers.contains($0) } ?? false
    go(to: list, isPush: isPush, animated: animated)
  }

  /// How a bar is to look; none is drawn.
  public let navigationBar = NavigationBar()

  /// Whether a bar is to be hidden; none is drawn.
  open var isNavigationBarHidden = false

  // MARK: The transition

  /// The transition that is being shown.
  var transition: NavigationTransition?

  open override var transitionCoordinator: TransitionCoordinator? {
    transition?.coordinator ?? super.transitionCoordinator
  }

  override var childrenThatAppear: [ViewController] {
    controllers.last.map { [$0] } ?? []
  }

  /// What recognises that one goes back by a finger from the left edge. It can be turned off.
  public private(set) lazy var interactivePopGestureRecognizer: ScreenEdgePanGestureRecognizer = {
    let recognizer = ScreenEdgePanGestureRecognizer()
    recognizer.edge = .left
    recognizer.addTarget(self) { navigation, recognizer in navigation.followEdgePan(recognizer) }
    return recognizer
  }()

  // MARK: The view

  /// Makes a view that holds the one of the top controller.
  open override func loadView() {
    let view = NavigationView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    view.clipsToBounds = true
    view.controller = self
    self.view = view
    view.addGestureRecognizer(interactivePopGestureRecognizer)
  }

  /// Shows the top controller's view.
  open override func viewDidLoad() {
    super.viewDidLoad()
    shown = controllers.last
    // Its callback may go elsewhere.
    shown?.loadViewIfNeeded()
    if let shown { install(shown) }
  }

  func install(_ controller: ViewController) {
    let child = controller.view
    child.frame = view.bounds
    child.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    if child.superview !== view { view.addSubview(child) }
  }
}

/// The view of a navigation controller: it ends a transition when it leaves its window, for then nothing moves any more.
final class NavigationView: View {
  weak var controller: NavigationController?

  override func willMove(toWindow newWindow: Window?) {
    super.willMove(toWindow: newWindow)
    if window != nil, newWindow !== window { controller?.endTransition() }
  }

  override func gestureRecognizerShouldBegin(_ gestureRecognizer: GestureRecognizer) -> Bool {
    guard gestureRecognizer === controller?.interactivePopGestureRecognizer else {
      return super.gestureRecognizerShouldBegin(gestureRecognizer)
    }
    return controller?.canGoBackByFinger == true
  }
}
