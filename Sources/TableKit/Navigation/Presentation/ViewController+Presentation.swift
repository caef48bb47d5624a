import Foundation

extension ViewController {
  /// How long a screen takes to come or go when it is presented or dismissed gradually, in seconds.
  public nonisolated static let presentationDuration: TimeInterval = 0.3

  /// The controller that presents for this one: the outermost that it is in.
  private var presenter: ViewController {
    var current = self
    while let parent = current.parent { current = parent }
    return current
  }

  /// Shows a controller over the whole window. See ``present(_:animated:completion:)``.
  func beginPresenting(_ controller: ViewController, animated: Bool, completion: (@MainActor () -> Void)?) {
    let presenter = presenter
    guard let window = presenter.viewIfLoaded?.window else {
      return Window.printFault(
        .presentationRefused(presented: controller.nameInFaults, reason: "\(nameInFaults) is in no window"))
    }
    guard presenter.presentation == nil else {
      return window.receive(
        .presentationRefused(
          presented: controller.nameInFaults,
          reason: "\(presenter.nameInFaults) presents another one; dismiss that first, or present from it"))
    }
    guard controller.presentingViewController == nil, controller.parent == nil, controller !== presenter else {
      return window.receive(
        .presentationRefused(presented: controller.nameInFaults, reason: "it is presented already, or in another one"))
    }
    let presentation = Presentation(presented: controller)
    presenter.presentation = presentation
    controller.presentingController = presenter
    controller.isBeingPresented = true
    controller.loadViewIfNeeded()
    // The callbacks may have dismissed it, here and below.
    guard presenter.presentation === presentation else { return }
    let view = controller.view
    view.frame = window.bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    controller.beginAppearanceTransition(true, animated: animated)
    guard presenter.presentation === presentation else { return }
    window.addSubview(view)
    window.layoutIfNeeded()
    let end: @MainActor () -> Void = {
      // What was dismissed on its way has said so already.
      if presenter.presentation === presentation, !presentation.isEnding {
        controller.isBeingPresented = false
        controller.endAppearanceTransition()
      }
      completion?()
    }
    guard animated else { return end() }
    let place = controller.presentedOffset(in: window.bounds)
    View.performWithoutAnimation {
      view.alpha = place == .zero ? 0 : 1
      view.frame = window.bounds.offsetBy(dx: place.x, dy: place.y)
    }
    View.animate(withDuration: Self.presentationDuration) {
      view.alpha = 1
      view.frame = window.bounds
    } completion: { _ in
      end()
    }
  }

  /// Takes away what this controller presents, or else this one. See ``dismiss(animated:completion:)``.
  func beginDismissing(animated: Bool, completion: (@MainActor () -> Void)?) {
    let outermost = presenter
    guard let presenter = outermost.presentation != nil ? outermost : outermost.presentingController,
      let presentation = presenter.presentation, !presentation.isEnding
    else { return }
    let controller = presentation.presented
    // What it presents itself goes with it.
    if controller.presentation != nil { controller.beginDismissing(animated: false, completion: nil) }
    presentation.isEnding = true
    controller.isBeingPresented = false
    controller.isBeingDismissed = true
    controller.beginAppearanceTransition(false, animated: animated)
    let view = controller.view
    let end: @MainActor () -> Void = {
      view.removeFromSuperview()
      presenter.presentation = nil
      controller.presentingController = nil
      controller.isBeingDismissed = false
      controller.endAppearanceTransition()
      view.alpha = 1
      completion?()
    }
    guard animated, let window = view.window else { return end() }
    let place = controller.presentedOffset(in: window.bounds)
    View.animate(withDuration: Self.presentationDuration) {
      if place == .zero { view.alpha = 0 }
      view.frame = window.bounds.offsetBy(dx: place.x, dy: place.y)
    } completion: { _ in
      end()
    }
  }

  /// From where a presented screen comes: an alert fades in in its place, others come from below.
  private func presentedOffset(in bounds: CGRect) -> CGPoint {
    self is AlertController ? .zero : CGPoint(x: 0, y: bounds.height)
  }

  var nameInFaults: String { String(describing: type(of: self)) }

  /// A controller that is shown over another.
  @MainActor
  final class Presentation {
    let presented: ViewController
    /// Whether it is on its way out.
    var isEnding = false

    init(presented: ViewController) {
      self.presented = presented
    }
  }
}
