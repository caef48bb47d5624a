public import Foundation

/// What stands behind a screen: it makes the screen's view when that is needed, and hears when it comes and goes.
///
/// ```swift
/// final class Details: ViewController {
///   override func viewDidLoad() {
///     super.viewDidLoad()
///     view.addSubview(title)
///   }
///
///   override func viewWillAppear(_ animated: Bool) {
///     super.viewWillAppear(animated)
///     title.text = planet.name
///   }
/// }
///
/// window.rootViewController = NavigationController(rootViewController: Overview())
/// ```
@MainActor
open class ViewController: Responder {
  /// A controller whose view is not loaded: `ViewController()`.
  ///
  /// The argument is never written: it keeps an `init()` that a subclass declares from being an override, as in UIKit.
  public init(_ unused: Void = ()) {
    super.init(responder: ())
  }

  /// A controller whose view is not loaded. It is made by ``loadView()``, for there are no nibs: both arguments are there for code
  /// that names them, and are ignored.
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(responder: ())
  }

  /// What `super.init(coder:)` calls in a subclass: a controller whose view is not loaded. Nothing is read from the coder.
  ///
  /// The second argument is never written: it keeps the `required init?(coder:)` of subclasses from being an override, so that those
  /// that have none compile too.
  public init?(coder: NSCoder, _ unused: Void = ()) {
    super.init(responder: ())
  }

  /// What the screen is called, also in a navigation bar.
  open var title: String? {
    didSet { storedNavigationItem?.title = title }
  }

  /// What the screen has to say in a navigation bar.
  open var navigationItem: NavigationItem {
    if let storedNavigationItem { return storedNavigationItem }
    let item = NavigationItem(title: title)
    storedNavigationItem = item
    return item
  }
  private var storedNavigationItem: NavigationItem?

  // MARK: Editing

  /// Whether what the screen shows is being edited. Setting it is ``setEditing(_:animated:)`` without animation.
  open var isEditing: Bool {
    get { storedIsEditing }
    set { setEditing(newValue, animated: false) }
  }
  private var storedIsEditing = false
  var storedEditButtonItem: BarButtonItem?

  /// Begins or ends editing. Overrides call this.
  ///
  /// - Parameters:
  ///   - editing: Whether it is edited from now on.
  ///   - animated: Whether that is shown gradually.
  open func setEditing(_ editing: Bool, animated: Bool) {
    guard editing != storedIsEditing else { return }
    storedIsEditing = editing
    if let storedEditButtonItem { showEditing(in: storedEditButtonItem) }
  }

  // MARK: The view

  /// The view. Reading it loads it, if it is not loaded yet: ``loadView()``, then ``viewDidLoad()``.
  open var view: View {
    get {
      loadViewIfNeeded()
      if let storedView { return storedView }
      // Read in an override of loadView() that has set none so far.
      let view = View()
      adopt(view)
      return view
    }
    set { adopt(newValue) }
  }
  private var storedView: View?
  private var isLoadingView = false

  /// Whether the view has been loaded.
  public var isViewLoaded: Bool { storedView != nil }

  /// The view if it has been loaded.
  public var viewIfLoaded: View? { storedView }

  /// Loads the view if it is not loaded yet.
  open func loadViewIfNeeded() {
    guard storedView == nil, !isLoadingView else { return }
    isLoadingView = true
    loadView()
    if storedView == nil { adopt(View()) }
    isLoadingView = false
    viewDidLoad()
  }

  /// Makes the view and sets it. Overrides do not call this: it sets an empty one.
  open func loadView() {
    view = View()
  }

  private func adopt(_ view: View) {
    guard view !== storedView else { return }
    storedView?.viewController = nil
    storedView = view
    view.viewController = self
  }

  /// Called once, when the view has been loaded.
  open func viewDidLoad() {}

  /// Called before the view is laid out.
  open func viewWillLayoutSubviews() {}

  /// Called after the view was laid out.
  open func viewDidLayoutSubviews() {}

  /// Called where the program is asked to do with less memory; on Linux nobody asks but the program itself.
  open func didReceiveMemoryWarning() {}

  /// How large the controller would like to be where it does not fill a window, in points: beside a context menu for example. Nothing by
  /// default, and then whoever shows it decides.
  open var preferredContentSize = CGSize.zero

  // MARK: Appearance

  /// The view is about to come on the screen; or to stay there after all, if its leaving is called off.
  open func viewWillAppear(_ animated: Bool) {}

  /// The view has come on the screen.
  open func viewDidAppear(_ animated: Bool) {}

  /// The view is about to leave the screen; or not to come after all, if its coming is called off.
  open func viewWillDisappear(_ animated: Bool) {}

  /// The view has left the screen.
  open func viewDidDisappear(_ animated: Bool) {}

  /// Whether it is on its way into its parent; so also in ``viewWillAppear(_:)`` when it is shown for the first time.
  public internal(set) var isMovingToParent = false

  /// Whether it is on its way out of its parent; so in ``viewWillDisappear(_:)`` when it will not be shown again.
  public internal(set) var isMovingFromParent = false

  var appearance = Appearance.disappeared
  var isAppearanceAnimated = false

  // MARK: Parents and children

  /// The controller that this one is in.
  public internal(set) weak var parent: ViewController?

  /// The controllers in this one, in the order in which they were added.
  public internal(set) var children: [ViewController] = []

  /// Called before the parent changes, with the new one or `nil`.
  open func willMove(toParent parent: ViewController?) {}

  /// Called when the parent has changed.
  open func didMove(toParent parent: ViewController?) {}

  /// The children that come and go with this one.
  var childrenThatAppear: [ViewController] { children }

  /// The transition that brings the controller or takes it away, while there is one.
  open var transitionCoordinator: TransitionCoordinator? { parent?.transitionCoordinator }

  /// The navigation controller that this one is in, at whatever depth.
  public var navigationController: NavigationController? {
    var current = parent
    while let controller = current {
      if let navigation = controller as? NavigationController { return navigation }
      current = controller.parent
    }
    return nil
  }

  // MARK: Presentation

  var presentation: Presentation?
  weak var presentingController: ViewController?

  /// The controller that this one, or one that it is in, presents; `nil` if there is none.
  public var presentedViewController: ViewController? {
    presentation?.presented ?? parent?.presentedViewController
  }

  /// The controller that presents this one, or one that it is in; `nil` if there is none.
  public var presentingViewController: ViewController? {
    presentingController ?? parent?.presentingViewController
  }

  /// Whether it is on its way onto the screen by being presented.
  public internal(set) var isBeingPresented = false
  /// Whether it is on its way off the screen by being dismissed.
  public internal(set) var isBeingDismissed = false

  /// Shows a controller over the whole window. The outermost controller that this one is in presents it.
  ///
  /// One that presents already, or is in no window, presents nothing: a ``ViewFault/presentationRefused(presented:reason:)`` is
  /// reported.
  ///
  /// - Parameters:
  ///   - viewControllerToPresent: The controller: an ``AlertController`` for example. One that is presented, or in another one, is not
  ///     taken.
  ///   - animated: Whether it comes gradually, in ``presentationDuration``.
  ///   - completion: Called when it has come.
  open func present(
    _ viewControllerToPresent: ViewController, animated: Bool, completion: (@MainActor () -> Void)? = nil
  ) {
    beginPresenting(viewControllerToPresent, animated: animated, completion: completion)
  }

  /// Takes away what this controller presents, with all that is presented over it; if it presents nothing, itself.
  ///
  /// - Parameters:
  ///   - animated: Whether it goes gradually.
  ///   - completion: Called when it has gone. If there is nothing to take away, it is not called.
  open func dismiss(animated: Bool, completion: (@MainActor () -> Void)? = nil) {
    beginDismissing(animated: animated, completion: completion)
  }

  // MARK: Events

  /// Who hears of an event that neither the view nor the controller keeps to itself: what the view is in.
  open override var next: Responder? { viewIfLoaded?.superview }

  override var responderWindow: Window? { viewIfLoaded?.window }
}

extension ViewController: Hashable {
  /// A controller equals itself only.
  nonisolated public static func == (left: ViewController, right: ViewController) -> Bool {
    left === right
  }

  /// Feeds the controller's identity.
  nonisolated public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }
}
