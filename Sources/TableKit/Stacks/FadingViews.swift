import Foundation

/// Views of a stack that are on their way out of sight.
///
/// Such a view is out of the model already: hidden, or no longer among the views that are arranged. It is shown until its opacity
/// has come to 0, and then gets back the opacity that it had. Turned back on its way, it gets that back at once, and what is shown
/// follows from where it is.
@MainActor
final class FadingViews {
  private struct Fade {
    let alpha: CGFloat
    let number: Int
    let whenGone: @MainActor () -> Void
  }

  private var fades: [ObjectIdentifier: Fade] = [:]
  private var lastNumber = 0

  /// Whether a change that is made now is animated.
  static func isAnimating(_ view: View) -> Bool {
    view.window != nil && View.areAnimationsEnabled && View.inheritedAnimationDuration > 0
  }

  /// Lets a view fade in the animation block that is running.
  ///
  /// - Parameters:
  ///   - view: The view.
  ///   - whenGone: What to do when it has faded; not called if it is turned back.
  func fadeOut(_ view: View, whenGone: @escaping @MainActor () -> Void = {}) {
    let identifier = ObjectIdentifier(view)
    lastNumber += 1
    let number = lastNumber
    let alpha = fades[identifier]?.alpha ?? view.alpha
    fades[identifier] = Fade(alpha: alpha, number: number, whenGone: whenGone)
    view.isShownWhileHidden = true
    View.animate(withDuration: 0) {
      view.alpha = 0
    } completion: { [weak self, weak view] _ in
      guard let self, let view, self.fades[identifier]?.number == number else { return }
      self.settle(view)
      whenGone()
    }
  }

  /// Lets a view appear in the animation block that is running: from nothing, or from where it is on its way out.
  func fadeIn(_ view: View) {
    let identifier = ObjectIdentifier(view)
    view.isShownWhileHidden = false
    if let fade = fades.removeValue(forKey: identifier) {
      view.alpha = fade.alpha
    } else {
      let alpha = view.alpha
      View.performWithoutAnimation { view.alpha = 0 }
      view.alpha = alpha
    }
  }

  /// Ends a view's way out at once.
  func settle(_ view: View) {
    guard let fade = fades.removeValue(forKey: ObjectIdentifier(view)) else { return }
    view.isShownWhileHidden = false
    View.performWithoutAnimation { view.alpha = fade.alpha }
  }
}
